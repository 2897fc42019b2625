import LineDiff
import Replies
import Testing

/// The words that differ inside changed lines.
struct WordChangesTests {
    private func styled(_ old: String, to new: String) -> [StyledText] {
        DiffLine.styled(
            UnifiedDiff.make(old: Array(old.utf8), new: Array(new.utf8), oldName: "a", newName: "b", context: 0).lines)
    }

    private func words(_ text: StyledText) -> [String] {
        text.runs.filter { $0.style == .addedWord || $0.style == .removedWord }.map(\.text)
    }

    @Test func onlyWhatDiffersIsMarked() {
        let lines = styled(
            "<label text=\"One\" id=\"a\" tag=\"1\"/>\n", to: "<label text=\"Two\" id=\"a\" tag=\"1\"/>\n")
        #expect(lines.map(words) == [[], [], [], ["One"], ["Two"]])
        #expect(lines[3].plain == "-<label text=\"One\" id=\"a\" tag=\"1\"/>")
        #expect(lines[4].plain == "+<label text=\"Two\" id=\"a\" tag=\"1\"/>")
        #expect(lines[3].runs.first?.style == .removed && lines[4].runs.first?.style == .added)
    }

    @Test func linesWithLittleInCommonAreNotMarked() {
        #expect(styled("one two three\n", to: "four five six\n").flatMap(words).isEmpty)
    }

    @Test func linesWithoutCounterpartAreNotMarked() {
        #expect(styled("one two three\n", to: "one two four\none two five\n").flatMap(words).isEmpty)
        #expect(styled("", to: "one\n").flatMap(words).isEmpty)
        #expect(styled("one\n", to: "").flatMap(words).isEmpty)
    }

    @Test func severalLinesArePairedInOrder() {
        let lines = styled("a b c 1\nd e f 2\n", to: "a b c 3\nd e f 4\n")
        #expect(lines.flatMap(words) == ["1", "2", "3", "4"])
    }
}
