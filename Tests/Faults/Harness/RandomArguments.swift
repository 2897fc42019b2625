import Foundation
import SeededRandom

/// Random arguments of the program: it answers with a status, and a document is changed only by a save that succeeds.
enum RandomArguments {
    private static let words = [
        "-c", "-f", "-n", "--json", "--no-journal", "--sources", "--durable", "--dry-run", "--", "-", "--help",
        "--version", "journals",
        "tree", "save", "undo", "set But-to-n01 customClass State3", "set But-to-n01", "", " ", "'", "\u{1B}[2J", "ü",
        "--print", "man",
        "-c save", "--sources=", "--json=1", "-cc", "/dev/null", "/dev", ".", "missing.xib", "log --script", "quit",
        "check", "help", "new ios-xib N.xib",
    ]

    static func run(seed: UInt64, until limit: Limit) throws -> Tally {
        var tally = Tally()
        var random = SeededGenerator(seed: seed)
        let bench = try Workbench()
        try bench.write("work/A.xib", Materials.document(1))
        let start = try bench.snapshot()
        repeat {
            var arguments = (0..<random.below(7)).map { _ in
                let word = random.pick(words) ?? ""
                return random.chance(15)
                    ? String(decoding: Mutation.mutated(Array(word.utf8), &random).filter { $0 != 0 }, as: UTF8.self)
                    : word
            }
            arguments.insert(bench("work/A.xib"), at: random.below(arguments.count + 1))
            let run = try bench.run(arguments)
            let state = Materials.state(of: bench.bytes("work/A.xib"))
            var loss: String?
            if run.isCrash || ![0, 1, 2].contains(run.status) { loss = run.summary }
            if state == nil { loss = "the document has none of its states: \(run.summary)" }
            if state != 1, !run.output.contains("saved"), !run.output.contains("\"isWritten\":true"), run.status == 2 {
                loss = "it failed, and the document is changed: \(run.summary)"
            }
            if run.status == 2, run.output.isEmpty, run.complaints.isEmpty { loss = "it failed without a word" }
            tally.count(loss.map { "\(arguments): \($0)" })
            if state != 1 { try start.restore(to: bench) }
        } while !limit.isReached(after: tally.tried)
        return tally
    }
}
