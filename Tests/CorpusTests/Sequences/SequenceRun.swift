import Foundation
import NibDocument
import NibShell
import Replies
import SeededRandom
import TestDocuments
import XMLTree

/// One random sequence of commands on one document, with what has to hold of it all along.
final class SequenceRun {
    /// What is wrong, in a sentence.
    struct Failure: Error {
        let message: String
    }

    let seed: UInt64
    let file: String
    /// The statements that were run, for the report of a failure.
    private(set) var script: [String] = []
    /// How many commands of each verb succeeded and failed.
    private(set) var counts: [String: (done: Int, failed: Int)] = [:]

    private let base: [UInt8]
    private let isTraced: Bool
    private var shell: Shell
    private let options: Shell.Options
    private var random: SeededGenerator
    /// The bytes of each state of the log.
    private var states: [Int: [UInt8]] = [:]
    private var state = 0
    /// The bytes when the open block began.
    private var blockStart: [UInt8]?

    /// Opens a document for a run.
    ///
    /// - Parameters:
    ///   - file: a copy of the document, which the run may write.
    ///   - seed: what the commands follow from.
    ///   - journalFolder: the folder of journals.
    ///   - isTraced: whether each statement is printed before it is run.
    /// - Throws: an error when the document cannot be opened.
    init(file: String, seed: UInt64, journalFolder: String, isTraced: Bool) throws {
        self.file = file
        self.seed = seed
        self.isTraced = isTraced
        random = SeededGenerator(seed: seed)
        base = try Corpus.bytes(file)
        var options = Shell.Options()
        options.isInteractive = true
        options.journalFolder = journalFolder
        self.options = options
        shell = Shell(options: options)
        _ = try shell.open(file)
        states[0] = base
    }

    /// Runs the sequence and checks everything.
    func run() throws {
        for _ in 0..<20 { try step() }
        if blockStart != nil { try run(random.chance(70) ? "commit" : "rollback") }
        if blockStart != nil { try run("rollback") }
        let final = bytes
        try checkResult(final)
        try checkHistory(final)
        try checkReplay(final)
        try checkRecovered(final)
        try checkReopened(final)
    }

    private var bytes: [UInt8] { shell.documentBytes ?? [] }

    // MARK: - Steps

    private func step() throws {
        switch random.below(20) {
        case 0: try run(blockStart == nil ? "begin" : "commit")
        case 1: try run(random.chance(50) ? "begin" : "rollback")
        case 2:
            try run("undo \(1 + random.below(3))")
            if random.chance(60) { try run("redo\(random.chance(50) ? " 2" : "")") }
        case 3: try run("restore \(random.below(states.count + 1))")
        case 4 where random.chance(30): try run("source \(script(of: 1 + random.below(4)))")
        case 5 where random.chance(20): try run("revert")
        default: try run(command())
        }
    }

    /// A random command for the document as it is now.
    private func command() throws -> String {
        var commands = RandomCommands(try NibDocument(bytes: bytes), random: random)
        let command = commands.next()
        random = commands.random
        return command
    }

    /// A script of commands, any of which may fail; the path of its file.
    private func script(of count: Int) throws -> String {
        let lines = try (0..<count).map { _ in try command() }
        let path = "\(file)-\(script.count).nibsh"
        try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: URL(fileURLWithPath: path))
        script += lines.map { "  in the next script: \($0)" }
        return path
    }

    /// Runs a statement and checks that it did what its reply says, or nothing.
    private func run(_ statement: String) throws {
        script.append(statement)
        if isTraced { print("  \(statement.debugDescription)") }
        let before = bytes
        let reply: Reply
        do throws(CommandError) {
            reply = try shell.execute(statement)
        } catch {
            counts[shell.lastCommand, default: (0, 0)].failed += 1
            if error.code == "internal" { throw Failure(message: "internal error: \(error)") }
            // A commit that fails takes the whole block back.
            let isCommit = statement == "commit" && blockStart != nil
            let wanted = isCommit ? blockStart! : before
            if isCommit { blockStart = nil }
            try expect(bytes == wanted, "a failed command changed the document: \(error)")
            return
        }
        let verb = shell.lastCommand
        counts[verb, default: (0, 0)].done += 1
        try note(reply, verb, before)
    }

    private func note(_ reply: Reply, _ verb: String, _ before: [UInt8]) throws {
        switch verb {
        case "begin": blockStart = before
        case "rollback":
            try expect(bytes == blockStart, "rollback did not give back the document")
            blockStart = nil
        case "run":
            // The reply tells no entry; an undo and a redo tell where the script led.
            guard blockStart == nil, bytes != before else { return }
            let after = bytes
            guard case .int(let old)? = try shell.execute("undo").field("state"),
                case .int(let number)? = try shell.execute("redo").field("state")
            else { throw Failure(message: "no state") }
            try expect(old == state && bytes == after, "undo and redo of a script changed the document")
            states[number] = after
            state = number
        case "undo", "redo", "restore":
            guard case .int(let number)? = reply.field("state") else { throw Failure(message: "no state") }
            state = number
            try expect(bytes == states[number], "\(verb) gave other bytes than those of state \(number)")
        default:
            if verb == "commit" { blockStart = nil }
            if case .int(let number)? = reply.field("entry") {
                try expect(bytes != before || verb == "commit", "an entry that changed nothing")
                states[number] = bytes
                state = number
            } else if blockStart == nil {
                try expect(bytes == before, "a command without an entry changed the document")
            }
        }
    }

    private func expect(_ condition: Bool, _ message: String) throws {
        guard condition else { throw Failure(message: message) }
    }

    // MARK: - At the end

    /// The result is a document as sound as the base was.
    private func checkResult(_ final: [UInt8]) throws {
        let document = try NibDocument(bytes: final)
        try expect(document.tree.rewritten() == final, "the result is not rewritten byte for byte")
        let faults = Faults(of: document).subtracting(Faults(of: try NibDocument(bytes: base)))
        try expect(faults.isEmpty, "new faults: \(faults)")
    }

    /// Undoing all gives the base, redoing all the result.
    private func checkHistory(_ final: [UInt8]) throws {
        let last = state
        let reply = try shell.execute("restore 0")
        try expect(bytes == base, "undoing all does not give the base")
        guard case .int(let count)? = reply.field("undoneCount"), count > 0 else { return }
        _ = try shell.execute("redo \(count)")
        try expect(bytes == final, "redoing all does not give the result")
        for number in states.keys.sorted() {
            _ = try shell.execute("restore \(number)")
            try expect(bytes == states[number], "state \(number) cannot be restored")
        }
        _ = try shell.execute("restore \(last)")
    }

    /// The log, played on the base, gives the result.
    private func checkReplay(_ final: [UInt8]) throws {
        let log = try shell.execute("log --script").lines
        let folder = try TemporaryFolder()
        let other = Shell()
        _ = try other.open(folder.write(base, to: "replay.\(file.hasSuffix(".xib") ? "xib" : "storyboard")"))
        // As a script: there, 'set' does only what it says, and what came along with it has lines of its own.
        let script = try folder.write(Array(log.map { $0 + "\n" }.joined().utf8), to: "log.nibsh")
        do { _ = try other.execute("source '\(script)'") } catch {
            throw Failure(message: "the log cannot be replayed: \(error)")
        }
        try expect(other.documentBytes == final, "the replayed log gives other bytes")
        other.abandon()
    }

    /// After a kill, the next session has all states from the journal alone.
    private func checkRecovered(_ final: [UInt8]) throws {
        let last = state
        shell.abandon()
        shell = Shell(options: options)
        _ = try shell.open(file)
        try expect(bytes == base, "a kill changed the file")
        guard last > 0 else { return }
        for number in states.keys.sorted() + [last] {
            _ = try shell.execute("restore \(number)")
            try expect(bytes == states[number], "state \(number) cannot be restored after a kill")
        }
        try expect(bytes == final, "recovery gives other bytes")
    }

    /// After a save the log goes on in another session.
    private func checkReopened(_ final: [UInt8]) throws {
        _ = try shell.execute("save")
        try expect(Corpus.bytes(file) == final, "the saved file has other bytes")
        _ = try shell.close()
        shell = Shell(options: options)
        _ = try shell.open(file)
        guard state > 0 else { return }
        for number in [0, state] + states.keys.sorted() {
            _ = try shell.execute("restore \(number)")
            try expect(bytes == states[number], "state \(number) cannot be restored in another session")
        }
        shell.abandon()
    }
}
