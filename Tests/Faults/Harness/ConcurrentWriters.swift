import Foundation
import SeededRandom

/// Twelve processes that each make twenty edits of one document: every edit that was said to be saved is there, and nobody waits
/// for ever.
enum ConcurrentWriters {
    static let processes = 12
    static let edits = 20

    static func run(seed: UInt64, until limit: Limit) throws -> Tally {
        var tally = Tally()
        var random = SeededGenerator(seed: seed)
        let bench = try Workbench()
        var (saved, refused) = (0, 0)
        repeat {
            try bench.clear()
            try bench.write("work/A.xib", Materials.document(1))
            let round = try race(bench, hasJournal: random.chance(50))
            saved += round.saved
            refused += round.refused
            tally.tried += processes * edits
            tally.losses += round.losses
        } while !limit.isReached(after: tally.tried)
        tally.remark = "\(saved) saved, \(refused) gave up waiting"
        return tally
    }

    private static func race(
        _ bench: Workbench, hasJournal: Bool
    ) throws -> (saved: Int, refused: Int, losses: [String]) {
        var (saved, refused): ([String], Int) = ([], 0)
        var losses: [String] = []
        var running: [Int: (child: Child, edit: Int)] = [:]
        func start(_ process: Int, _ edit: Int) throws {
            let add = "add label to iN0-l3-epB text=P\(process)E\(edit)"
            let options = hasJournal ? [] : ["--no-journal"]
            running[process] = (
                try bench.start(
                    options + [bench("work/A.xib"), "-c", add, "-c", "save"], log: "run\(process)"), edit
            )
        }
        for process in 0..<processes { try start(process, 0) }
        let end = Date(timeIntervalSinceNow: 600)
        while !running.isEmpty {
            usleep(1000)
            for (process, (child, edit)) in running.sorted(by: { $0.key < $1.key }) {
                guard let run = child.end(before: end) else { continue }
                if run.status == 0, run.output.contains("saved ") {
                    saved.append("P\(process)E\(edit)")
                } else if run.status == 2, run.complaints.contains("is editing it") {
                    refused += 1
                } else {
                    losses.append("process \(process), edit \(edit): \(run.summary)")
                }
                running[process] = nil
                if edit + 1 < edits { try start(process, edit + 1) }
            }
        }
        let text = String(decoding: bench.bytes("work/A.xib"), as: UTF8.self)
        for edit in saved where !text.contains("text=\"\(edit)\"") {
            losses.append("\(edit) was said to be saved and is not there")
        }
        return (saved.count, refused, losses)
    }
}
