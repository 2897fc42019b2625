import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// `disconnect all`: removes all connections of an object.
enum DisconnectAll {
    private static let object = Parameter<ObjectReference>("OBJ", summary: CommonParameters.objectSummary)

    static let command = EditingCommand(
        "disconnect all", syntax: [.operand(object)],
        summary: "removes and prints all connections from and to an object",
        examples: [Example("disconnect all hSs-g6-Zcb", "the object itself stays")],
        seeAlso: ["disconnect", "remove"], group: "Connections", resolve: resolve, apply: apply)

    @Sendable private static func resolve(_ arguments: Arguments, in context: ResolveContext) throws(CommandError)
        -> Resolved
    {
        let node = try context.references.resolve(try arguments[object].word)
        let id = try context.id(of: node)
        guard !connections(of: node, id, in: context.document).isEmpty else {
            return Absence.nothingToDo("\(context.document.display(node)) has no connections")
        }
        var command = ResolvedArguments(arguments)
        command[object] = ObjectReference(id)
        return Resolved(command)
    }

    @Sendable private static func apply(_ command: ResolvedArguments, in context: ApplyContext) throws(CommandError)
        -> Outcome
    {
        let node = try context.element(object, of: command)
        let id = try context.value(object, of: command).text
        return try Disconnecting.remove(
            connections(of: node, id, in: context.document), tellsAll: true, in: context)
    }

    /// The connections from an object and those to it.
    private static func connections(of node: NodeID, _ id: String, in document: NibDocument) -> [Connection] {
        document.connections(from: node) + document.connections(to: id).filter { $0.source != node }
    }
}
