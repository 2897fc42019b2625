import Replies

/// Turns replies and errors into JSON objects, one a command.
package enum ReplyJSON {
    /// The object of a command that succeeded.
    ///
    /// - Parameters:
    ///   - reply: the command's reply.
    ///   - command: the command's name.
    ///   - file: the document, where there is one.
    /// - Returns: `command`, `ok`, `document` (null without one), then the reply's fields.
    package static func object(_ reply: Reply, command: String, file: String?) -> JSONValue {
        .object(head(command, file: file, isOK: true) + reply.fields)
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
        var members = head(command, file: file, isOK: false)
        members.append(.init("statement", .optional(error.statement ?? statement)))
        members.append(.init("error", error.json))
        return .object(members)
    }

    private static func head(_ command: String, file: String?, isOK: Bool) -> [JSONValue.Member] {
        [.init("command", .string(command)), .init("ok", .bool(isOK)), .init("document", .optional(file))]
    }
}
