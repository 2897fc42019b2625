import Foundation

/// One way of making nibsh fail, tried again and again.
public struct Harness: Sendable {
    /// Its name in the table.
    public let name: String
    /// How much of the time it gets, compared with others.
    public let weight: Double
    /// How many tries make a full run, which takes about an hour on two processors.
    public let full: Int
    /// Tries until the limit is reached; everything random comes from the seed.
    public let run: @Sendable (_ seed: UInt64, _ limit: Limit) throws -> Tally

    /// All of them, in the order of the table.
    public static let all: [Harness] = [
        Harness(name: "kills at a prompt", weight: 3, full: 1_500, run: PromptKills.run),
        Harness(name: "kills in batch runs", weight: 2, full: 1_500, run: BatchKills.run),
        Harness(name: "kills while nine files are saved", weight: 2, full: 1_000, run: JointKills.run),
        Harness(name: "kills while fifty documents are saved", weight: 2, full: 300, run: AtomicKills.run),
        Harness(name: "system calls killed", weight: 4, full: .max) { try SystemCalls.run(.kill, seed: $0, until: $1) },
        Harness(name: "system calls failed", weight: 4, full: .max) { try SystemCalls.run(.fail, seed: $0, until: $1) },
        Harness(name: "power failures", weight: 3, full: 3_000, run: PowerFailures.run),
        Harness(name: "full disk, every 8 KB", weight: 1, full: 1_000, run: FullDisk.run),
        Harness(name: "special files as targets", weight: 2, full: .max, run: SpecialFiles.run),
        Harness(name: "damaged journals", weight: 2, full: 5_000) { try Workers.run("journals", seed: $0, until: $1) },
        Harness(name: "journals with one bit flipped", weight: 2, full: 2_000) {
            try Workers.run("bits", seed: $0, until: $1)
        },
        Harness(name: "concurrent writers", weight: 2, full: 2_400, run: ConcurrentWriters.run),
        Harness(name: "mutated documents", weight: 2, full: 100_000) {
            try Workers.run("documents", seed: $0, until: $1)
        },
        Harness(name: "mutated nibs and archives", weight: 1, full: 100_000) {
            try Workers.run("nibs", seed: $0, until: $1)
        },
        Harness(name: "mutated scripts", weight: 1, full: 100_000) { try Workers.run("scripts", seed: $0, until: $1) },
        Harness(name: "mutated command lines", weight: 1, full: 100_000) {
            try Workers.run("lines", seed: $0, until: $1)
        },
        Harness(name: "numbers at their limits", weight: 1, full: 3_000) {
            try Workers.run("numbers", seed: $0, until: $1)
        },
        Harness(name: "sessions of all verbs", weight: 3, full: 500) {
            try Workers.run("verbs", seed: $0, until: $1)
        },
        Harness(name: "random arguments", weight: 1, full: 5_000, run: RandomArguments.run),
        Harness(name: "hostile documents", weight: 1, full: 1_000, run: HostileDocuments.run),
        Harness(name: "hostile state folders", weight: 2, full: 1_000, run: HostileFolders.run),
        Harness(name: "odd names through git", weight: 2, full: 500, run: OddNames.run),
        Harness(name: "random keys", weight: 2, full: 2_000, run: Keys.run),
    ]
}

/// What came of the tries of a harness.
public struct Tally: Sendable {
    /// How many tries there were.
    public var tried = 0
    /// What was lost in those that did not end as they should, with what is needed to try them again.
    public var losses: [String] = []
    /// What must be known of the tries, such as how many processes had to give up waiting.
    public var remark = ""

    /// Makes a tally of nothing.
    public init() {}

    /// Counts a try, and what was lost in it, if anything.
    public mutating func count(_ loss: String?) {
        tried += 1
        if let loss { losses.append(loss) }
    }
}
