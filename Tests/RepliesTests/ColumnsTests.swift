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

    @Test func labelsGiveWayLast() {
        let lines = Columns(width: 40, giving: [.label, .nothing, .className]).lines(rows).map(\.plain)
        #expect(
            lines == ["Button \"A rather long title\"  aaa-bb-ccc", "Label                         -1", "only a name"])
        #expect(
            Columns(width: 30, giving: [.label, .nothing, .className]).lines(rows).map(\.plain) == [
                "Button \"A rather…\"  aaa-bb-ccc", "Label               -1", "only a name",
            ])
    }

    @Test func longLabelsAreCutInEveryList() {
        let rows: [[StyledText]] = [[StyledText(String(repeating: "n", count: 50)), "id"]]
        #expect(
            Columns(giving: [.label]).lines(rows).map(\.plain) == [String(repeating: "n", count: 39) + "…  id"])
    }

    @Test func idsAreNeverCut() {
        #expect(
            Columns(width: 10).lines(rows).map(\.plain) == [
                "Button \"A rather long title\"\n      aaa-bb-ccc\n    UIButton",
                "Label\n      -1\n    UILabel", "only a name",
            ])
    }

    @Test func textsAreWrappedBelowTheirBeginning() {
        let rows: [[StyledText]] = [["id", "one two three four five six seven eight"], ["id", "short"]]
        #expect(
            Columns(width: 30, giving: [.nothing, .text]).lines(rows).map(\.plain) == [
                "id  one two three four five\n    six seven eight", "id  short",
            ])
        #expect(
            Columns(giving: [.nothing, .text]).lines(rows)[0].plain == "id  one two three four five six seven eight")
    }

    @Test func placesBecomeShortFromTheLeft() {
        let rows: [[StyledText]] = [["name", "Sources/App/Controller.swift:12:3"]]
        let giving: [Giving] = [.nothing, .place]
        #expect(Columns(width: 30, giving: giving).lines(rows).map(\.plain) == ["name  …/Controller.swift:12:3"])
        #expect(Columns(width: 20, giving: giving).lines(rows).map(\.plain) == ["name"])
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
