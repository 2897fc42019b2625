/// What can come at the cursor.
public struct Suggestions: Equatable, Sendable {
    /// The part of the line that a suggestion replaces, in UTF-8 offsets.
    public var replace: Range<Int>
    /// The suggestions, best first.
    public var items: [Suggestion]
}

/// One thing that can come at the cursor.
public struct Suggestion: Equatable, Sendable {
    /// The text for the line, quotes included.
    public var text: String
    /// A short description for the list.
    public var note: String
    /// Whether a space follows: the word is complete.
    public var isFinal: Bool
}
