import Foundation
import SeededRandom

/// Kills of runs that edit and save one document, at random moments.
enum BatchKills {
    static func run(seed: UInt64, until limit: Limit) throws -> Tally {
        var tally = Tally()
        var random = SeededGenerator(seed: seed)
        let bench = try Workbench()
        let padding = 600
        // One edit is saved, so that there is a history to lose.
        try bench.write("work/A.xib", Materials.document(1, padding: padding))
        let path = bench("work/A.xib")
        let first = try bench.run([path, "-c", Materials.command(2), "-c", "save"])
        guard first.status == 0 else { throw Child.Failure(description: "the first run failed: \(first.summary)") }
        let start = try bench.snapshot()
        let begun = Date()
        _ = try bench.run([path, "-c", Materials.command(3), "-c", "save"])
        let duration = Date().timeIntervalSince(begun)
        repeat {
            try start.restore(to: bench)
            var arguments = [path]
            let last = 3 + random.below(4)
            if random.chance(50) {
                let script = (3...last).map(Materials.command).joined(separator: "\n") + "\nsave\n"
                try bench.write("work/script.nibsh", Array(script.utf8))
                arguments += ["-f", bench("work/script.nibsh")]
            } else {
                for state in 3...last { arguments += ["-c", Materials.command(state)] }
                arguments += ["-c", "save"]
            }
            let delay = Double.random(in: 0...1.1, using: &random) * duration
            let child = try bench.start(arguments)
            usleep(UInt32(delay * 1e6))
            child.kill()
            let killed = child.finish(within: 300)
            let loss = try AfterKill.check(
                bench, path: "work/A.xib", killed: killed, old: 2, new: last, before: 1, padding: padding)
            tally.count(loss.map { "killed after \(Int(delay * 1000)) ms: \($0)" })
        } while !limit.isReached(after: tally.tried)
        return tally
    }
}

/// What must be true of a document after a run on it was killed or failed.
enum AfterKill {
    /// Checks the document, what was said of it, and its history, by what the next session does.
    ///
    /// - Parameters:
    ///   - bench: where everything is.
    ///   - name: the document.
    ///   - killed: the run.
    ///   - old: the state before the run.
    ///   - new: the state that the run was to save.
    ///   - before: the state that `undo` led to before the run.
    ///   - padding: that of the document.
    ///   - hasHistory: whether there was a journal before the run.
    /// - Returns: what was lost; nil if nothing was.
    /// - Throws: an error if a run cannot be started.
    static func check(
        _ bench: Workbench, path name: String, killed: Workbench.Run, old: Int, new: Int, before: Int, padding: Int,
        hasHistory: Bool = true
    ) throws -> String? {
        if killed.isCrash { return "crashed: \(killed.summary)" }
        guard let state = Materials.state(of: bench.bytes(name), padding: padding), state == old || state == new else {
            return "the document is torn: \(bench.bytes(name).count) bytes"
        }
        let isSaid = killed.output.contains("saved ")
        if isSaid || killed.status == 0, state != new {
            return "it said that it saved, and did not: \(killed.summary)"
        }
        if killed.status == 2, state != old, !killed.complaints.contains("these files are new already") {
            return "it failed, and the document is new: \(killed.summary)"
        }
        // A journal that could not be written is told, and then only its edits may be missing.
        let isTold = ["without its log", "the log is not kept", "is not continued"].contains {
            killed.complaints.contains($0)
        }
        if !hasHistory, state == old { return nil }
        let undo = try bench.run([bench(name), "-c", "undo 9", "-c", "save"])
        let reached = Materials.state(of: bench.bytes(name), padding: padding)
        if undo.isCrash { return "the next run crashed: \(undo.summary)" }
        if undo.status != 0 || reached != before, !isTold {
            return "the history is lost; state \(state), then \(reached.map(String.init) ?? "none"): \(undo.summary)"
        }
        if let rubbish = bench.names.first(where: { $0.hasSuffix(".nibsh") && $0.hasPrefix(".") }), undo.status == 0 {
            return "the next save left \(rubbish)"
        }
        if undo.complaints.contains("another name") { return "the next save: \(undo.summary)" }
        return nil
    }
}
