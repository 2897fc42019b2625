/// A place in a file: the one record for places in all answers.
package struct FilePlace: Equatable, Sendable {
    /// The file's name, as it was given or as people see it.
    package var file: String
    /// The line, from 1.
    package var line: Int
    /// The column, from 1.
    package var column: Int

    /// Makes a place.
    package init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }

    /// `file:line:column`.
    package var text: String { "\(file):\(line):\(column)" }

    /// A place for programs.
    package static let type = RecordType<FilePlace>("place") {
        Field("file", "the path of the file", \.file)
        Field("line", "the line, from 1", \.line)
        Field("column", "the column in bytes, from 1", \.column)
    }
}
