/// What can come at the cursor.
package struct Suggestions: Equatable, Sendable {
    /// The part of the line that a suggestion replaces, in UTF-8 offsets.
    package var replace: Range<Int>
    /// The suggestions, best first.
    package var items: [Suggestion]
}

/// One thing that can come at the cursor.
package struct Suggestion: Equatable, Sendable {
    /// The text for the line, quotes included.
    package var text: String
    /// A short description for the list.
    package var note: String
    /// Whether a space follows: the word is complete.
    package var isFinal: Bool
    /// Whether the text says too little without the note, as an id does.
    package var needsNote = false
}
