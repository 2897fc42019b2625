import Testing

@testable import Replies

@Suite struct ColumnsTests {
    private let rows: [[StyledText]] = [
        ["Button \"A rather long title\"", "aaa-bb-ccc", "UIButton"], ["Label", "-1", "UILabel"], ["only a name"],
    ]

    @Test func cellsAreAligned() {
        #expect(
            Columns.lines(rows, indent: 1).map(\.plain) == [
                " Button \"A rather long title\"  aaa-bb-ccc  UIButton",
                " Label                         -1          UILabel",
                " only a name",
            ])
        #expect(Columns.lines([["7", "x"], ["12", "y"]], rightAligned: [0]).map(\.plain) == [" 7  x", "12  y"])
    }

    @Test func columnsThatMayBeShortenedGiveWay() {
        let lines = Columns(width: 40, shortened: [0]).lines(rows).map(\.plain)
        #expect(
            lines == [
                "Button \"A rather …  aaa-bb-ccc  UIButton", "Label               -1          UILabel", "only a name",
            ])
    }

    @Test func linesThatDoNotFitAreTooLong() {
        #expect(Columns(width: 40).areTooLong(rows))
        #expect(!Columns(width: 80).areTooLong(rows))
        #expect(!Columns().areTooLong(rows))
    }

    @Test func otherColumnsAreNeverCut() {
        let lines = Columns(width: 10, shortened: [0]).lines(rows).map(\.plain)
        #expect(
            lines == [
                "Button \"A r…  aaa-bb-ccc  UIButton", "Label         -1          UILabel", "only a name",
            ])
        #expect(Columns(width: 10).lines(rows).map(\.plain) == Columns.lines(rows).map(\.plain))
    }

    @Test func theLastCellOfALineTakesTheRoomThatIsLeft() {
        let rows: [[StyledText]] = [["id", StyledText(String(repeating: "n", count: 40))], ["id", "short", "note"]]
        #expect(
            Columns(width: 20, shortened: [1]).lines(rows).map(\.plain) == [
                "id  " + String(repeating: "n", count: 15) + "…", "id  short  note",
            ])
    }

    @Test func raggedCellsNeedNoPaddingElsewhere() {
        var columns = Columns()
        columns.ragged = 0
        columns.raggedLimit = 12
        #expect(
            columns.lines(rows).map(\.plain) == [
                "Button \"A rather long title\"  aaa-bb-ccc  UIButton", "Label  -1          UILabel", "only a name",
            ])
    }

    @Test func charactersCountAsTheyAreShown() {
        let rows: [[StyledText]] = [["\u{1B}[2J", "a"], ["界", "b"], ["e\u{301}x", "c"]]
        let shown = Columns.lines(rows).map { $0.rendered(colour: false, showingControls: true) }
        #expect(shown == ["\\u{1B}[2J  a", "界         b", "e\u{301}x         c"])
    }
}
