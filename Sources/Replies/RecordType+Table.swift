extension RecordType {
    /// The cells of a row for people.
    ///
    /// - Parameter source: what the row is made of.
    /// - Returns: a cell for each field that is a column.
    package func cells(_ source: Source) -> [StyledText] {
        fields.lazy.compactMap(\.column).map { $0.cell(source) }
    }

    /// The layout of rows: the columns are those of the fields that declare one.
    ///
    /// - Parameters:
    ///   - indent: the number of spaces before each line.
    ///   - width: the columns of the terminal; nil if lines may be of any length.
    /// - Returns: the layout.
    package func columns(indent: Int = 0, width: Int?) -> Columns {
        let columns = fields.compactMap(\.column)
        var layout = Columns(indent: indent, width: width)
        layout.giving = columns.map(\.giving)
        layout.rightAligned = Set(columns.indices.filter { columns[$0].isRight })
        return layout
    }

    /// Passes the lines of a table on, unless the user stops it: there may be as many as objects in the document.
    ///
    /// - Parameters:
    ///   - sources: what the rows are made of.
    ///   - indent: the number of spaces before each line.
    ///   - width: the columns of the terminal; nil if lines may be of any length.
    ///   - line: receives the lines.
    /// - Returns: the number of rows.
    /// - Throws: the error of an interrupted command.
    @discardableResult package func write(
        _ sources: some Sequence<Source>, indent: Int = 0, width: Int?, to line: (StyledText) -> Void
    ) throws(CommandError) -> Int {
        var rows = CompactRows()
        for source in sources {
            try CommandError.throwIfInterrupted()
            rows.append(cells(source))
        }
        columns(indent: indent, width: width).write(rows, to: line)
        return rows.count
    }

    /// The lines of a short table.
    ///
    /// - Parameters:
    ///   - sources: what the rows are made of.
    ///   - indent: the number of spaces before each line.
    ///   - width: the columns of the terminal; nil if lines may be of any length.
    /// - Returns: one text a row.
    package func lines(_ sources: some Sequence<Source>, indent: Int = 0, width: Int?) -> [StyledText] {
        columns(indent: indent, width: width).lines(sources.map(cells))
    }
}
