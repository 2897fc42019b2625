import Replies

/// Turns replies and errors into JSON objects, one a command.
package enum ReplyJSON {
    /// What every object begins with.
    private static let head = RecordType<(command: String, isOK: Bool, document: String?)>("head") {
        Field("command", "the name of the command", \.command)
        Field("ok", "whether it succeeded", \.isOK)
        Field("document", "the path of the document", \.document)
    }

    /// What the object of a command that failed has besides.
    private static let failure = RecordType<(statement: String?, error: CommandError)>("failure") {
        Field("statement", "the statement that was given", \.statement)
        Field("error", "why it failed", of: CommandError.type, \.error)
    }

    /// The object of a command that succeeded.
    ///
    /// - Parameters:
    ///   - reply: the command's reply.
    ///   - command: the command's name.
    ///   - file: the document, where there is one.
    ///   - fields: the names of the fields, unless the statement names some; empty for all.
    /// - Returns: `command`, `ok`, `document` (null without one), then the reply's fields.
    package static func object(
        _ reply: Reply, command: String, file: String?, fields: [String] = []
    ) -> JSONValue {
        let own = reply.record?.selecting(reply.form?.fields ?? fields) ?? []
        return .object(head.record((command, true, file)).members + own)
    }

    /// The object of a command that failed.
    ///
    /// - Parameters:
    ///   - error: why it failed.
    ///   - command: the command's name.
    ///   - file: the document, where there is one.
    ///   - statement: the statement that was given, where there is one.
    /// - Returns: `command`, `ok`, `document`, `statement` (null without one) and `error`.
    package static func object(_ error: CommandError, command: String, file: String?, statement: String?) -> JSONValue {
        let failed = failure.record((error.statement ?? statement, error))
        return .object(head.record((command, false, file)).members + failed.members)
    }

    /// The schema of what `object` returns for commands that succeed.
    static func schema(of shape: RecordShape, command: String) -> JSONValue {
        JSONSchema.object([head.shape, shape], fixed: fixed(isOK: true, command: command))
    }

    /// The schema of what `object` returns for commands that fail.
    static let failureSchema = JSONSchema.object([head.shape, failure.shape], fixed: fixed(isOK: false))

    private static func fixed(isOK: Bool, command: String? = nil) -> [String: JSONValue] {
        var fixed = ["ok": JSONValue.bool(isOK)]
        fixed["command"] = command.map(JSONValue.string)
        return fixed
    }

    /// The records in failures.
    static let failureShape = failure.shape
}

extension Reply {
    /// Returns the reply in the form that a statement asks for.
    ///
    /// - Parameters:
    ///   - form: the form; nil if the statement does not say.
    ///   - command: the command.
    ///   - document: the path of the open document; nil if there is none.
    /// - Returns: the reply, with another text if a form is given.
    func answered(as form: AnswerForm?, by command: ShellCommand, document: String?) -> Reply {
        assert(
            record.map { $0.shape === command.answer || $0.isOfResults } ?? true,
            "'\(command.name)' declares another answer")
        guard let form else { return self }
        return answered(as: form, command: command.name, document: document)
    }

    /// Returns the reply with the text that a form for programs has.
    ///
    /// - Parameters:
    ///   - form: the form.
    ///   - command: the name of the command.
    ///   - document: the path of the open document; nil if there is none.
    /// - Returns: the reply with another text.
    package func answered(as form: AnswerForm, command: String, document: String?) -> Reply {
        var reply = self
        reply.form = form
        (reply.isEcho, reply.isDeferred) = (false, false)
        switch form.kind {
        case .text: break
        case .json: reply.text = StyledText(lines: ReplyJSON.object(reply, command: command, file: document).text)
        case .csv:
            let table = record.map { CSV($0, fields: form.fields) }
            reply.text = StyledText(lines: table.map { ([$0.header] + $0.rows).joined(separator: "\n") } ?? "")
        }
        return reply
    }
}
