import Foundation
import PTYSupport
import Testing

/// Programs of the system at the prompt, and commands whose output goes to them or to files.
@Suite(.serialized) struct PromptProgramTests {
    @Test func outputGoesToAProgram() throws {
        let home = try PromptHome()
        defer { home.remove() }
        let terminal = try home.start("View.xib")
        try terminal.expect("View.xib> ")
        // The program gets the whole line after the mark, and no colours.
        try terminal.enter("tree | grep Label | tr a-z A-Z > caps.txt", shows: "caps.txt", then: "View.xib> ")
        #expect(
            home.content("Samples/EmptyWindow/caps.txt")
                == "├─ LABEL \"NOTHING PRESSED YET\"  AXH-NW-EVQ  UILABEL\n")
        try terminal.enter("tree | head -1", shows: "File's Owner", then: "View.xib> ")
        // An arrow and quoted marks are words of commands.
        try terminal.enter("connect outlet owner.view -> R0L", shows: "1  connect outlet", then: "View.xib*> ")
        try terminal.enter("set AxH text '|'", shows: "2  set AxH-Nw-evQ text '|'", then: "View.xib*2> ")
        // A command that edits does so, whatever the program does with its reply.
        try terminal.enter("set AxH text '>' | cat", shows: "3  set AxH-Nw-evQ text '>'", then: "View.xib*3> ")
    }

    @Test func programsThatFailAreTold() throws {
        let home = try PromptHome()
        defer { home.remove() }
        let terminal = try home.start("View.xib")
        try terminal.expect("View.xib> ")
        try terminal.enter("tree | exit 3", shows: "note: 'exit 3' ended with status 3", then: "View.xib> ")
        try terminal.enter("! no-such-program", shows: "status 127", then: "View.xib> ")
        try terminal.enter("! kill -SEGV $$", shows: "was ended by SIGSEGV", then: "View.xib> ")
        try terminal.enter("tree |", shows: "error: '|' needs a program", then: "View.xib> ")
        try terminal.enter("!", shows: "error: '!' needs a program", then: "View.xib> ")
        try terminal.enter("| cat", shows: "error: there is no command before '|'", then: "View.xib> ")
        // Marks are words of their own.
        try terminal.enter(
            "tree|head -1", shows: "hint: put blanks around the mark: tree | head -1", then: "View.xib> ")
        try terminal.enter(
            "tree |head -1", shows: "hint: put blanks around the mark: tree | head -1", then: "View.xib> ")
        try terminal.enter("tree>out", shows: "hint: put blanks around the mark: tree > out", then: "View.xib> ")
        try terminal.enter("!git status", shows: "hint: put blanks around the mark: ! git status", then: "View.xib> ")
        // A command that fails starts no program.
        try terminal.enter("tre3 | touch started", shows: "error: unknown command 'tre3'", then: "View.xib> ")
        #expect(home.content("Samples/EmptyWindow/started").isEmpty)
        // A program that reads nothing of a long text.
        try terminal.enter("help connect outlet | true", shows: "| true", then: "View.xib> ")
        try terminal.enter("! echo \"it's $((6*7))\"", shows: "it's 42", then: "View.xib> ")
    }

    @Test func controlCEndsTheProgramOnly() throws {
        let home = try PromptHome()
        defer { home.remove() }
        let terminal = try home.start("View.xib")
        try terminal.expect("View.xib> ")
        terminal.send("! echo ready; sleep 100\r")
        try terminal.expect("ready")
        // The echo of the line comes first.
        try terminal.expect("ready")
        #expect(terminal.isCooked)
        try terminal.insist("\u{3}", until: "View.xib> ")
        terminal.send("tree | (echo ready; cat > /dev/null; sleep 100)\r")
        try terminal.expect("ready")
        try terminal.expect("ready")
        try terminal.insist("\u{3}", until: "View.xib> ")
        try terminal.enter("log", shows: "the log is empty", then: "View.xib> ")
    }

    @Test func outputGoesToAFile() throws {
        let home = try PromptHome()
        defer { home.remove() }
        let terminal = try home.start("View.xib", size: (44, 24))
        try terminal.expect("View.xib> ")
        try terminal.enter("find AxH > 'a file'", shows: "file", then: "View.xib> ")
        try terminal.enter("find 9WB >> 'a file'", shows: "file", then: "View.xib> ")
        // No colours, and lines as long as they are.
        let both = """
            AxH-Nw-evQ  UILabel  Label "Nothing pressed yet"  id
            9WB-yW-lki  UIButton  Button "Go"  id

            """
        #expect(home.content("Samples/EmptyWindow/a file") == both)
        // A command that fails leaves the file as it is.
        try terminal.enter("frob > 'a file'", shows: "unknown command", then: "View.xib> ")
        try terminal.enter("tree > ..", shows: "it is a folder", then: "View.xib> ")
        try terminal.enter("tree > no/such", shows: "cannot write", then: "View.xib> ")
        try terminal.enter("tree > a b", shows: "'>' takes one file", then: "View.xib> ")
        try terminal.enter("tree >", shows: "'>' needs a file", then: "View.xib> ")
    }

    @Test func theOpenDocumentIsNotOverwritten() throws {
        let home = try PromptHome()
        defer { home.remove() }
        let before = home.content("Samples/EmptyWindow/View.xib")
        let folder = home.workspace("Samples/EmptyWindow")
        try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "View.xib")
        try FileManager.default.linkItem(atPath: folder + "/View.xib", toPath: folder + "/second")
        let terminal = try home.start("View.xib")
        try terminal.expect("View.xib> ")
        for name in ["View.xib", "./View.xib", "../EmptyWindow/View.xib", "link", "second"] {
            for mark in [">", ">>"] {
                try terminal.enter(
                    "show 9WB \(mark) \(name)", shows: "error: '\(name)' is an open document", then: "View.xib> ")
            }
        }
        #expect(home.content("Samples/EmptyWindow/View.xib") == before)
    }

    @Test func aCommandWithoutQuotesDoesNotWaitForInput() throws {
        let home = try PromptHome()
        defer { home.remove() }
        // The shell makes a file of what follows '>'.
        let terminal = try home.start("View.xib -c connect owner.view -> R0L")
        try terminal.expect("a command of several words is in quotes")
    }

    #if os(Linux)
        @Test func aFullDiskIsTold() throws {
            let home = try PromptHome()
            defer { home.remove() }
            let terminal = try home.start("View.xib")
            try terminal.expect("View.xib> ")
            try terminal.enter(
                "tree > /dev/full", shows: "error: cannot write '/dev/full': the disk is full", then: "View.xib> ")
            try terminal.enter("tree | cat > /dev/full", shows: "ended with status 1", then: "View.xib> ")
        }

        @Test(.enabled(if: Permissions.canSetLimits, Permissions.whyNoLimits)) func aFileThatMayNotGrowIsTold() throws {
            let home = try PromptHome()
            defer { home.remove() }
            // A file that is smaller than the reply may become.
            try "old\n".write(toFile: home.workspace("Samples/EmptyWindow/small"), atomically: false, encoding: .utf8)
            let limited = try home.limited("View.xib", blocks: 1)
            try limited.expect("View.xib> ")
            try limited.enter(
                "help connect outlet >> small", shows: "error: cannot write 'small': the file would be larger",
                then: "View.xib> ")
            #expect(home.content("Samples/EmptyWindow/small") == "old\n")
        }
    #endif
}
