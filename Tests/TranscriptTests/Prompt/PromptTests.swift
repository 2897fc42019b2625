import PTYSupport
import Testing

/// The program in a terminal: the prompt, undo, Ctrl-C, Ctrl-D, multi-line input, colours.
@Suite(.serialized) struct PromptTests {
    @Test func showsNameAndMarkAndUndoes() throws {
        let home = try PromptHome()
        defer { home.remove() }
        let terminal = try home.start("View.xib")
        try terminal.expect("View.xib: iOS xib, 4 objects, 2 placeholders, 0 connections")
        try terminal.expect("View.xib> ")
        try terminal.enter(
            "connect outlet owner.view -> R0L as vIe-w0-001", shows: "1  connect outlet -1.view -> R0L-cU-dz5",
            then: "View.xib*> ")
        try terminal.enter("undo", shows: "undone 1  connect outlet -1.view -> R0L-cU-dz5", then: "View.xib> ")
        try terminal.enter("redo", shows: "redone 1", then: "View.xib*> ")
        try terminal.enter("save", shows: "saved View.xib (+5 −1 lines)", then: "View.xib> ")
        terminal.send("quit\r")
        #expect(try terminal.waitForExit() == 0)
        #expect(home.content("Samples/EmptyWindow/View.xib").contains("vIe-w0-001"))
    }

    @Test func goesOnAfterAnError() throws {
        let home = try PromptHome()
        defer { home.remove() }
        let terminal = try home.start("View.xib")
        try terminal.expect("View.xib> ")
        try terminal.enter("frob", shows: "error: unknown command 'frob'", then: "View.xib> ")
        try terminal.enter("und", shows: "error: there is nothing to undo", then: "View.xib> ")
        terminal.send("quit\r")
        #expect(try terminal.waitForExit() == 0)
    }

    @Test func controlCDropsTheLine() throws {
        let home = try PromptHome()
        defer { home.remove() }
        let terminal = try home.start("View.xib")
        try terminal.expect("View.xib> ")
        terminal.send("set 9WB customClass Never")
        try terminal.expect("Never")
        terminal.send("\u{3}")
        try terminal.expect("^C")
        try terminal.expect("View.xib> ")
        try terminal.enter("log", shows: "the log is empty", then: "View.xib> ")
        terminal.send("\u{4}")
        #expect(try terminal.waitForExit() == 0)
    }

    @Test(arguments: [("y", true), ("n", false)])
    func controlDAsksAboutChanges(answer: String, isSaved: Bool) throws {
        let home = try PromptHome()
        defer { home.remove() }
        let terminal = try home.start("View.xib")
        try terminal.expect("View.xib> ")
        try terminal.enter("set 9WB customClass RedButton", shows: "1  set", then: "View.xib*> ")
        terminal.send("\u{4}")
        try terminal.expect("Save the changes to View.xib? (y/n, c to cancel) ")
        terminal.send("c\r")
        try terminal.expect("View.xib*> ")
        terminal.send("quit\r")
        try terminal.expect("(y/n, c to cancel) ")
        terminal.send("perhaps\r")
        try terminal.expect("answer y, n or c")
        try terminal.expect("(y/n, c to cancel) ")
        // A word that begins with a letter of an answer is none.
        terminal.send("new\r")
        try terminal.expect("answer y, n or c")
        try terminal.expect("(y/n, c to cancel) ")
        terminal.send("\(answer)\r")
        #expect(try terminal.waitForExit() == 0)
        #expect(home.content("Samples/EmptyWindow/View.xib").contains("RedButton") == isSaved)
    }

    @Test func listsUseTheWidthOfTheTerminal() throws {
        let home = try PromptHome()
        defer { home.remove() }
        let terminal = try home.start("View.xib")
        try terminal.expect("View.xib> ")
        let title = "a title that is longer than a narrow terminal has columns, but no wide one"
        try terminal.enter("set AxH text '\(title)'", shows: "1  set", then: "View.xib*> ")
        terminal.resize(columns: 150, rows: 24)
        try terminal.enter(
            "find AxH", shows: "UILabel  Label \"a title that is longer than a n…\"  id", then: "View.xib*> ")
        terminal.resize(columns: 50, rows: 24)
        try terminal.enter("find AxH", shows: "AxH-Nw-evQ  Label \"a title that is lo", then: "View.xib*> ")
    }

    @Test func aQuotedTextSpansLines() throws {
        let home = try PromptHome()
        defer { home.remove() }
        let terminal = try home.start("View.xib")
        try terminal.expect("View.xib> ")
        terminal.send("set AxH text 'One\r")
        try terminal.expect("quote (Ctrl-C gives up)> ")
        terminal.send("Two\r")
        try terminal.expect("quote> ")
        try terminal.enter("Three'", shows: "set AxH-Nw-evQ text \"One\\nTwo\\nThree\"", then: "View.xib*> ")
    }

    @Test func aTerminalWithoutDocumentOpensOne() throws {
        let home = try PromptHome()
        defer { home.remove() }
        let terminal = try home.start("")
        try terminal.expect("nibsh> ")
        try terminal.enter("tree", shows: "error: no document is open", then: "nibsh> ")
        try terminal.enter("open View.xib", shows: "View.xib: iOS xib", then: "View.xib> ")
        try terminal.enter("close", shows: "closed View.xib", then: "nibsh> ")
        terminal.send("\u{4}")
        #expect(try terminal.waitForExit() == 0)
    }

    @Test func theFirstOfSeveralDocumentsIsTheCurrentOne() throws {
        let home = try PromptHome()
        defer { home.remove() }
        let terminal = try home.start("View.xib Main.storyboard")
        try terminal.expect("Main.storyboard: iOS storyboard")
        try terminal.expect("View.xib> ")
        try terminal.enter("use Main", shows: "Main.storyboard is the current document", then: "Main.storyboard> ")
        terminal.send("quit\r")
        #expect(try terminal.waitForExit() == 0)
    }

    @Test func coloursAreForTerminalsThatWantThem() throws {
        let home = try PromptHome()
        defer { home.remove() }
        for (variables, isColoured) in [([:], true), (["NO_COLOR": "1"], false), (["TERM": "dumb"], false)] {
            let terminal = try home.start("View.xib", environment: variables)
            try terminal.expect("View.xib> ")
            try terminal.enter("tree", shows: "GaA-A7-I8u", then: "View.xib> ")
            try terminal.enter("frob", shows: "unknown command", then: "View.xib> ")
            terminal.send("quit\r")
            #expect(try terminal.waitForExit() == 0)
            #expect(Self.hasColour(terminal.output) == isColoured, "\(variables)")
        }
        let terminal = try home.start("View.xib -c tree")
        #expect(try terminal.waitForExit() == 0)
        #expect(Self.hasColour(terminal.output))
    }

    /// Whether the output contains a colour sequence, `ESC [ … m`.
    private static func hasColour(_ bytes: [UInt8]) -> Bool {
        String(decoding: bytes, as: UTF8.self).contains(/\u{1B}\[[0-9;]+m/)
    }

    @Test func repliesAreObjectsWhenAskedFor() throws {
        let home = try PromptHome()
        defer { home.remove() }
        let terminal = try home.start("--json View.xib")
        try terminal.expect("View.xib> ")
        try terminal.enter("select 9WB", shows: #"{"command":"select","ok":true,"document":"View.xib""#, then: "> ")
        try terminal.enter("frob", shows: #"{"command":"frob","ok":false"#, then: "> ")
    }

    @Test func outputThatGoesElsewhereHasTheRepliesOnly() throws {
        let home = try PromptHome()
        defer { home.remove() }
        let terminal = try home.start("View.xib > out")
        try terminal.expect("View.xib> ")
        terminal.send("set 9WB tag 3\r")
        try terminal.expect("View.xib*> ")
        terminal.send("select 9WB\r")
        try terminal.expect("View.xib* [Button \"Go\"]> ")
        terminal.send("frob\r")
        try terminal.expect("error: unknown command 'frob'")
        try terminal.expect("View.xib* [Button \"Go\"]> ")
        terminal.send("\u{4}")
        try terminal.expect("Save the changes to View.xib? (y/n, c to cancel) ")
        terminal.send("y\r")
        #expect(try terminal.waitForExit() == 0)
        #expect(
            home.content("Samples/EmptyWindow/out") == """
                View.xib: iOS xib, 4 objects, 2 placeholders, 0 connections
                1  set 9WB-yW-lki tag 3
                Button "Go"  9WB-yW-lki
                saved View.xib (+1 −1 lines)

                """)
        #expect(home.content("Samples/EmptyWindow/View.xib").contains("tag=\"3\""))
    }
}
