/// An answer as comma-separated values (RFC 4180, with line feeds).
package struct CSV {
    /// The line of names.
    package let header: String
    /// A line for each row.
    package let rows: [String]

    /// Makes the values of an answer: of its rows, or of the record itself if it has none.
    ///
    /// - Parameters:
    ///   - record: the answer.
    ///   - names: the fields, in the order that is wanted; empty for all.
    ///   - leading: columns before them, such as the document, with their values.
    package init(_ record: Record, fields names: [String], leading: [(name: String, value: String)] = []) {
        let own = Set(record.shape.rowShape?.fields.map(\.name) ?? [])
        let columns = names.isEmpty ? (record.shape.rowShape ?? record.shape).fields.map(\.name) : names
        var rows: [JSONValue] = [.object([])]
        if let name = record.shape.rows {
            rows = if case .array(let values)? = record.value(name) { values } else { [] }
        }
        header = Self.line(leading.map(\.name) + columns)
        self.rows = rows.map { row in
            let cells = columns.map { name in
                Self.cell(own.contains(name) ? row[name] ?? .null : record.value(name) ?? .null)
            }
            return Self.line(leading.map(\.value) + cells)
        }
    }

    private static func line(_ cells: [String]) -> String { cells.map(quoted).joined(separator: ",") }

    private static func quoted(_ cell: String) -> String {
        let needsQuotes = cell.utf8.contains { byte in [0x22, 0x2C, 0x0A, 0x0D].contains(byte) }
        return needsQuotes ? "\"\(cell.replacing("\"", with: "\"\""))\"" : cell
    }

    /// A value as text; places as `file:line:column`, texts of a list with spaces between them, other values as JSON.
    private static func cell(_ value: JSONValue) -> String {
        switch value {
        case .null: return ""
        case .string(let text): return text
        case .array(let values):
            let texts = values.compactMap { value in if case .string(let text) = value { text } else { nil } }
            return texts.count == values.count ? texts.joined(separator: " ") : value.text
        case .object(let members):
            guard members.map(\.key) == FilePlace.type.shape.fields.map(\.name) else { return value.text }
            return members.map { cell($0.value) }.joined(separator: ":")
        case .bool, .int, .double: return value.text
        }
    }
}

extension Record {
    /// The value of a field; nil if there is none of that name.
    func value(_ name: String) -> JSONValue? { members.first { $0.key == name }?.value }
}
