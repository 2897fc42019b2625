import PTYSupport
import Testing

/// The history of entered lines, also across sessions.
@Suite(.serialized) struct PromptHistoryTests {
    @Test func theUpArrowBringsLinesBack() throws {
        let home = try PromptHome()
        defer { home.remove() }
        let first = try home.start("View.xib")
        try first.expect("View.xib> ")
        try first.enter("select 9WB", shows: "Button \"Go\"", then: "[Button \"Go\"]> ")
        try first.enter("select R0L", shows: "View  R0L-cU-dz5", then: "[View]> ")
        first.send("\u{1B}[A\u{1B}[A\r")
        try first.expect("Button \"Go\"  9WB-yW-lki")
        try first.expect("View.xib [Button \"Go\"]> ")
        first.send("quit\r")
        #expect(try first.waitForExit() == 0)

        let second = try home.start("Main.storyboard")
        try second.expect("Main.storyboard> ")
        for line in ["quit", "select 9WB", "select R0L"] {
            second.send("\u{1B}[A")
            try second.wait("for \(line)") { $0.lines.last == "Main.storyboard> \(line)" }
        }
        second.send("\u{1B}[B")
        second.send("\r")
        try second.expect("error: no object is called '9WB'")
        #expect(home.content("state/nibsh/history").contains("select R0L"))
    }

    @Test func answersToQuestionsAreNotInIt() throws {
        let home = try PromptHome()
        defer { home.remove() }
        let terminal = try home.start("View.xib")
        try terminal.expect("View.xib> ")
        try terminal.enter("set 9WB customClass X", shows: "1  set", then: "View.xib*> ")
        terminal.send("\u{4}")
        try terminal.expect("c to cancel) ")
        terminal.send("n\r")
        #expect(try terminal.waitForExit() == 0)
        #expect(!home.content("state/nibsh/history").split(separator: "\n").contains("n"))
    }
}
