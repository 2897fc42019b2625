import Foundation
import PTYSupport

/// Harnesses that run the shell inside of a process of their own, thousands of times a second; a crash ends only that process.
public enum Workers {
    /// The program that `work` is called in.
    static let program = BuildProducts.path(of: "nibsh-faults")
    /// How many tries a process makes at most, and how long it may take; on a busy machine a try takes a second or more.
    private static let (largestBatch, patience) = (100, 1200.0)
    /// How many it makes if the time is limited, which is looked at after each process.
    private static let smallBatch = 10

    static func run(_ kind: String, seed: UInt64, until limit: Limit) throws -> Tally {
        var tally = Tally()
        var partial = 0
        let bench = try Workbench()
        var first = seed &* 1_000_003
        let batch = if case .time = limit { smallBatch } else { largestBatch }
        repeat {
            try bench.clear()
            let arguments = ["--worker", kind, "--from", "\(first)", "--count", "\(batch)", "--folder", bench("work")]
            let run = try bench.run(arguments, program: program, seconds: patience)
            let lines = run.output.split(separator: "\n")
            tally.tried += lines.count
            partial += lines.count { $0 == Self.partly }
            tally.losses += lines.filter { !$0.hasPrefix("ok") }.map(String.init)
            if run.status != 0 {
                tally.tried += 1
                tally.losses.append(
                    "crashed: nibsh-faults --worker \(kind) --from \(first &+ UInt64(lines.count)) --count 1 --folder DIR; \(run.summary)"
                )
            }
            // The next process goes on after the try that ended this one.
            first &+= UInt64(run.status == 0 ? batch : lines.count + 1)
        } while !limit.isReached(after: tally.tried)
        if partial > 0 { tally.remark = "\(partial) came back in part" }
        // Of a few tries more may come back in part by chance.
        if partial * 20 > tally.tried, tally.tried >= 200 {
            tally.losses.append("too many came back in part: \(partial)")
        }
        return tally
    }

    /// What is printed for a try after which a part of what was wanted came back.
    private static let partly = "ok, in part"

    /// Makes tries in this process and prints a line for each.
    ///
    /// - Parameters:
    ///   - kind: `journals`, `bits`, `documents`, `nibs`, `lines`, `numbers`, `verbs` or `scripts`.
    ///   - seeds: the seeds of the tries.
    ///   - folder: an empty folder for files.
    public static func work(_ kind: String, seeds: Range<UInt64>, folder: String) {
        for seed in seeds {
            let loss: String?
            var done = "ok"
            switch kind {
            case "bits":
                switch FlippedBitTry(folder: folder, seed: seed).outcome() {
                case .whole: loss = nil
                case .prefix: (loss, done) = (nil, partly)
                case .loss(let what): loss = what
                }
            case "journals": loss = JournalTry(folder: folder, seed: seed).loss()
            case "documents": loss = DocumentTry(folder: folder, seed: seed).loss()
            case "nibs": loss = NibTry(folder: folder, seed: seed).loss()
            case "lines": loss = LineTry(folder: folder, seed: seed).loss()
            case "numbers": loss = NumberTry(folder: folder, seed: seed).loss()
            case "verbs": loss = VerbTry(folder: folder, seed: seed).loss()
            default: loss = ScriptTry(folder: folder, seed: seed).loss()
            }
            print(loss.map { "seed \(seed): \($0)" }?.replacingOccurrences(of: "\n", with: " | ") ?? done)
            fflush(nil)
        }
    }
}
