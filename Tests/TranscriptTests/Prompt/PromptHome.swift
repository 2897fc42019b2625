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

    /// Starts the program in a folder inside the workspace.
    ///
    /// - Parameters:
    ///   - command: The arguments as `/bin/sh` reads them, including any redirections.
    ///   - folder: The folder.
    ///   - environment: Additional variables.
    /// - Returns: The terminal; the method does not wait for output.
    /// - Throws: A failure if no terminal is available.
    func start(
        _ command: String, in folder: String = "Samples/EmptyWindow", environment: [String: String] = [:]
    ) throws -> PseudoTerminal {
        let nibsh = BuildProducts.path(of: "nibsh")
        return try PseudoTerminal(
            program: "/bin/sh", arguments: ["-c", "cd '\(workspace(folder))' && exec '\(nibsh)' \(command)"],
            environment: [
                "HOME": workspace("home"), "XDG_STATE_HOME": workspace("state"),
            ].merging(environment) { $1 }, size: (100, 40))
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
    /// Types a line and waits for a text, then for the next prompt.
    func enter(_ line: String, shows text: String, then prompt: String) throws {
        send(line + "\r")
        try expect(text)
        try expect(prompt)
    }
}
