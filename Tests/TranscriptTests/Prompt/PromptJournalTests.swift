import Foundation
import PTYSupport
import Testing

/// The journal of a session at a prompt: edits after a kill, undo after reopening, and the lock while it is open.
@Suite(.serialized) struct PromptJournalTests {
    @Test func editsOfAKilledSessionAreOffered() throws {
        let home = try PromptHome()
        defer { home.remove() }
        let first = try home.start("View.xib")
        try first.expect("View.xib> ")
        try first.enter("set 9WB customClass RedButton", shows: "1  set", then: "View.xib*> ")
        try first.enter("set 9WB normal.title Stop", shows: "2  set", then: "View.xib*2> ")
        kill(first.process, SIGKILL)
        #expect(try first.waitForExit() == 128 + SIGKILL)

        let second = try home.start("View.xib")
        try second.expect("note: an earlier session ended with 2 unsaved edits; 'restore 2' brings them back")
        try second.expect("View.xib> ")
        try second.enter("restore 2", shows: "now at 2  set 9WB-yW-lki normal.title Stop", then: "View.xib*2> ")
        try second.enter("save", shows: "saved View.xib (+2 −2 lines)", then: "View.xib> ")
        second.send("quit\r")
        #expect(try second.waitForExit() == 0)
        let content = home.content("Samples/EmptyWindow/View.xib")
        #expect(content.contains("RedButton") && content.contains("title=\"Stop\""))
    }

    /// The unsaved edits of a killed session, after which another program changed the file.
    @Test func editsOfAnotherFileAreOffered() throws {
        let home = try PromptHome()
        defer { home.remove() }
        let path = "Samples/EmptyWindow/View.xib"
        let first = try home.start("View.xib")
        try first.expect("View.xib> ")
        try first.enter("set 9WB customClass RedButton", shows: "1  set", then: "View.xib*> ")
        try first.enter("set 9WB tag 7", shows: "2  set", then: "View.xib*2> ")
        kill(first.process, SIGKILL)
        _ = try first.waitForExit()
        let changed = home.content(path).replacingOccurrences(of: "</document>", with: "</document>\n<!-- another -->")
        try changed.write(toFile: home.workspace(path), atomically: true, encoding: .utf8)

        let second = try home.start("View.xib")
        try second.expect("note: an earlier session ended with 2 unsaved edits, from before another program")
        try second.expect("View.xib> ")
        try second.enter("log --earlier", shows: "2  set 9WB-yW-lki tag 7", then: "View.xib> ")
        try second.enter("log --earlier --script", shows: "set 9WB-yW-lki tag 7", then: "View.xib> ")
        try second.enter("restore --earlier", shows: "1  made again: 2 edits", then: "View.xib*> ")
        try second.enter("save", shows: "saved View.xib (+1 −1 lines)", then: "View.xib> ")
        #expect(home.content(path).contains("RedButton") && home.content(path).contains("<!-- another -->"))
        // The earlier log is still there, and listed.
        try second.enter("log --earlier", shows: "2  set 9WB-yW-lki tag 7", then: "View.xib> ")
        second.send("quit\r")
        #expect(try second.waitForExit() == 0)
        #expect(try home.run("journals View.xib").text.contains("earlier, not saved"))
    }

    @Test func editsThatNoLongerApplyAreNamed() throws {
        let home = try PromptHome()
        defer { home.remove() }
        let first = try home.start("View.xib")
        try first.expect("View.xib> ")
        try first.enter("set 9WB customClass RedButton", shows: "1  set", then: "View.xib*> ")
        kill(first.process, SIGKILL)
        _ = try first.waitForExit()
        #expect(try home.run("View.xib --no-journal -c 'remove 9WB' -c save").status == 0)

        let run = try home.run("View.xib -c 'restore --earlier' -c save")
        #expect(run.status == 2)
        #expect(run.text.contains("entry 1 of the earlier log, 'set 9WB-yW-lki customClass RedButton', cannot be made"))
        #expect(run.text.contains("hint: 'log --earlier --script' prints all of them"))
    }

    @Test func undoWorksAfterReopening() throws {
        let home = try PromptHome()
        defer { home.remove() }
        let original = home.content("Samples/EmptyWindow/View.xib")
        let first = try home.start("View.xib")
        try first.expect("View.xib> ")
        try first.enter("source connect.nibsh", shows: "saved View.xib (+9 −1 lines)", then: "View.xib> ")
        first.send("quit\r")
        #expect(try first.waitForExit() == 0)

        let second = try home.start("View.xib")
        try second.expect("View.xib> ")
        try second.enter("undo", shows: "undone 1  connect.nibsh (3 commands)", then: "View.xib*> ")
        try second.enter("save", shows: "saved View.xib (+1 −9 lines)", then: "View.xib> ")
        #expect(home.content("Samples/EmptyWindow/View.xib") == original)
    }

    @Test func theSecondSessionIsToldOfTheFirst() throws {
        let home = try PromptHome()
        defer { home.remove() }
        let first = try home.start("View.xib")
        try first.expect("View.xib> ")

        // The second session is warned before its first edit, at a prompt and in a script.
        let second = try home.start("View.xib")
        try second.expect("note: 'View.xib' is open in another nibsh (process \(first.process))")
        try second.expect("View.xib> ")
        let script = try home.run("View.xib -c 'set 9WB customClass RedButton' -c save")
        #expect(
            script.text == """
                note: 'View.xib' is open in another nibsh (process PID); what is edited here is not kept in the journal; \
                close one of the two
                saved View.xib (+1 −1 lines)

                """)
        #expect(script.status == 0)
        // The first session does not overwrite what the script saved.
        try first.enter("set AxH text Hello", shows: "1  set", then: "View.xib*> ")
        try first.enter("save", shows: "error: View.xib has changed on disk", then: "View.xib*> ")

        second.send("quit\r")
        #expect(try second.waitForExit() == 0)
        kill(first.process, SIGKILL)
        #expect(try first.waitForExit() == 128 + SIGKILL)
        let third = try home.start("View.xib")
        try third.expect("View.xib> ")
        #expect(!third.screen.text.contains("open in another"))
    }

    @Test func lookingLeavesNoTrace() throws {
        let home = try PromptHome()
        defer { home.remove() }
        let terminal = try home.start("View.xib")
        try terminal.expect("View.xib> ")
        try terminal.enter("tree", shows: "R0L-cU-dz5", then: "View.xib> ")
        let journals = home.workspace("state/nibsh/journals")
        #expect(try FileManager.default.contentsOfDirectory(atPath: journals).count == 1)
        terminal.send("quit\r")
        #expect(try terminal.waitForExit() == 0)
        #expect(try FileManager.default.contentsOfDirectory(atPath: journals).isEmpty)
    }

    @Test func withoutAJournalNothingIsKept() throws {
        let home = try PromptHome()
        defer { home.remove() }
        let terminal = try home.start("--no-journal View.xib")
        try terminal.expect("View.xib> ")
        try terminal.enter("set 9WB customClass RedButton", shows: "1  set", then: "View.xib*> ")
        try terminal.enter("undo", shows: "undone 1", then: "View.xib> ")
        terminal.send("quit\r")
        #expect(try terminal.waitForExit() == 0)
        #expect(!FileManager.default.fileExists(atPath: home.workspace("state/nibsh/journals")))
    }
}
