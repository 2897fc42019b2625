import Foundation
import PTYSupport

/// Runs the commands of console blocks on a terminal, in a folder with a copy of the samples and a separate home
/// folder.
final class ConsoleRunner {
    private let folder: URL
    private var place: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("nibsh-\(UUID().uuidString)")
        place = folder.appendingPathComponent("nibsh")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: Repository.root.appendingPathComponent("Samples"), to: place.appendingPathComponent("Samples"))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Runs a command and types the input at its prompts.
    ///
    /// - Returns: the lines that the terminal shows.
    func run(_ step: ConsoleBlock.Step) throws -> [String] {
        let tools = URL(fileURLWithPath: BuildProducts.path(of: "nibsh")).deletingLastPathComponent().path
        let terminal = try PseudoTerminal(
            program: "/bin/sh", arguments: ["-c", "cd '\(place.path)'\n\(step.command)\npwd >'\(folder.path)/place'"],
            environment: [
                "HOME": folder.path, "XDG_STATE_HOME": folder.appendingPathComponent("state").path, "NO_COLOR": "1",
                "PATH": "\(tools):/usr/bin:/bin",
            ],
            size: (columns: 2000, rows: 200))
        var row = 0
        for line in step.typed {
            try terminal.wait("for a prompt") { screen in
                screen.row >= row && screen.lines[screen.row].hasSuffix("> ")
            }
            row = terminal.screen.row + 1
            terminal.send(line + "\r")
        }
        try terminal.waitForExit()
        place = URL(
            fileURLWithPath: try String(contentsOf: folder.appendingPathComponent("place"), encoding: .utf8)
                .trimmingCharacters(in: .newlines))
        var lines = terminal.screen.lines.map(Self.withoutBlanksAtEnd)
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    private static func withoutBlanksAtEnd(_ line: String) -> String {
        var line = Substring(line)
        while line.last == " " { line.removeLast() }
        return String(line)
    }
}
