import FaultHarness
import Foundation

/// Makes nibsh fail in every way that the harnesses know, and prints a table: how often that was tried, how often everything
/// survived, and how often something was lost.
///
///     nibsh-faults [--minutes N | --full] [--seed S] [--only NAME]
///
/// With `--full` each harness makes as many tries as it says (`Harness.full`), however long that takes.
/// The same seed gives the same tries; the moments of kills depend on the machine as well.
struct Arguments {
    var minutes = 1.0
    var isFull = false
    var seed = UInt64(Date().timeIntervalSince1970)
    var only = ""
    var worker: String?
    var from: UInt64 = 0
    var count: UInt64 = 1
    var folder = "."

    init(_ words: [String]) {
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--full" {
                isFull = true
                continue
            }
            let value = rest.popFirst() ?? ""
            switch word {
            case "--minutes": minutes = Double(value) ?? minutes
            case "--seed": seed = UInt64(value) ?? seed
            case "--only": only = value
            case "--worker": worker = value
            case "--from": from = UInt64(value) ?? from
            case "--count": count = UInt64(value) ?? count
            case "--folder": folder = value
            default:
                FileHandle.standardError.write(
                    Data("usage: nibsh-faults [--minutes N | --full] [--seed S] [--only NAME]\n".utf8))
                exit(2)
            }
        }
    }
}

/// Prints a line at once, also into a pipe.
func tell(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

let arguments = Arguments(Array(CommandLine.arguments.dropFirst()))
if let worker = arguments.worker {
    Workers.work(worker, seeds: arguments.from..<arguments.from &+ arguments.count, folder: arguments.folder)
    exit(0)
}

tell("seed \(arguments.seed), \(arguments.isFull ? "full" : "\(arguments.minutes) minutes")")
let harnesses = Harness.all.filter { arguments.only.isEmpty || $0.name.contains(arguments.only) }
let weights = harnesses.map(\.weight).reduce(0, +)
func row(_ name: String, _ cells: [String]) -> String {
    name.padding(toLength: 34, withPad: " ", startingAt: 0)
        + cells.map { String(repeating: " ", count: max(1, 10 - $0.count)) + $0 }.joined()
}

tell(row("", ["tried", "survived", "lost"]))
var isWell = true
for harness in harnesses {
    let seconds = arguments.minutes * 60 * harness.weight / weights
    let limit = arguments.isFull ? Limit.tries(harness.full) : .time(Date(timeIntervalSinceNow: seconds))
    do {
        let tally = try harness.run(arguments.seed, limit)
        let lost = tally.losses.count
        let remark = tally.remark.isEmpty ? "" : "   \(tally.remark)"
        tell(row(harness.name, ["\(tally.tried)", "\(tally.tried - lost)", "\(lost)"]) + remark)
        for loss in tally.losses.prefix(20) { tell("    " + loss) }
        if lost > 0 { isWell = false }
    } catch {
        tell(row(harness.name, ["-", "-", "-"]) + "   \(error)")
        isWell = false
    }
}
exit(isWell ? 0 : 1)
