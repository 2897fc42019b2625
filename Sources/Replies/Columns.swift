/// Lays rows out in aligned columns.
public enum Columns {
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
    public static func lines(
        _ rows: [[StyledText]], indent: Int = 0, gap: Int = 2, rightAligned: Set<Int> = []
    ) -> [StyledText] {
        let widths = rows.map { $0.map(\.width) }
        var columns: [Int] = []
        for row in widths {
            for (column, width) in row.enumerated() {
                if column == columns.count { columns.append(0) }
                columns[column] = max(columns[column], width)
            }
        }
        return zip(rows, widths).map { row, widths in
            var line = StyledText()
            var pending = indent
            for (column, cell) in row.enumerated() {
                let padding = columns[column] - widths[column]
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
            return line
        }
    }
}
