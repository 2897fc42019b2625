import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// `disconnect`: removes connections, by their id or by what they connect.
enum Disconnect {
    private static let connection = Parameter<ObjectReference>(
        "CONNECTION", kind: .connection,
        summary: "the id of a connection, or the object that has it, with the outlet, collection, event or binding")
    private static let destinations = Parameter<MemberReference>(
        "DST", kind: .connectionTarget,
        summary: "what it leads to: objects, an object and a selector, or an object and a kind of segue")

    static let command = EditingCommand(
        "disconnect",
        syntax: [.operand(connection), .optional([.keyword("->"), .several(destinations)])],
        summary: "removes a connection",
        examples: [
            Example("disconnect owner.coolview", "an outlet"),
            Example("disconnect hSs.touchUpInside", "all actions of an event"),
            Example("disconnect hSs -> owner.buttonPressed:", "an action, whatever its event"),
            Example("disconnect hSs -> BYZ-38-t0r show", "a segue of several between the two"),
            Example("disconnect S44-re-23V", "whatever kind of connection it is"),
        ],
        seeAlso: ["connect", "connections"], group: "Connections", advice: withoutDot, complete: complete,
        resolve: resolve, apply: apply)

    /// The statement with a period between the object and the name, which are given as two words.
    private static let withoutDot: EditingCommand.Advice = { document, words in
        guard words.count == 3, let document, words[2].isBare, document.objects(called: words[2].text).isEmpty,
            document.connections.contains(where: { $0.name == words[2].text || $0.event == words[2].text })
        else { return [] }
        return [Correction.hint([words[0], Word("\(words[1].spelling).\(words[2].text)")])]
    }

    /// Finds the kind of the connections that a statement means, unless it gives the id of one.
    @Sendable private static func complete(_ arguments: Arguments, in context: ResolveContext) throws(CommandError)
        -> [Word]?
    {
        let found = DisconnectStatement(
            source: try arguments[connection].word, destinations: try arguments[all: destinations].map(\.word),
            in: context)
        return try found.completed()
    }

    @Sendable private static func resolve(_ arguments: Arguments, in context: ResolveContext) throws(CommandError)
        -> Resolved
    {
        let document = context.document
        let word = try arguments[connection].word
        let node = try named(word, in: context)
        guard let found = document.connection(node) else {
            let lines = Disconnecting.lines(for: document.connections(from: node), in: document)
            throw CommandError(
                "not-a-connection",
                "\(document.display(node)) is not a connection\(lines.isEmpty ? ", and has none" : "")",
                span: word.span,
                hints: lines.isEmpty
                    ? []
                    : lines + [
                        "disconnect all \(word.spelling)  # all connections from and to it"
                    ])
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
