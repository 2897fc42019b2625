import Foundation
import PTYSupport
import SeededRandom

/// Power failures: the writes, syncs and renames of a save are recorded, and then any of those since the last sync are dropped, in
/// any combination.
enum PowerFailures {
    static func run(seed: UInt64, until limit: Limit) throws -> Tally {
        var tally = Tally()
        guard let library = Workbench.faultLibrary else {
            tally.remark = "skipped: there is no preload library"
            return tally
        }
        var random = SeededGenerator(seed: seed)
        let bench = try Workbench()
        let single = try SingleSave(bench, library)
        let joint = try JointSave(bench, library)
        let prompt = try DurablePrompt(bench, library)
        repeat {
            tally.count(try single.loss(bench, &random).map { "a save: \($0)" })
            tally.count(try joint.loss(bench, &random).map { "a save of nine files: \($0)" })
            tally.count(try prompt.loss(bench, &random).map { "a prompt with --durable: \($0)" })
        } while !limit.isReached(after: tally.tried)
        return tally
    }

    /// Records what a run does to the files of a bench.
    private static func record(_ bench: Workbench, _ library: String, _ arguments: [String]) throws -> [DiskOperation] {
        let trace = NSTemporaryDirectory() + "/nibsh-trace-\(getpid())"
        defer { try? FileManager.default.removeItem(atPath: trace) }
        let run = try bench.run(
            arguments,
            environment: tracing(bench, library, to: trace))
        guard run.status == 0 else { throw Child.Failure(description: "the run failed: \(run.summary)") }
        return DiskOperation.read(Array(FileManager.default.contents(atPath: trace) ?? Data()))
    }

    private static func tracing(_ bench: Workbench, _ library: String, to trace: String) -> [String: String] {
        [
            "LD_PRELOAD": library, "NIBSH_FAULT_ROOT": bench.folder, "NIBSH_FAULT_MODE": "trace",
            "NIBSH_FAULT_OUT": trace,
        ]
    }

    private struct SingleSave {
        let start: Snapshot
        let operations: [DiskOperation]

        init(_ bench: Workbench, _ library: String) throws {
            try bench.clear()
            try bench.write("work/A.xib", Materials.document(1))
            _ = try bench.run([bench("work/A.xib"), "-c", Materials.command(2), "-c", "save"])
            start = try bench.snapshot()
            operations = try record(bench, library, [bench("work/A.xib"), "-c", Materials.command(3), "-c", "save"])
        }

        func loss(_ bench: Workbench, _ random: inout SeededGenerator) throws -> String? {
            let (moment, said) = try fail(start, operations, bench, &random)
            guard let state = Materials.state(of: bench.bytes("work/A.xib")), [2, 3].contains(state) else {
                return "after \(moment): the document is torn"
            }
            if said.contains("saved "), state != 3 { return "after \(moment): it was said to be saved, and is not" }
            let undo = try bench.run([bench("work/A.xib"), "-c", "undo 9", "-c", "save"])
            guard undo.status == 0, Materials.state(of: bench.bytes("work/A.xib")) == 1 else {
                return "after \(moment): the history is lost: \(undo.summary)"
            }
            return nil
        }
    }

    private struct JointSave {
        let start: Snapshot
        let operations: [DiskOperation]

        init(_ bench: Workbench, _ library: String) throws {
            try bench.clear()
            try Materials.writeProject("MeterOne", in: bench)
            start = try bench.snapshot()
            operations = try record(bench, library, JointKills.arguments(bench, from: "MeterOne", to: "MeterTwo"))
        }

        func loss(_ bench: Workbench, _ random: inout SeededGenerator) throws -> String? {
            let (moment, said) = try fail(start, operations, bench, &random)
            let next = try bench.run([bench("work/View\(random.below(7) + 1).xib"), "-c", "tree"])
            guard let name = Materials.projectName(among: ["MeterOne", "MeterTwo"], in: bench) else {
                return "after \(moment): the set is half-written: \(next.summary)"
            }
            if said.contains("saved "), name != "MeterTwo" {
                return "after \(moment): it was said to be saved, and is not"
            }
            return nil
        }
    }

    /// Edits at a prompt that is to bring each of them to the disk.
    private struct DurablePrompt {
        let start: Snapshot
        let operations: [DiskOperation]
        private static let states = [3, 4, 5]

        init(_ bench: Workbench, _ library: String) throws {
            try bench.clear()
            try bench.write("work/A.xib", Materials.document(2))
            start = try bench.snapshot()
            let trace = NSTemporaryDirectory() + "/nibsh-trace-\(getpid())"
            defer { try? FileManager.default.removeItem(atPath: trace) }
            let terminal = try PseudoTerminal(
                program: Workbench.nibsh, arguments: ["--durable", bench("work/A.xib")],
                environment: bench.environment(tracing(bench, library, to: trace)), size: (200, 50))
            let lines = Self.states.map(Materials.command)
            for line in [lines[0], lines[1], "save", lines[2], "quit", "n"] { terminal.send(line + "\r") }
            let status = try terminal.waitForExit()
            guard status == 0 else { throw Child.Failure(description: "the prompt ended with \(status)") }
            operations = DiskOperation.read(Array(FileManager.default.contents(atPath: trace) ?? Data()))
        }

        func loss(_ bench: Workbench, _ random: inout SeededGenerator) throws -> String? {
            let (moment, said) = try fail(start, operations, bench, &random)
            guard let state = Materials.state(of: bench.bytes("work/A.xib")), [2, 4].contains(state) else {
                return "after \(moment): the document is torn"
            }
            if said.contains("saved "), state != 4 { return "after \(moment): it was said to be saved, and is not" }
            guard
                let index = Self.states.indices.last(where: {
                    said.contains("\($0 + 1)  \(Materials.command(Self.states[$0]))")
                })
            else { return nil }
            let copy = bench("work/copy.xib")
            let run = try bench.run([bench("work/A.xib"), "-c", "restore \(index + 1)", "-c", "save \(copy)"])
            guard run.status == 0, Materials.state(of: bench.bytes("work/copy.xib")) == Self.states[index] else {
                return "after \(moment): entry \(index + 1) was acknowledged and is lost: \(run.summary)"
            }
            return nil
        }
    }

    /// Makes the files of a bench as a power failure at a random moment leaves them.
    private static func fail(
        _ start: Snapshot, _ operations: [DiskOperation], _ bench: Workbench, _ random: inout SeededGenerator
    ) throws -> (moment: String, said: String) {
        try start.restore(to: bench)
        var disk = try Disk(bench.folder)
        let count = random.below(operations.count + 1)
        for operation in operations.prefix(count) { disk.perform(operation) }
        let drop = [0, 30, 70, 100][random.below(4)]
        let files = disk.afterPowerFailure(dropping: drop, &random)
        try Disk.write(files, over: bench.folder)
        return ("\(count) of \(operations.count) calls, dropping \(drop) %", disk.said)
    }
}
