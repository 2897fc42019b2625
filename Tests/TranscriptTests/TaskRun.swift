import CommandLanguage
import Foundation
import NibShell
import PTYSupport
import Replies
import SourceIndex

/// Runs the commands in the text of a walk-through.
final class TaskRun {
    /// What was run and shown.
    private(set) var text = ""
    /// The commands that failed.
    private(set) var failures: [String] = []
    /// How many commands were run.
    private(set) var count = 0

    private let task: HelpTask
    private let workspace: Workspace
    private let folder: String
    private let environment: [String: String]
    private var shell: Shell?

    init(_ task: HelpTask) throws {
        self.task = task
        workspace = try Workspace()
        environment = try ProgramTranscript.environment(workspace)
        try Self.putConverter(into: workspace)
        guard let sample = task.sample else {
            folder = try workspace.folder("empty")
            return
        }
        folder = workspace(sample)
        try workspace.copy(TranscriptCase.package.appendingPathComponent("Samples/\(sample)"))
    }

    /// Puts a program that stands for `rsvg-convert`, which not every machine has, before all others.
    private static func putConverter(into workspace: Workspace) throws {
        let program = workspace("bin/rsvg-convert")
        try "#!/bin/sh\ncat > /dev/null\nprintf '\\211PNG'\n".write(toFile: program, atomically: true, encoding: .utf8)
        chmod(program, 0o755)
    }

    /// Runs all commands.
    func play() throws {
        for line in task.text.split(separator: "\n") {
            if line.hasPrefix("  $ ") {
                try run(String(line.dropFirst(4)))
            } else if line.hasPrefix("  > ") {
                type(String(line.dropFirst(4)))
            } else {
                text += "\n# \(line)\n"
            }
        }
        if let shell, !shell.hasQuit { failures.append("the prompt is still open at the end") }
        text = workspace.normalized(text.replacingOccurrences(of: folder + "/", with: ""))
    }

    /// Runs a line of `/bin/sh`; `nibsh` without commands opens a prompt.
    private func run(_ line: String) throws {
        text += "$ \(line)\n"
        count += 1
        let words = line.split(separator: " ").map(String.init)
        let isSubcommand =
            words.count > 1 && (["diff", "merge"].contains(words[1]) || DirectCommands.isNamed(words[1]))
        if words[0] == "nibsh", !isSubcommand, !words.contains("-c"), !words.contains("-f") {
            return open(Array(words.dropFirst()))
        }
        if let shell, !shell.hasQuit { failures.append("\(line): the prompt is still open") }
        let status = try shellStatus(line)
        // 1 is no failure: versions differ, a conflict is left, or something was found.
        if status > 1 { failures.append("\(line): status \(status)") }
    }

    private func shellStatus(_ line: String) throws -> Int32 {
        let log = workspace("task.log")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "\(line) > '\(log)' 2>&1"]
        if line.contains(" > ") { process.arguments = ["-c", "{ \(line); } 2> '\(log)'"] }
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        text += String(decoding: workspace.bytes(log), as: UTF8.self)
        return process.terminationStatus
    }

    private func open(_ words: [String]) {
        var options = Shell.Options()
        options.isInteractive = true
        options.journalFolder = (environment["XDG_STATE_HOME"] ?? "") + "/nibsh/journals"
        let reader = BuildProducts.path(of: "nibsh-swift-reader")
        options.makeReader = { SwiftReader(program: reader) }
        if let place = words.firstIndex(of: "--sources") {
            options.sources = [words[place + 1] == "." ? folder : folder + "/" + words[place + 1]]
        }
        let shell = Shell(options: options)
        self.shell = shell
        guard let file = words.first else { return }
        show("nibsh \(file)") { () throws(CommandError) in try shell.open(folder + "/" + file) }
    }

    /// Types a line at the prompt, where paths are those of the folder.
    private func type(_ line: String) {
        count += 1
        guard let shell, !shell.hasQuit else { return failures.append("\(line): no prompt is open") }
        text += "\(shell.prompt)\(line)\n"
        var words = line.split(separator: " ").map(String.init)
        for index in words.indices where [".xib", ".storyboard", ".svg"].contains(where: words[index].hasSuffix) {
            words[index] = "'\(folder)/\(words[index])'"
        }
        let typed = words.joined(separator: " ")
        show(line) { () throws(CommandError) in try shell.execute(typed) }
        if shell.hasQuit, shell.isModified, line == "quit" { failures.append("\(line): edits are not saved") }
        if shell.hasQuit { shell.abandon() }
    }

    private func show(_ line: String, _ run: () throws(CommandError) -> Reply) {
        do throws(CommandError) {
            let reply = try run()
            if !reply.text.isEmpty { text += reply.text.rendered(colour: false, showingControls: true) + "\n" }
            for notice in reply.notices { text += "note: \(notice)\n" }
        } catch {
            text += error.rendered(statement: line).rendered(colour: false, showingControls: true) + "\n"
            failures.append("\(line): \(error.message)")
        }
    }
}
