import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// `disconnect`: removes a connection by its id.
enum Disconnect {
    private static let connection = Parameter<ObjectReference>(
        "ID", kind: .connection, summary: "the id of a connection, as 'inspect' shows it")

    static let command = EditingCommand(
        "disconnect", syntax: [.operand(connection)],
        summary: "removes a connection",
        examples: [Example("disconnect S44-re-23V", "whatever kind of connection it is")],
        seeAlso: ["disconnect outlet", "disconnect action", "disconnect all", "connections"], group: "Connections",
        advice: advice, resolve: resolve, apply: apply)

    /// The kinds of connections that have no command of their own, because only their ids tell them apart.
    private static let kinds = ["segue", "binding", "accessibility"]

    private static let advice: EditingCommand.Advice = { _, words in
        guard let kind = kinds.first(where: { kind in words.contains { $0.isBare(kind) } }) else { return [] }
        let object = words.last.flatMap { kinds.contains($0.text) ? nil : $0.spelling } ?? "OBJ"
        let what = kind == "accessibility" ? "connection" : kind
        return ["'disconnect ID' removes a \(what); 'inspect \(object)' shows the ids"]
    }

    @Sendable private static func resolve(_ arguments: Arguments, in context: ResolveContext) throws(CommandError)
        -> Resolved
    {
        let document = context.document
        let word = try arguments[connection].word
        let node = try named(word, in: context)
        guard let found = document.connection(node) else {
            throw CommandError(
                "not-a-connection", "\(document.display(node)) is not a connection", span: word.span,
                hints: word.lastUnquoted(UInt8(ascii: ".")).map { $0 > 0 } == true
                    ? ["'disconnect outlet \(word.spelling)' disconnects the outlet"]
                    : ["'disconnect all \(word.spelling)' removes all of an object's connections, 'remove' the object"]
            )
        }
        guard !found.id.isEmpty else { throw CommandError.withoutID(node, in: document, span: word.span) }
        var command = ResolvedArguments(arguments)
        command[connection] = ObjectReference(found.id)
        return Resolved(command)
    }

    @Sendable private static func apply(_ command: ResolvedArguments, in context: ApplyContext) throws(CommandError)
        -> Outcome
    {
        let node = try context.element(connection, of: command)
        return try Disconnecting.remove(context.document.connection(node).map { [$0] } ?? [], in: context)
    }

    /// The element that a word names. If it names none, the hints lead to the list of connections.
    private static func named(_ word: Word, in context: ResolveContext) throws(CommandError) -> NodeID {
        do throws(CommandError) { return try context.references.resolve(word) } catch {
            var error = error
            guard error.code == "unknown-object" else { throw error }
            error.hints = error.hints.filter { $0.hasPrefix("did you mean") } + ["'connections' lists all connections"]
            throw error
        }
    }
}
