import CommandLanguage
import NibDocument
import NibEditing
import ObjectReferences
import Replies
import SourceIndex
import XMLTree

extension Shell {
    static let declareAction = editing(
        "declare action",
        [
            .operand(
                Parameter(
                    "DST.SELECTOR", kind: .selectorMember,
                    summary: "the class, or an object of it, and the selector: 'name', 'name:' or 'name:forEvent:'")),
            .optional([
                .keyword("from"),
                .operand(
                    Parameter(
                        "SRC[.EVENT]", kind: .eventMember,
                        summary: "the control that shall send it, and on iOS the event")),
            ]),
            .asID,
            .assignments(
                [
                    Parameter(
                        "sender", kind: .word,
                        summary: "the class of the sender in the declaration; 'Any' or 'id' for any")
                ], open: false),
        ],
        summary: "declares an action in the code of a class, and connects it",
        discussion: """
            The method goes behind the last action of the class, else to its end; in Objective-C also into the interface \
            when actions are declared there. Its sender has the class of the control. When the document has several objects \
            of the class, File's Owner is the target. The file is written when the document is saved.
            """,
        examples: [
            Example(
                "declare action owner.save: from hSs.touchUpInside", "a method in the class of File's Owner, connected"),
            Example("declare action EditorController.save: sender=Any", "only the method"),
        ],
        seeAlso: ["connect action", "delete action", "rename action"], group: "Code"
    ) { context, arguments in
        let word = try arguments.required("DST.SELECTOR")
        let target = try ClassMember(word, context)
        let selector = target.name
        var resolved = ResolvedArguments(arguments)
        resolved.set("DST.SELECTOR", to: .dotted([try target.resolvedName(context), selector]))
        var source: (node: NodeID, event: String?)?
        if let from = arguments["SRC[.EVENT]"] {
            source = try ActionSource.resolve(from, context.document, context.references)
        }
        guard source != nil || arguments["ID"] == nil else {
            throw ShellError(
                "usage", "only a connection has an id", span: arguments["ID"]?.span, hints: ["add 'from SRC'"])
        }
        let sender =
            arguments.assignment("sender")?.text
            ?? source.map {
                context.tree.attribute("customClass", of: $0.node) ?? context.document.systemClassName(of: $0.node)
            }
            ?? "Any"
        resolved.assign("sender", .text(sender))
        if !context.isReplaying { try DeclaringActions.declare(selector, sender, target, word, context) }
        var outcome = EditOutcome(resolved)
        if let source { try DeclaringActions.connect(source, to: target, selector, arguments, context, &outcome) }
        outcome.remarks += CodeEditing.told(context)
        return outcome
    }
}

/// The steps of `declare action`.
private enum DeclaringActions {
    static func declare(
        _ selector: String, _ sender: String, _ target: ClassMember, _ word: Word, _ context: EditContext
    ) throws {
        let editing = try CodeEditing(context)
        let codeClass = try target.codeClass(editing)
        try editing.requireNew(selector, isAction: true, in: codeClass, word)
        let isAny = sender == "Any" || sender == "id" || sender == "AnyObject"
        do {
            let action = try NewAction(selector: selector, sender: isAny ? nil : sender)
            let changes = try CodeDeclaring.declare(
                action, in: codeClass, inherited: editing.inherited(codeClass), bytes: editing.bytes)
            try editing.make(changes, naming: action.sender ?? "id", in: codeClass)
        } catch let error as CodeEditError { throw ShellError(error, span: word.span) }
    }

    static func connect(
        _ source: (node: NodeID, event: String?), to target: ClassMember, _ selector: String, _ arguments: Arguments,
        _ context: EditContext, _ outcome: inout EditOutcome
    ) throws {
        let word = try arguments.required("SRC[.EVENT]")
        try Connecting.checkSource(source.node, word, context)
        let isMac = context.document.kind.family == .cocoa
        let trigger = isMac ? source.event : nil
        let event =
            isMac ? nil : try source.event ?? ActionSource.defaultEvent(of: source.node, word, in: context.document)
        let (sourceID, targetID) = (try context.requireID(source.node), try context.requireID(target.object(context)))
        let id = try context.newID(arguments["ID"])
        outcome.resolved.set("SRC[.EVENT]", to: sourceID, event ?? trigger)
        outcome.resolved.set("DST.SELECTOR", to: targetID, selector)
        outcome.resolved.set("ID", to: id)
        for replaced in context.document.connections(.action, from: source.node)
        where isMac && replaced.event == trigger {
            outcome.remarks.append(Connecting.replaced(replaced, in: context.document))
            context.edit.remove(replaced.node)
        }
        try Connecting.insert(
            .action,
            ActionSource.attributes(
                selector: selector, target: targetID, event: event, trigger: trigger, id: id, isMac: isMac),
            from: source.node, context)
        outcome.fields = Connecting.fields([id], source: sourceID, destinations: [targetID])
    }
}
