/// What can stand at the cursor: candidates and the part of the line that the chosen one replaces.
public struct Completion: Sendable, Equatable {
    /// The UTF-8 offsets in the line that a candidate's text takes the place of, usually the word before the cursor.
    public var replace: Range<Int>

    /// The candidates in the order in which they are listed.
    public var candidates: [Candidate]

    /// Makes a completion.
    ///
    /// - Parameters:
    ///   - replace: UTF-8 offsets in the line given to the completer.
    ///   - candidates: What can stand there, in the order of the list.
    public init(replace: Range<Int>, candidates: [Candidate]) {
        self.replace = replace
        self.candidates = candidates
    }
}

/// One text that can stand at the cursor.
public struct Candidate: Sendable, Equatable {
    /// The text that goes into the line, quoted as the line needs it.
    public var text: String

    /// The text that stands for the candidate in the list.
    public var label: String

    /// What is said about the candidate beside its label, or nothing.
    public var note: String

    /// Whether the word is complete with it, so that a space follows.
    public var isFinal: Bool

    /// Makes a candidate.
    ///
    /// - Parameters:
    ///   - text: The text that goes into the line.
    ///   - label: What the list shows; the text itself when nil.
    ///   - note: What the list says beside the label.
    ///   - isFinal: Whether a space follows; false for a folder, whose path goes on.
    public init(text: String, label: String? = nil, note: String = "", isFinal: Bool = true) {
        self.text = text
        self.label = label ?? text
        self.note = note
        self.isFinal = isFinal
    }
}

extension Completion {
    /// The candidates without those whose text came before.
    var distinct: [Candidate] {
        var seen = Set<String>(minimumCapacity: candidates.count)
        return candidates.filter { seen.insert($0.text).inserted }
    }

    /// Gives the longest text that all candidates begin with.
    static func commonPrefix(of candidates: [Candidate]) -> Substring {
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
