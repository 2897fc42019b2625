import CommandLanguage
import NibCatalog
import NibDocument
import NibEditing
import ObjectReferences
import Replies
import XMLTree

extension Shell {
    static let add = editing(
        "add",
        [
            .operand(
                Parameter(
                    "ELEMENT", kind: .element,
                    summary: "the element: button, label, view, menuItem, …; button:check for a variant")),
            .keyword("to"),
            .operand(
                Parameter(
                    "PARENT[.slot]", kind: .slotMember,
                    summary: "the object that takes it, and where in it; 'document' for the top level of a xib")),
            .atPlace,
            .assignments([], open: true),
            .optional([
                .keyword("as"),
                .several(
                    Parameter(
                        "ID", kind: .newID,
                        summary: "the ids of the object and of what is made in it, in the order of the document")),
            ]),
        ],
        summary: "adds an object as Interface Builder makes a fresh one",
        discussion: """
            The slot (`subviews`, `items`, `objects`, `segments`, …) is found from element and parent, or named. What follows \
            sets attributes of the new object by their paths: `title="Sign in"`, `frame=(20,20,120,30)`, `customClass=RedButton`. \
            A macOS button comes with its cell, a table with its scroll view, a table view cell with its content view. A gesture \
            recognizer that is added to a view is connected to it. An element that is not known is added bare, \
            unless its name looks like a known one misspelt. A slot that PARENT is not known to have, and one that is known to \
            hold other elements, are refused; `insert` puts anything anywhere. A scene has one controller.
            """,
        examples: [
            Example("add button to iN0-l3-epB title=\"Sign in\" frame=(20,20,120,30)", "a button in a view"),
            Example(
                "add menuItem to mEn-u0-001 at 0 title=Open… keyEquivalent=o as oPe-n0-001", "the first item of a menu"),
        ],
        seeAlso: ["insert", "remove", "duplicate"], advice: addAdvice
    ) { context, arguments in
        let element = try arguments.required("ELEMENT")
        if !context.isReplaying, let id = arguments.assignments.first(where: { $0.name.text == "id" }) {
            throw ShellError(
                "usage", "the id of the new object is given behind 'as'", span: id.name.span,
                hints: ["as \(id.value.spelling)"])
        }
        let word = try arguments.required("PARENT[.slot]")
        let name = String(element.text.prefix { $0 != ":" })
        if let own = Mistyped.ownName(of: name, in: context.document) {
            throw ShellError(
                "unknown-element", "Interface Builder calls it <\(own)>, not <\(name)>", span: element.span,
                hints: ["add \(own) to …"])
        }
        // What the log has was added bare, and is again.
        if !context.isReplaying, let near = Mistyped.misspelling(of: name, in: context.document) {
            throw ShellError(
                "unknown-element", "the element <\(name)> is not known", span: element.span,
                hints: Advice.didYouMean([near]) + [
                    "any element is put in by: insert '<\(name)/>' into \(word.spelling)"
                ])
        }
        guard NibDocument.isElementName(name) else {
            throw ShellError("usage", "'\(element.text)' is no name of an element", span: element.span)
        }
        if GestureRecognizers.isOne(name), let view = try GestureRecognizers(context: context).view(word) {
            return try GestureRecognizers(context: context).add(name, to: view, arguments)
        }
        let place = try Slots(context: context).destination(word, child: name, key: nil)
        if let key = place.key,
            let old = context.tree.elements(in: place.parent).first(where: {
                context.tree.attribute("key", of: $0, is: key)
            })
        {
            throw ShellError(
                "already-exists", "\(context.document.display(old)) is there already as '\(key)'", span: word.span)
        }
        try SlotCheck(context: context, command: "add \(element.spelling)").check(name, at: place, word)
        try SceneControllers.checkRoom(for: name, in: place, word, context)
        try SceneControllers.checkFirst(nil, in: place, at: arguments.integer("N"), word, context)
        let fresh = try FreshObject(element, in: place, context)
        let ids = try fresh.ids(arguments.several("ID"), context)
        let node: NodeID
        do {
            node = try context.edit.makeElement(from: fresh.text(ids, context), for: place.parent)
            try context.edit.place(node, into: place.parent, at: arguments.integer("N"))
        } catch { throw ShellError(error, span: word.span) }
        let target = fresh.subject(of: node, context)
        var notes: [StyledText] = []
        for assignment in arguments.assignments {
            // What is wrapped stands where its wrapper does.
            let isFrame = assignment.name.text == "frame" || assignment.name.text.hasPrefix("frame.")
            if let note = try assign(assignment, to: isFrame ? node : target, context) { notes.append(note) }
        }
        // A bar's item of a kind that the system draws has no title.
        if arguments.assignment("systemItem") != nil, arguments.assignment("title") == nil {
            context.edit.removeAttribute("title", of: target)
        }
        var resolved = ResolvedArguments(arguments)
        resolved.set("PARENT[.slot]", to: .dotted(place.spelled))
        resolved.set("ID", to: ids.map { .text($0) })
        var outcome = EditOutcome(resolved)
        if let note = Mistyped.element(name, in: context.document) { outcome.remarks.append(note) }
        outcome.remarks += notes
        outcome.made = context.document.id(of: target)
        outcome.fields = [.init("ids", .strings(ids))]
        return outcome
    }

    /// In a xib with nothing in it yet there is one place only for what is added without one.
    private static let addAdvice: ShellCommand.Advice = { shell, words in
        guard words.count == 2, let document = shell.session?.document, !document.kind.isStoryboard else { return [] }
        let list = document.tree.elements(in: document.tree.root).first { document.tree.name($0) == "objects" }
        let isEmpty = list.map { document.tree.elements(in: $0).allSatisfy { document.placeholder($0) != nil } }
        return isEmpty == true ? ["add \(words[1].spelling) to document"] : []
    }

    /// Sets one `name=value` of the new object.
    ///
    /// - Returns: a note about a name that is not known.
    static func assign(_ assignment: Arguments.Assignment, to node: NodeID, _ context: EditContext) throws
        -> StyledText?
    {
        let element = context.tree.name(node)
        let value = assignment.value.text
        let titles = context.document.catalog.titlePaths(element).filter {
            $0.attribute == assignment.name.text || $0.description == assignment.name.text
        }
        if !titles.isEmpty {
            for (index, path) in titles.enumerated() {
                let steps = path.steps.map { PropertyPath.Step($0) }
                guard let target = try? context.document.follow(steps[...], from: node) else {
                    if index == 0 {
                        _ = try PropertySetting.set(
                            PropertyPath(steps + [.init(path.attribute)]), to: assignment.value, of: node, context,
                            assignment.name.span)
                    }
                    continue
                }
                do { try context.edit.setProperty(path.attribute, to: value, of: target) } catch {
                    throw ShellError(error, span: assignment.value.span)
                }
            }
            return nil
        }
        let steps = try PropertyWords.steps(assignment.name)
        let change = try PropertySetting.set(
            PropertyPath(steps), to: assignment.value, of: ControlCell.holding(steps, of: node, in: context.document) ?? node,
            context,
            assignment.name.span)
        guard case .attribute(let element, isNew: true, otherWords: _) = change else { return nil }
        return Mistyped.attribute(steps, of: element, in: context.document)
    }
}
