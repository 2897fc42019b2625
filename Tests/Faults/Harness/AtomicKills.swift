import Foundation
import SeededRandom

/// Kills of runs that edit documents and save them as one (`--atomic`), and of runs that undo that.
enum AtomicKills {
    private static let count = 50

    /// The name of a document.
    static func name(_ index: Int) -> String { "work/A\(index).xib" }

    /// Writes documents, all in state 1.
    static func write(_ count: Int, in bench: Workbench) throws {
        for index in 0..<count { try bench.write(name(index), Materials.document(1)) }
    }

    /// The arguments of the run that takes documents to state 2.
    static func arguments(_ count: Int, in bench: Workbench) -> [String] {
        ["--atomic", "-c", Materials.command(2), "-c", "save"] + (0..<count).map { bench(name($0)) }
    }

    static func run(seed: UInt64, until limit: Limit) throws -> Tally {
        var tally = Tally()
        var random = SeededGenerator(seed: seed)
        let bench = try Workbench()
        try write(count, in: bench)
        let before = try bench.snapshot()
        let edit = arguments(count, in: bench)
        let undo = ["undo", "--run"]
        let (editing, _) = try duration(of: edit, in: bench)
        let after = try bench.snapshot()
        let (undoing, _) = try duration(of: undo, in: bench)
        repeat {
            let undoes = random.chance(40)
            try (undoes ? after : before).restore(to: bench)
            let delay = Double.random(in: 0.1...1.1, using: &random) * (undoes ? undoing : editing)
            let child = try bench.start(undoes ? undo : edit)
            usleep(UInt32(delay * 1e6))
            child.kill()
            let loss = try check(
                count, in: bench, killed: child.finish(within: 300), from: undoes ? 2 : 1, to: undoes ? 1 : 2,
                opening: random.below(count))
            tally.count(loss.map { "\(undoes ? "undo" : "edit") killed after \(Int(delay * 1000)) ms: \($0)" })
        } while !limit.isReached(after: tally.tried)
        return tally
    }

    private static func duration(of arguments: [String], in bench: Workbench) throws -> (TimeInterval, Workbench.Run) {
        let begun = Date()
        let run = try bench.run(arguments)
        guard run.status == 0 else { throw Child.Failure(description: "the run failed: \(run.summary)") }
        return (Date().timeIntervalSince(begun), run)
    }

    /// Checks that all documents are in one of two states once one of them was opened, and that the run, if it is in them, can be undone
    /// in every byte.
    static func check(
        _ count: Int, in bench: Workbench, killed: Workbench.Run, from old: Int, to new: Int, opening number: Int
    ) throws -> String? {
        if killed.isCrash { return "crashed: \(killed.summary)" }
        let next = try bench.run([bench(name(number)), "-c", "tree"])
        if next.status != 0 { return "the next run failed: \(next.summary)" }
        let states = (0..<count).map { Materials.state(of: bench.bytes(name($0))) }
        guard let state = states[0], [old, new].contains(state), states.allSatisfy({ $0 == state }) else {
            return "the documents are in states \(states.map { $0.map(String.init) ?? "none" }); \(next.summary)"
        }
        if killed.status == 0, state != new { return "it said that it saved, and did not: \(killed.summary)" }
        if killed.status == 2, state != old { return "it failed, and the documents are new: \(killed.summary)" }
        if let record = try? FileManager.default.contentsOfDirectory(atPath: bench("state/nibsh/saves")).first {
            return "the record \(record) is left; \(next.summary)"
        }
        if let left = bench.names.first(where: { !$0.hasSuffix(".xib") || $0.hasPrefix(".") }) {
            return "\(left) is left; \(next.summary)"
        }
        let undo = try bench.run(["undo", "--run"])
        if undo.isCrash { return "the undo crashed: \(undo.summary)" }
        if undo.status != (state == 2 ? 0 : 2) { return "in state \(state), the undo: \(undo.summary)" }
        guard (0..<count).allSatisfy({ Materials.state(of: bench.bytes(name($0))) == 1 }) else {
            return "the undo does not restore the documents: \(undo.summary)"
        }
        return nil
    }
}
