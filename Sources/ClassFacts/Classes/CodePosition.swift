/// A file of the project's code with a line and a column in it.
///
/// There may be one for each connection of a document, so numbers take no more room than they need.
package struct CodePosition: Hashable, Sendable {
    /// The file, as the code index names it.
    package var path: String
    private let lineNumber: UInt32
    private let columnNumber: UInt32
    /// The line, from 1.
    package var line: Int { Int(lineNumber) }
    /// The column in bytes, from 1.
    package var column: Int { Int(columnNumber) }

    /// Makes a position from a line and a column.
    package init(path: String, line: Int, column: Int) {
        self.path = path
        (lineNumber, columnNumber) = (UInt32(line), UInt32(column))
    }
}
