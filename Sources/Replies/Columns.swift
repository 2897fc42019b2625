/// Lays rows out in aligned columns.
///
/// A column is as wide as its widest cell. If the lines have a width that they should fit into, the columns give way as each declares
/// (`Giving`). One column may be ragged. Names and ids are never cut; a line that is still too long breaks after its first cell.
package struct Columns {
    /// The number of spaces before each line.
    package var indent = 0
    /// The number of spaces between columns.
    package var gap = 2
    /// The columns, counted from 0, whose cells are aligned right, as for numbers.
    package var rightAligned: Set<Int> = []
    /// What each column does if lines are too long; columns beyond give nothing.
    package var giving: [Giving] = []
    /// A column whose long cells push what follows them to the right, so that the short ones need no padding for them.
    package var ragged: Int?
    /// Beyond this number of columns, cells of the ragged column count as long.
    package var raggedLimit = Int.max
    /// The columns of the terminal that lines should fit into; nil if they may be of any length.
    package var width: Int?

    /// What follows a name that has a line of its own is at least so far to the right of it.
    private static let narrowestName = 4

    /// Makes a layout whose columns are as wide as their widest cells.
    ///
    /// - Parameters:
    ///   - indent: the number of spaces before each line.
    ///   - width: the columns that lines should fit into; nil if they may be of any length.
    ///   - giving: what each column does if lines are too long.
    package init(indent: Int = 0, width: Int? = nil, giving: [Giving] = []) {
        self.indent = indent
        self.width = width
        self.giving = giving
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
    /// - Returns: one text a row, in their order; a text that is wrapped has line feeds.
    package func lines(_ rows: [[StyledText]]) -> [StyledText] {
        var lines: [StyledText] = []
        lines.reserveCapacity(rows.count)
        write(rows) { lines.append($0) }
        return lines
    }

    /// Passes the lines of a table on one by one, for tables that may be long.
    ///
    /// - Parameters:
    ///   - rows: the cells, each one line of text; several passes are made over them.
    ///   - line: receives one text a row; a text that is wrapped has line feeds.
    package func write(_ rows: some Collection<[StyledText]>, to line: (StyledText) -> Void) {
        let plan = plan(rows)
        for row in rows { line(self.line(row.enumerated().map { plan.cell($1, in: $0) }, by: plan)) }
    }

    // MARK: - Giving way

    /// How far columns have given way.
    private struct Plan {
        let giving: [Giving]
        var isShort = false
        var leftOut: Set<Int> = []
        var longestLabel = Giving.longestLabel
        var longestPhrase = Int.max
        var longestClass = Int.max
        var widths: [Int] = []

        func giving(_ column: Int) -> Giving { column < giving.count ? giving[column] : .nothing }

        func cell(_ cell: StyledText, in column: Int) -> StyledText {
            if leftOut.contains(column) { return StyledText() }
            switch giving(column) {
            case .place, .idOrPlace:
                return isShort ? cell.shortPlace : cell
            case .phrase where longestPhrase < .max: return cell.fitting(longestPhrase)
            case .className where longestClass < .max: return cell.fitting(longestClass)
            case .label: return cell.label(longestLabel)
            default: return cell
            }
        }
    }

    /// Finds how far columns must give way for the lines to fit.
    private func plan(_ rows: some Collection<[StyledText]>) -> Plan {
        var plan = Plan(giving: giving)
        plan.leftOut = emptyColumns(rows)
        var longest = measure(rows, by: &plan)
        guard let width else { return plan }
        func isTooLong() -> Bool { longest > width }
        if isTooLong() {
            plan.isShort = true
            longest = measure(rows, by: &plan)
        }
        func leaveOut(_ given: Giving) {
            for column in giving.indices where giving[column] == given && isTooLong() {
                plan.leftOut.insert(column)
                longest = measure(rows, by: &plan)
            }
        }
        leaveOut(.place)
        leaveOut(.detail)
        if isTooLong(), giving.contains(.className) {
            let widest = rows.reduce(0) { max($0, widestCell(of: $1, giving: .className, by: plan)) }
            plan.longestClass = max(Giving.shortestClass, widest - (longest - width))
            longest = measure(rows, by: &plan)
        }
        leaveOut(.className)
        for kind in [Giving.phrase, .label] where isTooLong() && giving.contains(kind) {
            let widest = rows.reduce(0) { max($0, widestCell(of: $1, giving: kind, by: plan)) }
            if kind == .phrase {
                plan.longestPhrase = max(Giving.shortestPhrase, widest - (longest - width))
            } else {
                plan.longestLabel = max(Giving.shortestLabel, widest - (longest - width))
            }
            longest = measure(rows, by: &plan)
        }
        if isTooLong() { breakAfterNames(rows, by: &plan) }
        return plan
    }

    /// Makes the first column so narrow that the others fit beside it. Longer names stand on a line of their own.
    private func breakAfterNames(_ rows: some Collection<[StyledText]>, by plan: inout Plan) {
        guard let width, plan.widths.count > 1, ragged == nil else { return }
        plan.longestLabel = Giving.shortestPhrase
        let longest = measure(rows, by: &plan)
        let room = max(plan.widths[0] - (longest - width), Self.narrowestName)
        plan.widths[0] = rows.reduce(Self.narrowestName) { widest, row in
            let name = row.first?.width ?? 0
            return row.count > 1 && name <= room ? max(widest, name) : widest
        }
    }

    private func widestCell(of row: [StyledText], giving kind: Giving, by plan: Plan) -> Int {
        row.indices.filter { plan.giving($0) == kind }.reduce(0) { max($0, plan.cell(row[$1], in: $1).width) }
    }

    /// The columns without a cell in any row, such as that of times if no times are shown.
    private func emptyColumns(_ rows: some Collection<[StyledText]>) -> Set<Int> {
        var isEmpty: [Bool] = []
        for row in rows {
            for (column, cell) in row.enumerated() {
                if column == isEmpty.count { isEmpty.append(true) }
                if !cell.isEmpty { isEmpty[column] = false }
            }
            if isEmpty.count == giving.count, !isEmpty.contains(true) { return [] }
        }
        return Set(isEmpty.indices.filter { isEmpty[$0] })
    }

    /// Finds the widths of the columns, and the length of the longest line.
    private func measure(_ rows: some Collection<[StyledText]>, by plan: inout Plan) -> Int {
        plan.widths = rows.reduce(into: []) { widen(&$0, for: $1, by: plan) }
        if let ragged, ragged < plan.widths.count, raggedLimit < .max || width != nil {
            let others = width == nil ? 0 : longest(of: rows, by: plan) - plan.widths[ragged]
            let room = min(raggedLimit, width.map { $0 - others } ?? .max)
            plan.widths[ragged] = rows.reduce(0) { widest, row in
                guard last(of: row, by: plan) > ragged else { return widest }
                let cell = plan.cell(row[ragged], in: ragged).width
                return cell <= room ? max(widest, cell) : widest
            }
        }
        return width == nil ? 0 : longest(of: rows, by: plan)
    }

    private func widen(_ widths: inout [Int], for row: [StyledText], by plan: Plan) {
        let last = last(of: row, by: plan)
        for (column, cell) in row.enumerated() {
            if column == widths.count { widths.append(0) }
            guard column < last || rightAligned.contains(column), !plan.leftOut.contains(column) else { continue }
            widths[column] = max(widths[column], plan.cell(cell, in: column).width)
        }
    }

    private func longest(of rows: some Collection<[StyledText]>, by plan: Plan) -> Int {
        rows.reduce(0) { max($0, length(of: $1, by: plan)) }
    }

    /// The last column of a row that is shown and not empty.
    private func last(of row: [StyledText], by plan: Plan) -> Int {
        row.indices.last { !row[$0].isEmpty && !plan.leftOut.contains($0) } ?? 0
    }

    /// The length of a line; a text at its end can be wrapped, so that only its least room counts.
    private func length(of row: [StyledText], by plan: Plan) -> Int {
        guard !row.isEmpty else { return 0 }
        let last = last(of: row, by: plan)
        let cell = plan.cell(row[last], in: last).width
        let end = plan.giving(last) == .text ? min(cell, Giving.shortestPhrase) : cell
        let start = plan.widths[..<last].indices.reduce(indent) {
            plan.leftOut.contains($1) ? $0 : $0 + plan.widths[$1] + gap
        }
        return start + (rightAligned.contains(last) ? plan.widths[last] : end)
    }

    // MARK: - Lines

    private func line(_ cells: [StyledText], by plan: Plan) -> StyledText {
        var line = StyledText()
        var (used, pending) = (0, indent)
        let last = last(of: cells, by: plan)
        for (column, cell) in cells.enumerated() where !plan.leftOut.contains(column) {
            // Widths are counted again rather than kept, which would take as much memory as the cells.
            let isRight = rightAligned.contains(column)
            let padding = column < last || isRight ? max(0, plan.widths[column] - cell.width) : 0
            if isRight { pending += padding }
            if column == 1, column <= last, let width, used > indent + plan.widths[0],
                length(of: cells, after: used, by: plan) > width
            {
                line.appendBreak(indent: 0)
                (used, pending) = (0, indent + plan.widths[0] + gap)
            }
            if !cell.isEmpty {
                used = append(cell, to: &line, at: used, after: pending, isText: plan.giving(column) == .text)
                pending = 0
            }
            if !isRight { pending += padding }
            pending += gap
        }
        return line
    }

    /// The length of a line whose first cell takes some columns.
    private func length(of cells: [StyledText], after used: Int, by plan: Plan) -> Int {
        length(of: cells, by: plan) - plan.widths[0] - indent + used
    }

    /// Adds a cell to a line. One that does not fit begins a line below, and a text goes on below its beginning.
    ///
    /// - Parameters:
    ///   - cell: the cell.
    ///   - line: the line so far.
    ///   - used: the columns that it takes.
    ///   - pending: the spaces before the cell.
    ///   - isText: whether the cell may be wrapped between words.
    /// - Returns: the columns that the line takes then.
    private func append(
        _ cell: StyledText, to line: inout StyledText, at used: Int, after pending: Int, isText: Bool
    ) -> Int {
        guard let width, used > 0 || isText, used + pending + cell.width > width else {
            line.append(String(repeating: " ", count: pending))
            line.append(cell)
            return width == nil ? 0 : used + pending + cell.width
        }
        let isBeside = isText && (used == 0 || width - used - pending >= Giving.shortestPhrase)
        let start = isBeside ? used + pending : indent + 4
        if isBeside { line.append(String(repeating: " ", count: pending)) } else { line.appendBreak(indent: start) }
        let pieces = isText ? cell.wrapped(max(width - start, Giving.shortestPhrase)) : [cell]
        for (index, piece) in pieces.enumerated() {
            if index > 0 { line.appendBreak(indent: start) }
            line.append(piece)
        }
        return start + (pieces.last?.width ?? 0)
    }
}
