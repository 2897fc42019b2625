import Foundation
import NibShell
import TestDocuments
import Testing

/// Random sequences of commands: what fails changes nothing, undo gives the base, redo and replay the result.
///
/// They run on the project's own documents and on those of a second corpus where there is one. `NIBSH_SEQUENCES=N` runs N of them.
/// `NIBSH_SEQUENCE=N` runs only the sequence with the seed N, `NIBSH_SEQUENCE=all` all of them, and prints each command before it is
/// run.
struct SequenceTests {
    private static let seeds: [UInt64] =
        Array(1...(ProcessInfo.processInfo.environment["NIBSH_SEQUENCES"].flatMap { UInt64($0) } ?? 500))
    private static let verbs = [
        "connect outlet", "connect collection", "connect action", "connect segue", "connect binding", "disconnect",
        "disconnect outlet", "disconnect collection", "disconnect action", "disconnect all", "add", "insert", "replace",
        "remove",
        "move", "duplicate", "set", "unset", "set attribute", "unset attribute", "begin", "commit", "rollback", "undo",
        "redo", "restore", "run", "add scene", "remove scene", "set initial",
    ]

    private struct Totals: Sendable {
        var sequences = 0
        var counts: [String: (done: Int, failed: Int)] = [:]
        var failures: [String] = []

        mutating func add(_ other: Totals) {
            sequences += other.sequences
            failures += other.failures
            for (verb, count) in other.counts {
                counts[verb, default: (0, 0)].done += count.done
                counts[verb, default: (0, 0)].failed += count.failed
            }
        }
    }

    @Test func everySequenceCanBeUndoneRedoneAndReplayed() async throws {
        let wish = ProcessInfo.processInfo.environment["NIBSH_SEQUENCE"]
        let seeds = wish.flatMap { UInt64($0) }.map { [$0] } ?? Self.seeds
        let lanes = wish == nil ? 4 : 1
        let totals = try await withThrowingTaskGroup(of: Totals.self) { group in
            for lane in 0..<lanes {
                let own = seeds.enumerated().filter { $0.offset % lanes == lane }.map(\.element)
                group.addTask { try Self.run(own, isTraced: wish != nil) }
            }
            return try await group.reduce(into: Totals()) { $0.add($1) }
        }
        report(totals)
        for failure in totals.failures { Issue.record("\(failure)") }
        #expect(totals.sequences == seeds.count)
        if wish == nil {
            for verb in Self.verbs { #expect(totals.counts[verb]?.done ?? 0 > 0, "'\(verb)' never succeeded") }
        }
    }

    private static func run(_ seeds: [UInt64], isTraced: Bool) throws -> Totals {
        let documents = self.documents
        var totals = Totals()
        for seed in seeds {
            // Every third sequence is on a sample, of the others half on the second corpus.
            let samples = Corpus.sampleFiles
            let others = seed % 2 == 0 && !documents.isEmpty ? documents : Corpus.ownFiles
            let original = seed % 3 == 0 ? samples[Int(seed / 3) % samples.count] : others[Int(seed * 7) % others.count]
            let folder = try TemporaryFolder()
            let file = try folder.write(
                Corpus.bytes(original), to: original.hasSuffix(".xib") ? "a.xib" : "a.storyboard")
            if isTraced { print("seed \(seed), \(Corpus.name(original))") }
            let run = try SequenceRun(
                file: file, seed: seed, journalFolder: "\(folder.path)/journals", isTraced: isTraced)
            var result = Totals()
            do { try run.run() } catch {
                let message = (error as? SequenceRun.Failure)?.message ?? "\(error)"
                let script = run.script.map { "  \($0.debugDescription)" }.joined(separator: "\n")
                result.failures = ["seed \(seed), \(Corpus.name(original)): \(message)\n\(script)"]
            }
            result.sequences = 1
            result.counts = run.counts
            totals.add(result)
        }
        return totals
    }

    /// The documents of the second corpus that can be opened.
    private static let documents = Corpus.corpusFiles.filter {
        (try? Corpus.bytes($0)).map { RootElement(of: $0) } == .document
    }

    private func report(_ totals: Totals) {
        let done = totals.counts.values.reduce(0) { $0 + $1.done }
        let failed = totals.counts.values.reduce(0) { $0 + $1.failed }
        print(
            "sequences: \(totals.sequences), \(done) commands done, \(failed) refused, \(totals.failures.count) wrong")
        let verbs = totals.counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.done)+\($0.value.failed)" }
        print("  " + verbs.joined(separator: ", "))
    }
}
