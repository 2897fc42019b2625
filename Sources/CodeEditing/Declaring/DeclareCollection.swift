import CommandLanguage
import NibDocument
import NibEditing
import ObjectReferences
import Replies
import SourceIndex
import XMLTree

/// `declare collection`: adds an outlet collection to the class of an object, and connects it.
enum DeclareCollection {
    private static let source = Parameter<MemberReference>(
        "SRC.NAME", kind: .collectionMember, summary: "the object whose class gets the collection, and its name")
    private static let objects = Parameter<ObjectReference>(
        "DST", summary: "the objects that the collection will hold, in this order")
    private static let newIDs = Parameter<NewID>("ID", summary: "the ids of the connections, one for each object")

    static let command = EditingCommand(
        "declare collection",
        syntax: [
            .operand(source), .keyword("->"), .several(objects), .optional([.keyword("as"), .several(newIDs)]),
            .assignments(DeclaringOutlet.type, open: false),
        ],
        summary: "declares an outlet collection in the code of an object's class, and connects it",
        discussion: """
            The elements have the class of the destinations or, if these differ, that of views.
            """,
        examples: [Example("declare collection owner.labels -> aB1-cd-E2f gH3-ij-K4l", "an array of two labels")],
        seeAlso: ["connect collection", "declare outlet"], group: "Code", changesOtherFiles: true,
        resolve: resolve, apply: apply)

    /// Finds the class and the objects, and what declares the collection.
    @Sendable private static func resolve(_ arguments: Arguments, in context: ResolveContext) throws(CommandError)
        -> Resolved
    {
        let word = try arguments[source].word
        let words = try arguments[all: objects].map(\.word)
        let (node, name) = try context.references(for: word, beside: words.first).member(word, what: "name")
        try Connecting.checkSource(node, at: word, in: context.document)
        let held = try words.map { word throws(CommandError) in try context.references(near: node).resolve(word) }
        _ = try SceneCrossing.check(
            "outletCollection '\(name)'", from: node, to: held, at: words.last?.span ?? word.span, isForced: false,
            in: context.document)
        let given = try arguments[all: newIDs]
        if !given.isEmpty {
            try Connecting.check(ids: given.count, forObjects: held.count, at: given.last?.span)
        }
        let sourceID = try context.id(of: node)
        let type =
            try arguments[DeclaringOutlet.type]?.text ?? DeclaringOutlet.type(holding: held, in: context.document)
        var outlet = NewOutlet(name: name, type: type)
        outlet.isCollection = true
        let patches = try DeclaringOutlet.patches(declaring: outlet, in: node, at: word, with: context)
        let destinations = try held.map { node throws(CommandError) in try context.id(of: node) }
        let ids = try Connecting.newIDs(given, forObjects: destinations.count, in: context)

        var command = ResolvedArguments(arguments)
        command[source] = MemberReference(object: sourceID, name: name)
        command[all: objects] = destinations.map { ObjectReference($0) }
        command[all: newIDs] = ids.map { NewID($0) }
        command[DeclaringOutlet.type] = Name(type)
        var resolved = Resolved(command)
        resolved.fileChanges = patches
        resolved.remarks += try DeclaredType.notes(arguments[DeclaringOutlet.type], in: context)
        resolved.details = .connected(ids, source: sourceID, destinations: destinations)
        return resolved
    }

    /// Makes a connection to each object.
    @Sendable private static func apply(_ command: ResolvedArguments, in context: ApplyContext) throws(CommandError)
        -> Outcome
    {
        let (node, name) = try context.named(source, of: command)
        let (destinations, ids) = (command[all: objects], command[all: newIDs])
        try Connecting.check(ids: ids.count, forObjects: destinations.count)
        for (destination, id) in zip(destinations, ids) {
            try Connecting.insert(
                .outletCollection,
                attributes: [
                    Attribute("property", name), Attribute("destination", destination.text), Attribute("id", id.text),
                ],
                from: node, in: context.edit)
        }
        return Outcome()
    }
}
