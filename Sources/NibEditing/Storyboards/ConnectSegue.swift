import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// `connect segue`: connects an object of one scene to the controller of another.
enum ConnectSegue {
    static let source = Parameter<ObjectReference>(
        "SRC", summary: "the control, gesture recognizer or controller that triggers the segue")
    static let destination = Parameter<ObjectReference>(
        "DST", kind: .segueEnd, summary: "the controller that it leads to; 'exit' for an unwind segue")
    static let kind = Parameter<Name>(
        "KIND", kind: .segueKind, summary: "show, presentation, embed, relationship, custom, unwind, …")
    static let identifier = NamedParameter<Text>(
        "identifier", kind: .text, summary: "the name by which code performs the segue")
    static let relationship = NamedParameter<Name>(
        "relationship", kind: .relationship,
        summary: "for kind relationship: rootViewController, viewControllers, …")
    static let unwindAction = NamedParameter<SelectorName>(
        "unwindAction", kind: .unwindAction, summary: "for kind unwind: the action to unwind to")
    static let newIDs = Parameter<NewID>("ID", summary: "the ids of the segue and of what comes with it")

    static let force = Flag(
        "--force", summary: "writes attributes and values that Interface Builder does not write into segues")

    static let command = EditingCommand(
        "connect segue",
        syntax: [
            .operand(source), .keyword("->"), .operand(destination), .operand(kind),
            .assignments(identifier, relationship, unwindAction, open: true),
            .optional([.keyword("as"), .several(newIDs)]), .atPlace, .optional([.flag(force)]),
        ],
        summary: "connects a segue",
        discussion: """
            Segues connect the scenes of one storyboard. `relationship=` can be left out if the source can have only one. If a \
            relationship takes only one child, a new segue replaces the old one. A relationship segue also makes the \
            navigation item of a root controller, the tab bar item of a tab, or the item of a tab or split view controller, \
            unless `as` gives only the segue's id. `exit` is the exit of the source's scene, and is made if the scene has \
            none. Further attributes, such as `customClass=FlipSegue` or `modalPresentationStyle=fullScreen`, are checked as \
            `set` checks them and written in Xcode's order. A popover is anchored to the view or bar item that triggers it, unless \
            `popoverAnchorView` or `popoverAnchorBarButtonItem` says otherwise; on macOS it also gets \
            `popoverBehavior=t` and `preferredEdge=maxY`.

            If the same segue exists already, nothing changes, unless `as` gives an id. `at N` is the position among the segues of the \
            source, such as that of a tab.

            With source code, nibsh warns of an `unwindAction` that no class has.
            """,
        examples: [
            Example(
                "connect segue hSs-g6-Zcb -> BYZ-38-t0r show identifier=detail", "a button that shows another scene"),
            Example("connect segue nAv-ig-001 -> BYZ-38-t0r relationship", "the root of a navigation controller"),
            Example("connect segue hSs-g6-Zcb -> exit unwind unwindAction=goBack:", "a button that goes back"),
        ],
        seeAlso: ["scenes", "graph", "disconnect", "inspect"], group: "Connections"
    ) { arguments, context throws(CommandError) in
        guard context.document.kind.isStoryboard else {
            throw CommandError(
                "wrong-place", "a xib has no segues", span: arguments.verb,
                hints: ["'connect outlet' and 'connect action' work in a xib"])
        }
        let resolved = try SegueResolver(arguments: arguments, context: context).resolve()
        if let id = resolved.commands.first?[source]?.text, let node = context.document.element(withID: id) {
            let place = try arguments[ifGiven: CommonParameters.place]
            try Connecting.check(place, among: .segue, of: node, in: context.document)
        }
        return resolved
    } apply: { command, context throws(CommandError) in
        try apply(command, in: context)
    }

    /// Makes the segue in place of the one that it replaces, and the exit or the item that comes with it.
    private static func apply(_ command: ResolvedArguments, in context: ApplyContext) throws(CommandError) -> Outcome {
        let document = context.document
        let node = try context.element(source, of: command)
        let kind = try context.value(kind, of: command).text
        let end = try context.value(destination, of: command).word
        var ids = command[all: newIDs].map(\.text)[...]
        // Blocks in older logs also have lines for segues that existed already; these lines have no id.
        guard let id = ids.popFirst() else {
            return try context.unchanged(
                document.connections(.segue, from: node).contains { $0.name == kind && $0.destination == end.text })
        }
        let target = try target(end, from: node, ids: &ids, in: context)
        let relationship = command[relationship]?.text
        if let old = SceneSegues(document).replaced(kind: kind, relationship: relationship, from: node) {
            context.edit.removeReplaced(old)
        }
        let companion = ids.first.flatMap { id in
            relationship.flatMap { document.companion(ofRelationship: $0, from: node, to: target) }.map { (id, $0) }
        }
        try insert(command, kind: kind, from: node, to: target, id: id, in: context)
        if let (id, companion) = companion {
            ids.removeFirst()
            try reporting(context.edit.add(companion, id: id, from: node, to: target))
        }
        guard ids.isEmpty else { throw CommandError("usage", "this segue does not take the id '\(ids.first!)'") }
        return Outcome()
    }

    /// What a segue leads to; the exit of the source's scene is made if there is none yet, with the next of the ids.
    private static func target(
        _ word: Word, from source: NodeID, ids: inout ArraySlice<String>, in context: ApplyContext
    ) throws(CommandError) -> NodeID {
        guard word.text == "exit", context.document.element(withID: "exit") == nil,
            let scene = context.document.scene(of: source)
        else { return try context.element(word) }
        if let exit = context.document.exit(of: scene) { return exit }
        guard let id = ids.popFirst() else { throw CommandError("usage", "the log line gives no id for the exit") }
        return try reporting(context.edit.addExit(to: scene, id: id))
    }

    private static func insert(
        _ command: ResolvedArguments, kind: String, from source: NodeID, to target: NodeID, id: String,
        in context: ApplyContext
    ) throws(CommandError) {
        let document = context.document
        var attributes = [Attribute("destination", document.id(of: target) ?? ""), Attribute("kind", kind)]
        for assignment in command.assignments {
            if let text = assignment.value.plain { attributes.append(Attribute(assignment.name, text)) }
        }
        attributes.append(Attribute("id", id))
        try Connecting.insert(
            .segue, attributes: document.ordered(attributes, of: "segue"), from: source,
            at: command[CommonParameters.place]?.value, in: context.edit)
        guard let segue = document.element(withID: id) else { return }
        try reporting(context.edit.breakTies(byNewSeguesIn: segue))
        guard SceneSegues(document).isPopover(kind) else { return }
        let directions = ["up", "down", "left", "right"].map { Attribute($0, "YES") }
        let child = context.tree.makeElement(
            "popoverArrowDirection", attributes: [Attribute("key", "popoverArrowDirection")] + directions)
        try reporting(context.edit.place(child, into: segue))
    }
}
