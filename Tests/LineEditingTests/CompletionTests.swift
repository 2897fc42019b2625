import PTYSupport
import Testing

@testable import LineEditing

@Suite(.serialized) struct CompletionTests {
    @Test func insertsTheOnlyCandidateWithASpace() throws {
        let home = try ProbeHome()
        let terminal = try home.start()
        try terminal.enter("disc\tx", reads: "disconnect x")
        try terminal.enter("fol\tx", reads: "folder/x")
        try terminal.enter("'a\t", reads: "'a b' ")
    }

    @Test func completesAtTheCursorAfterWideCharacters() throws {
        let home = try ProbeHome()
        let terminal = try home.start()
        try terminal.enter("é🙂 你\t", reads: "é🙂 你好世界 ")
        try terminal.enter("é grü end\u{1B}[D\u{1B}[D\u{1B}[D\u{1B}[D\t!", reads: "é grün !end")
    }

    @Test func beepsWithoutCandidates() throws {
        let home = try ProbeHome()
        let terminal = try home.start()
        terminal.send("zzz\t")
        try terminal.expect("zzz")
        try terminal.wait("for the bell") { _ in terminal.output.contains(7) }
        try terminal.enter("", reads: "zzz")
    }

    @Test func insertsTheCommonPartAndListsAtTheSecondTab() throws {
        let home = try ProbeHome()
        let terminal = try home.start()
        terminal.send("gr\t")
        try terminal.wait("for the bell") { _ in terminal.output.contains(7) }
        terminal.send("\t")
        try terminal.expect("grün   größe")
        try terminal.expect("probe> gr")
        try terminal.enter("ö\t", reads: "größe ")
        terminal.send("con\t")
        try terminal.expect("connect")
        terminal.send("\t")
        try terminal.expect("connect      makes a connection")
        try terminal.expect("connections  lists connections")
        try terminal.expect("probe> connect")
        try terminal.enter("", reads: "connect")
    }

    @Test func listsBelowAWrappedLineAndKeepsTheCursor() throws {
        let home = try ProbeHome()
        let terminal = try home.start(size: (30, 20))
        let tail = String(repeating: "t", count: 40)
        terminal.send("col " + tail)
        terminal.send("\u{1}" + String(repeating: "\u{1B}[C", count: 3))
        try terminal.wait("for the cursor in the first row") { $0.row == 0 && $0.column == 10 && $0.lines.count == 2 }
        terminal.send("\t")
        try terminal.expect("column")
        terminal.send("\t")
        try terminal.expect("column0")
        try terminal.expect("column11")
        try terminal.expect("probe> column ttt")
        #expect(terminal.screen.lines[1].hasSuffix("ttt"))
        terminal.send("7\r")
        try terminal.wait("for the line") {
            $0.text.replacing("\n", with: "").contains("line: <column7 \(tail)>")
        }
    }

    @Test func asksBeforeALongList() throws {
        let home = try ProbeHome()
        let terminal = try home.start()
        terminal.send("man\t")
        try terminal.expect("many")
        terminal.send("\t")
        try terminal.expect("list all 250 candidates? (y/n) ")
        terminal.send("n")
        try terminal.expect("probe> many")
        #expect(!terminal.screen.text.contains("many77"))
        terminal.send("\t")
        try terminal.expect("list all 250 candidates? (y/n) ")
        terminal.send("y")
        try terminal.expect("many249")
        try terminal.expect("probe> many")
        terminal.send("\t")
        try terminal.expect("list all 250 candidates? (y/n) ")
        terminal.send("\u{3}")
        try terminal.expect("interrupted")
        try terminal.expect("probe> ")
        try terminal.enter("next", reads: "next")
    }

    @Test func fitsColumnsToTheWidth() {
        let labels = ["alpha", "beta", "gamma", "delta", "你好", "zeta", "eta"]
        let list = CompletionList(candidates: labels.map { CompletionCandidate(text: $0) })
        #expect(list.lines(width: 24, rows: 10) == ["alpha  delta  eta", "beta   你好", "gamma  zeta"])
        #expect(list.lines(width: 5, rows: 10).count == 7)
        #expect(list.lines(width: 5, rows: 10)[0] == "alp…")
    }

    @Test func cutsNotesAndControlCharacters() {
        let list = CompletionList(candidates: [
            CompletionCandidate(text: "a", label: "a\u{1B}[2J", note: "a note that is too long"),
            CompletionCandidate(text: "b"),
        ])
        #expect(list.lines(width: 25, rows: 10) == [#"a\u{1B}[2J  a note that…"#, "b"])
        #expect(list.lines(width: 16, rows: 10) == [#"a\u{1B}[2J"#, "b"])
    }

    @Test func findsTheCommonPart() {
        let common = { (texts: [String]) in
            String(Completion.commonPrefix(of: texts.map { CompletionCandidate(text: $0) }))
        }
        #expect(common(["grün", "größe"]) == "gr")
        #expect(common(["e\u{301}a", "e\u{300}a"]) == "")
        #expect(common(["same", "same-not", "sam"]) == "sam")
        #expect(common([]) == "")
    }
}
