/// A row of an answer: the ids that it has in the columns for ids.
package struct AnswerRow: Equatable, Sendable {
    /// The id of the object, or of what else the row is about.
    package let id: String
    /// The id of the connection that leads to the object.
    package private(set) var connection: String?

    /// Reads the ids of a line of an answer; nil if it has none.
    ///
    /// - Parameter line: one line, whose ids are in the styles for ids, as the columns that are declared for them give them.
    package init?(_ line: StyledText) {
        guard let id = line.runs.first(where: { $0.style == .id })?.text, !id.isEmpty else { return nil }
        self.id = id
        connection = Self.connection(in: line)
    }

    /// Adds what a line says that goes on with this row, because the row was too long for the terminal.
    mutating func goOn(_ line: StyledText) { connection = connection ?? Self.connection(in: line) }

    private static func connection(in line: StyledText) -> String? {
        line.runs.first { $0.style == .connection }?.text
    }
}
