import Foundation
import SeededRandom

/// Saves of which every write fails beyond a size, at every 8 KB up to what a save of the document needs.
enum FullDisk {
    static func run(seed: UInt64, until limit: Limit) throws -> Tally {
        var tally = Tally()
        var random = SeededGenerator(seed: seed)
        let bench = try Workbench()
        repeat {
            // Documents of up to a hundred kilobytes.
            let padding = 20 + random.below(280)
            try bench.clear()
            try bench.write("work/A.xib", Materials.document(1, padding: padding))
            let path = bench("work/A.xib")
            _ = try bench.run([path, "-c", Materials.command(2), "-c", "save"])
            let start = try bench.snapshot()
            let size = bench.bytes("work/A.xib").count
            for limit in stride(from: 0, through: size + 16_384, by: 8192) {
                try start.restore(to: bench)
                // The limit is given in blocks of 512 bytes.
                let run = try bench.run(
                    [
                        "-c", "ulimit -f \(limit / 512); exec \"$@\" >/dev/null", "sh", Workbench.nibsh, path, "-c",
                        Materials.command(3), "-c", "save",
                    ], program: "/bin/sh")
                let loss = try AfterKill.check(
                    bench, path: "work/A.xib", killed: run, old: 2, new: 3, before: 1, padding: padding)
                tally.count(loss.map { "limit \(limit), document \(size): \($0)" })
            }
        } while !limit.isReached(after: tally.tried)
        return tally
    }
}
