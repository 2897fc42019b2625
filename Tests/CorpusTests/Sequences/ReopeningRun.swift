import CommandLog
import Foundation
import NibDocument
import Replies
import SeededRandom
import TestDocuments

@testable import NibShell

/// One random sequence of commands, run in one session and, with a journal, in several.
final class ReopeningRun {
    /// What differs, in a sentence.
    struct Difference: Error, CustomStringConvertible {
        let description: String
    }

    /// How a session ends and the next one begins.
    private enum Ending: String, CaseIterable {
        /// The document is saved and closed.
        case close
        /// The unsaved edits are given up at the question that `quit` asks.
        case quit
        /// The process is killed, and the unsaved edits are only in the journal.
        case kill
    }

    /// The statements that were run, for the report of a failure.
    private(set) var script: [String] = []
    /// How often what was done.
    private(set) var counts: [String: Int] = [:]

    private let folder: TemporaryFolder
    /// The document's path in the one session, and in the several.
    private let (wholePath, splitPath): (String, String)
    private let options: Shell.Options
    private let whole: Shell
    private var split: Shell
    private var random: SeededGenerator
    private let isTraced: Bool

    /// Opens two copies of a document.
    ///
    /// Every third sequence is run as a script would be, where saves and the journal wait; there a kill loses what was not saved.
    init(original: String, seed: UInt64, isTraced: Bool) throws {
        folder = try TemporaryFolder()
        let name = original.hasSuffix(".xib") ? "a.xib" : "a.storyboard"
        wholePath = try folder.write(Corpus.bytes(original), to: "whole-\(name)")
        splitPath = try folder.write(Corpus.bytes(original), to: "split-\(name)")
        random = SeededGenerator(seed: seed)
        self.isTraced = isTraced
        var options = Shell.Options()
        options.isInteractive = seed % 3 != 0
        options.journalFolder = "\(folder.path)/journals"
        self.options = options
        whole = Shell(options: options)
        split = Shell(options: options)
        _ = try whole.open(wholePath)
        _ = try split.open(splitPath)
    }

    /// Runs the sequence and compares after every statement.
    func run() throws {
        for _ in 0..<Int.random(in: 8...16, using: &random) {
            if random.chance(20) { try reopen() } else { try run(statement()) }
        }
        if isInBlock { try run("rollback") }
        try reopen()
        for statement in ["log --all", "undo 2", "redo 5", "restore 0", "redo 100", "log --script"] {
            try run(statement)
        }
        whole.abandon()
        split.abandon()
    }

    private var isInBlock: Bool { whole.session?.block != nil }

    private func statement() throws -> String {
        let entries = whole.session?.log.entries.count ?? 0
        switch random.below(20) {
        case 0, 1, 2: return "undo \(1 + random.below(3))"
        case 3, 4: return "redo\(random.chance(50) ? " 2" : "")"
        case 5, 6: return "restore \(random.below(entries + 1))"
        case 7, 8: return "save"
        case 9: return isInBlock ? random.pick(["commit", "rollback"])! : "begin"
        case 10: return "source \(try scriptFile())"
        default: return try command()
        }
    }

    /// A random command for the document as it is now.
    private func command() throws -> String {
        var commands = RandomCommands(try NibDocument(bytes: whole.documentBytes ?? []), random: random)
        defer { random = commands.random }
        return commands.next()
    }

    private func scriptFile() throws -> String {
        let lines = try (0...random.below(2)).map { _ in try command() }
        script += lines.map { "  in the next script: \($0)" }
        return try folder.write(lines.map { $0 + "\n" }.joined(), to: "\(script.count).nibsh")
    }

    // MARK: - Running

    private func run(_ statement: String) throws {
        script.append(statement)
        if isTraced { print("  \(statement.debugDescription)") }
        let entries = whole.session?.log.entries.count
        let results = try [whole, split].map { try result(of: statement, in: $0) }
        guard results[0] == results[1] else {
            throw Difference(description: "'\(statement)' replied \(results.map(\.debugDescription))")
        }
        if !results[0].hasPrefix("error:") { counts[whole.lastCommand, default: 0] += 1 }
        if entries != whole.session?.log.entries.count { counts["edit", default: 0] += 1 }
        try compare(after: statement)
    }

    /// What a statement replies, or the code of its error; of saves only that they were done, as they name their file.
    private func result(of statement: String, in shell: Shell) throws -> String {
        do throws(CommandError) {
            let reply = try shell.execute(statement)
            try save(shell)
            guard shell.lastCommand != "save", shell.lastCommand != "run" else { return "" }
            return reply.text.plain.replacing("split-a.", with: "whole-a.")
        } catch {
            guard error.code != "internal" else { throw Difference(description: "internal error: \(error)") }
            return "error: \(error.code)"
        }
    }

    /// Does the saves that a script would do at its end.
    private func save(_ shell: Shell) throws(CommandError) {
        try shell.finishStagedSaves { _ in }
    }

    /// Ends the second shell's session and opens its document in another; the first shell does what amounts to the same.
    private func reopen() throws {
        if isInBlock { try run("rollback") }
        let ending = options.isInteractive ? random.pick(Ending.allCases)! : .close
        // Edits that came back to what is saved are nothing that could be given up: the log stays where it is, as if it were saved.
        let isModified = split.isModified
        let settle = isModified ? "revert" : "save"
        switch ending {
        case .close:
            try run("save")
            _ = try split.close()
        case .quit:
            _ = try whole.execute(settle)
            if isModified { split.discard() } else { _ = try split.close() }
        case .kill:
            _ = try whole.execute(settle)
            split.abandon()
        }
        script.append("(\(ending.rawValue), open)")
        if isTraced { print("  \(script[script.count - 1])") }
        counts[ending.rawValue, default: 0] += 1
        split = Shell(options: options)
        _ = try split.open(splitPath)
        try compare(after: script[script.count - 1])
    }

    // MARK: - Comparing

    private func compare(after what: String) throws {
        func expect(_ isSame: Bool, _ subject: String) throws {
            if !isSame { throw Difference(description: "after \(what.debugDescription) \(subject) differ") }
        }
        guard let one = whole.session, let other = split.session else { throw Difference(description: "no session") }
        try expect(whole.documentBytes == split.documentBytes, "the bytes")
        try expect(Corpus.bytes(wholePath) == Corpus.bytes(splitPath), "the saved files")
        for state in 0...one.log.entries.count {
            try expect(one.log.redoTarget(of: state) == other.log.redoTarget(of: state), "the redo targets of \(state)")
        }
        guard !isInBlock else { return }
        let texts = try [whole, split].map { try $0.execute("log --all").text.plain }
        try expect(texts[0] == texts[1], "the logs that 'log --all' shows")
        try expect(one.log.entries == other.log.entries && one.log.state == other.log.state, "the logs")
    }
}
