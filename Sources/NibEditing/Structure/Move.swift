import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// `move`: moves an object to another parent or position.
enum Move {
    private static let object = Parameter<ObjectReference>("OBJ", summary: CommonParameters.objectSummary)
    private static let parent = Parameter<MemberReference>(
        "PARENT[.slot]", kind: .slotMember, summary: "the new parent, and the slot in it")

    static let command = EditingCommand(
        "move", syntax: [.operand(object), .keyword("to"), .operand(parent), .atPlace],
        summary: "moves an object to another parent or position",
        discussion:
            """
            The position N is counted without the object itself. Connections and constraints do not change. nibsh refuses the \
            slots that `add` refuses, and does not move the controller of a scene out of it.
            """,
        examples: [
            Example("move hSs-g6-Zcb to iN0-l3-epB at 0", "to the back of the view"),
            Example("move bAr-it-em1 to nAv-it-em1.rightBarButtonItem", "into another slot"),
        ],
        seeAlso: ["add", "duplicate"], resolve: resolve, apply: apply)

    @Sendable private static func resolve(_ arguments: Arguments, in context: ResolveContext) throws -> Resolved {
        let (document, tree) = (context.document, context.tree)
        let (word, target) = (try arguments[object].word, try arguments[parent].word)
        let node = try context.references.resolve(word)
        guard let id = document.id(of: node), !document.isConnection(node) else {
            throw CommandError("wrong-place", "\(document.display(node)) cannot be moved", span: word.span)
        }
        let found = try place(target, for: node, at: word, in: context)
        let (place, index) = (found.place, try arguments[ifGiven: CommonParameters.place]?.value)
        try place.checkFree(in: document, target.span)
        try SlotCheck(document: document, command: "move \(id)").check(tree.name(node), at: place, word: target)
        try SceneControllers.checkLeaving(node, for: place, at: index, word: word, target: target, in: document)
        guard !tree.contains(node, inner: place.holder) else {
            throw CommandError("wrong-place", "an object cannot be moved into itself", span: target.span)
        }
        try place.check(index, for: tree.name(node), moving: node, in: tree, at: target.span)
        var command = ResolvedArguments(arguments)
        command[object] = ObjectReference(id)
        command[parent] = found.path.reference
        return Resolved(command)
    }

    /// Finds the place to move to. A placeholder can only move among the objects of its scene or document.
    private static func place(
        _ target: Word, for node: NodeID, at word: Word, in context: ResolveContext
    ) throws -> SlotResolver.Found {
        let (document, tree) = (context.document, context.tree)
        let isFixed = document.placeholder(node).map { $0 != .external } ?? false
        do {
            let found = try SlotResolver(context).find(target, child: tree.name(node))
            let stays = tree.parent(node) == found.place.holder && found.place.newList == nil && found.place.key == nil
            if !isFixed || stays { return found }
        } catch { if !isFixed { throw error } }
        throw CommandError.protected("\(document.display(node)) cannot be moved", at: word)
    }

    @Sendable private static func apply(_ command: ResolvedArguments, in context: ApplyContext) throws -> Outcome {
        let node = try context.element(object, of: command)
        let place = try SlotPath.place(of: try context.value(parent, of: command).word, in: context)
        _ = try context.edit.move(
            node, into: place.parent(in: context.edit), key: place.key, at: command[CommonParameters.place]?.value)
        return Outcome()
    }
}
