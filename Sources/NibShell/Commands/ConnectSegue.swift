import CommandLanguage
import NibDocument
import Replies
import XMLTree

extension Shell {
    static let connectSegue = editing(
        "connect segue",
        [
            .operand(.object("SRC", "the control, gesture recognizer or controller that triggers the segue")),
            .keyword("->"),
            .operand(
                Parameter(
                    "DST", kind: .segueEnd, summary: "the controller it leads to; for an unwind segue 'exit'")),
            .operand(
                Parameter(
                    "KIND", kind: .segueKind, summary: "show, presentation, embed, relationship, custom, unwind, …")),
            .assignments(
                [
                    Parameter("identifier", kind: .text, summary: "the name by which code performs the segue"),
                    Parameter(
                        "relationship", kind: .relationship,
                        summary: "for kind relationship: rootViewController, viewControllers, …"),
                    Parameter("unwindAction", kind: .word, summary: "for kind unwind: the action to unwind to"),
                ], open: true),
            .optional([
                .keyword("as"),
                .several(
                    Parameter("ID", kind: .newID, summary: "the ids of the segue and of what is made with it")),
            ]),
        ],
        summary: "connects a segue",
        discussion: """
            Segues lead from scene to scene of one storyboard. The relationship may be left out where the source can have only \
            one; a single child takes the place of the one before. With a relationship come the navigation item of a root, the \
            tab bar item of a tab, the item of a tab or split view controller, unless `as` gives the segue's id alone. `exit` \
            is the exit of the source's scene, made when it is not there. Further attributes, such as `customClass=FlipSegue` \
            or `modalPresentationStyle=fullScreen`, are written as given, in Xcode's order. A popover on iOS is anchored to the \
            view or bar item that triggers it, unless `popoverAnchorView` or `popoverAnchorBarButtonItem` says otherwise.

            A segue that says the same already is kept, unless `as` gives an id.

            With source code, an `unwindAction` that no class has is warned of.
            """,
        examples: [
            Example(
                "connect segue hSs-g6-Zcb -> BYZ-38-t0r show identifier=detail", "a button that shows another scene"),
            Example("connect segue nAv-ig-001 -> BYZ-38-t0r relationship", "the root of a navigation controller"),
            Example("connect segue hSs-g6-Zcb -> exit unwind unwindAction=goBack:", "a button that goes back"),
        ],
        seeAlso: ["scenes", "graph", "disconnect", "inspect"], group: "Connections"
    ) { context, arguments in
        guard context.document.kind.isStoryboard else {
            throw ShellError(
                "wrong-place", "a xib has no segues", span: arguments.verb,
                hints: ["'connect outlet' and 'connect action' work in a xib"])
        }
        return try SegueMaker(context: context, arguments: arguments).connect()
    }
}

/// Connects one segue with what goes along.
private struct SegueMaker {
    let context: EditContext
    let arguments: Arguments
    private var rules: SceneSegues { SceneSegues(context: context) }

    /// Attributes that the command's own words give.
    private static let ownAttributes = ["destination", "kind", "id"]

    func connect() throws -> EditOutcome {
        let sourceWord = try arguments.required("SRC")
        let source = try rules.source(sourceWord)
        try Connecting.checkSource(source, sourceWord, context, isSegue: true)
        let word = try arguments.required("DST")
        let destination = try rules.destination(word, from: source)
        let kind = try arguments.required("KIND")
        try checkKind(kind)
        try rules.check(kind, from: source, sourceWord, to: destination, word)
        var resolved = try resolvedAssignments()
        resolved.set("SRC", to: try context.requireID(source))
        let relationship = try self.relationship(kind, source, sourceWord)
        if let relationship { resolved.assign("relationship", .text(relationship)) }
        if let (name, id) = rules.anchor(kind.text, from: source, given: resolved.assignments.map(\.name)) {
            resolved.assign(name, .text(id))
        }
        switch destination {
        case .object(let node): return try connect(kind, source, node, relationship, nil, &resolved)
        case .newExit(let scene):
            let ids = arguments.several("ID")
            let id = try context.newID(ids.first)
            let exitID = try context.newID(ids.count > 1 ? ids[1] : nil)
            let node = try context.edit.addExit(to: scene, id: exitID)
            return try connect(kind, source, node, relationship, (id, exitID), &resolved)
        }
    }

    private func connect(
        _ kind: Word, _ source: NodeID, _ destination: NodeID, _ relationship: String?,
        _ ids: (segue: String, exit: String)?, _ resolved: inout ResolvedArguments
    ) throws -> EditOutcome {
        let given = arguments.several("ID")
        let destinationID = try context.requireID(destination)
        if ids == nil { resolved.set("DST", to: destinationID) }
        if given.isEmpty, rules.existing(relationship: relationship, from: source, to: destinationID) != nil {
            return EditOutcome(resolved)
        }
        if given.isEmpty, isThere(kind, source, destinationID, resolved) { return EditOutcome(resolved) }
        let old = rules.replaced(kind: kind.text, relationship: relationship, from: source)
        let remarks = old.map { [Connecting.replaced($0, context)] } ?? []
        if let old { context.edit.remove(old.node) }
        let companion =
            given.count == 1
            ? nil
            : relationship.flatMap {
                context.document.companion(ofRelationship: $0, from: source, to: destination)
            }
        var made = try [ids?.segue ?? context.newID(given.first)]
        if let exit = ids?.exit { made.append(exit) }
        if companion != nil { made.append(try context.newID(given.count > 1 ? given[1] : nil)) }
        guard given.count <= made.count else {
            throw ShellError(
                "usage", "this segue takes \(made.count) id\(made.count == 1 ? "" : "s"), not \(given.count)",
                span: given.last?.span)
        }
        try insert(kind, resolved, source, destinationID, id: made[0])
        if let companion { try context.edit.add(companion, id: made[1], from: source, to: destination) }
        resolved.set("ID", to: made.map { .text($0) })
        var outcome = EditOutcome(resolved)
        outcome.remarks = remarks + notes(aboutSegue: made[0])
        if let action = arguments.assignment("unwindAction")?.text,
            let problem = context.project.names()?.unwindAction(action)
        {
            outcome.remarks.append(NameRefusal.warning(problem))
        }
        outcome.fields = Connecting.fields(made, source: try context.requireID(source), destinations: [destinationID])
        return outcome
    }

    /// Whether a segue of the source says the same already: kind, destination, identifier and all that is given.
    private func isThere(_ kind: Word, _ source: NodeID, _ destination: String, _ resolved: ResolvedArguments) -> Bool {
        let identifier = arguments.assignment("identifier")?.text
        return context.document.connections(.segue, from: source).contains { segue in
            guard segue.name == kind.text, segue.destination == destination, segue.identifier == identifier else {
                return false
            }
            return resolved.assignments.allSatisfy { assignment in
                guard let value = text(of: assignment) else { return true }
                return context.tree.attribute(assignment.name, of: segue.node, is: value)
            }
        }
    }

    /// What an attribute of the segue is to be.
    private func text(of assignment: ResolvedArguments.Assignment) -> String? {
        if case .text(let text) = assignment.value { return text }
        return arguments.assignment(assignment.name)?.text
    }

    /// Notes about attributes that segues are not known to have.
    private func notes(aboutSegue id: String) -> [StyledText] {
        guard let segue = context.document.element(withID: id) else { return [] }
        return arguments.assignments.compactMap { assignment in
            Mistyped.attribute([PropertyPath.Step(assignment.name.text)], of: segue, context)
        }
    }

    private func insert(
        _ kind: Word, _ resolved: ResolvedArguments, _ source: NodeID, _ destination: String, id: String
    ) throws {
        var attributes = [Attribute("destination", destination), Attribute("kind", kind.text)]
        for assignment in resolved.assignments {
            if let text = text(of: assignment) { attributes.append(Attribute(assignment.name, text)) }
        }
        attributes.append(Attribute("id", id))
        try Connecting.insert(.segue, context.ordered("segue", attributes), from: source, context)
        guard rules.isPopover(kind.text), let segue = context.document.element(withID: id) else { return }
        let directions = ["up", "down", "left", "right"].map { Attribute($0, "YES") }
        let child = context.tree.makeElement(
            "popoverArrowDirection", [Attribute("key", "popoverArrowDirection")] + directions)
        try context.edit.place(child, into: segue)
    }

    // MARK: - Words

    private func checkKind(_ kind: Word) throws {
        let kinds = context.document.catalog.segueKinds
        guard !kinds.contains(kind.text) else { return }
        let near = Nearest.names(to: kind.text, among: kinds)
        throw ShellError(
            "bad-value", "there is no segue of kind '\(kind.text)'", span: kind.span,
            hints: near.isEmpty ? ["kinds are \(kinds.joined(separator: ", "))"] : Advice.didYouMean(near))
    }

    /// The assignments, with objects that they refer to by their ids.
    private func resolvedAssignments() throws -> ResolvedArguments {
        var resolved = ResolvedArguments(arguments)
        for assignment in arguments.assignments {
            let name = assignment.name.text
            guard !Self.ownAttributes.contains(name) else {
                throw ShellError(
                    "usage", "'\(name)' is given by the command's own words", span: assignment.name.span,
                    hints: ["connect segue SRC -> DST KIND as ID"])
            }
            guard context.document.catalog.isReference(element: "segue", attribute: name) else { continue }
            let node = try context.references.resolve(assignment.value)
            resolved.assign(name, .text(try context.requireID(node)))
        }
        return resolved
    }

    private func relationship(_ kind: Word, _ source: NodeID, _ sourceWord: Word) throws -> String? {
        let given = arguments.assignment("relationship")
        if kind.text == "relationship" { return try rules.relationship(given, of: source, sourceWord) }
        if let given {
            throw ShellError(
                "usage", "a segue of kind '\(kind.text)' has no relationship", span: given.span,
                hints: ["connect segue SRC -> DST relationship relationship=\(given.text)"])
        }
        try checkUnwindAction(kind)
        return nil
    }

    private func checkUnwindAction(_ kind: Word) throws {
        let action = arguments.assignment("unwindAction")
        guard kind.text == "unwind" || action == nil else {
            throw ShellError(
                "usage", "only segues of kind 'unwind' have an unwindAction", span: action?.span, hints: [])
        }
        guard kind.text == "unwind" else { return }
        guard let action else {
            throw ShellError(
                "usage", "an unwind segue needs the action to unwind to", span: kind.span,
                hints: ["unwindAction=goBack: names it; a controller further up declares it"])
        }
        guard action.text.hasSuffix(":") else {
            throw ShellError(
                "bad-value", "an unwind action takes the segue, so its selector ends in ':'", span: action.span,
                hints: ["unwindAction=\(action.text):"])
        }
    }
}
