import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// `disconnect collection`: removes objects from an outlet collection.
enum DisconnectCollection {
    private static let source = Parameter<MemberReference>(
        "SRC.NAME", kind: .collectionMember, summary: "the object that has the collection, and its name")
    private static let objects = Parameter<ObjectReference>("DST", summary: "the objects to remove; all if left out")

    static let command = EditingCommand(
        "disconnect collection", syntax: [.operand(source), .optional([.keyword("->"), .several(objects)])],
        summary: "removes objects from an outlet collection",
        examples: [
            Example("disconnect collection owner.labels -> aB1-cd-E2f", "one object"),
            Example("disconnect collection owner.labels", "all objects"),
        ],
        seeAlso: ["connect collection"], group: "Connections", resolve: resolve, apply: apply)

    @Sendable private static func resolve(_ arguments: Arguments, in context: ResolveContext) throws(CommandError)
        -> Resolved
    {
        let document = context.document
        let word = try arguments[source].word
        let (named, name) = try context.references.member(word, what: "name")
        let node = ScrolledView.meant(by: named, in: document) {
            document.connection(.outletCollection, named: name, from: $0) != nil
        }.node
        let wanted = try arguments[all: objects].map { object throws(CommandError) in
            try context.id(of: context.references.resolve(object.word))
        }
        guard !connections(name, of: node, to: wanted, in: document).isEmpty else {
            return try Disconnecting.absent(
                name, told: "the outlet collection '\(name)' has no such connection",
                there: document.connections(.outletCollection, from: node), of: node, at: word,
                isCollection: true, in: context)
        }
        var command = try Disconnecting.command(arguments, source: source, object: node, name: name, in: context)
        command[all: objects] = wanted.map { ObjectReference($0) }
        return Resolved(command)
    }

    @Sendable private static func apply(_ command: ResolvedArguments, in context: ApplyContext) throws(CommandError)
        -> Outcome
    {
        let (node, name) = try context.named(source, of: command)
        let wanted = command[all: objects].map(\.text)
        return try Disconnecting.remove(connections(name, of: node, to: wanted, in: context.document), in: context)
    }

    /// The connections of a collection to the wanted objects; all connections if none are named.
    private static func connections(
        _ name: String, of source: NodeID, to wanted: [String], in document: NibDocument
    ) -> [Connection] {
        let found =
            wanted.isEmpty
            ? document.connections(.outletCollection, from: source)
            : wanted.flatMap { document.connections(.outletCollection, from: source, to: $0) }
        let nodes = document.inDocumentOrder(found.filter { $0.name == name }.map(\.node))
        return nodes.compactMap { document.connection($0) }
    }
}
