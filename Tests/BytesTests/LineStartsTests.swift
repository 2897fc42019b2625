import Testing

@testable import Bytes

@Suite("Lines and columns of offsets")
struct LineStartsTests {
    @Test(
        "Each line feed ends a line",
        arguments: [
            ("", 0, 1, 1), ("ab", 2, 1, 3), ("a\nb", 1, 1, 2), ("a\nb", 2, 2, 1), ("\n\n", 1, 2, 1), ("\n\n", 2, 3, 1),
            ("a\r\nb", 3, 2, 1), ("é\nb", 3, 2, 1),
        ])
    func place(text: String, offset: Int, line: Int, column: Int) {
        let place = LineStarts(Array(text.utf8)).place(of: offset)
        #expect(place.line == line)
        #expect(place.column == column)
    }

    @Test("Lines of a long text are found again by counting")
    func counted() {
        let text = Array((0..<500).map { String(repeating: "x", count: $0 % 37) }.joined(separator: "\n").utf8)
        let lines = LineStarts(text)
        var (line, column) = (1, 1)
        for (offset, byte) in text.enumerated() {
            let place = lines.place(of: offset)
            #expect(place.line == line && place.column == column)
            (line, column) = byte == 0x0A ? (line + 1, 1) : (line, column + 1)
        }
    }
}
