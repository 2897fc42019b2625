import Foundation
import PTYSupport

/// Runs a shell script that uses the program, and records the output.
enum ProgramTranscript {
    /// The error for a script that does not end.
    struct Hangs: Error {}

    private static let seconds = 120.0

    /// Runs a case in a new folder with a copy of `Samples`, a home and a state folder.
    ///
    /// - Returns: each line of the script after `$`, then its output on standard output and standard error.
    static func run(_ transcript: TranscriptCase) throws -> String {
        let workspace = try Workspace()
        try workspace.copy(TranscriptCase.package.appendingPathComponent("Samples"))
        let material = transcript.folder.appendingPathComponent("material")
        if FileManager.default.fileExists(atPath: material.path) { try workspace.copy(material) }
        let script = workspace("case.sh")
        try transcript.text.write(toFile: script, atomically: true, encoding: .utf8)
        let printed = try output(of: script, in: workspace)
        return workspace.normalized(echoing(transcript.text, in: printed))
    }

    private static func output(of script: String, in workspace: Workspace) throws -> String {
        let log = workspace("case.log")
        try Data().write(to: URL(fileURLWithPath: log))
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-v", script]
        process.currentDirectoryURL = URL(fileURLWithPath: workspace.path)
        process.environment = try environment(workspace)
        process.standardInput = FileHandle.nullDevice
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: log))
        process.standardOutput = handle
        process.standardError = handle
        try process.run()
        let end = Date(timeIntervalSinceNow: seconds)
        while process.isRunning {
            guard Date() < end else {
                process.terminate()
                throw Hangs()
            }
            usleep(5000)
        }
        return String(decoding: workspace.bytes(log), as: UTF8.self)
    }

    /// Returns the environment of the scripts. `nibsh` is in the path, and `as-user`, which gives up the superuser's
    /// rights.
    static func environment(_ workspace: Workspace) throws -> [String: String] {
        let programs = try workspace.folder("bin")
        try FileManager.default.createSymbolicLink(
            atPath: programs + "/nibsh", withDestinationPath: BuildProducts.path(of: "nibsh"))
        let drop = geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : ""
        try "#!/bin/sh\nexec \(drop)\"$@\"\n".write(toFile: programs + "/as-user", atomically: true, encoding: .utf8)
        chmod(programs + "/as-user", 0o755)
        return [
            "PATH": programs + ":/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin",
            "HOME": try workspace.folder("home"), "XDG_STATE_HOME": try workspace.folder("state"),
            "TMPDIR": workspace.path, "LC_ALL": "C.UTF-8", "TERM": "xterm", "SWIFT_BACKTRACE": "enable=no",
        ].merging(BuildProducts.sanitizerOptions) { $1 }
    }

    /// Marks the lines that the shell echoes from its script (`sh -v`) with a shell prompt.
    private static func echoing(_ script: String, in printed: String) -> String {
        var lines = script.split(separator: "\n", omittingEmptySubsequences: false)[...]
        while lines.last?.isEmpty == true { lines.removeLast() }
        var result: [String] = []
        // The word that ends the here-document being written to a file.
        var end: Substring?
        for line in printed.split(separator: "\n", omittingEmptySubsequences: false) {
            guard line == lines.first else {
                result.append(String(line))
                continue
            }
            lines.removeFirst()
            if let word = end {
                result.append("> \(line)")
                if line == word { end = nil }
                continue
            }
            result.append(line.isEmpty || line.hasPrefix("#") ? String(line) : "$ \(line)")
            end = line.range(of: "<<'").map { line[$0.upperBound...].prefix { $0 != "'" } }
        }
        return result.joined(separator: "\n")
    }
}
