import CommandLanguage
import NibDocument
import Replies
import XMLTree

extension Shell {
    static let connectAction = editing(
        "connect action",
        [
            .operand(
                Parameter(
                    "SRC[.EVENT]", kind: .eventMember,
                    summary: "the control, and on iOS the event that sends the action")),
            .keyword("->"),
            .operand(
                Parameter(
                    "DST.SELECTOR", kind: .selectorMember, summary: "the target and the selector it shall receive")),
            .asID,
            .optional([
                .keyword("trigger"),
                .operand(
                    Parameter(
                        "TRIGGER", kind: .word,
                        summary: "what sends a macOS action besides the control's own, as doubleAction")),
            ]),
            NameRefusal.force,
        ],
        summary: "connects an action",
        discussion: """
            Without an event, the one that Xcode offers first for the control is taken: a button's `touchUpInside`, a slider's \
            `valueChanged`. Gesture recognizers and bar items have no events. A macOS control has one action, which is \
            replaced; an iOS control may send several. To send to the first responder, connect to `first-responder`.

            With source code, a selector that no method of the target's class certainly has is refused, as in `connect outlet`.
            """,
        examples: [
            Example("connect action hSs -> owner.buttonPressed:", "with the default event"),
            Example("connect action hSs-g6-Zcb.touchDown -> -1.pressed:forEvent: as loa-nQ-S4O", "with another event"),
            Example("connect action tAb-le-V1w -> -2.open: trigger doubleAction", "a double click in a macOS table"),
        ],
        seeAlso: ["connect received", "disconnect action", "inspect"], group: "Connections", apply: makeAction)

    static let connectReceived = editing(
        "connect received",
        [
            .operand(
                Parameter(
                    "DST.SELECTOR", kind: .selectorMember, summary: "the target and the selector it shall receive")),
            .keyword("<-"),
            .operand(
                Parameter(
                    "SRC[.EVENT]", kind: .eventMember,
                    summary: "the control, and on iOS the event that sends the action")),
            .asID,
            .optional([
                .keyword("trigger"),
                .operand(
                    Parameter(
                        "TRIGGER", kind: .word,
                        summary: "what sends a macOS action besides the control's own, as doubleAction")),
            ]),
            NameRefusal.force,
        ],
        summary: "connects an action from the end of its target",
        discussion: """
            The same connection as `connect action` makes, said from its other end, as it is drawn from Received Actions. \
            `inspect DST` lists it there.
            """,
        examples: [
            Example("connect received owner.buttonPressed: <- hSs", "with the button's default event"),
            Example(
                "connect received -1.pressed:forEvent: <- hSs-g6-Zcb.touchDown as loa-nQ-S4O", "with another event"),
        ],
        seeAlso: ["connect action", "connect referencing"], group: "Connections", apply: makeAction)

    /// Makes `SRC` send an action to `DST`.
    @Sendable private static func makeAction(_ context: EditContext, _ arguments: Arguments) throws -> EditOutcome {
        let word = try arguments.required("SRC[.EVENT]")
        let target = try arguments.required("DST.SELECTOR")
        var (source, event) = try ActionSource.resolve(word, context, beside: target)
        try Connecting.checkSource(source, word, context)
        let (destination, selector) = try context.references(near: source).member(target, "selector")
        let isMac = context.document.kind.family == .cocoa
        let trigger = arguments["TRIGGER"]?.text ?? (isMac ? event : nil)
        event = isMac ? nil : try event ?? defaultEvent(of: source, word, context)
        let (sourceID, targetID) = (try context.requireID(source), try context.requireID(destination))

        var resolved = ResolvedArguments(arguments)
        resolved.set("SRC[.EVENT]", to: sourceID, event)
        resolved.set("DST.SELECTOR", to: targetID, selector)
        if let trigger { resolved.set("TRIGGER", to: trigger) }
        try Connecting.checkName(selector, "a selector", target)
        if let trigger { try ActionSource.checkTrigger(trigger, arguments["TRIGGER"] ?? word, of: source, context) }
        let sender = isMac ? trigger : event
        if arguments["ID"] == nil, isConnected(source, selector, targetID, sender, context) {
            return EditOutcome(resolved)
        }
        let warnings = try Connecting.checkAction(
            selector, arguments.required("DST.SELECTOR"), destination, arguments, context)
        let id = try context.newID(arguments["ID"])
        resolved.set("ID", to: id)
        var outcome = EditOutcome(resolved)
        outcome.remarks = warnings
        if let note = sendsNothing(source, context) { outcome.remarks.append(note) }
        // A macOS control keeps one target and action for each trigger.
        let old = isMac ? context.document.connections(.action, from: source) : []
        for replaced in old where replaced.event == trigger {
            outcome.remarks.append(Connecting.replaced(replaced, context))
            context.edit.remove(replaced.node)
        }
        try Connecting.insert(
            .action, actionAttributes(selector, targetID, event, trigger, id, isMac), from: source, context)
        if context.wantsFields {
            outcome.fields = Connecting.fields([id], source: sourceID, destinations: [targetID])
        }
        return outcome
    }

    /// Whether an object sends an action already.
    private static func isConnected(
        _ source: NodeID, _ selector: String, _ target: String, _ sender: String?, _ context: EditContext
    ) -> Bool {
        let there = context.document.connections(
            .action, from: source, where: ["selector": selector, context.document.actionNames.target: target])
        return there.contains { $0.event == sender }
    }

    /// A note for what sends no actions as far as is known; a custom class may send them all the same.
    private static func sendsNothing(_ node: NodeID, _ context: EditContext) -> StyledText? {
        let element = context.tree.name(node)
        guard context.document.catalog.actionForm(element) == nil, context.document.catalog.element(element) != nil,
            context.tree.attribute("customClass", of: node) == nil
        else { return nil }
        return "\("note:", .warning) a \(context.document.systemClassName(of: node)) sends no actions"
    }

    /// The event of an iOS control when none is given; nil for what sends actions without events.
    static func defaultEvent(of node: NodeID, _ word: Word, _ context: EditContext) throws -> String? {
        let catalog = context.document.catalog
        let element = context.tree.name(node)
        if catalog.actionForm(element) == .plain { return nil }
        if let event = catalog.defaultEvent(element) { return event }
        throw ShellError(
            "unknown-event", "\(context.document.display(node)) has no event of its own", span: word.span,
            hints: ["name one behind the object: SRC.touchUpInside", "'help events' lists all events"])
    }

    static func actionAttributes(
        _ selector: String, _ target: String, _ event: String?, _ trigger: String?, _ id: String, _ isMac: Bool
    ) -> [Attribute] {
        var result: [Attribute] = []
        if isMac, let trigger { result.append(Attribute("trigger", trigger)) }
        result.append(Attribute("selector", selector))
        result.append(Attribute(isMac ? "target" : "destination", target))
        if !isMac, let event { result.append(Attribute("eventType", event)) }
        return result + [Attribute("id", id)]
    }
}

/// Reads `SRC[.EVENT]`.
enum ActionSource {
    /// The control and the event, where the last part of the word is one.
    static func resolve(
        _ word: Word, _ context: EditContext, beside other: Word? = nil
    ) throws -> (NodeID, String?) {
        if let node = context.document.element(withID: word.text) { return (node, nil) }
        let references = context.references(for: word, beside: other)
        let dot = UInt8(ascii: ".")
        guard let offset = word.lastUnquoted(dot), offset > 0 || word.text.utf8.count > 1 else {
            return (try references.resolve(word), nil)
        }
        let name = word.slice(offset + 1..<word.text.utf8.count)
        let object = try? references.resolve(references.before(offset, word))
        let names = object.map { known(for: $0, context) } ?? []
        if let object, names.contains(name.text) { return (object, name.text) }
        do { return (try references.resolve(word), nil) } catch {
            guard object != nil else { throw error }
            let near = Nearest.names(to: name.text, among: names)
            if context.document.kind.family == .cocoa {
                throw ShellError(
                    "unknown-event", "macOS controls have no events, so '\(name.text)' is none", span: name.span,
                    hints: near.isEmpty
                        ? ["name the control alone: it sends one action"] : Advice.didYouMean(near))
            }
            throw ShellError(
                "unknown-event", "there is no event '\(name.text)'", span: name.span,
                hints: near.isEmpty ? ["'help events' lists all events"] : Advice.didYouMean(near))
        }
    }

    /// Refuses a trigger on iOS, where nothing reads it, and one that no element is known to have.
    static func checkTrigger(_ trigger: String, _ word: Word, of source: NodeID, _ context: EditContext)
        throws(ShellError)
    {
        // What the log has was done, and is done again.
        guard !context.isReplaying else { return }
        let catalog = context.document.catalog
        guard catalog.family == .cocoa else {
            throw ShellError(
                "wrong-place", "triggers are there on macOS only", span: word.span,
                hints: ["on iOS an event sends the action: connect action SRC.touchDown -> DST.SELECTOR"])
        }
        let own = catalog.actionTriggers(context.tree.name(source))
        // A class of its own can have what others have.
        guard !own.contains(trigger) else { return }
        let all = Set(catalog.allElements.flatMap { catalog.actionTriggers($0.name) })
        guard !all.contains(trigger) else { return }
        let offered = own.isEmpty ? all.sorted() : own
        let near = Nearest.names(to: trigger, among: offered)
        throw ShellError(
            "unknown-event", "no object is known to have a trigger '\(trigger)'", span: word.span,
            hints: near.isEmpty ? ["triggers are \(offered.joined(separator: ", "))"] : Advice.didYouMean(near))
    }

    /// The events of iOS, or the triggers of a macOS element.
    private static func known(for node: NodeID, _ context: EditContext) -> [String] {
        let catalog = context.document.catalog
        return catalog.family == .cocoa ? catalog.actionTriggers(context.tree.name(node)) : catalog.events
    }
}
