import Foundation
import PTYSupport
import Testing

@testable import LineEditing

/// Pasted text, which a terminal marks if it is told to, waits in the line for the Enter key.
@Suite(.serialized) struct PasteTests {
    @Test(arguments: [
        "tree", "tree\ncheck", "one\n\nthree", "é你好🙂 e\u{301}", "! ls", "a\tb", "'quoted\nline'",
        "\u{1F468}\u{200D}\u{1F469}",
    ])
    func waitsForEnter(text: String) throws {
        let home = try ProbeHome()
        let terminal = try home.start()
        terminal.paste(text)
        let rows = text.split(separator: "\n", omittingEmptySubsequences: false).count
        try terminal.wait("for the text") { $0.lines.count == rows && $0.column > 0 && ($0.column > 7 || rows > 1) }
        #expect(!terminal.screen.text.contains("line: <"))
        #expect(try terminal.enterLines("") == text)
        try terminal.enter("after", reads: "after")
    }

    @Test func aLineFeedAtTheEndWaitsToo() throws {
        let home = try ProbeHome()
        let terminal = try home.start()
        terminal.paste("first\n")
        try terminal.wait("for the next row") { $0.lines.count == 2 && $0.column == 0 }
        terminal.paste("second\n")
        try terminal.wait("for the next row") { $0.lines.count == 3 && $0.column == 0 }
        #expect(try terminal.enterLines("") == "first\nsecond")
        #expect(try terminal.enterLines("\u{1B}[A") == "first\nsecond", "the history has it as one entry")
    }

    @Test func theMarkIsTakenOffAgain() throws {
        let home = try ProbeHome()
        let terminal = try home.start()
        #expect(terminal.marksPastes == true)
        terminal.send("quit\r")
        try terminal.expect("closed")
        #expect(terminal.marksPastes == false)
    }

    @Test(arguments: ["abcdefghij", "grün ", "x\n", "0123456789 你好\n"])
    func longTextArrivesWhole(part: String) throws {
        for size in [(80, 24), (40, 5), (20, 2)] {
            let home = try ProbeHome()
            let terminal = try home.start(size: size)
            let text = String(repeating: part, count: 3000 / part.count) + "end"
            terminal.paste(text)
            #expect(try terminal.enterLines("!") == text + "!", "\(size)")
            try terminal.enter("after", reads: "after")
        }
    }

    @Test func goesToTheCursor() throws {
        let home = try ProbeHome()
        let terminal = try home.start()
        terminal.send("ad")
        try terminal.expect("ad")
        terminal.send("\u{1B}[D")
        terminal.paste("b\nc")
        #expect(try terminal.enterLines("-") == "ab\nc-d")
    }

    /// Control characters in pasted text are no keys.
    @Test func controlCharactersAreNoKeys() throws {
        let home = try ProbeHome()
        let terminal = try home.start()
        terminal.paste("a\u{1}b\u{7F}\u{1B}[Ac\u{9B}\u{98}\0d")
        #expect(try terminal.enterLines("") == "a\u{FFFD}b\u{FFFD}\u{FFFD}[Ac\u{FFFD}\u{FFFD}\u{FFFD}d")
    }

    @Test func carriageReturnsAreLineEnds() throws {
        let home = try ProbeHome()
        let terminal = try home.start()
        terminal.send("\u{1B}[200~a\rb\nc\u{1B}[201~")
        #expect(try terminal.enterLines("") == "a\nb\nc")
    }

    /// What has come is shown; the Enter key belongs to the text, and Ctrl-C discards it.
    @Test func textWithoutAnEndIsShown() throws {
        let home = try ProbeHome()
        let terminal = try home.start()
        terminal.send("\u{1B}[200~quit\rqu")
        try terminal.expect("qu")
        try terminal.wait("for all that has come") { $0.lines.last == "qu" }
        terminal.send("it\rquit\rquit")
        try terminal.wait("for more") { $0.lines.suffix(3) == ["quit", "quit", "quit"] }
        terminal.send("\u{3}")
        try terminal.expect("interrupted")
        try terminal.expect("probe> ")
        try terminal.enter("after", reads: "after")
    }

    /// The kernel takes the character of Ctrl-C out of a text and drops what came before it, so the rest has no mark.
    @Test(arguments: ["\u{1B}[200~a\r\u{3}quit\r\u{1B}[201~", "\u{1B}[200~a\u{3}quit\r\u{3}quit\rquit\r\u{1B}[201~"])
    func nothingRunsOfATextWithControlC(keys: String) throws {
        let home = try ProbeHome()
        let terminal = try home.start()
        terminal.send(keys)
        try terminal.expect("interrupted")
        try terminal.expect("probe> ")
        try terminal.enter("after", reads: "after")
        #expect(!terminal.screen.text.contains("closed"))
    }

    @Test func keysAfterControlCAreKept() throws {
        let home = try ProbeHome()
        let terminal = try home.start()
        terminal.send("dropped\u{3}kept\r")
        try terminal.expect("interrupted")
        try terminal.expect("line: <kept>")
    }

    @Test func worksWithTheKeysOfVi() throws {
        let home = try ProbeHome(editrc: "bind -v\n")
        let terminal = try home.start()
        terminal.send("x")
        terminal.paste("one\ntwo")
        #expect(try terminal.enterLines("!") == "xone\ntwo!")
        // While the keys are commands, too.
        terminal.send("ab\u{1B}")
        try terminal.wait("for command mode") { $0.lines.last == "probe> ab" && $0.column == 8 }
        terminal.paste("quit\n0")
        #expect(try terminal.enterLines("") == "aquit\n0b")
    }

    /// A mark that comes in pieces, and keys that begin like one.
    @Test func aMarkMayComeInPieces() throws {
        let home = try ProbeHome()
        let terminal = try home.start()
        for byte in "\u{1B}[200~".utf8 {
            terminal.send([byte])
            usleep(80_000)
        }
        terminal.send("quit\rquit\u{1B}[201~")
        let text = try terminal.enterLines("")
        #expect(text.hasSuffix("quit\nquit"))
        try terminal.enter("ab\u{1B}[D\u{1B}[200x", reads: "a00xb")
    }

    /// A key that takes the next one as text, and one that begins a sequence, do not lose what is pasted.
    @Test(arguments: ["\u{16}", "\u{1B}", "\u{1B}["])
    func keysBeforeIt(keys: String) throws {
        let home = try ProbeHome()
        let terminal = try home.start()
        terminal.send(keys)
        usleep(80_000)
        terminal.paste("one\ntwo")
        #expect(try terminal.enterLines("") == "one\ntwo")
    }

    @Test func terminalsWithoutItAreNotTold() throws {
        let home = try ProbeHome()
        let terminal = try home.start(environment: ["TERM": "dumb"])
        try terminal.enter("one", reads: "one")
        #expect(terminal.marksPastes == nil)
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT], [false, true])
    func signalsTakeTheMarkOff(signal: Int32, isRunning: Bool) throws {
        let home = try ProbeHome()
        let terminal = try home.start()
        if isRunning {
            terminal.send("wait\r")
            try terminal.expect("waiting")
        }
        kill(terminal.process, signal)
        #expect(try terminal.waitForExit() == 128 + signal)
        #expect(terminal.marksPastes == false)
    }

    @Test(arguments: [false, true])
    func controlZTakesTheMarkOff(isRunning: Bool) throws {
        let home = try ProbeHome()
        let script = "set -m; \"$0\"; echo \"stopped $?\"; read line; fg >/dev/null; echo \"after $?\""
        let terminal = try PseudoTerminal(
            program: "/bin/bash", arguments: ["-c", script, BuildProducts.path(of: "line-editing-probe")],
            environment: ["HOME": home.path])
        try terminal.expect("probe> ")
        if isRunning {
            terminal.send("wait\r")
            try terminal.expect("waiting")
        }
        terminal.send("\u{1A}")
        try terminal.expect("stopped 148")
        #expect(terminal.marksPastes == false)
        terminal.send("\r")
        if isRunning {
            try terminal.wait("for the program to go on") { _ in terminal.marksPastes == true }
            terminal.send("\u{3}")
        }
        try terminal.expect("probe> ")
        #expect(terminal.marksPastes == true)
        try terminal.enter("x", reads: "x")
    }

    @Test func whatIsUnclearWaits() {
        let end = Array("\u{1B}[201~".utf8)
        for (text, clear) in [
            ("abc", 3), ("ab\u{1B}", 2), ("ab\u{1B}[201", 2), ("ab\u{1B}[x", 5), ("ä", 2), ("", 0),
        ] {
            #expect(PastedText.clearCount(Array(text.utf8), end: end) == clear, "\(text)")
        }
        #expect(PastedText.clearCount(Array("a🙂".utf8).dropLast(), end: end) == 1)
        #expect(PastedText.clearCount([0x61, 0xFF], end: end) == 2)
        #expect(PastedText.clearCount([0x80, 0x80, 0x80, 0x80, 0x80], end: end) == 5)
    }
}

extension PseudoTerminal {
    /// Types keys and Enter, waits for the next prompt, and returns the lines that the probe read.
    func enterLines(_ typed: String) throws -> String {
        let text = try enterLong(typed).replacing("\r\n", with: "\n")
        try wait("for the prompt") { $0.lines.last == "probe> " && $0.column == 7 }
        return text
    }
}
