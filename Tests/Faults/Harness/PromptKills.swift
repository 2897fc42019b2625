import Foundation
import PTYSupport
import SeededRandom

/// Kills of a session at a pseudo-terminal, at random moments while somebody types edits and saves.
enum PromptKills {
    static func run(seed: UInt64, until limit: Limit) throws -> Tally {
        var tally = Tally()
        var random = SeededGenerator(seed: seed)
        let bench = try Workbench()
        repeat {
            try bench.clear()
            try bench.write("work/A.xib", Materials.document(0))
            let session = try type(in: bench, &random)
            let loss = try check(bench, session)
            tally.count(loss.map { "after \(session.steps.suffix(4)): \($0)" })
        } while !limit.isReached(after: tally.tried)
        return tally
    }

    /// What was typed, and what the program said before it was killed.
    struct Session {
        /// The state after each statement; those of saves repeat the one before.
        var steps: [String] = []
        /// The states of the entries, in the order in which they were typed; entry n has the state `states[n - 1]`.
        var states: [Int] = []
        /// How many entries were acknowledged.
        var acknowledged = 0
        /// How many saves were acknowledged, and the entries that each save had.
        var savesAcknowledged = 0
        var saves: [Int] = []
    }

    private static func type(in bench: Workbench, _ random: inout SeededGenerator) throws -> Session {
        var session = Session()
        let terminal = try PseudoTerminal(
            program: Workbench.nibsh, arguments: [bench("work/A.xib")], environment: bench.environment(),
            size: (200, 50))
        try terminal.expect("A.xib> ")
        let count = 1 + random.below(5)
        let struck = random.below(count)
        for index in 0..<count {
            if !session.states.isEmpty, random.chance(35) {
                session.saves.append(session.states.count)
                session.steps.append("save")
                terminal.send("save\r")
            } else {
                let state = session.states.count + 1
                session.states.append(state)
                session.steps.append("\(state)")
                terminal.send(Materials.command(state) + "\r")
            }
            if index == struck {
                usleep(UInt32(random.below(12_000)))
                break
            }
            try wait(terminal, session)
        }
        kill(terminal.process, random.chance(70) ? SIGKILL : SIGHUP)
        _ = try terminal.waitForExit()
        let output = String(decoding: terminal.output, as: UTF8.self)
        session.acknowledged = Self.acknowledged(session.states.count, in: output)
        session.savesAcknowledged = output.components(separatedBy: "saved ").count - 1
        return session
    }

    private static func wait(_ terminal: PseudoTerminal, _ session: Session) throws {
        if session.steps.last == "save" {
            try terminal.wait("for the save") { _ in
                let text = String(decoding: terminal.output, as: UTF8.self)
                return text.components(separatedBy: "saved ").count - 1 >= session.saves.count
                    || text.contains("nothing to save")
            }
        } else {
            try terminal.wait("for the edit") { _ in
                acknowledged(session.states.count, in: String(decoding: terminal.output, as: UTF8.self))
                    == session.states.count
            }
        }
    }

    /// How many entries the program has echoed: `3  set … State3`, with colours between.
    private static func acknowledged(_ count: Int, in output: String) -> Int {
        let plain = output.replacingOccurrences(of: "\u{1B}\\[[0-9;?]*[A-Za-z]", with: "", options: .regularExpression)
        return (0..<count).last { plain.contains("\($0 + 1)  \(Materials.command($0 + 1))") }.map { $0 + 1 } ?? 0
    }

    private static func check(_ bench: Workbench, _ session: Session) throws -> String? {
        let file = bench.bytes("work/A.xib")
        guard let state = Materials.state(of: file) else { return "the document is torn: \(file.count) bytes" }
        let least =
            session.savesAcknowledged > 0 ? session.saves[min(session.savesAcknowledged, session.saves.count) - 1] : 0
        guard state == least || session.saves.contains(state) && state >= least else {
            return "the file has state \(state), and \(least) was said to be saved"
        }
        guard session.acknowledged > 0 else { return nil }
        let path = bench("work/A.xib")
        let copy = bench("work/copy.xib")
        // All acknowledged edits are there and lead to their bytes; so does the way back to the beginning.
        for target in [session.acknowledged, 0] {
            try? FileManager.default.removeItem(atPath: copy)
            let run = try bench.run([path, "-c", "restore \(target)", "-c", "save \(copy)"])
            guard run.status == 0 else { return "entry \(target) cannot be restored: \(run.summary)" }
            guard Materials.state(of: bench.bytes("work/copy.xib")) == target else {
                return "restoring \(target) gives other bytes"
            }
        }
        return nil
    }
}
