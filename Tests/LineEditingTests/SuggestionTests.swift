import PTYSupport
import Testing

/// The suggestion after the cursor: what is on the screen while a key is awaited, and that nothing of it is left.
@Suite(.serialized) struct SuggestionTests {
    @Test func showsAndTakesWhatMayFollow() throws {
        let home = try ProbeHome()
        let terminal = try home.start(suggests: true)
        terminal.send("conn")
        try terminal.wait("for the suggestion after the cursor") {
            $0.lines.last == "probe> connect outlet" && $0.column == 11
        }
        #expect(String(decoding: terminal.output, as: UTF8.self).contains("\u{1B}[2mect outlet"))
        // What does not fit any more disappears with the key.
        terminal.send("x")
        try terminal.wait("for the line alone") { $0.lines.last == "probe> connx" && $0.column == 12 }
        terminal.send("\u{7F}")
        try terminal.wait("for the suggestion") { $0.lines.last == "probe> connect outlet" && $0.column == 11 }
        try terminal.enter("", reads: "conn")
        #expect(!terminal.screen.text.contains("outlet"))
        // The newest line of the history comes first.
        terminal.send("co")
        try terminal.wait("for the line before") { $0.lines.last == "probe> conn" && $0.column == 9 }
        try terminal.enter("\u{5}", reads: "conn")
        for key in ["\u{1B}[C", "\u{1B}OC", "\u{5}"] {
            terminal.send("conne")
            try terminal.wait("for the suggestion") { $0.lines.last == "probe> connect outlet" && $0.column == 12 }
            terminal.send(key)
            try terminal.wait("for the whole line") { $0.lines.last == "probe> connect outlet" && $0.column == 21 }
            terminal.send("\u{3}")
            try terminal.expect("connect outlet^C")
            try terminal.expect("probe> ")
        }
    }

    @Test func keysDoWhatTheyDidBeforeWithoutASuggestion() throws {
        let home = try ProbeHome()
        let terminal = try home.start(suggests: true)
        terminal.send("abcd\u{1B}[D\u{1B}[D\u{1B}[D")
        try terminal.wait("for the cursor") { $0.column == 8 }
        terminal.send("\u{1B}[C")
        try terminal.wait("for the cursor") { $0.column == 9 }
        terminal.send("\u{5}")
        try terminal.wait("for the cursor") { $0.column == 11 }
        // In the middle of a line nothing is suggested.
        try terminal.enter("\u{15}connect", reads: "connect")
        terminal.send("conne\u{1B}[D")
        try terminal.wait("for the line alone") { $0.lines.last == "probe> conne" && $0.column == 11 }
        terminal.send("\u{1B}[C")
        try terminal.wait("for the suggestion") { $0.lines.last == "probe> connect" && $0.column == 12 }
        try terminal.enter("\u{1B}[C", reads: "connect")
        terminal.send("abcdefgh\u{1}\u{1B}3\u{1B}[C")
        try terminal.wait("for the cursor after three characters") { $0.column == 10 }
    }

    @Test func wideCharactersAndCombiningOnes() throws {
        let home = try ProbeHome()
        let terminal = try home.start(suggests: true)
        terminal.send("grö")
        try terminal.wait("for the suggestion") { $0.lines.last == "probe> größe 你好世界" && $0.column == 10 }
        terminal.send("ße 你")
        try terminal.wait("for the suggestion") { $0.lines.last == "probe> größe 你好世界" && $0.column == 15 }
        try terminal.enter("\u{1B}[C", reads: "größe 你好世界")
        terminal.send("e\u{301}")
        try terminal.wait("for the line") { $0.column == 8 }
        try terminal.enter("", reads: "e\u{301}")
    }

    @Test(arguments: [40, 84, 79, 78])
    func onlyWhatFitsIntoTheRowIsShown(columns: Int) throws {
        let home = try ProbeHome()
        let terminal = try home.start(size: (columns, 10), suggests: true)
        terminal.send("x")
        // 'probe> ' and 71 characters take 78 columns; the last column of the row stays free.
        let isShown = columns > 78
        let line = isShown ? "probe> x" + String(repeating: "y", count: 70) : "probe> x"
        try terminal.wait("for the line") { $0.lines.last == line && $0.column == 8 }
        try terminal.enter("z", reads: "xz")
        #expect(!terminal.screen.text.contains("y"))
        // A line that takes several rows has none.
        let long = String(repeating: "n", count: columns * 2)
        #expect(try terminal.enterLong(long).filter { $0 == "n" }.count == long.count)
        try terminal.expect("line: <")
        try terminal.expect("probe> ")
        terminal.send(long.dropLast(3).description)
        try terminal.wait("for the third row") { $0.lines.last == "nnnn" && $0.column == 4 }
        terminal.send("\u{3}")
        try terminal.expect("^C")
    }

    /// The terminal throws away what was typed before Ctrl-C and is not read yet; Ctrl-C itself is always answered.
    @Test func ctrlCIsAnsweredWhileKeysArePending() throws {
        let home = try ProbeHome()
        let terminal = try home.start(size: (78, 10), suggests: true)
        try terminal.enter("connect", reads: "connect")
        for round in 0..<40 {
            // The mark is at any column, also half of it in the next row.
            terminal.send(String(repeating: "n", count: 60 + round * 3))
            if round % 4 == 1 { terminal.resize(columns: 70 + round, rows: 10) }
            if round % 4 == 2 { terminal.send("e\u{301}\u{1B}[D\u{1B}[C") }
            if round % 4 == 3 { try terminal.wait("for the second row") { $0.lines.last?.hasPrefix("nnn") == true } }
            terminal.send("\u{3}")
            try terminal.expect("interrupted, pending: false")
            try terminal.expect("probe> ")
        }
    }

    @Test func resizingLeavesNothing() throws {
        let home = try ProbeHome()
        let terminal = try home.start(suggests: true)
        terminal.send("conn")
        try terminal.wait("for the suggestion") { $0.lines.last == "probe> connect outlet" }
        terminal.resize(columns: 18, rows: 24)
        try terminal.wait("for the line alone") { $0.lines.last == "probe> conn" && $0.column == 11 }
        terminal.resize(columns: 90, rows: 24)
        try terminal.wait("for the suggestion") { $0.lines.last == "probe> connect outlet" && $0.column == 11 }
        terminal.send("\t\t")
        try terminal.expect("makes a connection")
        try terminal.wait("for the suggestion") { $0.lines.last == "probe> connect outlet" }
        terminal.send("\u{3}")
        try terminal.expect("probe> connect^C")
    }

    @Test func theKeysOfVi() throws {
        let home = try ProbeHome(editrc: "bind -v\n")
        let terminal = try home.start(suggests: true)
        terminal.send("conn")
        try terminal.wait("for the suggestion") { $0.lines.last == "probe> connect outlet" && $0.column == 11 }
        terminal.send("\u{1B}")
        try terminal.wait("for the line alone") { $0.lines.last == "probe> conn" && $0.column == 10 }
        terminal.send("A")
        try terminal.wait("for the suggestion") { $0.lines.last == "probe> connect outlet" && $0.column == 11 }
        try terminal.enter("\u{5}", reads: "connect outlet")
    }

    @Test func questionsAndSearchesHaveNone() throws {
        let home = try ProbeHome()
        let terminal = try home.start(suggests: true)
        try terminal.enter("yes indeed", reads: "yes indeed")
        terminal.send("ask\r")
        try terminal.expect("sure? (y/n) ")
        terminal.send("y")
        try terminal.wait("for the answer alone") { $0.lines.last == "sure? (y/n) y" }
        terminal.send("\r")
        try terminal.expect("answer: yes")
        try terminal.expect("probe> ")
        terminal.send("\u{12}inde")
        try terminal.wait("for the line that was found") { $0.text.contains("probe> yes indeed\n") }
        try terminal.enter("\u{1B}", reads: "yes indeed")
    }

    @Test func withoutSuggestionsNothingIsDrawn() throws {
        let home = try ProbeHome()
        let terminal = try home.start()
        terminal.send("conn")
        try terminal.wait("for the line") { $0.lines.last == "probe> conn" && $0.column == 11 }
        #expect(!terminal.output.contains(subsequence: "\u{1B}7"))
    }
}

extension [UInt8] {
    fileprivate func contains(subsequence text: String) -> Bool {
        String(decoding: self, as: UTF8.self).contains(text)
    }
}
