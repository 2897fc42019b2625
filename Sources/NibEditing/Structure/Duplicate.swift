import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import Wording
import XMLTree

/// `duplicate`: makes a copy of an object.
enum Duplicate {
    private static let object = Parameter<ObjectReference>("OBJ", summary: CommonParameters.objectSummary)
    private static let parent = Parameter<MemberReference>(
        "PARENT[.slot]", kind: .slotMember,
        summary: "the parent of the copy, and the slot in it; without it, the copy goes next to the object")
    private static let newIDs = Parameter<NewID>(
        "ID", summary: "the ids of the copy and of what it contains, in document order")

    static let command = EditingCommand(
        "duplicate",
        syntax: [
            .operand(object), .optional([.keyword("to"), .operand(parent)]),
            .optional([.keyword("as"), .several(newIDs)]),
        ],
        summary: "makes a copy of an object",
        discussion: """
            Everything in the copy gets a new id. Connections and constraints between objects inside the original connect \
            their copies; those to objects outside it lead to the same objects. Scenes and their controllers cannot be \
            copied; `add scene` makes a new scene. The copy has the translations of the original, in all languages.
            """,
        examples: [
            Example("duplicate hSs-g6-Zcb", "next to the button"),
            Example("duplicate cEl-l0-001 to tAb-le-V1w", "into a table"),
        ],
        seeAlso: ["add", "move", "copy"], resolve: resolve, apply: apply)

    // MARK: - Resolving

    @Sendable private static func resolve(_ arguments: Arguments, in context: ResolveContext) throws(CommandError)
        -> Resolved
    {
        let (document, word) = (context.document, try arguments[object].word)
        let node = try context.references.resolve(word)
        let id = try id(ofCopyable: node, at: word, in: context)
        var command = ResolvedArguments(arguments)
        command[object] = ObjectReference(id)
        if let target = try arguments[ifGiven: parent]?.word {
            command[parent] = try place(target, for: node, id: id, in: context)
        } else if document.tree.attribute("key", of: node) != nil {
            throw CommandError(
                "wrong-place", "\(document.display(node)) can occur only once in its parent", span: word.span,
                hints: ["name another parent: duplicate OBJ to PARENT"])
        }
        let ids = try newIDs(for: node, given: try arguments[all: newIDs], in: context)
        command[all: newIDs] = ids.map { NewID($0) }
        var resolved = Resolved(command)
        try resolved.followStrings(.copied(zip(Self.ids(in: node, document), ids).map { ($0, $1) }), in: context)
        resolved.details = .made(ids)
        return resolved
    }

    /// Returns the id of an object that can be copied.
    ///
    /// - Throws: an error if it cannot.
    static func id(ofCopyable node: NodeID, at word: Word, in context: ResolveContext) throws(CommandError) -> String {
        try SceneControllers.checkCopy(of: node, word, in: context.document)
        let id = try context.id(of: node)
        if context.document.placeholder(node) != nil {
            throw CommandError.protected(
                "\(context.document.display(node)) exists only once and cannot be copied", at: word)
        }
        return id
    }

    /// Finds the place that takes the copy.
    private static func place(_ word: Word, for node: NodeID, id: String, in context: ResolveContext)
        throws(CommandError) -> MemberReference
    {
        let (document, element) = (context.document, context.tree.name(node))
        let found = try SlotResolver(context).find(word, child: element)
        try found.place.checkFree(in: document, word.span)
        try SlotCheck(document: document, verb: "duplicate", command: "duplicate \(id) to").check(
            element, at: found.place, word: word)
        return found.path.reference
    }

    /// Returns new ids for the object and everything in it, in the order of the document.
    private static func newIDs(for node: NodeID, given: [NewID], in context: ResolveContext) throws(CommandError)
        -> [String]
    {
        try newIDs(ids(in: node, context.document).count, given: given, in: context)
    }

    /// Returns new ids: those that are given, or others.
    ///
    /// - Throws: an error if it is another number of ids that are given.
    static func newIDs(_ count: Int, given: [NewID], in context: ResolveContext) throws(CommandError) -> [String] {
        guard given.isEmpty || given.count == count else {
            throw CommandError(
                "usage", "the copy needs \(Plural.of("id", count: count)), not \(given.count)",
                span: given.last?.word.span,
                hints: ["without 'as', nibsh makes the ids"])
        }
        var new: [String] = []
        for place in 0..<count { new.append(try context.newID(given.isEmpty ? nil : given[place])) }
        return new
    }

    /// The ids of an object and of everything in it, in the order of the document.
    private static func ids(in node: NodeID, _ document: NibDocument) -> [String] {
        document.tree.subtree(node).compactMap { document.id(of: $0) }
    }

    // MARK: - Applying

    @Sendable private static func apply(_ command: ResolvedArguments, in context: ApplyContext) throws(CommandError)
        -> Outcome
    {
        let document = context.document
        let node = try context.element(object, of: command)
        let (old, new) = (ids(in: node, document), command[all: newIDs].map(\.text))
        guard new.count == old.count else {
            throw CommandError("usage", "the copy needs \(old.count) ids, but the log line gives \(new.count)")
        }
        let (parent, key, index) = try target(of: node, command: command, in: context)
        let names = Dictionary(zip(old, new)) { _, last in last }
        func value(of attribute: Attribute, on element: String) -> String {
            let isID = attribute.name == "id" && !["device", "adaptation"].contains(element)
            let refers = document.catalog.isReference(element: element, attribute: attribute.name)
            return isID || refers ? names[attribute.value] ?? attribute.value : attribute.value
        }
        let copy = try reporting(context.edit.copy(node, for: parent, key: key, rename: value))
        try reporting(context.edit.place(copy, into: parent, at: index))
        try reporting(context.edit.breakTies(byNewSeguesIn: copy))
        var outcome = Outcome()
        outcome.made = new.first
        return outcome
    }

    /// Where the copy goes: into the place that is named, or after the original.
    private static func target(of node: NodeID, command: ResolvedArguments, in context: ApplyContext)
        throws(CommandError) -> (parent: NodeID, key: String?, index: Int?)
    {
        if let word = command[parent]?.word {
            let place = try SlotPath.place(of: word, in: context)
            return (place.parent(in: context.edit), place.key, nil)
        }
        guard let parent = context.tree.parent(node) else {
            throw CommandError("wrong-place", "\(context.document.display(node)) has no parent")
        }
        var index = 1
        for sibling in context.tree.elements(in: parent) {
            if sibling == node { return (parent, nil, index) }
            index += 1
        }
        return (parent, nil, nil)
    }
}
