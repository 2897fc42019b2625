import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

extension Shell {
    static let duplicate = editing(
        "duplicate",
        [
            .operand(.object()),
            .optional([
                .keyword("to"),
                .operand(
                    Parameter(
                        "PARENT[.slot]", kind: .slotMember,
                        summary: "the object that takes the copy; without it the copy stands next to the object")),
            ]),
            .optional([
                .keyword("as"),
                .several(
                    Parameter(
                        "ID", kind: .newID,
                        summary: "the ids of the copy and of all in it, in the order of the document")),
            ]),
        ],
        summary: "makes a copy of an object",
        discussion: """
            Everything in the copy gets an id of its own. Connections and constraints inside it follow: what led to something \
            inside the original leads to its copy, what led outside leads to the same object. Scenes and their controllers \
            are not copied: `add scene` makes a fresh one.
            """,
        examples: [
            Example("duplicate hSs-g6-Zcb", "next to the button"),
            Example("duplicate cEl-l0-001 to tAb-le-V1w", "into a table"),
        ],
        seeAlso: ["add", "move"]
    ) { context, arguments in
        let word = try arguments.required("OBJ")
        let node = try context.references.resolve(word)
        try SceneControllers.checkCopy(of: node, word, context)
        let id = try context.requireID(node)
        if context.document.placeholder(node) != nil {
            throw ShellError.protected("\(context.document.display(node)) is there once and cannot be copied", word)
        }
        let (parent, index, spelled) = try target(node, arguments, context)
        let mapping = try newIDs(node, arguments.several("ID"), context)
        let copy = try context.edit.copy(node, for: parent) { attribute, element in
            let isID = attribute.name == "id" && !["device", "adaptation"].contains(element)
            let refers = context.document.catalog.isReference(element: element, attribute: attribute.name)
            return isID || refers ? mapping.new[attribute.value] ?? attribute.value : attribute.value
        }
        do { try context.edit.place(copy, into: parent, at: index) } catch { throw ShellError(error, span: word.span) }
        var resolved = ResolvedArguments(arguments)
        resolved.set("OBJ", to: id)
        if let spelled { resolved.set("PARENT[.slot]", to: .dotted(spelled)) }
        resolved.set("ID", to: mapping.order.map { .text($0) })
        var outcome = EditOutcome(resolved)
        outcome.made = mapping.order.first
        outcome.fields = [.init("ids", .strings(mapping.order))]
        return outcome
    }

    /// Where the copy goes: as named, or behind the original.
    private static func target(_ node: NodeID, _ arguments: Arguments, _ context: EditContext) throws -> (
        NodeID, Int?, [String]?
    ) {
        let tree = context.tree
        if let word = arguments["PARENT[.slot]"] {
            let place = try Slots(context: context).destination(word, child: tree.name(node), key: nil)
            guard place.key == nil else {
                throw ShellError("wrong-place", "the copy can go into a list only", span: word.span)
            }
            try SlotCheck(context: context, command: "duplicate \(context.requireID(node))").check(
                tree.name(node), at: place, word)
            return (place.parent, nil, place.spelled)
        }
        guard let parent = tree.parent(node), tree.attribute("key", of: node) == nil else {
            throw ShellError(
                "wrong-place", "\(context.document.display(node)) is there once in its parent",
                span: arguments["OBJ"]?.span, hints: ["name another parent: duplicate OBJ to PARENT"])
        }
        let index = Array(tree.elements(in: parent)).firstIndex(of: node)
        return (parent, index.map { $0 + 1 }, nil)
    }

    /// New ids for the object and all in it, in the order of the document.
    private static func newIDs(_ node: NodeID, _ given: [Word], _ context: EditContext) throws -> (
        new: [String: String], order: [String]
    ) {
        let old = context.tree.subtree(node).compactMap { context.document.id(of: $0) }
        guard given.isEmpty || given.count == old.count else {
            throw ShellError(
                "usage", "the copy needs \(old.count) ids, not \(given.count)", span: given.last?.span,
                hints: ["without 'as' free ids are made"])
        }
        var new: [String: String] = [:]
        var order: [String] = []
        for (i, id) in old.enumerated() {
            let made = try context.newID(given.isEmpty ? nil : given[i])
            new[id] = made
            order.append(made)
        }
        return (new, order)
    }
}
