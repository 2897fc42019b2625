/// What people write in brackets after a name to say which of several is meant: `[2]`, counted from 0, or `[2/5]` with how many there
/// must be.
package struct WrittenIndex: Equatable, Sendable {
    /// The index, counted from 0.
    package let index: Int
    /// How many there must be, so that the index means the same elsewhere; nil if it does not matter.
    package let count: Int?

    /// Reads what is between the brackets.
    ///
    /// It is nil if the text is no index, or none among so many.
    ///
    /// - Parameter text: the digits.
    package init?(_ text: some StringProtocol) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard let index = WrittenNumber.read(parts[0]), parts.count <= 2 else { return nil }
        guard parts.count == 2 else {
            (self.index, count) = (index, nil)
            return
        }
        guard let count = WrittenNumber.read(parts[1]), index < count else { return nil }
        (self.index, self.count) = (index, count)
    }

    /// Whether the index can mean one of some things.
    ///
    /// - Parameter number: how many there are.
    /// - Returns: whether the index is one of them, and the count, if there is one, is right.
    package func fits(_ number: Int) -> Bool { index < number && count.map { $0 == number } ?? true }
}
