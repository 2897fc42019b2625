import Foundation
import SeededRandom

/// Kills of a run that renames a class in nine files and saves them as one.
enum JointKills {
    /// The arguments of the run.
    static func arguments(_ bench: Workbench, from old: String, to new: String) -> [String] {
        [bench("work/View1.xib"), "--sources", bench("work"), "-c", "rename class \(old) \(new)", "-c", "save"]
    }

    static func run(seed: UInt64, until limit: Limit) throws -> Tally {
        var tally = Tally()
        var random = SeededGenerator(seed: seed)
        let bench = try Workbench()
        try Materials.writeProject("MeterOne", in: bench)
        let start = try bench.snapshot()
        let begun = Date()
        let first = try bench.run(arguments(bench, from: "MeterOne", to: "MeterTwo"))
        guard first.status == 0, Materials.projectName(among: ["MeterTwo"], in: bench) != nil else {
            throw Child.Failure(description: "the rename failed: \(first.summary)")
        }
        let duration = Date().timeIntervalSince(begun)
        repeat {
            try start.restore(to: bench)
            // The writing is in the last part.
            let delay = Double.random(in: 0.4...1.1, using: &random) * duration
            let child = try bench.start(arguments(bench, from: "MeterOne", to: "MeterTwo"))
            usleep(UInt32(delay * 1e6))
            child.kill()
            let loss = try check(bench, killed: child.finish(within: 300), opening: random.below(7) + 1)
            tally.count(loss.map { "killed after \(Int(delay * 1000)) ms: \($0)" })
        } while !limit.isReached(after: tally.tried)
        return tally
    }

    /// Checks that all files are new, or all old, once one of them was opened.
    static func check(_ bench: Workbench, killed: Workbench.Run, opening number: Int) throws -> String? {
        if killed.isCrash { return "crashed: \(killed.summary)" }
        let next = try bench.run([bench("work/View\(number).xib"), "-c", "tree"])
        if next.status != 0 { return "the next run failed: \(next.summary)" }
        guard let name = Materials.projectName(among: ["MeterOne", "MeterTwo"], in: bench) else {
            let states = Materials.projectNames.map { file in
                let bytes = bench.bytes("work/" + file)
                let isNew = Materials.project("MeterTwo")[file] == bytes
                return isNew ? "new" : Materials.project("MeterOne")[file] == bytes ? "old" : "neither"
            }
            return "the files are \(states.joined(separator: ", ")); \(next.summary)"
        }
        if killed.output.contains("saved ") || killed.status == 0, name != "MeterTwo" {
            return "it said that it saved, and did not: \(killed.summary)"
        }
        if killed.status == 2, name != "MeterOne" { return "it failed, and the files are new: \(killed.summary)" }
        if let record = try? FileManager.default.contentsOfDirectory(atPath: bench("state/nibsh/saves")).first {
            return "the record \(record) is left; \(next.summary)"
        }
        return try rubbish(bench, number, after: next)
    }

    /// Checks that nothing is left beside the files, and that a save says nothing of other names.
    private static func rubbish(_ bench: Workbench, _ number: Int, after next: Workbench.Run) throws -> String? {
        if let left = bench.names.first(where: { !Materials.projectNames.contains($0) }) {
            return "\(left) is left; \(next.summary)"
        }
        let save = try bench.run([bench("work/View\(number).xib"), "-c", "set But-to-n01 tag 3", "-c", "save"])
        if save.status != 0 || save.complaints.contains("name") { return "the next save: \(save.summary)" }
        return nil
    }
}
