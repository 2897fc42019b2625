import Foundation

/// One way of making nibsh fail, tried again and again.
public struct Harness: Sendable {
    /// Its name in the table.
    public let name: String
    /// How much of the time it gets, compared with others.
    public let weight: Double
    /// Tries until the time is over; everything random comes from the seed.
    public let run: @Sendable (_ seed: UInt64, _ end: Date) throws -> Tally

    /// All of them, in the order of the table.
    ///
    /// Random keys at the prompt belong into this list as well: a harness that types them at a `PseudoTerminal`.
    public static let all: [Harness] = [
        Harness(name: "kills at a prompt", weight: 3) { try PromptKills.run(seed: $0, until: $1) },
        Harness(name: "kills in batch runs", weight: 2) { try BatchKills.run(seed: $0, until: $1) },
        Harness(name: "kills while nine files are saved", weight: 2) { try JointKills.run(seed: $0, until: $1) },
        Harness(name: "system calls killed", weight: 4) { try SystemCalls.run(.kill, seed: $0, until: $1) },
        Harness(name: "system calls failed", weight: 4) { try SystemCalls.run(.fail, seed: $0, until: $1) },
        Harness(name: "power failures", weight: 3) { try PowerFailures.run(seed: $0, until: $1) },
        Harness(name: "full disk, every 8 KB", weight: 1) { try FullDisk.run(seed: $0, until: $1) },
        Harness(name: "damaged journals", weight: 2) { try Workers.run("journals", seed: $0, until: $1) },
        Harness(name: "concurrent writers", weight: 2) { try ConcurrentWriters.run(seed: $0, until: $1) },
        Harness(name: "mutated documents", weight: 2) { try Workers.run("documents", seed: $0, until: $1) },
        Harness(name: "mutated nibs and archives", weight: 1) { try Workers.run("nibs", seed: $0, until: $1) },
        Harness(name: "mutated scripts", weight: 1) { try Workers.run("scripts", seed: $0, until: $1) },
        Harness(name: "mutated command lines", weight: 1) { try CommandLines.run(seed: $0, until: $1) },
        Harness(name: "hostile documents", weight: 1) { try HostileDocuments.run(seed: $0, until: $1) },
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
