import Foundation
import PTYSupport
import Testing

/// Pasted text at the prompt: nothing of it runs before the Enter key.
@Suite(.serialized) struct PromptPasteTests {
    private func exists(_ name: String, in home: PromptHome) -> Bool {
        FileManager.default.fileExists(atPath: home.workspace("Samples/EmptyWindow/" + name))
    }

    @Test func nothingRunsBeforeEnter() throws {
        let home = try PromptHome()
        defer { home.remove() }
        let terminal = try home.start("View.xib", environment: ["PAGER": "cat"])
        try terminal.expect("View.xib> ")
        let text = "! touch program\ntree | tee passed\ntree > written\nset 9WB customClass Ä😀\n"
        terminal.paste(text)
        try terminal.expect("customClass Ä😀")
        usleep(200_000)
        for name in ["program", "passed", "written"] { #expect(!exists(name, in: home), "\(name)") }
        terminal.send("\u{3}")
        try terminal.expect("^C")
        try terminal.expect("View.xib> ")
        try terminal.enter("log", shows: "the log is empty", then: "View.xib> ")
        for name in ["program", "passed", "written"] { #expect(!exists(name, in: home), "\(name)") }
        // After Enter, each of them runs in order.
        terminal.paste(text)
        try terminal.expect("customClass Ä😀")
        terminal.send("\r")
        try terminal.expect("GaA-A7-I8u")
        try terminal.expect("1  set 9WB-yW-lki customClass Ä😀")
        try terminal.expect("View.xib*> ")
        for name in ["program", "passed", "written"] { #expect(exists(name, in: home), "\(name)") }
    }

    @Test func thePagerLeavesWhatFollows() throws {
        let home = try PromptHome()
        defer { home.remove() }
        // One that reads keys, as 'less' does.
        let pager = "cat; echo paged; read key < /dev/tty; echo \"read: $key\""
        let terminal = try home.start("View.xib", environment: ["PAGER": pager])
        try terminal.expect("View.xib> ")
        // Typed ahead, or pasted where the terminal does not mark it.
        terminal.send("help\rset 9WB customClass Kept\r")
        try terminal.expect("1  set 9WB-yW-lki customClass Kept")
        try terminal.expect("View.xib*> ")
        #expect(!terminal.screen.text.contains("paged"))
        // Not yet a whole line.
        terminal.send("help\rund")
        try terminal.expect("View.xib*> ")
        try terminal.expect("und")
        terminal.send("o\r")
        try terminal.expect("undone 1")
        try terminal.expect("View.xib> ")
        #expect(!terminal.screen.text.contains("paged"))
        // All lines of a paste are read before the first one runs.
        terminal.paste("help\nset 9WB customClass Kept")
        try terminal.expect("customClass Kept")
        terminal.send("\r")
        try terminal.expect("paged")
        terminal.send("q\r")
        try terminal.expect("read: q")
        try terminal.expect("2  set 9WB-yW-lki customClass Kept")
        try terminal.expect("View.xib*> ")
    }

    @Test func otherProgramsGetPlainText() throws {
        let home = try PromptHome()
        defer { home.remove() }
        let terminal = try home.start("View.xib", environment: ["PAGER": "sleep 0.3; cat"])
        for program in ["! sleep 0.3; echo over", "tree | sh -c 'sleep 0.3; echo over'", "help"] {
            try terminal.expect("View.xib> ")
            #expect(terminal.marksPastes == true)
            terminal.send(program + "\r")
            try terminal.wait("for the mode to be off") { _ in terminal.marksPastes == false }
            try terminal.expect(program == "help" ? "help  explains" : "over")
        }
        try terminal.expect("View.xib> ")
        #expect(terminal.marksPastes == true)
        terminal.send("quit\r")
        #expect(try terminal.waitForExit() == 0)
        #expect(terminal.marksPastes == false)
    }

    @Test func aSettingSwitchesItOff() throws {
        let home = try PromptHome()
        defer { home.remove() }
        let terminal = try home.start("View.xib")
        try terminal.expect("View.xib> ")
        try terminal.enter("config paste", shows: "paste  on", then: "View.xib> ")
        try terminal.enter("config paste off", shows: "paste off", then: "View.xib> ")
        #expect(terminal.marksPastes == false)
        terminal.send("log\rlog\r")
        for _ in 0..<2 { try terminal.expect("the log is empty") }
        try terminal.expect("View.xib> ")
        try terminal.enter("config paste on", shows: "paste on", then: "View.xib> ")
        #expect(terminal.marksPastes == true)
        _ = try home.settings("config paste off")
        let other = try home.start("View.xib")
        try other.expect("View.xib> ")
        #expect(other.marksPastes != true)
    }

    @Test func aQuestionWaitsToo() throws {
        let home = try PromptHome()
        defer { home.remove() }
        let terminal = try home.start("View.xib")
        try terminal.expect("View.xib> ")
        try terminal.enter("set 9WB customClass Kept", shows: "1  set", then: "View.xib*> ")
        terminal.send("quit\r")
        try terminal.expect("c to cancel) ")
        terminal.paste("n\n")
        usleep(200_000)
        terminal.send("\u{3}")
        try terminal.expect("View.xib*> ")
        try terminal.enter("log", shows: "1  ", then: "View.xib*> ")
    }

    @Test(arguments: ["dumb", "pipe"])
    func otherTerminalsRunEachLine(terminal kind: String) throws {
        let home = try PromptHome()
        defer { home.remove() }
        let isPipe = kind == "pipe"
        let terminal = try home.start(
            isPipe ? "View.xib > out.txt" : "View.xib", environment: isPipe ? [:] : ["TERM": "dumb"])
        try terminal.expect("View.xib> ")
        terminal.send("log\rset 9WB customClass Kept\r")
        try terminal.expect("View.xib*> ")
        #expect(terminal.marksPastes == nil)
    }
}
