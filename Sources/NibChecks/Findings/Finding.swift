/// One thing that is wrong in a document, with its place, what will happen, and how to mend it.
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

    /// What a framework or tool says when it comes to the thing that is wrong.
    public struct RuntimeText: Hashable, Sendable {
        /// When it is said.
        public enum Phase: String, Sendable {
            case build = "at build"
            case load = "at load"
            case event = "on the event"
            case use = "when used"
        }

        /// When it is said.
        public var phase: Phase
        /// The text, word for word, with `0x…` for addresses.
        public var text: String
        /// The exception that is thrown, nil where the text is only logged.
        public var exception: String?
    }

    /// The rule's identifier.
    public var rule: String
    /// How bad it is.
    public var severity: Severity
    /// The document, as it was named to the check; or a file of code, for a name that no document has.
    public var file: String
    /// Whether the file is one of code.
    public internal(set) var isInCode = false
    /// The byte in the document, from 0.
    public var offset: Int
    /// The line in the document, from 1.
    public internal(set) var line = 1
    /// The byte in the line, from 1.
    public internal(set) var column = 1
    /// The id of the object that is meant, nil where it is the document.
    public var objectID: String?
    /// The id of the element at the place, such as a connection of the object; nil where it has none.
    public internal(set) var elementID: String?
    /// What people call the object.
    public var objectLabel: String?
    /// What is wrong.
    public var message: String
    /// What will be said, where that is known.
    public var runtime: RuntimeText?
    /// The declaration in code that is meant.
    public var declaration: CodePlace?
    /// A command of the shell that mends it.
    public var fix: String?
    /// Rules that, where they find something at the same place, say it better.
    var betterRules: Set<String> = []
}
