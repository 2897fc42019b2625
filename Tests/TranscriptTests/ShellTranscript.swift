import CommandLanguage
import Foundation
import LineDiff
import NibShell
import PTYSupport
import Replies
import SourceIndex

/// Runs statements one by one in a shell, as if they were typed at its prompt, and records what is shown.
struct ShellTranscript {
    private let transcript: TranscriptCase
    private let workspace: Workspace
    private let shell: Shell
    private var text = ""
    private var done: Set<String> = []

    /// Runs a case.
    ///
    /// The header `# document: PATH` names the document, relative to the package or the case; a copy of it is opened.
    /// `# with: PATH…` names further files to copy, `# columns: N` gives the terminal a width, and `# prompt: yes`
    /// lets it have settings. `$DIR` in a statement is the folder of the copies. Lines that begin
    /// with `#$` are commands for `/bin/sh`, run in that folder.
    ///
    /// - Returns: each statement after the prompt, then its reply or error; at the end the changes that saving made to
    ///   the file.
    static func run(_ transcript: TranscriptCase) throws -> String { try played(transcript).text }

    /// Runs a case for the commands in it.
    ///
    /// - Returns: the names of the commands that were carried out; one that only fails is not among them.
    static func commandsDone(in transcript: TranscriptCase) throws -> Set<String> { try played(transcript).done }

    private static func played(_ transcript: TranscriptCase) throws -> (text: String, done: Set<String>) {
        let workspace = try Workspace()
        for name in (transcript.header("with") ?? "").split(separator: " ") {
            try workspace.copy(TranscriptCase.package.appendingPathComponent(String(name)))
        }
        var options = Shell.Options()
        options.isInteractive = true
        if transcript.header("prompt") != nil { options.prompt = PromptSettings() }
        options.journalFolder = workspace("state")
        let columns = columns(of: transcript)
        options.lineWidth = { columns }
        let reader = BuildProducts.path(of: "nibsh-swift-reader")
        options.makeReader = { SwiftReader(program: reader) }
        var run = ShellTranscript(
            transcript: transcript, workspace: workspace, shell: Shell(options: options))
        let document = try transcript.header("document").map { try workspace.copy(source(of: $0, transcript)) }
        return (try run.playAll(document), run.done)
    }

    private static func columns(of transcript: TranscriptCase) -> Int? {
        transcript.header("columns").flatMap { Int($0) }
    }

    private var columns: Int? { Self.columns(of: transcript) }

    private static let headers = ["document", "with", "columns", "prompt"]

    private static func source(of name: String, _ transcript: TranscriptCase) -> URL {
        let beside = transcript.folder.appendingPathComponent(name)
        if FileManager.default.fileExists(atPath: beside.path) { return beside }
        return TranscriptCase.package.appendingPathComponent(name)
    }

    private init(transcript: TranscriptCase, workspace: Workspace, shell: Shell) {
        self.transcript = transcript
        self.workspace = workspace
        self.shell = shell
    }

    private mutating func playAll(_ document: String?) throws -> String {
        let original = document.map(workspace.bytes)
        if let document {
            do throws(CommandError) {
                let reply = try shell.open(document)
                show(reply.text)
                tell(reply.notices)
            } catch {
                show(error.rendered(statement: nil, width: columns))
                tell(error.notices)
            }
        }
        let lines = transcript.text.split(separator: "\n", omittingEmptySubsequences: false)
        var next = lines.firstIndex { line in !Self.headers.contains { line.hasPrefix("# \($0): ") } } ?? lines.count
        for statement in StatementReader.statements(in: transcript.text) where !shell.hasQuit {
            // Comments between the statements say what they test.
            for line in lines[next..<statement.line - 1] where line.hasPrefix("#") { try comment(line) }
            play(statement)
            next = statement.line + statement.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
        }
        shell.abandon()
        if let document, let original {
            let diff = UnifiedDiff.make(
                old: original, new: workspace.bytes(document), oldName: "before", newName: "after")
            text += diff.isEmpty ? "" : "\n\(diff.text)"
        }
        return workspace.normalized(text)
    }

    /// Shows a comment; one that begins with `#$` is run by `/bin/sh`, to simulate other programs.
    private mutating func comment(_ line: Substring) throws {
        guard line.hasPrefix("#$ ") else {
            text += "\n\(line)\n"
            return
        }
        text += "\(line.dropFirst())\n"
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", String(line.dropFirst(3))]
        process.currentDirectoryURL = URL(fileURLWithPath: workspace.path)
        try process.run()
        process.waitUntilExit()
    }

    private mutating func play(_ statement: Statement) {
        let indented = statement.text.replacingOccurrences(of: "\n", with: "\n      > ")
        text += "\(shell.prompt)\(indented)\n"
        let command = statement.text.replacingOccurrences(of: "$DIR", with: workspace.path)
        do throws(CommandError) {
            let reply = try shell.execute(command)
            show(reply.text)
            done.insert(shell.lastCommand)
            tell(reply.notices)
        } catch {
            show(error.rendered(statement: statement.text, width: columns))
            tell(error.notices)
        }
    }

    private mutating func tell(_ notices: [String]) {
        for notice in notices { show(StyledText("note: \(notice)")) }
    }

    private mutating func show(_ shown: StyledText) {
        if !shown.isEmpty { text += shown.broken(at: columns).rendered(colour: false, showingControls: true) + "\n" }
    }
}
