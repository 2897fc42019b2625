import PTYSupport
import Testing

@Suite(.serialized) struct EditingTests {
    @Test(arguments: ["plain", "é", "你好", "🙂👍 ok", "e\u{301}te\u{301}", "naïve ☃ ½"])
    func readsWhatIsTyped(text: String) throws {
        let home = try ProbeHome()
        let terminal = try home.start()
        try terminal.enter(text, reads: text)
    }

    @Test func editsInTheMiddleOfWideCharacters() throws {
        let home = try ProbeHome()
        let terminal = try home.start()
        terminal.send("é你好🙂z")
        terminal.send("\u{1B}[D\u{1B}[D\u{1B}[D")
        try terminal.wait("for the cursor left of the second ideograph") { $0.column == 10 }
        terminal.send("\u{7F}ü\u{1}a")
        try terminal.expect("aéü好🙂z")
        #expect(terminal.screen.column == 8)
        try terminal.enter("\u{5}!", reads: "aéü好🙂z!")
    }

    @Test func countsNoColumnForCombiningCharacters() throws {
        let home = try ProbeHome()
        let terminal = try home.start()
        terminal.send("e\u{301}x")
        try terminal.wait("for two columns of text") { $0.column == 9 && $0.text.contains("ex") }
        terminal.send("\u{1B}[D\u{7F}")
        try terminal.enter("", reads: "ex")
    }

    @Test func replacesBytesThatAreNotUTF8() throws {
        let home = try ProbeHome()
        let terminal = try home.start()
        terminal.send([0x61, 0xff, 0x62, 0xe4, 0xbd, 0x63, 0x0d])
        try terminal.expect("line: <a\u{FFFD}b\u{FFFD}c>")
    }

    @Test func readsUTF8InTheCLocale() throws {
        let home = try ProbeHome()
        let terminal = try home.start(environment: ["LC_ALL": "C"])
        terminal.send("é你")
        try terminal.wait("for three columns of text") { $0.text.hasSuffix("é你") && $0.column == 10 }
        try terminal.enter("", reads: "é你")
    }

    @Test func wrapsALongLine() throws {
        let home = try ProbeHome()
        let terminal = try home.start(size: (40, 10))
        let text = String((0..<100).map { Character(Unicode.Scalar(UInt8(97 + $0 % 26))) })
        terminal.send(text)
        try terminal.wait("for the cursor in the third row") { $0.row == 2 && $0.column == 27 }
        terminal.send("\u{1}X")
        try terminal.wait("for the cursor in the first row") { $0.row == 0 && $0.column == 8 }
        #expect(terminal.screen.lines[0].hasPrefix("probe> Xab"))
        terminal.send("\r")
        try terminal.wait("for the line") { $0.text.replacing("\n", with: "").contains("line: <X\(text)>") }
    }

    @Test func promptColoursTakeNoColumns() throws {
        let home = try ProbeHome()
        let terminal = try home.start()
        #expect(terminal.screen.column == 7)
        let output = String(decoding: terminal.output, as: UTF8.self)
        #expect(output.contains("\u{1B}[1m\u{1B}[32mp"))
        #expect(output.contains("\u{1B}[0m>"))
        #expect(!output.contains("\u{1}"))
    }

    @Test func losesNoLineOfAPaste() throws {
        let home = try ProbeHome()
        let terminal = try home.start()
        let lines = (1...60).map { "pasted line number \($0) é" }
        terminal.send(lines.joined(separator: "\r") + "\r")
        for line in lines { try terminal.expect("line: <\(line)>") }
    }

    /// A line that is longer than the screen is folded before libedit can write outside of its copy of the screen.
    @Test(arguments: ["a", "é", "日", "ab "]) func aPasteLongerThanTheScreenIsReadWhole(unit: String) throws {
        for size in [(columns: 80, rows: 24), (40, 10), (132, 50)] {
            let home = try ProbeHome()
            let terminal = try home.start(size: size)
            let text = String(String(repeating: unit, count: 3_000).prefix(3_000))
            // The cursor goes to both ends of what can still be edited, and a key is typed there.
            terminal.send(text + "\u{1}\u{5}")
            let line = try terminal.enterLong("!")
            #expect(line == text + "!")
            try terminal.enter("still here", reads: "still here")
        }
    }

    @Test func joinsLinesUntilTheTextIsComplete() throws {
        let home = try ProbeHome()
        let terminal = try home.start()
        terminal.send("say 'one\r")
        try terminal.expect("more> ")
        terminal.send("two' con\t")
        try terminal.expect("two' connect")
        terminal.send("\r")
        try terminal.expect("line: <say 'one")
        try terminal.expect("two' connect>")
    }

    @Test func followsTheWindowSize() throws {
        let home = try ProbeHome()
        let terminal = try home.start()
        terminal.send("before")
        try terminal.expect("before")
        let drawn = terminal.output.count
        terminal.resize(columns: 30, rows: 10)
        try terminal.wait("for the line to be drawn anew") { _ in
            String(decoding: terminal.output[drawn...], as: UTF8.self).contains("before")
        }
        terminal.send(" abcdefghijklmnopqrstuvwxyz")
        try terminal.wait("for the second row at the new width") { $0.column == 10 && $0.lines.last == "qrstuvwxyz" }
        terminal.send("\r")
        try terminal.expect("line: <before")
        try terminal.wait("for the new width") { $0.text.replacing("\n", with: "").contains("wxyz> 30") }
    }

    @Test func needsATerminal() throws {
        let home = try ProbeHome()
        let probe = BuildProducts.path(of: "line-editing-probe")
        let terminal = try PseudoTerminal(program: "/bin/sh", arguments: ["-c", "'\(probe)' </dev/null; echo =$?"])
        try terminal.expect("no terminal")
        try terminal.expect("=3")
        _ = home
    }
}
