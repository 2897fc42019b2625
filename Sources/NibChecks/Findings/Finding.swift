/// A problem in a document: where it is, what will happen and how to fix it.
///
/// A document may have a finding for each of its connections, so numbers take no more room than they need.
package struct Finding: Hashable, Sendable {
    /// A place in the project's code.
    package struct CodePlace: Hashable, Sendable {
        /// The file, as the code index names it.
        package var path: String
        let position: Position
        /// The line, from 1.
        package var line: Int { position.line }
        /// The column in bytes, from 1.
        package var column: Int { position.column }

        /// Makes a place.
        package init(path: String, line: Int, column: Int) {
            self.path = path
            position = Position(line: line, column: column)
        }
    }

    /// A line and a column.
    struct Position: Hashable, Sendable {
        private var lineNumber: UInt32
        private var columnNumber: UInt32

        init(line: Int, column: Int) { (lineNumber, columnNumber) = (UInt32(line), UInt32(column)) }

        var line: Int {
            get { Int(lineNumber) }
            set { lineNumber = UInt32(newValue) }
        }
        var column: Int {
            get { Int(columnNumber) }
            set { columnNumber = UInt32(newValue) }
        }
    }

    /// The rule's identifier.
    package var rule: String
    /// The severity.
    package var severity: Severity
    /// Whether the file is a code file.
    package internal(set) var isInCode = false
    /// The path of the document as it was given to the check, or of a code file for a finding in code.
    package var file: String
    /// The byte offset in the file, from 0.
    package var offset: Int
    /// The line in the file, from 1.
    package internal(set) var line: Int {
        get { position.line }
        set { position.line = newValue }
    }
    /// The column in bytes, from 1.
    package internal(set) var column: Int {
        get { position.column }
        set { position.column = newValue }
    }
    var position = Position(line: 1, column: 1)
    /// The id of the object concerned; nil if the finding is about the whole document.
    package var objectID: String?
    /// The id of the element at the place, such as a connection of the object; nil if it has none.
    package internal(set) var elementID: String?
    /// The label of the object, as in the outline.
    package var objectLabel: String?
    /// The description of the problem.
    package var message: String
    /// The message at run time, if it is known.
    package var runtime: RuntimeText?
    /// The declaration in code that the finding refers to.
    package var declaration: CodePlace?
    /// A nibsh command that fixes the problem.
    package var fix: String?
    /// Rules whose finding at the same place replaces this one.
    var betterRules: Set<String> = []
}
