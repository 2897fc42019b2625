import Foundation
import SeededRandom
import TestDocuments
import Testing

/// A session that is closed and opened again in between gives the same as one that is not: the same bytes, the same log
/// and the same redo targets after every command.
///
/// `NIBSH_SEQUENCE=N` runs only the sequence with the seed N and prints each command before it is run.
struct ReopeningTests {
    @Test func reopeningChangesNothing() async {
        let wish = ProcessInfo.processInfo.environment["NIBSH_SEQUENCE"].flatMap { UInt64($0) }
        let seeds = wish.map { [$0] } ?? Array(1...500)
        let lanes = 2
        var counts: [String: Int] = [:]
        await withTaskGroup(of: [String: Int].self) { group in
            for lane in 0..<lanes {
                let own = seeds.enumerated().filter { $0.offset % lanes == lane }.map(\.element)
                group.addTask { Self.run(own, isTraced: wish != nil) }
            }
            for await more in group { counts.merge(more, uniquingKeysWith: +) }
        }
        guard wish == nil else { return }
        print("reopening: \(seeds.count) sequences, \(counts.sorted { $0.key < $1.key }.map { "\($0) \($1)" })")
        for what in ["edit", "undo", "redo", "restore", "save", "run", "close", "quit", "kill"] {
            #expect(counts[what] ?? 0 > 50, "'\(what)' was hardly ever done")
        }
    }

    /// Runs sequences and reports those that fail.
    ///
    /// - Returns: how often what was done.
    private static func run(_ seeds: [UInt64], isTraced: Bool) -> [String: Int] {
        var counts: [String: Int] = [:]
        for seed in seeds {
            let original = Corpus.sampleFiles[Int(seed) % Corpus.sampleFiles.count]
            do {
                let run = try ReopeningRun(original: original, seed: seed, isTraced: isTraced)
                do { try run.run() } catch {
                    let script = run.script.map { "  \($0.debugDescription)" }.joined(separator: "\n")
                    Issue.record("seed \(seed), \(Corpus.name(original)): \(error)\n\(script)")
                }
                counts.merge(run.counts, uniquingKeysWith: +)
            } catch {
                Issue.record("seed \(seed), \(Corpus.name(original)): \(error)")
            }
        }
        return counts
    }
}
