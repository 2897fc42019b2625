/// The candidates for the word at the cursor, and the part of the line that the chosen one replaces.
package struct Completion: Sendable, Equatable {
    /// The UTF-8 offsets in the line that a candidate replaces, usually the word before the cursor.
    package var replace: Range<Int>

    /// The candidates, in the order of the list.
    package var candidates: [CompletionCandidate]

    /// Makes a completion.
    ///
    /// - Parameters:
    ///   - replace: UTF-8 offsets in the line given to the completer.
    ///   - candidates: The candidates, in the order of the list.
    package init(replace: Range<Int>, candidates: [CompletionCandidate]) {
        self.replace = replace
        self.candidates = candidates
    }
}

/// A text that can be inserted at the cursor.
package struct CompletionCandidate: Sendable, Equatable {
    /// The text to insert, quoted as the line requires.
    package var text: String

    /// The text that the list shows for the candidate.
    package var label: String

    /// The note that the list shows beside the label; empty for none.
    package var note: String

    /// Whether the label says too little without the note, as an id does.
    package var needsNote: Bool

    /// Whether the text completes the word, so that a space follows.
    package var isFinal: Bool

    /// Makes a candidate.
    ///
    /// - Parameters:
    ///   - text: The text to insert.
    ///   - label: The text that the list shows; `text` if nil.
    ///   - note: The note that the list shows beside the label.
    ///   - isFinal: Whether a space follows; false for a folder, because its path continues.
    ///   - needsNote: Whether the label says too little without the note.
    package init(text: String, label: String? = nil, note: String = "", isFinal: Bool = true, needsNote: Bool = false) {
        self.text = text
        self.label = label ?? text
        self.note = note
        self.isFinal = isFinal
        self.needsNote = needsNote
    }
}

extension Completion {
    /// The candidates without repeated texts.
    var distinct: [CompletionCandidate] {
        var seen = Set<String>(minimumCapacity: candidates.count)
        return candidates.filter { seen.insert($0.text).inserted }
    }

    /// Returns the longest text that all candidates begin with.
    static func commonPrefix(of candidates: [CompletionCandidate]) -> Substring {
        guard let first = candidates.first else { return "" }
        var common = first.text[...]
        for candidate in candidates.dropFirst() where !common.isEmpty {
            var end = common.startIndex
            var other = candidate.text.makeIterator()
            while end < common.endIndex, let character = other.next(), character == common[end] {
                end = common.index(after: end)
            }
            common = common[..<end]
        }
        return common
    }
}
