/// What can stand at the cursor.
public struct Suggestions: Equatable, Sendable {
    /// The part of the line that a suggestion replaces, in UTF-8 offsets.
    public var replace: Range<Int>
    /// The suggestions, best first.
    public var items: [Suggestion]
}

/// One thing that can stand at the cursor.
public struct Suggestion: Equatable, Sendable {
    /// What is put into the line, quotes included.
    public var text: String
    /// What it is, for the list.
    public var note: String
    /// Whether a space follows: the word is complete.
    public var isFinal: Bool
}
