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
            The position N is counted without the object itself. Connections and constraints do not change; those constraints \
            that stay in a view that the object is no longer in are reported. A view that is moved into a stack view loses the \
            constraints that place it, and its fixed frame, except in a script. nibsh refuses the slots that `add` refuses, and does \
            not move the controller of a scene out of it. A child with a key or without an id, such as a segment or a color, can \
            be moved to another position in its parent.
            """,
        examples: [
            Example("move hSs-g6-Zcb to iN0-l3-epB at 0", "to the back of the view"),
            Example("move bAr-it-em1 to nAv-it-em1.rightBarButtonItem", "into another slot"),
            Example("move sEg-m3-nts.segments.segment[2] to sEg-m3-nts.segments at 0", "a child without an id"),
        ],
        seeAlso: ["add", "duplicate"], synonyms: ["mv"], resolve: resolve, apply: apply)

    @Sendable private static func resolve(_ arguments: Arguments, in context: ResolveContext) throws(CommandError)
        -> Resolved
    {
        let (document, tree) = (context.document, context.tree)
        let (word, target) = (try arguments[object].word, try arguments[parent].word)
        let node = try context.references.resolve(word)
        if let resolved = try resolveWithin(node, arguments, in: context) { return resolved }
        guard let id = document.id(of: node), !document.isConnection(node) else {
            throw CommandError("wrong-place", "\(document.display(node)) cannot be moved", span: word.span)
        }
        let found = try place(target, for: node, at: word, in: context)
        let (place, index) = (found.place, try arguments[ifGiven: CommonParameters.place]?.value)
        try place.checkFree(in: document, target.span)
        try SlotCheck(document: document, verb: "move", command: "move \(id) to").check(
            tree.name(node), at: place, word: target)
        try SceneControllers.checkLeaving(node, for: place, at: index, word: word, target: target, in: document)
        guard !tree.contains(node, inner: place.holder) else {
            throw CommandError("wrong-place", "an object cannot be moved into itself", span: target.span)
        }
        try place.check(index, for: tree.name(node), moving: node, in: document, at: target.span)
        var command = ResolvedArguments(arguments)
        command[object] = ObjectReference(id)
        command[parent] = found.path.reference
        var resolved = Resolved(command)
        let arranged = ArrangedView(node, in: document)
        if arranged.isNew(in: place.newList == nil ? tree.parent(place.holder) ?? place.holder : place.holder) {
            arranged.follow(&resolved, id: id, in: context)
        } else {
            resolved.closingRemarks = leftConstraints(of: node, movingInto: place.holder, in: document)
        }
        return resolved
    }

    /// Tells which constraints stay in a view that the object is no longer in, and how to remove them.
    private static func leftConstraints(
        of node: NodeID, movingInto holder: NodeID, in document: NibDocument
    ) -> [StyledText] {
        let left = document.constraintsLeft(by: node, movingInto: holder)
        guard !left.isEmpty else { return [] }
        let ids = left.compactMap { document.id(of: $0) }
        let rows: [StyledText] = left.map { constraint in
            "left behind: constraint \(document.constraintSummary(constraint))  \(document.id(of: constraint) ?? "", .id)"
        }
        return rows + ids.prefix(1).map { "\("as in 'remove \(Quoting.quote($0))', they can be removed", .hint)" }
    }

    /// Finds the place to move to. A placeholder can only move among the objects of its scene or document.
    private static func place(
        _ target: Word, for node: NodeID, at word: Word, in context: ResolveContext
    ) throws(CommandError) -> SlotResolver.Found {
        let (document, tree) = (context.document, context.tree)
        let isFixed = document.placeholder(node).map { $0 != .external } ?? false
        do {
            let found = try SlotResolver(context).find(target, child: tree.name(node))
            let stays = tree.parent(node) == found.place.holder && found.place.newList == nil && found.place.key == nil
            if !isFixed || stays { return found }
        } catch { if !isFixed { throw error } }
        throw CommandError.protected("\(document.display(node)) cannot be moved", at: word)
    }

    /// Resolves a move to another position in the same parent of what has a key or no id; nil if it is another move.
    private static func resolveWithin(_ node: NodeID, _ arguments: Arguments, in context: ResolveContext)
        throws(CommandError)
        -> Resolved?
    {
        let (document, tree) = (context.document, context.tree)
        guard let index = try arguments[ifGiven: CommonParameters.place]?.value, let holder = tree.parent(node),
            node != tree.root, !document.isConnection(node), !document.isConstraint(node),
            tree.has("key", on: node) || document.id(of: node) == nil,
            let named = try? context.references.resolve(try arguments[parent].word), named == holder
        else { return nil }
        let span = try arguments[parent].word.span
        try SlotPlace(holder: holder).check(index, for: tree.name(node), moving: node, in: document, at: span)
        var command = ResolvedArguments(arguments)
        command[object] = ObjectReference(try SlotPath(to: node, in: context).reference.word)
        command[parent] = try SlotPath(to: holder, in: context).reference
        return Resolved(command)
    }

    @Sendable private static func apply(_ command: ResolvedArguments, in context: ApplyContext) throws(CommandError)
        -> Outcome
    {
        let node = try SlotPath.element(of: try context.value(object, of: command).word, in: context)
        let place = try SlotPath.place(of: try context.value(parent, of: command).word, in: context)
        let index = command[CommonParameters.place]?.value
        // What keeps its parent keeps its key.
        let isWithin = index != nil && place.newList == nil && place.holder == context.tree.parent(node)
        let key = place.key ?? (isWithin ? context.tree.attribute("key", of: node) : nil)
        _ = try reporting(context.edit.move(node, into: place.parent(in: context.edit), key: key, at: index))
        return Outcome()
    }
}
