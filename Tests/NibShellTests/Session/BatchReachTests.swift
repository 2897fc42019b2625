import CommandLanguage
import NibShell
import Testing

/// Which commands touch other files than the open one, so that a run takes its files one after the other.
struct BatchReachTests {
    private func touches(_ inputs: Batch.Input...) -> Bool {
        Batch(inputs: inputs, options: Shell.Options()).touchesOtherFiles
    }

    @Test(arguments: [
        "inspect --all", "check", "check --fix missing-outlet", "set hSs title Go", "save", "save --force", "reload",
        "diff --disk", "log --patch", "sources App", "begin", "quit",
        // What does not fit fails before it does anything.
        "rename", "rename outlet", "save a b c", "nonsense", "open 'x",
    ])
    func documentsAreIndependent(command: String) {
        #expect(!touches(.command(command)))
    }

    @Test(arguments: [
        "rename outlet owner.a b", "rename class Old New", "declare outlet owner.a -> hSs", "delete action owner.a:",
        "save Copy.xib", "source edits.nibsh", "open Other.xib", "new ios-xib New.xib", "undo", "redo 2", "restore 1",
        "revert", "copy hSs", "cut hSs", "paste", "split Login to Login.storyboard", "join Login.storyboard",
        "check --all", "declarations", "why 'line'", "upgrade to New.xib",
    ])
    func documentsDependOnEachOther(command: String) {
        #expect(touches(.command(command)))
        #expect(touches(.command("tree"), .command("save\n\(command)")))
        #expect(touches(.script(path: "edits.nibsh", text: "set hSs title Go  # first\n\(command)\n")))
        #expect(touches(.piped(text: "tree\n\(command)\nsave\n")))
    }

    /// The list is complete: a command that changes other files and does not say so stops debug builds, and one that is new
    /// here should be new on purpose.
    @Test func theExamplesTellTheSame() {
        let names = Shell.table.commands.filter { command in
            command.examples.contains { touches(.command($0.line)) }
        }.map(\.name)
        #expect(
            Set(names) == [
                "check", "declarations", "why", "declare", "delete", "rename", "declare outlet", "declare action",
                "declare collection",
                "delete outlet", "delete action", "rename outlet", "rename action", "rename class", "undo", "redo",
                "restore", "new", "open", "save", "reload", "run", "picture", "strings set", "strings import",
                "strings export", "strings remove", "copy", "cut", "paste", "split", "join", "upgrade",
                "diff",
            ])
    }
}
