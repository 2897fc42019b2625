import CommandLanguage
import Foundation
import NibShell
import PTYSupport
import Replies
import SeededRandom
import SourceIndex
import TestDocuments

/// A session of random commands of all verbs on a document, half of the time with its code. No edit leaves a reference that leads nowhere
/// or an id twice, whatever table says what a reference is; every edit can be undone, and the way back to the beginning is kept.
struct VerbTry {
    let folder: String
    let seed: UInt64
    private static let rounds = 60
    /// How many lines are tried for them: most of what is put together by lot is refused.
    private static let most = 900
    /// Larger documents take longer, and show nothing that small ones do not.
    private static let largest = 40_000
    private static let documents = (Corpus.ownFiles + Corpus.corpusFiles).filter { path in
        ((try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? nil).map { $0 < largest } == true
    }
    private static let editing = Shell.table.commands.filter { Shell.editingCommands.contains($0.name) }

    func loss() -> String? {
        var random = SeededGenerator(seed: seed)
        // Files that commands name without a folder are made there.
        _ = FileManager.default.changeCurrentDirectoryPath(folder)
        empty(folder)
        guard let source = random.pick(random.chance(50) ? Corpus.sampleFiles : Self.documents) else { return nil }
        let path = folder + "/" + (source as NSString).lastPathComponent
        let hasCode = source.hasPrefix(Corpus.samples)
        for file in hasCode ? Self.neighbours(of: source) : [source] {
            try? FileManager.default.copyItem(atPath: file, toPath: folder + "/" + (file as NSString).lastPathComponent)
        }
        var session = Session(shell: Shell(options: options(hasCode: hasCode)), path: path, folder: folder)
        defer { session.shell.abandon() }
        if !session.opens() { return VerbTry(folder: folder, seed: seed &+ 0x1_0000_0001).loss() }
        for _ in 0..<Self.most where session.done < Self.rounds {
            let commands = random.chance(80) ? Self.editing : Shell.table.commands
            guard let command = random.pick(commands) else { continue }
            if let loss = session.run(session.declared.line(of: command, &random)) {
                return "\((source as NSString).lastPathComponent): \(loss)"
            }
        }
        return session.lossAtEnd()
    }

    private func options(hasCode: Bool) -> Shell.Options {
        var options = Shell.Options()
        options.isInteractive = true
        guard hasCode else { return options }
        options.sources = [folder]
        options.makeReader = { SwiftReader(program: BuildProducts.path(of: "nibsh-swift-reader"), processes: 1) }
        return options
    }

    /// A sample's document and the files of code beside it.
    private static func neighbours(of document: String) -> [String] {
        let folder = (document as NSString).deletingLastPathComponent
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().map { folder + "/" + $0 }
            .filter { name in
                [".swift", ".h", ".m", ".xib", ".storyboard"].contains { name.hasSuffix($0) }
            }
    }

    private func empty(_ folder: String) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            try? FileManager.default.removeItem(atPath: folder + "/" + name)
        }
    }
}

extension VerbTry {
    /// A session, and what it must keep.
    private struct Session {
        let shell: Shell
        let path: String
        let folder: String
        /// How many commands were not refused.
        private(set) var done = 0
        private(set) var declared = DeclaredLines(vocabulary: Vocabulary([]))
        private var base: [UInt8]?
        private var (lines, hasLeft, isInBlock) = ([String](), false, false)
        private var faults: [String] = []
        /// Commands after which the log's beginning is another document.
        private static let leaving: Set = ["open", "new", "close", "quit", "reload", "save", "run", "take"]

        init(shell: Shell, path: String, folder: String) {
            (self.shell, self.path, self.folder) = (shell, path, folder)
        }

        mutating func opens() -> Bool {
            guard (try? shell.open(path)) != nil, let bytes = shell.documentBytes,
                // Archives and compiled nibs are shown as other bytes, and are not edited.
                Array(FileManager.default.contents(atPath: path) ?? Data()) == bytes
            else { return false }
            (base, faults) = (bytes, found())
            declared = DeclaredLines(vocabulary: Vocabulary(bytes, code: code))
            return true
        }

        private var code: String {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return names.sorted().filter { $0.hasSuffix(".swift") || $0.hasSuffix(".h") }.map {
                String(decoding: FileManager.default.contents(atPath: folder + "/" + $0) ?? Data(), as: UTF8.self)
            }.joined()
        }

        /// Runs a line, and says what is lost by it.
        mutating func run(_ line: String) -> String? {
            lines.append(line)
            let (before, known) = (shell.documentBytes, declared.vocabulary)
            do throws(CommandError) { _ = try shell.execute(line) } catch {
                if error.code == "internal" { return "an internal error, \(error.message): \(line)" }
                return shell.documentBytes == before || isInBlock ? nil : "it failed and changed the document: \(line)"
            }
            done += 1
            let name = shell.lastCommand
            if name == "begin" { isInBlock = true }
            if name == "commit" || name == "rollback" { isInBlock = false }
            if Self.leaving.contains(name) { hasLeft = true }
            guard let after = shell.documentBytes else { return opens() ? nil : "it does not open again: \(line)" }
            guard after != before else { return nil }
            declared = DeclaredLines(vocabulary: Vocabulary(after, code: code))
            guard Shell.editingCommands.contains(name), !isInBlock else {
                faults = found()
                return nil
            }
            if let loss = shell.lossOfUndo(to: before) { return "\(loss): \(line)" }
            defer { faults = found() }
            // It is for what no document should be.
            if name == "replace", line.contains("--force") { return nil }
            // Those that '--force' made stay, but may be called otherwise when a name changes.
            let now = found()
            if now.count > faults.count { return "\(now.first { !faults.contains($0) } ?? ""): \(line)" }
            let loose = declared.vocabulary.loose.subtracting(known.loose)
            return loose.first.map { "'\($0)' leads nowhere now: \(line)" }
        }

        /// What `check` says of references and ids, without places.
        private func found() -> [String] {
            guard let reply = try? shell.execute("check --rule dangling-reference,duplicate-id") else { return [] }
            let texts = reply.text.plain.split(separator: "\n").filter {
                $0.contains(": error:") || $0.contains(": warning:")
            }
            return texts.map { String($0.drop { $0 != " " }) }
        }

        /// The way back to the beginning is there, and the log leads from it to the document.
        mutating func lossAtEnd() -> String? {
            if isInBlock { _ = try? shell.execute("rollback") }
            if hasLeft { return nil }
            if Array(FileManager.default.contents(atPath: path) ?? Data()) != base {
                return "the file is another, and nothing was saved: \(lines)"
            }
            let touchesCode = lines.contains {
                $0.hasPrefix("declare") || $0.hasPrefix("rename") || $0.hasPrefix("delete")
            }
            if !touchesCode, let loss = shell.lossOfReplay(on: path, in: folder) { return "\(loss): \(lines)" }
            do throws(CommandError) { _ = try shell.execute("restore 0") } catch {
                return "there is no way back: \(error.message): \(lines)"
            }
            return shell.documentBytes == base ? nil : "the way back gives other bytes: \(lines)"
        }
    }
}
