import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// `unconstrain`: removes the constraints of an object.
enum Unconstrain {
    private static let object = Parameter<ObjectReference>(
        "OBJ", summary: "a view or layout guide, or a single constraint")
    private static let attribute = Parameter<Name>(
        "ATTR", kind: .layoutAttribute, summary: "removes only the constraints on this attribute")

    static let command = EditingCommand(
        "unconstrain", syntax: [.operand(object), .optional([.operand(attribute)])],
        summary: "removes the constraints of an object",
        discussion: """
            The removed constraints are printed. A view that no constraint positions any more keeps its frame as a fixed one, \
            like a new view. `remove` removes a single constraint and changes nothing else.
            """,
        examples: [
            Example("unconstrain hSs-g6-Zcb", "all constraints of a button"),
            Example("unconstrain hSs-g6-Zcb width", "those on its width, as does 'unconstrain hSs-g6-Zcb.width'"),
        ],
        seeAlso: ["constrain", "constraints", "remove"], group: "Layout", resolve: resolve, apply: apply)

    @Sendable private static func resolve(_ arguments: Arguments, in context: ResolveContext) throws(CommandError)
        -> Resolved
    {
        let given = try arguments[object].word
        // The attribute may be written as in `constrain`, after a period; an outlet of such a name comes first.
        let only = try arguments[ifGiven: attribute]?.text
        let isNamed = only != nil || (try? context.references.resolve(given)) != nil
        let edge = isNamed ? nil : MeantConstraint.edge(of: given)
        let word = edge == nil ? given : MeantConstraint.object(of: given)
        let node: NodeID
        do throws(CommandError) { node = try context.references.resolve(word) } catch {
            throw isNamed ? error : MeantConstraint.advised(error, of: word)
        }
        let name = (only ?? edge).map(LayoutAttribute.canonical)
        var command = ResolvedArguments(arguments)
        command[object] = ObjectReference(try context.id(of: node))
        if let name { command[attribute] = Name(name) }
        guard !constraints(of: node, name, in: context.document).isEmpty else {
            let what = name.map { " on its \($0)" } ?? ""
            throw CommandError(
                "not-there", "\(context.document.display(node)) has no constraints\(what)", span: word.span,
                hints: ["constraints"])
        }
        return Resolved(command)
    }

    private static func constraints(of node: NodeID, _ attribute: String?, in document: NibDocument) -> [NodeID] {
        document.isConstraint(node) ? [node] : document.constraints(about: node, attribute)
    }

    @Sendable private static func apply(_ command: ResolvedArguments, in context: ApplyContext) throws(CommandError)
        -> Outcome
    {
        let document = context.document
        let node = try context.element(object, of: command)
        let name = command[attribute].map { LayoutAttribute.canonical($0.text) }
        var outcome = Outcome()
        var (removals, views): ([Removal.Item], [NodeID]) = ([], [])
        // All are described before the first is removed.
        let found = constraints(of: node, name, in: document).map { ($0, document.summary(of: $0)) }
        for (constraint, summary) in found where context.tree.isAttached(constraint) {
            let id = document.id(of: constraint) ?? ""
            for item in document.constraintItems(constraint) where !views.contains(item.object) {
                views.append(item.object)
            }
            outcome.remarks.append("removed: \(summary)  \(id, .id)")
            removals.append(Removal.Item(element: context.tree.name(constraint), id: id, text: summary))
            let removal = try reporting(context.edit.removeWithReferences(constraint))
            outcome.remarks += Removals.remarks(removal)
            removals += removal.items
        }
        for view in views { try reporting(context.edit.fixIfUnconstrained(view)) }
        outcome.details = .removed(removals)
        return outcome
    }
}
