/// The reply of a command: text for people, fields for programs.
package struct Reply: Sendable {
    /// The text to print, without a line end after the last line; empty to print nothing.
    package var text: StyledText
    /// The fields of the command's JSON object, besides `command` and `ok`.
    package var fields: [JSONValue.Member]
    /// Whether the text only repeats what the user did, so that scripts do not print it.
    package var isEcho = false
    /// Whether the command is carried out and reported later, so that nothing is printed now.
    package var isDeferred = false
    /// Whether the exit status at the end is 1: findings that should fail a job, or a search that found nothing.
    package var fallsShort = false

    /// What the user should know besides, such as files that could not be read.
    package var notices: [String] = []
    /// The saves that were done because their documents were left.
    package var saves: [Save] = []
    /// Whether the user asked to leave.
    package var asksToQuit = false

    /// A save that was done because its document was left.
    package struct Save: Sendable {
        /// The path of the document.
        package let document: String
        /// What the save replied.
        package let reply: Reply

        /// Makes the note of a save.
        package init(document: String, reply: Reply) {
            self.document = document
            self.reply = reply
        }
    }

    /// Makes a reply.
    package init(_ text: StyledText = StyledText(), fields: [JSONValue.Member] = [], isEcho: Bool = false) {
        self.text = text
        self.fields = fields
        self.isEcho = isEcho
    }

    /// A reply of lines.
    package init(lines: [StyledText], fields: [JSONValue.Member] = []) {
        self.init(lines.joined(separator: "\n"), fields: fields)
    }

    /// Returns the reply with another notice.
    package func noting(_ notice: String) -> Reply {
        var reply = self
        reply.notices.append(notice)
        return reply
    }
}
