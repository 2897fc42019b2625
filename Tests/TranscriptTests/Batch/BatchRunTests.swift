import Foundation
import SeededRandom
import TestDocuments
import Testing

/// Runs over several files: what is printed does not tell whether the files were taken together or one after the other.
struct BatchRunTests {
    /// After `quit` nothing is run, but a command that touches other files makes the run take one file after the other.
    private static let together = ["-c", "quit"]
    private static let inTurn = ["-c", "quit", "-c", "undo"]

    private static let commands = [
        "inspect --all", "tree", "connections --json", "objects", "check", "candidates owner", "show -1", "find e",
        "set -1 userLabel Someone", "add view to document.objects title=Go", "remove -2", "diff", "log", "save",
        "set -1 customClass Other", "connect outlet -1.extra -> -2", "nonsense", "select -1", "code", "help tree",
    ]

    @Test(arguments: 0..<24) func filesTakenTogetherLookAsTakenInTurn(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let (one, other) = (BatchRun(), BatchRun())
        var files: [String] = []
        for number in 0..<(2 + random.below(20)) {
            let source = Corpus.ownFiles[random.below(Corpus.ownFiles.count)]
            let name = "\(number)\(source.hasSuffix(".xib") ? ".xib" : ".storyboard")"
            files.append(name)
            // Some are not there, and some are damaged.
            if random.chance(8) { continue }
            var bytes = try Corpus.bytes(source)
            if random.chance(12) { bytes.removeLast(bytes.count / 3) }
            for run in [one, other] { try run.folder.write(name, bytes) }
        }
        if random.chance(20) { files.append(files[random.below(files.count)]) }
        var arguments: [String] = []
        for option in ["--json", "--dry-run", "--no-journal"] where random.chance(25) { arguments.append(option) }
        for _ in 0...random.below(5) { arguments += ["-c", Self.commands[random.below(Self.commands.count)]] }
        if random.chance(60) { arguments += ["-c", "save"] }

        let first = try one.run(files + arguments + Self.together)
        let second = try other.run(files + arguments + Self.inTurn)
        #expect(first == second, "\(files) \(arguments)")
        #expect(one.contents() == other.contents())
        #expect(!first.output.isEmpty || !first.errors.isEmpty)
    }

    @Test func theStatusIsThatOfTheWorstFile() throws {
        let run = BatchRun()
        let whole = try Corpus.bytes(Corpus.samples + "/EmptyWindow/Main.storyboard")
        for name in ["a.storyboard", "b.storyboard", "c.storyboard"] { try run.folder.write(name, whole) }
        try run.folder.write("cut.xib", Array(whole.dropLast(200)))
        #expect(try run.run(["a.storyboard", "b.storyboard", "-c", "tree"]).status == 0)
        let failed = try run.run(["a.storyboard", "cut.xib", "missing.xib", "b.storyboard", "-c", "tree"])
        #expect(failed.status == 2)
        #expect(failed.output.hasSuffix("4 files, 2 failed\n"))
        let told = failed.errors.split(separator: "\n").filter { $0.contains("error:") }
        #expect(told.count == 2 && told[0].hasPrefix("cut.xib:") && told[1].contains("missing.xib"))
        // An action that nobody has is a finding.
        try run.folder.write("App.m", Array("@interface App : UIViewController\n@end\n".utf8))
        let found = try run.run([
            "a.storyboard", "b.storyboard", "c.storyboard", "--sources", ".", "-c", "set BQM customClass Nobody",
            "-c", "check", "-c", "revert",
        ])
        let alike = try run.run([
            "a.storyboard", "b.storyboard", "c.storyboard", "--sources", ".", "--dry-run", "-c",
            "set BQM customClass Nobody", "-c", "check",
        ])
        #expect(found.status == 1 && alike.status == 1, "\(found) \(alike)")
    }

    @Test func filesThatDependOnEachOtherAreTakenInTurn() throws {
        let (whole, parts) = (BatchRun(), BatchRun())
        for run in [whole, parts] {
            for name in ["View.xib", "Main.storyboard", "ViewController.swift"] {
                try run.folder.write(name, Corpus.bytes(Corpus.samples + "/EmptyWindow/" + name))
            }
        }
        let commands = ["--sources", ".", "-c", "rename class ViewController Plain --partial", "-c", "save"]
        let together = try whole.run(["View.xib", "Main.storyboard"] + commands)
        let first = try parts.run(["View.xib"] + commands)
        let second = try parts.run(["Main.storyboard"] + commands)
        #expect(first.status == 1 && second.status == 2 && together.status == 2)
        #expect(together.errors.contains("'ViewController'") && together.errors.hasSuffix(second.errors))
        #expect(whole.contents() == parts.contents())
        #expect(whole.contents()["Main.storyboard"]?.contains("customClass=\"Plain\"") == true)
    }

    @Test func aReaderThatGoesAwayStopsThePrintingOnly() throws {
        let run = BatchRun()
        let view = try Corpus.bytes(Corpus.samples + "/EmptyWindow/View.xib")
        let files = (0..<60).map { "\($0).xib" }
        for file in files { try run.folder.write(file, view) }
        let pipe = Pipe()
        let process = try run.process(
            files + ["-c", "tree", "-c", "show 9WB", "-c", "set 9WB customClass Plus", "-c", "save"])
        process.standardOutput = pipe
        try process.run()
        try pipe.fileHandleForWriting.close()
        _ = try pipe.fileHandleForReading.read(upToCount: 10)
        try pipe.fileHandleForReading.close()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        let contents = run.contents()
        for file in files { #expect(contents[file]?.contains("customClass=\"Plus\"") == true, "\(file)") }
    }
}
