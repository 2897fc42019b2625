import Foundation
import PTYSupport

/// A home folder and a copy of the samples for a program on a terminal; to be removed at the end of the test.
final class PromptHome {
    /// The folder in which the program runs, with `Samples`.
    let workspace: Workspace

    /// Creates the folders.
    init() throws {
        workspace = try Workspace()
        try workspace.copy(TranscriptCase.package.appendingPathComponent("Samples"))
        _ = try workspace.folder("home")
    }

    /// Removes the folders; call it with `defer`, because the programs need them until then.
    func remove() { try? FileManager.default.removeItem(atPath: workspace.path) }

    /// Returns the content of a file, by its path relative to the folder.
    func content(_ name: String) -> String { String(decoding: workspace.bytes(workspace(name)), as: UTF8.self) }

    /// Writes the commands with which each prompt of this home begins.
    ///
    /// - Returns: the folder of the file.
    func settings(_ text: String) throws -> String {
        let folder = workspace("home/.config/nibsh")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try text.write(toFile: folder + "/nibshrc", atomically: false, encoding: .utf8)
        return folder
    }

    /// Starts the program in a folder inside the workspace.
    ///
    /// - Parameters:
    ///   - command: The arguments as `/bin/sh` reads them, including any redirections.
    ///   - folder: The folder.
    ///   - environment: Additional variables.
    ///   - size: The number of columns and rows of the terminal.
    /// - Returns: The terminal; the method does not wait for output.
    /// - Throws: A failure if no terminal is available.
    func start(
        _ command: String, in folder: String = "Samples/EmptyWindow", environment: [String: String] = [:],
        size: (columns: Int, rows: Int) = (100, 40)
    ) throws -> PseudoTerminal {
        let nibsh = BuildProducts.path(of: "nibsh")
        return try PseudoTerminal(
            program: "/bin/sh", arguments: ["-c", "cd '\(workspace(folder))' && exec '\(nibsh)' \(command)"],
            environment: [
                "HOME": workspace("home"), "XDG_STATE_HOME": workspace("state"),
            ].merging(environment) { $1 }, size: size)
    }

    /// Starts the program where no file can become larger than some blocks of 512 bytes.
    func limited(_ command: String, blocks: Int) throws -> PseudoTerminal {
        try PseudoTerminal(
            program: "/bin/sh",
            arguments: [
                "-c",
                "cd '\(workspace("Samples/EmptyWindow"))' && ulimit -f \(blocks) && exec '\(BuildProducts.path(of: "nibsh"))' \(command)",
            ],
            environment: ["HOME": workspace("home"), "XDG_STATE_HOME": workspace("state")], size: (100, 40))
    }

    /// Runs the program without a terminal.
    ///
    /// - Returns: Its output on both streams, and its exit status.
    /// - Throws: An error if the shell cannot be started.
    func run(_ command: String, in folder: String = "Samples/EmptyWindow") throws -> (text: String, status: Int32) {
        let log = workspace("run.log")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = [
            "-c", "cd '\(workspace(folder))' && '\(BuildProducts.path(of: "nibsh"))' \(command) > '\(log)' 2>&1",
        ]
        process.environment = [
            "HOME": workspace("home"), "XDG_STATE_HOME": workspace("state"), "LC_ALL": "C.UTF-8",
            "PATH": "/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no",
        ].merging(BuildProducts.sanitizerOptions) { $1 }
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return (workspace.normalized(content("run.log")), process.terminationStatus)
    }
}

extension PseudoTerminal {
    /// Types keys until a text is on the screen: a program that only begins to wait for them may miss them.
    func insist(_ keys: String, until text: String) throws {
        for _ in 0..<60 {
            send(keys)
            if (try? expect(text, timeout: 1)) != nil { return }
        }
        try expect(text)
    }

    /// Types a line and waits for a text, then for the next prompt.
    func enter(_ line: String, shows text: String, then prompt: String) throws {
        send(line + "\r")
        try expect(text)
        try expect(prompt)
    }
}
