import Foundation
import PTYSupport
import SeededRandom

/// Every command that writes a file, with something else than a file in its place: a pipe, a socket, a device, a folder, a link to
/// one of these or to nothing, or a circle of links; also if it takes the place of a document that is open.
enum SpecialFiles {
    /// How long a run may take, in seconds.
    private static let patience = 300.0

    static func run(seed: UInt64, until limit: Limit) throws -> Tally {
        var tally = Tally()
        var random = SeededGenerator(seed: seed)
        let bench = try Workbench()
        try Materials.writeProject("MeterOne", in: bench)
        let git = try bench.run(["init", "-q", "--template=", "."], program: "/usr/bin/git")
        let start = try bench.snapshot()
        var tries = FileWriting.all.flatMap { writing in SpecialFile.allCases.map { (writing, $0) } }
        if git.status != 0 { tries.removeAll { $0.0.arguments.first == "git" } }
        tries.shuffle(using: &random)
        for (index, (writing, kind)) in tries.enumerated() {
            if limit.isReached(after: index) { break }
            try start.restore(to: bench)
            let loss = try loss(writing, kind, in: bench)
            tally.count(loss.map { "\(kind.rawValue) in the place of \(writing.target), \(writing): \($0)" })
        }
        tally.remark = "\(tally.tried) of \(tries.count) pairs of a command and a kind"
        return tally
    }

    private static func loss(_ writing: FileWriting, _ kind: SpecialFile, in bench: Workbench) throws -> String? {
        let path = bench("work/" + writing.target)
        let replace = {
            try? FileManager.default.removeItem(atPath: path)
            try kind.make(path)
        }
        if !writing.configuration.isEmpty {
            _ = try bench.run(["config", "--global", writing.configuration, path], program: "/usr/bin/git")
        }
        if writing.arguments.isEmpty {
            if let loss = try lossAtPrompt(writing, kind, in: bench, replace) { return loss }
        } else {
            try replace()
            let changes = kind == .changing ? ChangingFile(of: path) : nil
            let run = try bench.run(writing.arguments, seconds: patience)
            changes?.end()
            if run.isCrash { return "crashed: \(run.summary)" }
            if run.status != 0, !run.complaints.contains("error: "), writing.arguments[0] != "merge" {
                return "it failed without a word: \(run.summary)"
            }
            let isRefused = ![.danglingLink, .changing].contains(kind)
            if isRefused, run.output.contains("saved \(writing.target)") || run.output.contains("drew ") {
                return "it said that it wrote: \(run.summary)"
            }
        }
        return try after(kind, path, in: bench)
    }

    private static func lossAtPrompt(
        _ writing: FileWriting, _ kind: SpecialFile, in bench: Workbench, _ replace: () throws -> Void
    ) throws -> String? {
        let terminal = try PseudoTerminal(
            program: "/bin/sh",
            arguments: [
                "-c", "cd \"$1\" && exec \"$0\" --sources . View1.xib", Workbench.nibsh, bench("work"),
            ], environment: bench.environment(), size: (200, 200))
        do {
            try terminal.expect("> ", timeout: patience)
            for line in writing.before { try answer(line, terminal) }
            try replace()
            let changes = kind == .changing ? ChangingFile(of: bench("work/" + writing.target)) : nil
            defer { changes?.end() }
            for line in writing.typed { try answer(line, terminal) }
            try answer("select owner", terminal, expecting: "[File's Owner]")
        } catch { return "\(error)" }
        return nil
    }

    /// Types a line and waits for the next prompt. A script that comes from a pipe is waited for until somebody presses Ctrl-C.
    private static func answer(_ line: String, _ terminal: PseudoTerminal, expecting text: String = "View1.xib")
        throws
    {
        terminal.send(line + "\r")
        try terminal.expect(line.split(separator: " ").last.map(String.init) ?? line, timeout: patience)
        if line.hasPrefix("source ") {
            usleep(300_000)
            terminal.send("\u{3}")
        }
        try terminal.expect(text, timeout: patience)
    }

    /// Checks that what was in the place of the file is still there, and that nothing is left beside it.
    private static func after(_ kind: SpecialFile, _ path: String, in bench: Workbench) throws -> String? {
        if let left = bench.names.first(where: { $0.hasPrefix(".") && $0.hasSuffix(".nibsh") }) {
            return "left \(left)"
        }
        guard kind != .changing else { return nil }
        var status = stat()
        guard lstat(path, &status) == 0 else { return "it is gone" }
        let expected: mode_t =
            switch kind {
            case .pipe, .changing: S_IFIFO
            case .socket: S_IFSOCK
            case .folder: S_IFDIR
            default: S_IFLNK
            }
        return status.st_mode & S_IFMT == expected ? nil : "it was replaced"
    }
}
