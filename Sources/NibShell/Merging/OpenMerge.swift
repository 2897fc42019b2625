import CommandLog
import NibMerge
import Replies

/// The merge that an open document is in the middle of.
///
/// Which conflicts are resolved is not kept anywhere: the labels of the log's entries say so (`take theirs 2`). So undo opens a conflict
/// again, redo resolves it, and a later session goes on with those that are left.
struct OpenMerge {
    private let inputs: MergeInputs
    /// The conflicts; their numbers count from 1.
    let conflicts: [MergeConflict]
    /// The merged document, with what ours has where there are conflicts.
    let bytes: [UInt8]
    /// The document as this side of the merge has it.
    var ours: [UInt8] { inputs.ours }
    /// What else the merge told.
    let notes: [String]
    /// The state of the log in which the merge was opened: the entries on the way there belong to earlier merges.
    var start = 0

    /// Merges versions.
    ///
    /// - Throws: an error if they cannot be merged by object.
    init(_ inputs: MergeInputs, path: String) throws(CommandError) {
        self.inputs = inputs
        let merge = try Self.merge(inputs, with: [:], path: path)
        (conflicts, bytes, notes) = (merge.conflicts, merge.bytes, merge.notes)
    }

    private static func merge(
        _ inputs: MergeInputs, with choices: [String: MergeChoice], path: String
    ) throws(CommandError) -> DocumentMerge {
        do throws(MergeTrouble) {
            return try DocumentMerge(base: inputs.base, ours: inputs.ours, theirs: inputs.theirs, choices: choices)
        } catch { throw CommandError(error, of: path) }
    }

    /// The merged document with conflicts resolved.
    func bytes(with choices: [Int: MergeChoice], path: String) throws(CommandError) -> [UInt8] {
        var named: [String: MergeChoice] = [:]
        for (number, choice) in choices { named[conflicts[number - 1].key] = choice }
        return try Self.merge(inputs, with: named, path: path).bytes
    }

    // MARK: - What the log says

    /// How conflicts were resolved by the entries on the way to the log's state.
    func choices(in log: CommandLog) -> [Int: MergeChoice] {
        var choices: [Int: MergeChoice] = [:]
        let earlier = Set(log.path(to: start))
        for number in log.path(to: log.state) where !earlier.contains(number) {
            guard let label = log[number].label, let taken = Self.taken(label) else { continue }
            for (conflict, choice) in taken where conflicts.indices.contains(conflict - 1) {
                choices[conflict] = choice
            }
        }
        return choices
    }

    /// The numbers of the conflicts that are left.
    func left(in log: CommandLog) -> [Int] {
        let choices = choices(in: log)
        return conflicts.indices.map { $0 + 1 }.filter { choices[$0] == nil }
    }

    /// The label of the entry that resolves conflicts.
    static func label(of numbers: [Int], as choice: MergeChoice) -> String {
        switch choice {
        case .ours: "take ours \(numbers.map(String.init).joined(separator: " "))"
        case .theirs: "take theirs \(numbers.map(String.init).joined(separator: " "))"
        case .value(let text): "take \(numbers[0]) \(text)"
        }
    }

    private static func taken(_ label: String) -> [(Int, MergeChoice)]? {
        let words = label.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count > 2 || words.count == 2, words[0] == "take" else { return nil }
        if words[1] == "ours" || words[1] == "theirs" {
            let choice: MergeChoice = words[1] == "ours" ? .ours : .theirs
            return words[2...].compactMap { Int($0) }.map { ($0, choice) }
        }
        guard let number = Int(words[1]) else { return nil }
        return [(number, .value(words[2...].joined(separator: " ")))]
    }
}

extension CommandError {
    /// Why versions of a document cannot be merged by object.
    init(_ trouble: MergeTrouble, of path: String) {
        self.init("merge", "\(path): \(trouble.reason)", hints: trouble.hints)
        guard let line = trouble.line else { return }
        place = Place(file: path, line: line, column: 1)
        message = trouble.reason
    }
}
