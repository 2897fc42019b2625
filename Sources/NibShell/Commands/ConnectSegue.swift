import CommandLanguage
import NibDocument
import XMLTree

extension Shell {
    static let connectSegue = editing(
        "connect segue",
        [
            .operand(.object("SRC", "the control, gesture recognizer or controller that triggers the segue")),
            .keyword("->"),
            .operand(.object("DST", "the controller it leads to; for an unwind segue the scene's exit")),
            .operand(
                Parameter("KIND", kind: .word, summary: "show, presentation, embed, relationship, custom, unwind, …")),
            .assignments(
                [
                    Parameter("identifier", kind: .text, summary: "the name by which code performs the segue"),
                    Parameter(
                        "relationship", kind: .word,
                        summary: "for kind relationship: rootViewController, viewControllers, …"),
                ], open: true), .asID,
        ],
        summary: "connects a segue",
        discussion: """
            Segues lead from scene to scene of one storyboard. Further attributes, such as `customClass=FlipSegue` or \
            `modalPresentationStyle=fullScreen`, are written as given, in Xcode's order.
            """,
        examples: [
            Example(
                "connect segue hSs-g6-Zcb -> BYZ-38-t0r show identifier=detail", "a button that shows another scene"),
            Example(
                "connect segue nAv-ig-001 -> BYZ-38-t0r relationship relationship=rootViewController",
                "the root of a navigation controller"),
        ],
        seeAlso: ["disconnect", "inspect"], group: "Connections"
    ) { context, arguments in
        let document = context.document
        guard document.kind.isStoryboard else {
            throw ShellError(
                "wrong-place", "a xib has no segues", span: arguments.verb,
                hints: ["'connect outlet' and 'connect action' work in a xib"])
        }
        let sourceWord = try arguments.required("SRC")
        let source = try context.references.resolve(sourceWord)
        try Connecting.checkSource(source, sourceWord, context)
        let destination = try context.references.resolve(arguments.required("DST"))
        let kind = try arguments.required("KIND")
        try checkKind(kind, context)
        let (sourceID, destinationID) = (try context.requireID(source), try context.requireID(destination))
        let id = try context.newID(arguments["ID"])
        var attributes = [Attribute("destination", destinationID), Attribute("kind", kind.text)]
        attributes += arguments.assignments.map { Attribute($0.name.text, $0.value.text) }
        attributes.append(Attribute("id", id))
        try Connecting.insert(.segue, context.ordered("segue", attributes), from: source, context)
        var resolved = ResolvedArguments(arguments)
        resolved.set("SRC", to: sourceID)
        resolved.set("DST", to: destinationID)
        resolved.set("ID", to: id)
        var outcome = EditOutcome(resolved)
        outcome.fields = Connecting.fields([id], source: sourceID, destinations: [destinationID])
        return outcome
    }

    private static func checkKind(_ kind: Word, _ context: EditContext) throws {
        let kinds = context.document.catalog.segueKinds
        guard !kinds.contains(kind.text) else { return }
        let near = Nearest.names(to: kind.text, among: kinds)
        throw ShellError(
            "bad-value", "there is no segue of kind '\(kind.text)'", span: kind.span,
            hints: near.isEmpty ? ["kinds are \(kinds.joined(separator: ", "))"] : Advice.didYouMean(near))
    }
}
