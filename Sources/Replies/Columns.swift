/// Lays rows out in aligned columns.
///
/// A column is as wide as its widest cell. If the lines have a width that they should fit into, the columns that are named for it
/// give way: some are shortened with an ellipsis, one may be ragged. All others, such as ids, are never cut; a line that is still too
/// long is left for the terminal to fold.
package struct Columns {
    /// The number of spaces before each line.
    package var indent = 0
    /// The number of spaces between columns.
    package var gap = 2
    /// The columns, counted from 0, whose cells are aligned right, as for numbers.
    package var rightAligned: Set<Int> = []
    /// The columns whose cells may be shortened, the first of them first.
    package var shortened: [Int] = []
    /// A column whose long cells push what follows them to the right, so that the short ones need no padding for them.
    package var ragged: Int?
    /// Beyond this number of columns, cells of the ragged column count as long.
    package var raggedLimit = Int.max
    /// The columns of the terminal that lines should fit into; nil if they may be of any length.
    package var width: Int?

    /// No column is made narrower than this.
    private static let narrowest = 12

    /// Makes a layout whose columns are as wide as their widest cells.
    ///
    /// - Parameters:
    ///   - indent: the number of spaces before each line.
    ///   - width: the columns that lines should fit into; nil if they may be of any length.
    ///   - shortened: the columns whose cells may be shortened, the first of them first.
    package init(indent: Int = 0, width: Int? = nil, shortened: [Int] = []) {
        self.indent = indent
        self.width = width
        self.shortened = shortened
    }

    // MARK: - Tables

    /// The lines of a table whose columns are as wide as their widest cell.
    ///
    /// - Parameters:
    ///   - rows: the cells, each one line of text.
    ///   - indent: the number of spaces before each line.
    ///   - rightAligned: the columns, counted from 0, whose cells are aligned right, as for numbers.
    /// - Returns: one line a row, in their order, without line feeds.
    package static func lines(
        _ rows: [[StyledText]], indent: Int = 0, rightAligned: Set<Int> = []
    ) -> [StyledText] {
        var columns = Columns(indent: indent)
        columns.rightAligned = rightAligned
        return columns.lines(rows)
    }

    /// The lines of a table.
    ///
    /// Rows may have different numbers of cells. The last cell of a row is not padded, so no line ends in spaces.
    ///
    /// - Parameter rows: the cells, each one line of text.
    /// - Returns: one line a row, in their order, without line feeds.
    package func lines(_ rows: [[StyledText]]) -> [StyledText] {
        var lines: [StyledText] = []
        lines.reserveCapacity(rows.count)
        lay(rows) { lines.append($0) }
        return lines
    }

    /// Passes the lines of a table on one by one, for tables that may be long.
    ///
    /// - Parameters:
    ///   - rows: the cells, each one line of text; several passes are made over them.
    ///   - line: receives one line a row, without line feeds.
    package func write(_ rows: some Collection<[StyledText]>, to line: (StyledText) -> Void) { lay(rows, take: line) }

    // MARK: - Widths

    /// The widths of the columns, after those that may be shortened have given way.
    ///
    /// - Parameter rows: the cells, each one line of text.
    /// - Returns: the width of each column. Nothing follows the last cell of a row, so it does not count.
    package func widths(_ rows: some Collection<[StyledText]>) -> [Int] {
        var widths = rows.reduce(into: [Int]()) { widen(&$0, for: $1) }
        if let width {
            for column in shortened {
                let excess = longest(of: rows, with: widths) - width
                if excess > 0 { widths[column] = min(widths[column], max(Self.narrowest, widths[column] - excess)) }
            }
        }
        if let ragged, ragged < widths.count, raggedLimit < .max || width != nil {
            let others = longest(of: rows, with: widths) - widths[ragged]
            let room = min(raggedLimit, width.map { $0 - others } ?? .max)
            let fitting = rows.lazy.filter { Self.last(of: $0) > ragged }.map { $0[ragged].width }.filter { $0 <= room }
            widths[ragged] = fitting.max() ?? 0
        }
        return widths
    }

    /// Whether lines would have to give way to fit into the width.
    ///
    /// - Parameter rows: the cells, each one line of text.
    /// - Returns: false if no width is given.
    package func areTooLong(_ rows: some Collection<[StyledText]>) -> Bool {
        guard let width else { return false }
        let widths = rows.reduce(into: [Int]()) { widen(&$0, for: $1) }
        return rows.contains { row in
            let last = Self.last(of: row)
            return !row.isEmpty && start(of: last, with: widths) + row[last].width > width
        }
    }

    private func widen(_ widths: inout [Int], for row: [StyledText]) {
        let last = Self.last(of: row)
        for (column, cell) in row.enumerated() {
            if column == widths.count { widths.append(0) }
            if column < last || rightAligned.contains(column) {
                widths[column] = max(widths[column], cell.width)
            }
        }
    }

    /// The last column of a row that is not empty.
    private static func last(of row: [StyledText]) -> Int { row.lastIndex { !$0.isEmpty } ?? 0 }

    /// The length of the longest line that can fit; those that are too long anyway should not make others narrower.
    private func longest(of rows: some Collection<[StyledText]>, with widths: [Int]) -> Int {
        let least = widths.enumerated().map { shortened.contains($0) ? min($1, Self.narrowest) : $1 }
        var (longest, longestFitting) = (0, 0)
        for row in rows {
            let length = length(of: row, with: widths)
            longest = max(longest, length)
            if let width, length > longestFitting, self.length(of: row, with: least) <= width {
                longestFitting = length
            }
        }
        return ragged == nil && longestFitting > 0 ? longestFitting : longest
    }

    /// The length of a line; a cell at the end that may be shortened counts as if it were.
    private func length(of row: [StyledText], with widths: [Int]) -> Int {
        guard !row.isEmpty else { return 0 }
        let last = Self.last(of: row)
        let end = shortened.contains(last) ? min(row[last].width, Self.narrowest) : row[last].width
        return start(of: last, with: widths) + (rightAligned.contains(last) ? widths[last] : end)
    }

    private func start(of column: Int, with widths: [Int]) -> Int {
        widths[..<column].reduce(indent) { $0 + $1 + gap }
    }

    // MARK: - Lines

    private func lay(_ rows: some Collection<[StyledText]>, take: (StyledText) -> Void) {
        let widths = widths(rows)
        for row in rows {
            var line = StyledText()
            var pending = indent
            let last = Self.last(of: row)
            for (column, cell) in row.enumerated() {
                let isLast = column >= last
                let cell = fitted(cell, in: column, isLast: isLast, with: widths)
                // Widths are counted again rather than kept, which would take as much memory as the cells.
                let isRight = rightAligned.contains(column)
                let padding = !isLast || isRight ? max(0, widths[column] - cell.width) : 0
                if isRight { pending += padding }
                if !cell.isEmpty {
                    line.append(String(repeating: " ", count: pending))
                    line.append(cell)
                    pending = 0
                }
                if !isRight { pending += padding }
                pending += gap
            }
            take(line)
        }
    }

    private func fitted(_ cell: StyledText, in column: Int, isLast: Bool, with widths: [Int]) -> StyledText {
        guard let width, shortened.contains(column) else { return cell }
        let room = isLast ? width - start(of: column, with: widths) : widths[column]
        return cell.fitting(max(room, Self.narrowest))
    }
}
