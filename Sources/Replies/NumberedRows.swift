/// Numbers the rows of an answer at a prompt.
package final class NumberedRows {
    /// The rows, in order.
    package private(set) var rows: [AnswerRow] = []
    /// The columns that a number takes.
    package static let width = 4

    /// Whether numbers take the place of the blanks at the beginning of lines, so that nothing is moved.
    private let isInIndentation: Bool

    /// Begins an answer.
    ///
    /// - Parameter isInIndentation: whether the answer has its rows below headings, as the inspector has: then numbers take the place of
    ///   the blanks before rows.
    package init(isInIndentation: Bool = false) { self.isInIndentation = isInIndentation }

    /// Returns lines with the number of each row before it.
    ///
    /// - Parameter lines: one line, or several with line feeds between them.
    /// - Returns: the lines; what is no row is moved to the right as far, unless there are no rows, as in `nothing found`.
    package func numbered(_ lines: StyledText) -> StyledText {
        let split = lines.split()
        if rows.isEmpty, !split.contains(where: { AnswerRow($0) != nil }) { return lines }
        var result = StyledText()
        for (index, line) in split.enumerated() {
            if index > 0 { result.appendLine() }
            if isInIndentation, line.plain.prefix(Self.width).contains(where: { $0 != " " }) {
                result.append(line)
                continue
            }
            var number = ""
            if let row = AnswerRow(line) {
                rows.append(row)
                number = String(rows.count)
            } else if index > 0, !rows.isEmpty {
                rows[rows.count - 1].goOn(line)
            }
            guard !line.isEmpty else { continue }
            let padding = max(0, Self.width - 1 - number.utf8.count)
            result.append(String(repeating: " ", count: padding) + number + " ", .dim)
            result.append(isInIndentation ? line.withoutBlanks(Self.width) : line)
        }
        return result
    }
}

extension StyledText {
    /// The line without some of the blanks at its beginning.
    fileprivate func withoutBlanks(_ count: Int) -> StyledText {
        var result = StyledText()
        var rest = count
        for run in runs {
            let dropped = min(rest, run.text.utf8.count)
            rest -= dropped
            result.append(lines: String(run.text.dropFirst(dropped)), style: run.style)
        }
        return result
    }
}
