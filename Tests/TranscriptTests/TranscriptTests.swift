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

    @Test(
        .enabled(if: Permissions.canSetLimits, Permissions.whyNoLimits),
        arguments: TranscriptCase.all.filter { $0.header("needs") == "limits" })
    func scriptsThatSetLimits(transcript: TranscriptCase) throws {
        transcript.check(try ProgramTranscript.run(transcript))
    }

    @Test func everyNeedIsKnown() {
        let needs = Set(TranscriptCase.all.filter { $0.kind == .program }.compactMap { $0.header("needs") })
        #expect(needs.isSubset(of: ["mount", "ordinary user", "/dev/full", "limits"]))
    }

    @Test func everyCommandIsCarriedOutSomewhere() throws {
        var missing = Set(Shell.table.commands.map(\.name))
        for transcript in TranscriptCase.all where transcript.kind == .shell {
            let named = StatementReader.statements(in: transcript.text).compactMap {
                try? Shell.table.parse($0.text, allowPrefixes: true).command.name
            }
            guard !missing.isDisjoint(with: named) else { continue }
            missing.subtract(try ShellTranscript.commandsDone(in: transcript))
        }
        #expect(missing.isEmpty, "no transcript carries these out: \(missing.sorted())")
    }
}
