import Replies

/// A line of the inspector: a well, what it is connected to, and the connection's id.
struct WellRow {
    /// The mark and the name.
    let name: String
    /// The other end's label.
    var label = ""
    /// Makes the other end's label without its kind, for where there is little room; empty if there is none.
    var shortLabel: () -> String = { "" }
    /// The other end's id.
    var id = ""
    /// The connection's id.
    var connection = ""
    /// The class of what an empty well takes.
    var type = ""
    /// Where the code declares it, or where the connection is stored.
    var note = ""
    /// Whether the name is a whole sentence and takes the place of the label.
    var isReference = false

    private static let indent = 4
    /// The column of labels.
    private static let labels = 1

    /// Aligned lines.
    ///
    /// - Parameters:
    ///   - rows: the wells and references of an object, or of several that are shown together.
    ///   - width: the columns of the terminal, into which labels, then names are made to fit; nil if lines may be of any length.
    /// - Returns: a line for each row.
    static func lines(_ rows: [WellRow], width: Int?) -> [StyledText] {
        var wells = lines(ofWells: rows.filter { !$0.isReference }, width: width)[...]
        let references = rows.filter(\.isReference).map { [StyledText($0.name), StyledText($0.id, .id)] }
        var others = Columns(indent: indent, width: width, shortened: [0]).lines(references)[...]
        return rows.map { ($0.isReference ? others.popFirst() : wells.popFirst()) ?? "" }
    }

    private static func lines(ofWells wells: [WellRow], width: Int?) -> [StyledText] {
        let table = Columns(indent: indent, width: width, shortened: [labels, 0])
        let cells = wells.map { $0.cells(label: $0.label) }
        guard width != nil, let room = table.widths(cells).dropFirst(labels).first else { return table.lines(cells) }
        return table.lines(
            zip(wells, cells).map { well, cells in
                guard !well.id.isEmpty, cells[labels].width > room else { return cells }
                let short = well.shortLabel()
                return short.isEmpty ? cells : well.cells(label: short)
            })
    }

    private func cells(label: String) -> [StyledText] {
        guard !id.isEmpty else { return [StyledText(name), StyledText(type, .kind), StyledText(note, .dim)] }
        return [
            StyledText(name), StyledText(label, .label), StyledText(id, .id), StyledText(connection, .dim),
            StyledText(note, .dim),
        ]
    }
}
