import NibDifference
import NibDocument
import Replies

@testable import DifferenceScript

/// The commands that add an object as a user would, with `add`, `set` and `connect`, in place of its XML.
///
/// It plays the commands so far on a copy of the first version. The commands for an object are those that the script of the
/// difference between that copy and the same copy with the object has.
final class ObjectCommands {
    private let rehearsal: Rehearsal
    /// Whether the copy has all that the commands so far made.
    private var isInStep = true

    init(on bytes: [UInt8]) throws {
        rehearsal = try Rehearsal(copyOf: NibDocument(bytes: bytes))
    }

    /// Plays commands of the script.
    func play(_ lines: [String]) {
        if isInStep, !lines.isEmpty, !rehearsal.attempt(lines) { isInStep = false }
    }

    /// Returns the commands for an element that a line inserts; nil if they are not all finer than it.
    func lines(insteadOf insertion: String) throws -> [String]? {
        guard isInStep else { return nil }
        let wanted = try Rehearsal(copyOf: rehearsal.document)
        guard wanted.attempt([insertion]) else { return nil }
        let trial = try Rehearsal(copyOf: rehearsal.document)
        let writer = ScriptWriter(trial, to: wanted.document, isEssential: false)
        _ = writer.writeBlock()
        let lines = trial.blocks.flatMap(\.self)
        guard !lines.contains(where: { $0.hasPrefix("insert ") }),
            NibDifference(from: trial.document, to: wanted.document).changes.isEmpty
        else { return nil }
        return lines
    }
}
