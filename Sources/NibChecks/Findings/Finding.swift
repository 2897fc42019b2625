/// A problem in a document: where it is, what will happen and how to fix it.
package struct Finding: Hashable, Sendable {
    /// A place in the project's code.
    package struct CodePlace: Hashable, Sendable {
        /// The file, as the code index names it.
        package var path: String
        /// The line, from 1.
        package var line: Int
        /// The column in bytes, from 1.
        package var column: Int

        /// Makes a place.
        package init(path: String, line: Int, column: Int) {
            self.path = path
            self.line = line
            self.column = column
        }
    }

    /// The message that a framework or build tool prints because of the problem.
    package struct RuntimeText: Hashable, Sendable {
        /// When the message appears.
        package enum Phase: String, Sendable {
            case build = "at build"
            case load = "at load"
            case event = "on the event"
            case use = "when used"
        }

        /// When the message appears.
        package var phase: Phase
        /// The message, word for word, with `0x…` for addresses.
        package var text: String
        /// The name of the exception; nil if the message is only logged.
        package var exception: String?

        /// Makes a text.
        package init(phase: Phase, text: String, exception: String? = nil) {
            self.phase = phase
            self.text = text
            self.exception = exception
        }
    }

    /// The rule's identifier.
    package var rule: String
    /// The severity.
    package var severity: Severity
    /// The path of the document as it was given to the check, or of a code file for a finding in code.
    package var file: String
    /// Whether the file is a code file.
    package internal(set) var isInCode = false
    /// The byte offset in the file, from 0.
    package var offset: Int
    /// The line in the file, from 1.
    package internal(set) var line = 1
    /// The column in bytes, from 1.
    package internal(set) var column = 1
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
