/// The reply of a command: text for people, fields for programs.
public struct Reply: Sendable {
    /// The text to print, without a line end after the last line; empty to print nothing.
    public var text: StyledText
    /// The fields of the command's JSON object, besides `command` and `ok`.
    public var fields: [JSONValue.Member]
    /// Whether the text only repeats what the user did, so that scripts do not print it.
    public var isEcho = false
    /// Whether the command is carried out and reported later, so that nothing is printed now.
    public var isDeferred = false
    /// Whether the exit status at the end is 1: findings that should fail a job, or a search that found nothing.
    public var fallsShort = false

    /// What the user should know besides, such as files that could not be read.
    public var notices: [String] = []
    /// The saves that were done because their documents were left.
    public var saves: [Save] = []
    /// Whether the user asked to leave.
    public var asksToQuit = false

    /// A save that was done because its document was left.
    public struct Save: Sendable {
        /// The path of the document.
        public let document: String
        /// What the save replied.
        public let reply: Reply

        /// Makes the note of a save.
        package init(document: String, reply: Reply) {
            self.document = document
            self.reply = reply
        }
    }

    /// Makes a reply.
    public init(_ text: StyledText = StyledText(), fields: [JSONValue.Member] = [], isEcho: Bool = false) {
        self.text = text
        self.fields = fields
        self.isEcho = isEcho
    }

    /// A reply of lines.
    public init(lines: [StyledText], fields: [JSONValue.Member] = []) {
        self.init(lines.joined(separator: "\n"), fields: fields)
    }
}
