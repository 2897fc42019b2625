import CommandLanguage
import NibShell
import Testing

/// Every transcript produces the expected output.
@Suite struct TranscriptTests {
    @Test(arguments: TranscriptCase.all.filter { $0.kind == .shell })
    func statementsAtThePrompt(transcript: TranscriptCase) throws {
        transcript.check(try ShellTranscript.run(transcript))
    }

    @Test(arguments: TranscriptCase.all.filter { $0.kind == .program && $0.header("needs") == nil })
    func scriptsThatRunTheProgram(transcript: TranscriptCase) throws {
        transcript.check(try ProgramTranscript.run(transcript))
    }

    @Test(
        .enabled(if: Permissions.canMount, "mounting a tmpfs is not permitted here"),
        arguments: TranscriptCase.all.filter { $0.header("needs") == "mount" })
    func scriptsThatMountASmallDisk(transcript: TranscriptCase) throws {
        transcript.check(try ProgramTranscript.run(transcript))
    }

    @Test(
        .enabled(if: Permissions.hasOrdinaryUser, "the superuser cannot become an ordinary user here"),
        arguments: TranscriptCase.all.filter { $0.header("needs") == "ordinary user" })
    func scriptsThatRunAsAnOrdinaryUser(transcript: TranscriptCase) throws {
        transcript.check(try ProgramTranscript.run(transcript))
    }

    @Test(
        .enabled(if: Permissions.hasFullDevice, "there is no /dev/full here"),
        arguments: TranscriptCase.all.filter { $0.header("needs") == "/dev/full" })
    func scriptsThatWriteToAFullDevice(transcript: TranscriptCase) throws {
        transcript.check(try ProgramTranscript.run(transcript))
    }

    @Test func everyNeedIsKnown() {
        let needs = Set(TranscriptCase.all.filter { $0.kind == .program }.compactMap { $0.header("needs") })
        #expect(needs.isSubset(of: ["mount", "ordinary user", "/dev/full"]))
    }

    @Test func everyCommandOccurs() {
        let used = TranscriptCase.all.filter { $0.kind == .shell }.reduce(into: Set<String>()) { used, transcript in
            for statement in StatementReader.statements(in: transcript.text) {
                guard let parsed = try? Shell.table.parse(statement.text, allowPrefixes: true) else { continue }
                used.insert(parsed.command.name)
            }
        }
        for command in Shell.table.commands {
            #expect(used.contains(command.name), "no transcript uses '\(command.name)'")
        }
    }
}
