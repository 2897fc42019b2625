import CommandLanguage
import Foundation
import NibShell
import Replies
import SeededRandom
import TestDocuments

/// Lines of a transcript, one of them with random changes, typed at a prompt: a command fails and changes nothing, or what it did can
/// be undone, made again and replayed.
struct LineTry {
    private let folder: String
    private let lines: [String]
    private let path: String
    private let base: [UInt8]

    private static let words = [
        "'", "\"", "\\", "\\\n", "\n", "$", "$0", "*", ".", "..", "@", "[0]", " -> ", " <- ", " as ", " into ", " at 0",
        " at -1", " --force",
        " --", " = ", "key=", "id=", "-1", " 18446744073709551616", "owner", "scene:", "<a/>", "<color/>", "<!--",
        "&amp;", "ü", "\u{202E}",
        "\u{FEFF}", "\u{1B}[2J", "\u{9B}", "\0", "undo 2\n", "redo\n", "begin\n", "restore 0\n",
        String(repeating: "x", count: 5_000),
    ]
    /// Commands after which the document is another one, or is as a file says.
    private static let leaving: Set = [
        "open", "new", "close", "quit", "reload", "save", "run", "take", "rename class",
    ]

    /// Some lines of a transcript, one of them with random changes.
    init(folder: String, seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let transcript = random.pick(Transcript.all) ?? Transcript(document: "", lines: [""])
        let start = random.below(transcript.lines.count)
        let end = min(transcript.lines.count, start + 1 + random.below(3))
        var lines = Array(transcript.lines[start..<end])
        let mutated = random.below(lines.count)
        lines[mutated] = String(
            decoding: Mutation.mutated(Array(lines[mutated].utf8), words: Self.words, &random), as: UTF8.self)
        self.init(folder: folder, document: transcript.document, lines: lines)
    }

    /// Lines for a copy of a document.
    init(folder: String, document: String, lines: [String]) {
        (self.folder, self.lines) = (folder, lines)
        path = folder + "/" + (document as NSString).lastPathComponent
        base = (try? Corpus.bytes(document)) ?? []
    }

    func loss() -> String? {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            try? FileManager.default.removeItem(atPath: folder + "/" + name)
        }
        _ = FileManager.default.createFile(atPath: path, contents: Data(base))
        var options = Shell.Options()
        options.isInteractive = true
        let shell = Shell(options: options)
        do { _ = try shell.open(path) } catch { return "'\(path)' does not open: \(error.message)" }
        var (hasLeft, isInBlock) = (false, false)
        for statement in StatementReader.statements(in: lines.joined(separator: "\n")) {
            let before = shell.documentBytes
            do throws(CommandError) {
                _ = try shell.execute(statement)
            } catch {
                if error.code == "internal" { return "an internal error: \(error.message) \(lines)" }
                // A block whose commit fails is undone.
                if shell.documentBytes != before, !isInBlock { return "it failed and changed the document: \(lines)" }
                continue
            }
            if shell.lastCommand == "begin" { isInBlock = true }
            if Self.leaving.contains(shell.lastCommand) { hasLeft = true }
            guard Shell.editingCommands.contains(shell.lastCommand), !isInBlock else { continue }
            if let loss = shell.lossOfUndo(to: before) { return "\(loss): \(lines)" }
        }
        defer { shell.abandon() }
        if hasLeft || isInBlock { return nil }
        if Array(FileManager.default.contents(atPath: path) ?? Data()) != base {
            return "the file is another, and nothing was saved: \(lines)"
        }
        return shell.lossOfReplay(on: path, in: folder).map { "\($0): \(lines)" }
    }
}

/// What a transcript types, and the document that it begins with.
struct Transcript {
    let document: String
    let lines: [String]

    /// Those that begin with a document of the project.
    static let all: [Transcript] = {
        let root = (Corpus.samples as NSString).deletingLastPathComponent
        return Corpus.files(in: root + "/Tests/Transcripts", suffixes: [".nibsh"]).compactMap { path in
            let text = String(decoding: (try? Corpus.bytes(path)) ?? [], as: UTF8.self)
            let header = "# document: "
            let lines = text.split(separator: "\n").map(String.init)
            guard let first = lines.first, first.hasPrefix(header) else { return nil }
            let document = root + "/" + first.dropFirst(header.count)
            let commands = lines.filter { !$0.hasPrefix("#") }
            let isDocument = document.hasSuffix(".xib") || document.hasSuffix(".storyboard")
            guard isDocument, !commands.isEmpty, FileManager.default.fileExists(atPath: document) else { return nil }
            return Transcript(document: document, lines: commands)
        }
    }()
}
