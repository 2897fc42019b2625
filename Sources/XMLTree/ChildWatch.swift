/// A count of the changes among the elements in one: those that came or went, and those with another start tag.
public struct ChildWatch: Equatable, Sendable {
    /// The element whose children are watched.
    public let parent: NodeID
    /// How many changes there were since.
    public private(set) var changes = 0

    /// Begins to watch the elements in an element.
    public init(_ parent: NodeID) { self.parent = parent }

    mutating func note(_ changed: Int32) {
        if changed == parent.index { changes += 1 }
    }
}
