import XMLTree

extension NibDocument {
    /// Changes the document as one transaction: all of the changes, or none.
    ///
    /// This is how the document is written: no edit stays open, whatever `body` does. A block of commands that are checked
    /// together has one edit, in which each of them is an ``Edit/attempt(_:)``.
    ///
    /// - Parameter body: makes the changes through the edit, which it must not keep.
    /// - Returns: what `body` returns, and the primitives that undo the changes, in the order in which they were made.
    /// - Throws: what `body` throws, or such an error if the document would not be whole; nothing is changed then.
    package func withTransaction<Result, Failure: TransactionFailure>(
        _ body: (Edit) throws(Failure) -> Result
    ) throws(Failure) -> (result: Result, inverses: [Primitive]) {
        let edit = Edit(self)
        let result: Result
        do throws(Failure) { result = try body(edit) } catch {
            edit.cancel()
            throw error
        }
        do throws(NibError) { return (result, try edit.finish()) } catch {
            edit.cancel()
            throw Failure(error)
        }
    }
}

/// An error that ends a transaction; it can say that the document would not be whole.
package protocol TransactionFailure: Error {
    /// Makes the error of a document that would not be whole.
    init(_ error: NibError)
}

extension NibError: TransactionFailure {
    /// The error itself.
    package init(_ error: NibError) { self = error }
}
