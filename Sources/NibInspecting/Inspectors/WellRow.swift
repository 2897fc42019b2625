import Replies
import Wording

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
    var note = ""
    /// Whether the name is a whole sentence and takes the place of the label.
    var isReference = false

    private static let indent = 4
    private static let gap = 2
    /// Lines are made to fit a terminal of this width as far as names can be shortened.
    private static let width = 80
    private static let shortest = 12
    /// Names beyond this take of their own line's label, and not of all.
    private static let longestName = 30

    /// Aligned lines; labels are shortened where a line would not fit.
    static func lines(_ rows: [WellRow]) -> [StyledText] {
        let wells = rows.filter { !$0.isReference }
        let connected = wells.filter { !$0.id.isEmpty }
        let nameWidth = min(wells.map { DisplayWidth.of($0.name) }.max() ?? 0, longestName)
        let idWidth = connected.map { DisplayWidth.of($0.id) }.max() ?? 0
        let endWidth = connected.map { DisplayWidth.of($0.connection) }.max() ?? 0
        let rest = width - indent - nameWidth - idWidth - endWidth - 3 * gap
        let labelWidth = min(max(rest, shortest), connected.map { DisplayWidth.of($0.label) }.max() ?? 0)
        let sentences = rows.filter(\.isReference)
        let idRoom = sentences.map { DisplayWidth.of($0.id) }.max() ?? 0
        let sentenceWidth = min(width - indent - gap - idRoom, sentences.map { DisplayWidth.of($0.name) }.max() ?? 0)
        return rows.map { row in
            var line = StyledText(String(repeating: " ", count: indent))
            if row.isReference {
                let name = row.name.fitting(sentenceWidth)
                line.append(name)
                if !row.id.isEmpty { line += "\(padding(after: name, to: sentenceWidth))\(row.id, .id)" }
                return line
            }
            line.append(row.name)
            if row.id.isEmpty, row.type.isEmpty { return line }
            line.append(padding(after: row.name, to: nameWidth))
            if row.id.isEmpty {
                line.append(row.type, .kind)
                return line
            }
            let room = labelWidth - max(0, DisplayWidth.of(row.name) - nameWidth)
            let label = row.label(fitting: max(room, shortest))
            line += "\(label, .label)\(padding(after: label, to: room))\(row.id, .id)"
            if !row.connection.isEmpty { line += "\(padding(after: row.id, to: idWidth))\(row.connection, .dim)" }
            if !row.note.isEmpty { line += "  \(row.note, .dim)" }
            return line
        }
    }

    private func label(fitting width: Int) -> String {
        if DisplayWidth.of(label) <= width { return label.fitting(width) }
        let short = shortLabel()
        return (short.isEmpty ? label : short).fitting(width)
    }

    private static func padding(after text: String, to width: Int) -> String {
        String(repeating: " ", count: max(0, width - DisplayWidth.of(text)) + gap)
    }
}
