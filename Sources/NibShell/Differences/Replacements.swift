import NibDifference
import NibDocument
import XMLTree

/// Connections and constraints that were removed and added again in the same words.
///
/// Xcode gives a connection another id when its options change, and a person draws a constraint again to another view with the same
/// label. Their two lines would read the same, so one line says what is different.
struct Replacements {
    /// The removed element of an added one, in the same object and in the same words.
    private var removals: [Change.ID: Change] = [:]
    /// The removals that are told with an addition.
    private var told: Set<Change.ID> = []
    /// Removals and additions that have the same words in different objects.
    private var unclear: Set<Change.ID> = []
    private let words: ChangeWords

    /// A removal or an addition, with its words.
    private struct Candidate {
        let change: Change
        let owner: ChangeWords.Owner?
        let text: String

        init(change: Change, words: ChangeWords) {
            self.change = change
            owner = words.owner(of: change)
            text = words.line([change]).text
        }
    }

    /// What two elements have in common that belong together.
    private struct Key: Hashable {
        let owner: ChangeWords.Owner?
        let text: String
        let contents: [ElementValue]?
    }

    /// Pairs removals with additions.
    ///
    /// - Parameters:
    ///   - changes: the changes that are told.
    ///   - words: what they are called.
    init(_ changes: [Change], words: ChangeWords) {
        self.words = words
        let kinds: Set<Change.Kind> = [.connection, .constraint]
        let candidates = changes.filter { kinds.contains($0.kind) }
        var removed = candidates.filter(\.isRemoval).map { Candidate(change: $0, words: words) }
        var added = candidates.filter(\.isAddition).map { Candidate(change: $0, words: words) }
        Self.keepAlike(&removed, and: &added)
        // What is equal but for its id goes together first.
        pair(removed: &removed, added: &added) { [words] candidate in
            Key(owner: candidate.owner, text: candidate.text, contents: words.contents(of: candidate.change))
        }
        pair(removed: &removed, added: &added) { Key(owner: $0.owner, text: $0.text, contents: nil) }
        Self.keepAlike(&removed, and: &added)
        unclear = Set((removed + added).map(\.change.id))
    }

    /// Leaves out what has no counterpart with the same words.
    private static func keepAlike(_ removed: inout [Candidate], and added: inout [Candidate]) {
        let texts = Set(removed.map(\.text)).intersection(added.map(\.text))
        removed.removeAll { !texts.contains($0.text) }
        added.removeAll { !texts.contains($0.text) }
    }

    private mutating func pair(removed: inout [Candidate], added: inout [Candidate], by key: (Candidate) -> Key) {
        var open = Dictionary(grouping: removed.reversed(), by: key)
        for candidate in added {
            guard let removal = open[key(candidate)]?.popLast() else { continue }
            removals[candidate.change.id] = removal.change
            told.insert(removal.change.id)
        }
        removed.removeAll { told.contains($0.change.id) }
        added.removeAll { removals[$0.change.id] != nil }
    }

    /// Whether a change is told with another one.
    func isTold(_ change: Change) -> Bool { told.contains(change.id) }

    /// Describes changes of one element, and says what tells it from an element with the same words.
    func line(_ changes: [Change]) -> ChangeWords.Line {
        let line = words.line(changes)
        guard let change = changes.first else { return line }
        if unclear.contains(change.id) {
            return ChangeWords.Line(mark: line.mark, text: "\(line.text)  \(change.subject.base)")
        }
        guard let removal = removals[change.id] else { return line }
        let values = words.differences(from: removal, to: change)
        guard values.isEmpty else { return ChangeWords.Line(mark: " ", text: "\(line.text) (\(values))") }
        let ids = "id \(removal.subject.base) → \(change.subject.base)"
        return ChangeWords.Line(mark: " ", text: "\(line.text) (\(ids))", again: change.kind)
    }

    /// Describes in one line what was added again with nothing but another id, if there are several of these.
    static func folded(_ lines: [ChangeWords.Line]) -> [ChangeWords.Line] {
        guard lines.count(where: { $0.again != nil }) > 1 else { return lines }
        let counts = [(Change.Kind.constraint, "constraint"), (.connection, "connection")].compactMap { kind, name in
            let count = lines.count { $0.again == kind }
            return count == 0 ? nil : "\(count) \(name)\(count == 1 ? "" : "s")"
        }
        return lines.filter { $0.again == nil }
            + [ChangeWords.Line(mark: " ", text: "only the ids of \(counts.joined(separator: " and ")) differ")]
    }
}
