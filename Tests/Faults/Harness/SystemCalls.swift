import Foundation
import PTYSupport
import SeededRandom

/// Every system call that a save, a journal write, a save of several files or the undo of a run makes on its files, killed once and failed once.
enum SystemCalls {
    /// How a call is struck.
    enum Strike: String { case kill, fail }

    /// What the program does when it is struck.
    private enum Scene: CaseIterable { case save, firstSave, jointSave, atomicRun, runUndo, prompt }

    /// How many documents a run with '--atomic' has.
    private static let documents = 3

    static func run(_ strike: Strike, seed: UInt64, until limit: Limit) throws -> Tally {
        var tally = Tally()
        guard let library = Workbench.faultLibrary else {
            tally.remark = "skipped: there is no preload library"
            return tally
        }
        var random = SeededGenerator(seed: seed)
        let errors: [Int32] = strike == .fail ? [EIO, ENOSPC, EACCES] : [0]
        let bench = try Workbench()
        var calls: [(scene: Scene, number: Int, error: Int32)] = []
        var starts: [Scene: Snapshot] = [:]
        for scene in Scene.allCases {
            let start = try prepare(scene, in: bench)
            starts[scene] = start
            let count = try count(scene, in: bench, with: library)
            guard count > 0 else { throw Child.Failure(description: "no calls were counted in \(scene)") }
            for number in 1...count { for error in errors { calls.append((scene, number, error)) } }
            tally.remark += "\(tally.remark.isEmpty ? "" : ", ")\(scene) \(count)"
        }
        tally.remark = "calls: " + tally.remark
        calls.shuffle(using: &random)
        for (index, call) in calls.enumerated() {
            // In the time of a short run only some of them are struck.
            if limit.isReached(after: index) {
                tally.remark += "; \(index) of \(calls.count) were struck"
                break
            }
            try starts[call.scene]!.restore(to: bench)
            var variables = ["NIBSH_FAULT_MODE": strike.rawValue, "NIBSH_FAULT_AT": "\(call.number)"]
            if strike == .fail { variables["NIBSH_FAULT_ERRNO"] = "\(call.error)" }
            let loss = try play(call.scene, in: bench, variables: preload(library, bench, variables))
            tally.count(
                loss.map {
                    "\(call.scene), call \(call.number)\(strike == .fail ? ", error \(call.error)" : ""): \($0)"
                })
        }
        return tally
    }

    private static func preload(_ library: String, _ bench: Workbench, _ more: [String: String]) -> [String: String] {
        ["LD_PRELOAD": library, "NIBSH_FAULT_ROOT": bench.folder, "NIBSH_FAULT_OUT": bench("calls")]
            .merging(more) { $1 }
    }

    private static func prepare(_ scene: Scene, in bench: Workbench) throws -> Snapshot {
        try bench.clear()
        switch scene {
        case .save, .prompt:
            try bench.write("work/A.xib", Materials.document(1))
            _ = try bench.run([bench("work/A.xib"), "-c", Materials.command(2), "-c", "save"])
        case .firstSave: try bench.write("work/A.xib", Materials.document(2))
        case .jointSave: try Materials.writeProject("MeterOne", in: bench)
        case .atomicRun, .runUndo:
            try AtomicKills.write(documents, in: bench)
            if scene == .runUndo { _ = try bench.run(AtomicKills.arguments(documents, in: bench)) }
        }
        return try bench.snapshot()
    }

    private static func count(_ scene: Scene, in bench: Workbench, with library: String) throws -> Int {
        _ = try play(scene, in: bench, variables: preload(library, bench, ["NIBSH_FAULT_MODE": "count"]))
        return Int(String(decoding: bench.bytes("calls"), as: UTF8.self)) ?? 0
    }

    /// Runs the program once.
    ///
    /// - Returns: what was lost.
    private static func play(_ scene: Scene, in bench: Workbench, variables: [String: String]) throws -> String? {
        let path = bench("work/A.xib")
        switch scene {
        case .save, .firstSave:
            let run = try bench.run([path, "-c", Materials.command(3), "-c", "save"], environment: variables)
            return try AfterKill.check(
                bench, path: "work/A.xib", killed: run, old: 2, new: 3, before: scene == .save ? 1 : 2, padding: 0,
                hasHistory: scene == .save)
        case .jointSave:
            let run = try bench.run(
                JointKills.arguments(bench, from: "MeterOne", to: "MeterTwo"), environment: variables)
            return try JointKills.check(bench, killed: run, opening: 1)
        case .atomicRun:
            let run = try bench.run(AtomicKills.arguments(documents, in: bench), environment: variables)
            return try AtomicKills.check(documents, in: bench, killed: run, from: 1, to: 2, opening: 1)
        case .runUndo:
            let run = try bench.run(["undo", "--run"], environment: variables)
            return try AtomicKills.check(documents, in: bench, killed: run, from: 2, to: 1, opening: 1)
        case .prompt: return try playAtPrompt(bench, variables)
        }
    }

    /// Edits, saves and edits again at a prompt.
    private static func playAtPrompt(_ bench: Workbench, _ variables: [String: String]) throws -> String? {
        let terminal = try PseudoTerminal(
            program: Workbench.nibsh, arguments: [bench("work/A.xib")], environment: bench.environment(variables),
            size: (200, 50))
        for line in [
            Materials.command(3), Materials.command(4), "save", Materials.command(5), "quit", "n", "quit", "n",
        ] {
            terminal.send(line + "\r")
        }
        let status = try terminal.waitForExit()
        let output = String(decoding: terminal.output, as: UTF8.self)
        let plain = output.replacingOccurrences(of: "\u{1B}\\[[0-9;?]*[A-Za-z]", with: "", options: .regularExpression)
        if [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV].contains(status - 128) {
            return "crashed: \(plain.suffix(300))"
        }
        guard let state = Materials.state(of: bench.bytes("work/A.xib")), [2, 4].contains(state) else {
            return "the document is torn or has another state"
        }
        if plain.contains("saved ") && !plain.contains("saved without"), state != 4 {
            return "it said that it saved, and did not: \(plain.suffix(300))"
        }
        // The edits that were acknowledged are in the journal, unless it said that they are not.
        let isTold = ["not in the journal", "without its log", "cannot", "not kept"].contains { plain.contains($0) }
        guard !isTold, let last = [5, 4, 3].first(where: { plain.contains("\($0 - 1)  \(Materials.command($0))") })
        else {
            return nil
        }
        let copy = bench("work/copy.xib")
        let run = try bench.run([bench("work/A.xib"), "-c", "restore \(last - 1)", "-c", "save \(copy)"])
        guard run.status == 0, Materials.state(of: bench.bytes("work/copy.xib")) == last else {
            return "entry \(last - 1) was acknowledged and cannot be restored: \(run.summary)"
        }
        return nil
    }
}
