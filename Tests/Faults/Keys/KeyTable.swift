/// The sessions of a run: tried, survived, lost.
public struct KeyTable: Sendable {
    /// The sessions that were run.
    public private(set) var tried = 0
    /// The seeds of sessions that were lost, with what became of them.
    public private(set) var lost: [(seed: UInt64, outcome: KeySession.Outcome)] = []

    /// Makes an empty table.
    public init() {}

    /// Runs sessions one after the other.
    ///
    /// - Parameters:
    ///   - count: how many.
    ///   - seed: that of the first; each of the others has the next number.
    ///   - program: the program.
    ///   - arguments: its arguments.
    public mutating func run(_ count: Int, seed: UInt64, program: String, arguments: [String]) {
        for number in 0..<UInt64(count) {
            var session = KeySession(program: program, arguments: arguments, seed: seed &+ number)
            let outcome = session.run()
            tried += 1
            if outcome != .survived { lost.append((seed &+ number, outcome)) }
        }
    }
}
