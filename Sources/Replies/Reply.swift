/// The reply of a command: text for people, a record for programs.
package struct Reply: Sendable {
    /// The text to print, without a line end after the last line; empty to print nothing.
    package var text: StyledText
    /// The record for programs; nil if programs do not read it, or the command answers nothing.
    package var record: Record?
    /// How the statement asks to be answered; nil if it does not say.
    package var form: AnswerForm?
    /// Whether the text only repeats what the user did, so that scripts do not print it.
    package var isEcho = false
    /// Whether the text only says that there is nothing, so that it is left out for one of several files.
    package var isNothing = false
    /// Whether the command is carried out and reported later, so that nothing is printed now.
    package var isDeferred = false
    /// Whether the exit status at the end is 1: findings that should fail a job, or a search that found nothing.
    package var fallsShort = false

    /// What the user should know besides, such as files that could not be read.
    package var notices: [String] = []
    /// A sequence that shows a picture at a terminal, which is written before the text as it is; nil without one.
    package var graphic: String?
    /// The saves that were done because their documents were left.
    package var saves: [Save] = []
    /// Of a save, the numbers of lines that were added and removed, or would be; nil if nothing would be written.
    package var counts: (added: Int, removed: Int)?
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
    ///
    /// - Parameters:
    ///   - text: the text for people.
    ///   - record: the record for programs.
    ///   - isEcho: whether the text only repeats what the user did.
    package init(_ text: StyledText = StyledText(), record: Record? = nil, isEcho: Bool = false) {
        self.text = text
        self.record = record
        self.isEcho = isEcho
    }

    /// Makes a reply of lines.
    ///
    /// - Parameters:
    ///   - lines: the lines for people.
    ///   - record: the record for programs.
    package init(lines: [StyledText], record: Record? = nil) {
        self.init(lines.joined(separator: "\n"), record: record)
    }

    /// The fields of the record, in order.
    package var fields: [JSONValue.Member] { record?.members ?? [] }

    /// Returns the reply with another notice.
    package func noting(_ notice: String) -> Reply {
        var reply = self
        reply.notices.append(notice)
        return reply
    }
}
