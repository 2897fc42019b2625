import Foundation
import NibShell
import Testing

/// The walk-throughs of `help tasks`: their commands are taken out of the text and run.
@Suite struct TaskTests {
    /// Every command is carried out, and replies as recorded in `Tests/Transcripts/tasks`.
    @Test(arguments: HelpTask.all.map(\.name))
    func commandsDoWhatTheTextSays(name: String) throws {
        let task = try #require(HelpTask.all.first { $0.name == name })
        let run = try TaskRun(task)
        try run.play()
        TranscriptCase(name: "tasks/\(name)", kind: .shell, text: "").check(run.text)
        #expect(run.failures.isEmpty, "\(run.failures.joined(separator: "\n"))")
        #expect(run.count >= 4)
    }

    @Test func namesAndLinesAreInOrder() {
        #expect(Set(HelpTask.all.map(\.name)).count == HelpTask.all.count)
        for task in HelpTask.all {
            #expect(!Shell.table.commands.contains { $0.name == task.name })
            for line in task.text.split(separator: "\n") { #expect(line.count <= 80, "\(task.name): \(line)") }
        }
    }
}
