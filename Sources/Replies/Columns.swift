/// Lays rows out in aligned columns.
package enum Columns {
    /// The lines of a table whose columns are as wide as their widest cell.
    ///
    /// Rows may have different numbers of cells. The last cell of a row is not padded, so no line ends in spaces.
    ///
    /// - Parameters:
    ///   - rows: the cells, each one line of text.
    ///   - indent: the number of spaces before each line.
    ///   - gap: the number of spaces between columns.
    ///   - rightAligned: the columns, counted from 0, whose cells are aligned right, as for numbers.
    /// - Returns: one line a row, in their order, without line feeds.
    package static func lines(
        _ rows: [[StyledText]], indent: Int = 0, gap: Int = 2, rightAligned: Set<Int> = []
    ) -> [StyledText] {
        var lines: [StyledText] = []
        lines.reserveCapacity(rows.count)
        lay(rows, indent: indent, gap: gap, rightAligned: rightAligned) { lines.append($0) }
        return lines
    }

    /// The lines of a table as one text, for tables that may be long.
    ///
    /// - Parameter rows: the cells, each one line of text.
    /// - Returns: one line a row, with a line feed between two.
    package static func text(_ rows: [[StyledText]]) -> StyledText {
        var text = StyledText()
        lay(rows, indent: 0, gap: 2, rightAligned: []) {
            if !text.isEmpty { text.appendLine() }
            text.append($0)
        }
        return text
    }

    private static func lay(
        _ rows: [[StyledText]], indent: Int, gap: Int, rightAligned: Set<Int>, _ take: (StyledText) -> Void
    ) {
        var columns: [Int] = []
        for row in rows {
            for (column, cell) in row.enumerated() {
                if column == columns.count { columns.append(0) }
                columns[column] = max(columns[column], cell.width)
            }
        }
        for row in rows {
            var line = StyledText()
            var pending = indent
            for (column, cell) in row.enumerated() {
                // Widths are counted again rather than kept, which would take as much memory as the cells.
                let padding = column < row.count - 1 || rightAligned.contains(column) ? columns[column] - cell.width : 0
                let isRight = rightAligned.contains(column)
                if isRight { pending += padding }
                if !cell.isEmpty {
                    line.append(String(repeating: " ", count: max(0, pending)))
                    line.append(cell)
                    pending = 0
                }
                if !isRight { pending += padding }
                pending += gap
            }
            take(line)
        }
    }
}
