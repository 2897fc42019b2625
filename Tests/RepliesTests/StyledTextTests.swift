import Testing

@testable import Replies

@Suite struct StyledTextTests {
    @Test func interpolation() {
        let text: StyledText = "id \("abc", .id), \(3) of \(StyledText("x", .label))"
        #expect(text.plain == "id abc, 3 of x")
        #expect(
            text.runs == [
                StyledText.Run("id "), StyledText.Run("abc", style: .id), StyledText.Run(", 3 of "),
                StyledText.Run("x", style: .label),
            ])
    }

    @Test func neighboursOfOneStyleAreOneRun() {
        var text = StyledText("a", .id)
        text.append("b", .id)
        text.append("", .error)
        text.append("c", .id)
        #expect(text.runs == [StyledText.Run("abc", style: .id)])
        #expect((text + text).runs == [StyledText.Run("abcabc", style: .id)])
        text += "d"
        text.appendLine("e")
        #expect(text.plain == "abcde\n")
        #expect(StyledText().isEmpty && StyledText("").isEmpty && !text.isEmpty)
    }

    @Test func colours() {
        let text: StyledText = "a \("b", .error) c"
        #expect(text.rendered(colour: false) == "a b c")
        #expect(text.rendered(colour: true) == "a \u{1B}[1;31mb\u{1B}[0m c")
        for style in TextStyle.allCases {
            let rendered = StyledText("x", style).rendered(colour: true)
            #expect(rendered == (style == .plain ? "x" : style.sequence + "x\u{1B}[0m"))
        }
    }

    @Test func controlCharactersCannotReachTheTerminal() {
        let text = StyledText(lines: "a\u{1B}[31m\u{9B}2J\tb\nc\r\u{7F}é\u{A0}\u{202E}", .label)
        #expect(text.rendered(colour: false) == text.plain)
        #expect(
            text.rendered(colour: false, showingControls: true)
                == "a\\u{1B}[31m\\u{9B}2J\tb\nc\\u{D}\\u{7F}é\u{A0}\\u{202E}")
    }

    @Test func namesBeginNoLines() {
        let name = "a\nb"
        var text: StyledText = "\(name)\n\(name, .id) \(StyledText(name)) \(StyledText(lines: name))"
        text.append(name)
        text += "\n\(name)"
        #expect(
            text.plain == #"a\u{A}b"# + "\n" + #"a\u{A}b a\u{A}b a"# + "\n" + #"ba\u{A}b"# + "\n" + #"a\u{A}b"#)
    }

    @Test func joining() {
        let parts: [StyledText] = ["a", StyledText("b", .id), "c"]
        #expect(parts.joined(separator: ", ").plain == "a, b, c")
        #expect([StyledText]().joined(separator: ", ").isEmpty)
    }

    @Test func columnsByDisplayWidth() {
        let rows: [[StyledText]] = [
            ["File's Owner", "-1", "ViewController"], [StyledText("日本語", .label), "iN0-l3-epB"], [],
            ["", "hSs-g6-Zcb", "UIButton"],
        ]
        #expect(
            Columns.lines(rows).map(\.plain) == [
                "File's Owner  -1          ViewController", "日本語        iN0-l3-epB", "",
                "              hSs-g6-Zcb  UIButton",
            ])
        #expect(Columns.lines(rows, indent: 2)[1].plain == "  日本語        iN0-l3-epB")
        #expect(Columns.lines(rows)[1].runs[0] == StyledText.Run("日本語", style: .label))
    }

    @Test func numbersAtTheRight() {
        let rows: [[StyledText]] = [["a", "1", "x"], ["bcd", "1000", "y"], ["e", "22"]]
        var columns = Columns()
        columns.gap = 1
        columns.rightAligned = [1]
        #expect(
            columns.lines(rows).map(\.plain) == ["a      1 x", "bcd 1000 y", "e     22"])
        #expect(Columns.lines([]).isEmpty)
    }
}
