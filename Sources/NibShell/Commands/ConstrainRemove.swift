import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

extension Shell {
    static let unconstrain = editing(
        "unconstrain",
        [
            .operand(.object("OBJ", "a view or layout guide; or a constraint, which is removed then")),
            .optional([
                .operand(
                    Parameter("ATTR", kind: .layoutAttribute, summary: "only constraints about this attribute of it"))
            ]),
        ],
        summary: "removes the constraints about an object",
        discussion: """
            What is removed is printed. A view that no constraint places any more keeps its frame and is fixed there, as a \
            fresh one is. `remove` takes a single constraint away and leaves everything else.
            """,
        examples: [
            Example("unconstrain hSs-g6-Zcb", "all constraints about a button"),
            Example("unconstrain hSs-g6-Zcb width", "those about its width"),
        ],
        seeAlso: ["constrain", "constraints", "remove"], group: "Layout"
    ) { context, arguments in
        let word = try arguments.required("OBJ")
        let object = try context.references.resolve(word)
        let attribute = arguments["ATTR"].map { LayoutAttribute.canonical($0.text) }
        var resolved = ResolvedArguments(arguments)
        resolved.set("OBJ", to: try context.requireID(object))
        if let attribute { resolved.set("ATTR", to: attribute) }
        let found =
            context.document.isConstraint(object) ? [object] : context.document.constraints(about: object, attribute)
        guard !found.isEmpty else {
            let what = attribute.map { " about its \($0)" } ?? ""
            throw ShellError(
                "not-there", "\(context.document.display(object)) has no constraints\(what)", span: word.span,
                hints: ["constraints"])
        }
        return try remove(found, resolved, context)
    }

    private static func remove(_ constraints: [NodeID], _ resolved: ResolvedArguments, _ context: EditContext) throws
        -> EditOutcome
    {
        var outcome = EditOutcome(resolved)
        var ids: [String] = []
        var views: [NodeID] = []
        for constraint in constraints where context.tree.isAttached(constraint) {
            let id = context.document.id(of: constraint) ?? ""
            ids.append(id)
            for item in context.document.constraintItems(constraint) where !views.contains(item.object) {
                views.append(item.object)
            }
            outcome.remarks.append("removed: \(context.document.summary(of: constraint))  \(id, .id)")
            let removal = try context.edit.removeWithReferences(constraint)
            outcome.remarks += removal.items.map { "removed with it: \($0.text)  \($0.id, .id)" }
        }
        for view in views { try context.edit.fixIfUnconstrained(view) }
        outcome.fields = [.init("removed", .strings(ids))]
        return outcome
    }
}
