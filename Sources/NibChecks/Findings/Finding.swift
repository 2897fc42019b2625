/// A problem in a document: where it is, what will happen and how to fix it.
public struct Finding: Hashable, Sendable {
    /// A place in the project's code.
    public struct CodePlace: Hashable, Sendable {
        /// The file, as the code index names it.
        public var path: String
        /// The line, from 1.
        public var line: Int
        /// The column in bytes, from 1.
        public var column: Int

        /// Makes a place.
        public init(path: String, line: Int, column: Int) {
            self.path = path
            self.line = line
            self.column = column
        }
    }

    /// The message that a framework or build tool prints because of the problem.
    public struct RuntimeText: Hashable, Sendable {
        /// When the message appears.
        public enum Phase: String, Sendable {
            case build = "at build"
            case load = "at load"
            case event = "on the event"
            case use = "when used"
        }

        /// When the message appears.
        public var phase: Phase
        /// The message, word for word, with `0x…` for addresses.
        public var text: String
        /// The name of the exception; nil if the message is only logged.
        public var exception: String?

        /// Makes a text.
        package init(phase: Phase, text: String, exception: String? = nil) {
            self.phase = phase
            self.text = text
            self.exception = exception
        }
    }

    /// The rule's identifier.
    public var rule: String
    /// The severity.
    public var severity: Severity
    /// The path of the document as it was given to the check, or of a code file for a finding in code.
    public var file: String
    /// Whether the file is a code file.
    public internal(set) var isInCode = false
    /// The byte offset in the file, from 0.
    public var offset: Int
    /// The line in the file, from 1.
    public internal(set) var line = 1
    /// The column in bytes, from 1.
    public internal(set) var column = 1
    /// The id of the object concerned; nil if the finding is about the whole document.
    public var objectID: String?
    /// The id of the element at the place, such as a connection of the object; nil if it has none.
    public internal(set) var elementID: String?
    /// The label of the object, as in the outline.
    public var objectLabel: String?
    /// The description of the problem.
    public var message: String
    /// The message at run time, if it is known.
    public var runtime: RuntimeText?
    /// The declaration in code that the finding refers to.
    public var declaration: CodePlace?
    /// A nibsh command that fixes the problem.
    public var fix: String?
    /// Rules whose finding at the same place replaces this one.
    var betterRules: Set<String> = []
}
