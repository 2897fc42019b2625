import Bytes
import Wording

/// Shows a part of a text as its line with a caret under it.
package enum Caret {
    private static let indent = "  "
    /// Longer lines are cut to a part around the caret.
    private static let widest = 104

    /// The line in which a span begins, indented, and a line with `^~~~` under the span.
    ///
    /// Columns are counted as a terminal shows them. Control characters are made visible.
    ///
    /// - Parameters:
    ///   - span: UTF-8 offsets, which are clamped to the text; an empty span also gets a caret.
    ///   - text: one or several lines.
    ///   - width: the columns of the terminal; nil if lines may be longer.
    /// - Returns: two lines, without a line end after the second.
    package static func lines(under span: Range<Int>, in text: String, width: Int? = nil) -> String {
        let bytes = Array(text.utf8)
        let lower = min(max(0, span.lowerBound), bytes.count)
        let begin = (bytes[..<lower].lastIndex(of: Byte.newline) ?? -1) + 1
        let end = bytes[lower...].firstIndex(of: Byte.newline) ?? bytes.count
        var cells = cells(of: String(decoding: bytes[begin..<end], as: UTF8.self))
        var caret = mark(cells, span: lower - begin..<max(lower, span.upperBound) - begin)
        crop(&cells, to: max(min(widest, width ?? widest) - indent.utf8.count, 8), around: &caret)
        let line = cells.reduce(into: "") { $0.append($1.shown) }
        let padding = cells[..<caret.first].reduce(0) { $0 + $1.width }
        let pointer = "^" + String(repeating: "~", count: max(0, caret.columns - 1))
        return indent + line + "\n" + indent + String(repeating: " ", count: padding) + pointer
    }

    private struct Cell {
        var shown: Character
        var width: Int
        /// The character's place in the bytes of the line.
        var bytes: Range<Int>
    }

    private static func cells(of line: String) -> [Cell] {
        var cells: [Cell] = []
        var offset = 0
        for character in line {
            let bytes = offset..<offset + character.utf8.count
            if let ascii = character.asciiValue, ascii < Byte.space || ascii == 0x7F {
                if ascii == Byte.tab {
                    cells.append(Cell(shown: " ", width: 1, bytes: bytes))
                } else if ascii != Byte.carriageReturn || bytes.upperBound < line.utf8.count {
                    cells.append(Cell(shown: picture(of: ascii), width: 1, bytes: bytes))
                }
            } else {
                cells.append(Cell(shown: character, width: DisplayWidth.of(character), bytes: bytes))
            }
            offset = bytes.upperBound
        }
        return cells
    }

    /// The symbol that shows a control character.
    private static func picture(of control: UInt8) -> Character {
        let symbol: UInt32 = control == 0x7F ? 0x2421 : 0x2400 + UInt32(control)
        return Unicode.Scalar(symbol).map { Character($0) } ?? " "
    }

    /// The first cell under the mark, and how many columns it has.
    private static func mark(_ cells: [Cell], span: Range<Int>) -> (first: Int, columns: Int) {
        guard let first = cells.firstIndex(where: { span.lowerBound < $0.bytes.upperBound }) else {
            return (cells.count, 1)
        }
        let columns = cells[first...].prefix { $0.bytes.lowerBound < span.upperBound }.reduce(0) { $0 + $1.width }
        return (first, columns)
    }

    /// Cuts a line to a part around the caret, with an ellipsis where something is left out.
    private static func crop(_ cells: inout [Cell], to columns: Int, around caret: inout (first: Int, columns: Int)) {
        guard cells.reduce(0, { $0 + $1.width }) > columns else { return }
        let widest = columns - 2
        let from = max(0, caret.first - widest * 2 / 5)
        var width = 0
        var to = from
        while to < cells.count, width + cells[to].width <= widest {
            width += cells[to].width
            to += 1
        }
        let room = cells[min(caret.first, to)..<to].reduce(0) { $0 + $1.width }
        let ellipsis = Cell(shown: "…", width: 1, bytes: 0..<0)
        let isCutBehind = to < cells.count
        cells = Array(cells[from..<to])
        if isCutBehind { cells.append(ellipsis) }
        if from > 0 {
            cells.insert(ellipsis, at: 0)
            caret.first += 1
        }
        caret.first -= from
        caret.columns = min(caret.columns, room)
    }
}
