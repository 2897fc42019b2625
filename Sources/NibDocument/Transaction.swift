import XMLTree

extension NibDocument {
    /// Changes the document as one transaction: all of the changes, or none.
    ///
    /// This is how the document is written: no edit stays open, whatever `body` does. A block of commands that are checked
    /// together has one edit, in which each of them is an ``Edit/attempt(_:)``.
    ///
    /// - Parameter body: makes the changes through the edit, which it must not keep.
    /// - Returns: what `body` returns, and the primitives that take the changes back, in the order in which they were made.
    /// - Throws: what `body` throws, or a `NibError` if the document would not be whole; nothing is changed then.
    package func withTransaction<Result>(_ body: (Edit) throws -> Result) throws -> (
        result: Result, inverses: [Primitive]
    ) {
        let edit = Edit(self)
        do {
            let result = try body(edit)
            return (result, try edit.finish())
        } catch {
            edit.cancel()
            throw error
        }
    }
}
