import Foundation
import PTYSupport
import Testing

@Suite(.serialized) struct KeysTests {
    @Test func controlCDropsTheLine() throws {
        let home = try ProbeHome()
        let terminal = try home.start()
        terminal.send("dropped\u{1}")
        try terminal.wait("for the cursor at the start") { $0.text.hasSuffix("dropped") && $0.column == 7 }
        terminal.send("\u{3}")
        try terminal.expect("dropped^C")
        try terminal.expect("interrupted, pending: false")
        try terminal.expect("probe> ")
        try terminal.enter("kept", reads: "kept")
    }

    @Test func controlCLeavesAWrappedLineAlone() throws {
        let home = try ProbeHome()
        let terminal = try home.start(size: (20, 10))
        terminal.send(String(repeating: "w", count: 40) + "\u{1}")
        try terminal.wait("for the cursor in the first row") { $0.lines.count == 3 && $0.row == 0 && $0.column == 7 }
        terminal.send("\u{3}")
        try terminal.expect("interrupted")
        #expect(terminal.screen.lines[2] == "wwwwwww^C")
    }

    @Test func controlCIsSeenWhenItThrowsAwayWhatWasTyped() throws {
        let home = try ProbeHome()
        let terminal = try home.start()
        for _ in 0..<50 {
            terminal.send("typed")
            terminal.send("\u{3}")
            try terminal.expect("interrupted")
            try terminal.expect("probe> ")
        }
    }

    @Test func controlCWhileACommandRunsIsNoticedAndForgotten() throws {
        let home = try ProbeHome()
        let terminal = try home.start()
        terminal.send("wait\r")
        try terminal.expect("waiting")
        terminal.send("\u{3}")
        try terminal.expect("noticed")
        try terminal.expect("probe> ")
        try terminal.enter("next", reads: "next")
        #expect(!terminal.screen.text.contains("interrupted"))
    }

    @Test func controlCEndsAContinuedText() throws {
        let home = try ProbeHome()
        let terminal = try home.start()
        terminal.send("open 'quote\r")
        try terminal.expect("more> ")
        terminal.send("\u{3}")
        try terminal.expect("interrupted")
        try terminal.expect("probe> ")
        try terminal.enter("next", reads: "next")
    }

    @Test func controlDEndsOnlyOnAnEmptyLine() throws {
        let home = try ProbeHome()
        let terminal = try home.start()
        terminal.send("abc\u{2}\u{2}\u{4}")
        try terminal.enter("", reads: "ac")
        terminal.send("\u{4}")
        try terminal.expect("end")
        try terminal.expect("closed")
        #expect(try terminal.waitForExit() == 0)
    }

    /// libedit crashes after one of its own commands without the second quote, which ':' of vi would read.
    @Test func commandsOfTheLineEditorAreNotRead() throws {
        let home = try ProbeHome(editrc: "bind -v\n")
        let terminal = try home.start()
        try terminal.enter("kept\u{1B}:'", reads: "kept")
    }

    @Test func viKeysComeFromEditrc() throws {
        let home = try ProbeHome(editrc: "bind -v\n")
        let terminal = try home.start()
        terminal.send("one two")
        try terminal.expect("one two")
        terminal.send("\u{1B}")
        try terminal.wait("for command mode") { $0.column == 13 }
        try terminal.enter("bdw0ithe ", reads: "the one ")
        terminal.send("disc\t")
        try terminal.expect("disconnect ")
        terminal.send("\u{1B}")
        try terminal.wait("for command mode") { $0.column == 17 }
        terminal.send("\u{3}")
        try terminal.expect("^C")
        #expect(terminal.screen.text.contains("disconnect ^C"))
        try terminal.expect("interrupted")
    }

    /// Ctrl-E, End or `$`, and then a character, in a line that is empty: libedit would write it before its buffer.
    @Test(arguments: [("\u{1B}\u{5}ix", "x"), ("\u{1B}[Fix", "x"), ("\u{1B}$ix", "x"), ("a\u{1B}x\u{5}P", "a")])
    func viKeysDoNotLeaveAnEmptyLine(typed: String, read: String) throws {
        let home = try ProbeHome(editrc: "bind -v\n")
        let terminal = try home.start()
        try terminal.enter(typed, reads: read)
        try terminal.enter("after", reads: "after")
        terminal.send("quit\r")
        try terminal.expect("closed")
        #expect(try terminal.waitForExit() == 0)
    }

    /// The line before it was folded is part of the text, so vi's undo must not bring it back.
    @Test func viUndoDoesNotBringBackWhatWasFolded() throws {
        let home = try ProbeHome(editrc: "bind -v\n")
        let terminal = try home.start(size: (40, 5))
        let long = String(repeating: "abcdefghi ", count: 20)
        let text = try terminal.enterLong(long + "end\u{1B}u")
        #expect(long.hasPrefix(text) && text.count > 140, "\(text)")
        try terminal.wait("for the prompt") { $0.column == 7 }
        // A fold while the keys are commands: at a smaller size the whole line is folded, so nothing is left to delete or to bring back.
        terminal.send(String(repeating: "x", count: 100) + "\u{1B}0")
        try terminal.wait("for the beginning of the line") { screen in
            screen.column == 7 && screen.text.filter { $0 == "x" }.count == 100
        }
        let written = terminal.output.count
        terminal.resize(columns: 10, rows: 3)
        try terminal.wait("for the line at the new size") { _ in terminal.output.count > written }
        let rest = try terminal.enterLong("xxu")
        #expect(rest == String(repeating: "x", count: 100), "\(rest.count)")
    }

    /// What vi repeats would make the line longer than the screen without a chance to fold it.
    @Test func viRepeatsOnlyWhatFits() throws {
        let home = try ProbeHome(editrc: "bind -v\n")
        let terminal = try home.start(size: (40, 5))
        try terminal.enter("one two three\u{1B}0dw.", reads: "three")
        let long = String(repeating: "abcdefghi ", count: 10)
        #expect(try terminal.enterLong("\(long)\u{1B}..A!") == long + "!")
    }

    /// Opening a pipe waits for somebody who writes to it.
    @Test func aPipeAsEditrcIsLeftOut() throws {
        let home = try ProbeHome()
        #expect(mkfifo(home.path + "/.editrc", 0o600) == 0)
        let terminal = try home.start()
        try terminal.enter("typed", reads: "typed")
    }

    /// libedit does not ask for the keys of a macro, so they could write outside its buffer.
    @Test func macrosInEditrcAreLeftOut() throws {
        let home = try ProbeHome(
            editrc: "bind -v\n  probe:bind -a -s Q $ix\nbind -s ^T text\n# bind\nbind ^G ed-insert\n")
        let terminal = try home.start()
        // Where there is no macro, the key makes no text; a key after it is bound all the same.
        terminal.send("\u{1B}Qiafter\u{7}")
        try terminal.expect("after^G")
        #expect(try terminal.enterLong("") == "after\u{7}")
    }

    @Test func historySizeInEditrcDoesNoHarm() throws {
        let home = try ProbeHome(editrc: "history size 5\nhistory unique 1\nprobe:bind ^G ed-insert\n")
        let terminal = try home.start()
        try terminal.enter("first", reads: "first")
        try terminal.enter("\u{1B}[A!", reads: "first!")
    }

    @Test func asksUntilAnswered() throws {
        let home = try ProbeHome()
        let terminal = try home.start()
        terminal.send("ask\r")
        try terminal.expect("sure? (y/n) ")
        terminal.send("maybe\r")
        try terminal.expect("sure? (y/n) ")
        terminal.send("\u{1B}[A Yes\r")
        try terminal.expect("answer: yes")
        terminal.send("ask\r")
        try terminal.expect("sure? (y/n) ")
        terminal.send("\u{3}")
        try terminal.expect("answer: none")
        try terminal.enter("\u{1B}[Afirst", reads: "first")
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT])
    func signalsRestoreTheTerminal(signal: Int32) throws {
        let home = try ProbeHome()
        let script = "trap '' QUIT HUP TERM; (trap - QUIT HUP TERM; exec \"$0\"); echo ended; read line"
        let terminal = try PseudoTerminal(
            program: "/bin/bash", arguments: ["-c", script, BuildProducts.path(of: "line-editing-probe")],
            environment: ["HOME": home.path])
        try terminal.expect("probe> ")
        #expect(!terminal.isCooked)
        let children = try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { pid_t($0) }.filter {
            let status = try? String(contentsOfFile: "/proc/\($0)/status", encoding: .utf8)
            return status?.contains("PPid:\t\(terminal.process)\n") == true
        }
        #expect(children.count == 1)
        for child in children { kill(child, signal) }
        try terminal.expect("ended")
        #expect(terminal.isCooked)
    }

    @Test func quittingRestoresTheTerminalAndKeepsTypedAheadInput() throws {
        let home = try ProbeHome()
        let script = "\"$0\"; read line; echo \"shell: $line\"; read line"
        let terminal = try PseudoTerminal(
            program: "/bin/bash", arguments: ["-c", script, BuildProducts.path(of: "line-editing-probe")],
            environment: ["HOME": home.path])
        try terminal.expect("probe> ")
        terminal.send("quit\rfor the shell\r")
        try terminal.expect("closed")
        try terminal.expect("shell: for the shell")
        #expect(terminal.isCooked)
    }

    @Test func controlZStopsAndGoesOn() throws {
        let home = try ProbeHome()
        let script = "set -m; \"$0\"; echo \"stopped $?\"; read line; fg >/dev/null; echo \"after $?\""
        let terminal = try PseudoTerminal(
            program: "/bin/bash", arguments: ["-c", script, BuildProducts.path(of: "line-editing-probe")],
            environment: ["HOME": home.path])
        try terminal.expect("probe> ")
        terminal.send("half a")
        try terminal.expect("half a")
        terminal.send("\u{1A}")
        try terminal.expect("stopped 148")
        #expect(terminal.isCooked)
        terminal.send("\r")
        try terminal.expect("probe> half a")
        try terminal.enter(" line", reads: "half a line")
        terminal.send("quit\r")
        try terminal.expect("after 0")
    }
}
