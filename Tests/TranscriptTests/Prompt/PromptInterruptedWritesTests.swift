import Foundation
import PTYSupport
import Testing

/// Ctrl-C in commands that write: each file is the old or the new one, whole, and the session goes on.
@Suite(.serialized) struct PromptInterruptedWritesTests {
    /// When the key is pressed after the command was entered, in microseconds.
    private static let delays: [UInt32] = [0, 2_000, 10_000, 40_000]

    /// A command that writes files.
    struct Writing: CustomTestStringConvertible, Sendable {
        let commands: [String]
        var preparation: [String] = []
        var document = "View.xib"
        var arguments = ""
        let files: [String]
        var needsConverter: Bool { files.contains { $0.hasSuffix(".png") } }
        var testDescription: String { commands.joined(separator: "; ") }
    }

    private static let hasConverter = FileManager.default.isExecutableFile(atPath: "/usr/bin/rsvg-convert")

    private static let writing = [
        Writing(
            commands: ["save"], preparation: ["set 9WB customClass Kept"], files: ["View.xib"]),
        Writing(
            commands: ["save"], preparation: ["set L7 customClass Kept", "remove L29000"], document: "Wide.xib",
            files: ["Wide.xib"]),
        Writing(commands: ["save Other.xib"], document: "Wide.xib", files: ["Wide.xib", "Other.xib"]),
        Writing(commands: ["picture --to View.svg"], files: ["View.svg", "View.xib"]),
        Writing(commands: ["picture --to Wide.svg"], document: "Wide.xib", files: ["Wide.svg", "Wide.xib"]),
        Writing(commands: ["picture --to View.png"], files: ["View.png", "View.xib"]),
        Writing(
            commands: ["rename outlet owner.coolview mainView", "save"],
            preparation: ["connect outlet owner.coolview -> R0L", "save"], arguments: "--sources .",
            files: ["View.xib", "ViewController.swift"]),
        Writing(
            commands: ["declare outlet owner.goButton -> 9WB", "save"], arguments: "--sources .",
            files: ["View.xib", "ViewController.swift"]),
        Writing(commands: ["take theirs all", "save"], document: "Merged.xib", files: ["Merged.xib"]),
        Writing(commands: ["tree > tree.txt"], document: "Wide.xib", files: ["tree.txt", "Wide.xib"]),
    ]

    @Test(arguments: writing.filter { !$0.needsConverter || hasConverter })
    func filesAreOldOrNew(_ writing: Writing) throws {
        let old = try state(of: writing, keyAfter: nil, runs: false)
        let new = try state(of: writing, keyAfter: nil)
        #expect(old != new, "the commands write nothing")
        for delay in Self.delays {
            let found = try state(of: writing, keyAfter: delay)
            // Of two commands, the second may have come to nothing.
            #expect(found == old || found == new, "after \(delay) µs")
        }
    }

    /// Runs the commands in a folder of their own, with Ctrl-C in the last one, and returns the bytes of the files.
    private func state(of writing: Writing, keyAfter delay: UInt32?, runs: Bool = true) throws -> [Data?] {
        let home = try PromptHome()
        defer { home.remove() }
        try prepareDocuments(home)
        let terminal = try home.start(
            "\(writing.document) \(writing.arguments)", environment: ["PAGER": "cat", "TERM": "dumb"])
        try terminal.expect("> ")
        var step = 0
        func settle() throws {
            step += 1
            // Keys that are typed while Ctrl-C is handled may be dropped.
            try terminal.insist("\r! echo done-$((\(step) + 1000))\r", until: "done-\(step + 1000)")
        }
        for command in writing.preparation + (runs ? writing.commands.dropLast() : []) {
            terminal.send(command + "\r")
            try settle()
        }
        if runs, let last = writing.commands.last {
            terminal.send(last + "\r")
            if let delay {
                usleep(delay)
                terminal.send("\u{3}")
            }
        }
        try settle()
        terminal.send("log\r")
        try settle()
        // The answer, if it asks whether to save.
        terminal.send("quit\rn\r")
        #expect(try terminal.waitForExit() == 0)
        let folder = home.workspace("Samples/EmptyWindow")
        let others = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.contains(".nibsh-") }
        #expect(others.isEmpty, "left over: \(others)")
        return writing.files.map { FileManager.default.contents(atPath: folder + "/" + $0) }
    }

    private func prepareDocuments(_ home: PromptHome) throws {
        let view = home.content("Samples/EmptyWindow/View.xib")
        try PromptInterruptTests.wide.write(
            toFile: home.workspace("Samples/EmptyWindow/Wide.xib"), atomically: true, encoding: .utf8)
        let lines = view.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let merged = lines.flatMap { line -> [String] in
            guard line.contains("title=\"Go\"") else { return [line] }
            return [
                "<<<<<<< ours", line.replacing("\"Go\"", with: "\"Ours\""), "||||||| base", line, "=======",
                line.replacing("\"Go\"", with: "\"Theirs\""), ">>>>>>> theirs",
            ]
        }
        try merged.joined(separator: "\n").write(
            toFile: home.workspace("Samples/EmptyWindow/Merged.xib"), atomically: true, encoding: .utf8)
    }

    @Test(arguments: delays)
    func theSetupOfGitIsWhole(delay: UInt32) throws {
        let home = try PromptHome()
        defer { home.remove() }
        let program = BuildProducts.path(of: "nibsh")
        let folder = URL(fileURLWithPath: program).deletingLastPathComponent().path
        let terminal = try PseudoTerminal(
            program: "/bin/bash",
            arguments: [
                "-c",
                "cd '\(home.workspace("Samples/EmptyWindow"))'; git init -q; trap : INT; echo begun; nibsh git install; echo over; cat",
            ],
            environment: [
                "HOME": home.workspace("home"), "PATH": "\(folder):/usr/bin:/bin", "GIT_CONFIG_NOSYSTEM": "1",
            ])
        try terminal.expect("begun")
        usleep(delay)
        terminal.send("\u{3}")
        try terminal.expect("over")
        #expect(try home.run("git install").status == 2, "PATH has no nibsh there")
        let setup = "PATH='\(folder)':$PATH; export GIT_CONFIG_NOSYSTEM=1; git config --list > /dev/null && "
        let install = try terminalRun(setup + "nibsh git install; nibsh git status", in: home)
        #expect(install == 0)
        let attributes = home.content("Samples/EmptyWindow/.gitattributes")
        #expect(attributes.split(separator: "\n").count == 3 && attributes.hasSuffix("\n"))
    }

    private func terminalRun(_ script: String, in home: PromptHome) throws -> Int32 {
        let terminal = try PseudoTerminal(
            program: "/bin/bash", arguments: ["-c", "cd '\(home.workspace("Samples/EmptyWindow"))'; \(script)"],
            environment: ["HOME": home.workspace("home")])
        return try terminal.waitForExit()
    }
}
