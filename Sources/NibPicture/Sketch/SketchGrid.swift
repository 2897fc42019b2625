import Wording

/// Characters in rows and columns, on which boxes are drawn.
struct SketchGrid {
    let columns: Int
    let rows: Int
    /// Which ways lines go from each cell: up 1, down 2, left 4, right 8.
    private var lines: [UInt8]
    private var texts: [Character?]

    private static let corners: [Character] = Array(" ╵╷│╴┘┐┤╶└┌├─┴┬┼")
    /// What a character of two columns fills besides its own cell.
    private static let filled: Character = "\u{0}"

    init(columns: Int, rows: Int) {
        (self.columns, self.rows) = (max(1, columns), max(1, rows))
        lines = Array(repeating: 0, count: self.columns * self.rows)
        texts = Array(repeating: nil, count: self.columns * self.rows)
    }

    /// Draws a box whose sides are in cells of the grid.
    mutating func box(left: Int, top: Int, right: Int, bottom: Int) {
        for column in left..<right {
            for row in [top, bottom] {
                add(8, column: column, row: row)
                add(4, column: column + 1, row: row)
            }
        }
        for row in top..<bottom {
            for column in [left, right] {
                add(2, column: column, row: row)
                add(1, column: column, row: row + 1)
            }
        }
    }

    private mutating func add(_ way: UInt8, column: Int, row: Int) {
        guard (0..<columns).contains(column), (0..<rows).contains(row) else { return }
        lines[row * columns + column] |= way
    }

    /// Whether nothing is written in some cells of a row.
    func isEmpty(_ columns: Range<Int>, row: Int) -> Bool {
        guard (0..<rows).contains(row), columns.lowerBound >= 0, columns.upperBound <= self.columns else {
            return false
        }
        return columns.allSatisfy { texts[row * self.columns + $0] == nil }
    }

    /// Writes a text over what is there; it fits.
    mutating func write(_ text: String, column: Int, row: Int) {
        var column = column
        for character in text {
            let width = DisplayWidth.of(character)
            guard width > 0, column >= 0, column + width <= columns, (0..<rows).contains(row) else { continue }
            texts[row * columns + column] = character
            if width == 2 { texts[row * columns + column + 1] = Self.filled }
            column += width
        }
    }

    /// The rows as lines, without spaces at their ends.
    var text: [String] {
        (0..<rows).map { row in
            var line = ""
            for cell in row * columns..<(row + 1) * columns {
                if texts[cell] == Self.filled { continue }
                line.append(texts[cell] ?? Self.corners[Int(lines[cell])])
            }
            while line.last == " " { line.removeLast() }
            return line
        }
    }
}
