import Bytes
import CommandLanguage
import ClassFacts
import NibDocument
import ObjectReferences
import Replies
import Wording
import XMLTree

/// `connect action`: makes a control send an action to a target.
package enum ConnectAction {
    static let source = Parameter<MemberReference>(
        "SRC[.EVENT]", kind: .eventMember, summary: "the control, and on iOS the event that sends the action")
    static let target = Parameter<MemberReference>(
        "DST.SELECTOR", kind: .selectorMember, summary: "the target, and the selector that it receives")
    static let trigger = Parameter<Name>(
        "TRIGGER", kind: .trigger,
        summary: "what sends a macOS action other than the control's own, such as doubleAction")

    /// What may follow the two ends.
    static let options: [Syntax] = [
        .asID, .optional([.keyword("trigger"), .operand(trigger)]), .atPlace, NameRefusal.forceSyntax,
    ]

    static let command = EditingCommand(
        "connect action", syntax: [.operand(source), .keyword("->"), .operand(target)] + options,
        summary: "connects an action",
        discussion: """
            Without an event, nibsh uses the one that Xcode offers first: `touchUpInside` for a button, `valueChanged` for a \
            slider. Gesture recognizers and bar items have no events. A macOS control has one action, so a new one replaces \
            it; an iOS control can send several. To send an action to the first responder, connect to `first-responder`. \
            `at N` is the position among the actions of the object.

            With source code, nibsh refuses a selector that the target's class certainly does not have, as `connect outlet` \
            does for names.
            """,
        examples: [
            Example("connect action hSs -> owner.buttonPressed:", "with the default event"),
            Example("connect action hSs-g6-Zcb.touchDown -> -1.pressed:forEvent: as loa-nQ-S4O", "with another event"),
            Example("connect action tAb-le-V1w -> -2.open: trigger doubleAction", "a double click in a macOS table"),
        ],
        seeAlso: ["disconnect action", "inspect"], group: "Connections", resolve: resolve,
        apply: apply)

    /// Both ends of an action as its log line has them.
    private struct Ends {
        /// The object that sends it, and on iOS its event.
        let (source, event): (NodeID, String?)
        /// The object that receives it, and the selector.
        let (target, selector): (NodeID, String)
        /// On macOS, what sends it other than the control's own action.
        let trigger: String?
        /// Whether the names were accepted although they are wrong.
        let isForced: Bool
        /// Says which object sends it, if that is not the one that was named.
        let routed: [StyledText]
    }

    /// Finds both ends, fills in the event or trigger, and checks names against catalogue and code.
    @Sendable static func resolve(_ arguments: Arguments, in context: ResolveContext) throws(CommandError) -> Resolved {
        let document = context.document
        let ends = try ends(arguments, in: context)
        let (sourceID, targetID) = (try context.id(of: ends.source), try context.id(of: ends.target))
        let givenID = try arguments[ifGiven: CommonParameters.newID]
        if givenID == nil,
            isConnected(
                ends.source, selector: ends.selector, to: targetID, by: ends.event ?? ends.trigger, in: document)
        {
            return .nothingToDo
        }
        try Connecting.check(
            try arguments[ifGiven: CommonParameters.place], among: .action, of: ends.source, in: document)
        let warnings = try checkInCode(
            ends.selector, at: try arguments[target].word, of: ends.target, isForced: ends.isForced, in: context)
        let id = try context.newID(givenID)

        var command = ResolvedArguments(arguments)
        command[source] = MemberReference(object: sourceID, name: ends.event)
        command[target] = MemberReference(object: targetID, name: ends.selector)
        if let trigger = ends.trigger { command[Self.trigger] = Name(trigger) }
        command[CommonParameters.newID] = NewID(id)
        var resolved = Resolved(command)
        resolved.remarks = ends.routed + warnings + remarks(ends, in: document)
        if context.wantsFields {
            resolved.details = .connected([id], source: sourceID, destinations: [targetID])
        }
        return resolved
    }

    private static func ends(_ arguments: Arguments, in context: ResolveContext) throws(CommandError) -> Ends {
        let document = context.document
        let (word, targetWord) = (try arguments[source].word, try arguments[target].word)
        let (named, event) = try ActionSource.resolve(
            word, in: document, with: context.references(for: word, beside: targetWord))
        let isForced = arguments[NameRefusal.force]
        let (node, routed) = isForced ? (named, []) : ActionSource.sender(named, in: document)
        try Connecting.checkSource(node, at: word, in: document)
        let (receiver, selector) = try context.references(near: node).member(targetWord, what: "selector")
        if !isForced {
            try checkSends(node, at: word, to: receiver, selector: selector, in: context)
            try checkReceives(receiver, from: node, selector: selector, at: targetWord, in: document)
            try checkIsAlone(node, at: word, in: document)
        }
        let given = try arguments[ifGiven: trigger]
        let sender: (event: String?, trigger: String?)
        do throws(CommandError) {
            sender = try Self.sender(of: node, named: event, at: word, trigger: given, in: document)
        } catch {
            var error = error
            if let turned = turned(node, to: receiver, selector: selector, in: document) { error.hints = [turned] }
            throw error
        }
        try Connecting.checkName(selector, what: "a selector", at: targetWord)
        if let trigger = sender.trigger {
            try ActionSource.checkTrigger(trigger, at: given?.word ?? word, of: node, in: document)
        }
        return Ends(
            source: node, event: sender.event, target: receiver, selector: selector, trigger: sender.trigger,
            isForced: isForced, routed: routed)
    }

    /// What sends the action: an event on iOS, by default the usual one; a trigger on macOS; nothing of its own on watchOS.
    private static func sender(
        of node: NodeID, named event: String?, at word: Word, trigger: Name?, in document: NibDocument
    ) throws(CommandError) -> (event: String?, trigger: String?) {
        if let event, document.kind.platform == .watchOS {
            throw CommandError(
                "unknown-event", "actions of watchOS have no events, so '\(event)' is not one", span: word.span,
                hints: ["name only the object"])
        }
        if document.kind.family == .cocoa { return (nil, trigger?.text ?? event) }
        if let event { return (event, trigger?.text) }
        return (try ActionSource.defaultEvent(of: node, word, in: document), trigger?.text)
    }

    /// What to know about an action that can be made: the control sends none, it leads to another scene, it replaces others.
    private static func remarks(_ ends: Ends, in document: NibDocument) -> [StyledText] {
        var remarks: [StyledText] = []
        if sendsNothing(ends.source, in: document) {
            remarks.append(
                "\("note:", .warning) \(Article.with(document.systemClassName(of: ends.source))) sends no actions")
        }
        if let scene = document.scene(of: ends.target), document.scene(of: ends.source) != scene {
            let name = document.label(ofScene: scene) ?? "another scene"
            remarks.append(
                NameRefusal.warning("'\(name)' is another scene, and actions do not reach it when the program runs"))
        }
        return remarks
            + replaced(by: ends.trigger, of: ends.source, in: document).map { Connecting.replaced($0, in: document) }
    }

    /// Makes the connection, on macOS in place of the control's old one.
    @Sendable static func apply(_ command: ResolvedArguments, in context: ApplyContext) throws(CommandError) -> Outcome
    {
        let document = context.document
        let (node, event) = try context.member(source, of: command)
        let word = try context.value(target, of: command).word
        guard let (receiver, selector) = word.split(atLast: Byte.period) else {
            throw CommandError("usage", "the selector is missing", span: word.span)
        }
        let sender = command[trigger]?.text
        let isMac = document.kind.family == .cocoa
        // Blocks in older logs also have lines for connections that existed already; these lines have no id.
        guard let id = command[CommonParameters.newID] else {
            return try context.unchanged(
                isConnected(node, selector: selector.text, to: receiver.text, by: isMac ? sender : event, in: document))
        }
        for old in replaced(by: sender, of: node, in: document) { context.edit.remove(old.node) }
        let action = ActionSource.attributes(
            selector: selector.text, target: receiver.text, event: event, trigger: sender, id: id.text, isMac: isMac)
        try Connecting.insert(
            .action, attributes: action, from: node, at: command[CommonParameters.place]?.value, in: context.edit)
        return Outcome()
    }

    /// Looks an action up in the code.
    private static func checkInCode(
        _ selector: String, at word: Word, of target: NodeID, isForced: Bool, in context: ResolveContext
    ) throws(CommandError) -> [StyledText] {
        guard let names = context.names else { return [] }
        var advice = "'declare action' adds it to the code and connects it"
        if names.objectClass(of: target).chains.isEmpty {
            let id = Quoting.quote(try context.name(of: target))
            advice =
                owner(of: selector, near: target, names, in: context.document)
                ?? "a class of your own can have it: set \(id) customClass NAME"
        }
        let problem = names.action(selector, of: target)
        do throws(CommandError) {
            return try NameRefusal.check(
                problem, at: NameRefusal.span(ofNameIn: word), isForced: isForced, advice: advice)
        } catch {
            // The colon of a selector can be left out.
            throw problem?.nearest == selector + ":" ? error.certainly(selector + ":") : error
        }
    }

    /// The object for which the code of a scene or xib is written, if its class has the action: a target without a class of its own was
    /// probably a mistake for it.
    private static func owner(of selector: String, near target: NodeID, _ names: NameCheck, in document: NibDocument)
        -> String?
    {
        guard let owner = document.owner(near: target), let name = document.logName(of: owner),
            case .code = names.resolver.method(selector, of: names.objectClass(of: owner))
        else { return nil }
        return "\(document.display(owner)) has one: connect action SRC -> \(Quoting.quote(name)).\(selector)"
    }

    /// Whether an object already sends an action.
    private static func isConnected(
        _ source: NodeID, selector: String, to target: String, by sender: String?, in document: NibDocument
    ) -> Bool {
        let there = document.connections(
            .action, from: source, where: ["selector": selector, document.actionNames.target: target])
        return there.contains { $0.event == sender }
    }

    /// The actions that a new one replaces: a macOS control keeps one target and action for each trigger.
    private static func replaced(by trigger: String?, of source: NodeID, in document: NibDocument) -> [Connection] {
        guard document.kind.family == .cocoa else { return [] }
        return document.connections(.action, from: source).filter { $0.event == trigger }
    }

    /// Whether an object sends no actions. A custom class may send them, unless it inherits from a class of iOS that is neither a control
    /// nor a superclass of one, such as a view controller.
    package static func sendsNothing(_ node: NodeID, in document: NibDocument) -> Bool {
        let (catalog, element) = (document.catalog, document.tree.name(node))
        guard let known = catalog.element(element), document.kind.platform != .watchOS,
            document.placeholder(node) == nil || !document.kind.isStoryboard
        else { return false }
        if document.tree.attribute("customClass", of: node) == nil { return catalog.actionForm(element) == nil }
        guard catalog.family == .cocoaTouch, document.placeholder(node) == nil, let name = known.className else {
            return false
        }
        return !catalog.maySend(inheritingFrom: name)
    }

    /// Refuses an action to the exit of a scene: a segue leads there.
    private static func checkReceives(
        _ target: NodeID, from source: NodeID, selector: String, at word: Word, in document: NibDocument
    ) throws(CommandError) {
        guard document.tree.name(target) == "exit" else { return }
        let name = document.logName(of: source) ?? "SRC"
        throw CommandError(
            "wrong-place", "the exit of a scene receives no actions; an unwind segue leads there", span: word.span,
            hints: ["connect segue \(name) -> exit unwind unwindAction=\(selector)"])
    }

    /// Refuses a second action beside that of the cell or the control: Interface Builder keeps one of both.
    private static func checkIsAlone(_ node: NodeID, at word: Word, in document: NibDocument) throws(CommandError) {
        guard document.kind.family == .cocoa else { return }
        let cell = (try? document.child(PropertyPath.Step("cell"), of: node)) ?? nil
        let control = document.tree.attribute("key", of: node, is: "cell") ? document.tree.parent(node) : nil
        for other in [cell, control].compactMap({ $0 }) {
            guard let action = document.connections(.action, from: other).first else { continue }
            throw CommandError(
                "wrong-place",
                "\(document.display(other)) sends '\(action.name)' already, and a control and its cell have one action",
                span: word.span, hints: ["disconnect \(action.id)"])
        }
    }

    /// Refuses an object that sends no actions.
    private static func checkSends(
        _ node: NodeID, at word: Word, to receiver: NodeID, selector: String, in context: ResolveContext
    ) throws(CommandError) {
        try checkSends(
            node, at: word, in: context,
            hints: [
                turned(node, to: receiver, selector: selector, in: context.document),
                outlet(selector, of: receiver, holding: word, in: context),
                "'--force' connects it anyway, for a class that sends them",
            ].compactMap { $0 })
    }

    /// Refuses an object that sends no actions, as far as the catalogue and the code know.
    ///
    /// - Parameters:
    ///   - node: the object.
    ///   - word: the word that names it.
    ///   - context: gives access to the code.
    ///   - hints: what to do instead.
    /// - Throws: an error under the word if the object sends none.
    package static func checkSends(
        _ node: NodeID, at word: Word, in context: ResolveContext, hints: @autoclosure () -> [String]
    ) throws(CommandError) {
        let document = context.document
        var name = document.systemClassName(of: node)
        if !sendsNothing(node, in: document) {
            // The code tells what File's Owner is.
            guard document.catalog.family == .cocoaTouch, document.kind.platform != .watchOS,
                let known = context.names?.objectClass(of: node).framework,
                !document.catalog.maySend(inheritingFrom: known)
            else { return }
            name = known
        }
        throw CommandError(
            "sends-nothing", "\(Article.with(name)) sends no actions", span: word.span, hints: hints())
    }

    /// The command for an action whose ends are written in the wrong order; nil if the target sends none either.
    private static func turned(_ node: NodeID, to receiver: NodeID, selector: String, in document: NibDocument)
        -> String?
    {
        let (catalog, tree) = (document.catalog, document.tree)
        guard catalog.actionForm(tree.name(receiver)) != nil, catalog.actionForm(tree.name(node)) == nil,
            let name = document.logName(of: receiver), let own = document.logName(of: node)
        else { return nil }
        return "the control comes first: connect action \(name) -> \(own).\(selector)"
    }
    /// The command for an outlet whose ends are written in the wrong order; nil if the target has no outlet of the name.
    private static func outlet(_ name: String, of receiver: NodeID, holding word: Word, in context: ResolveContext)
        -> String?
    {
        let known = ConnectStatement.known(name, of: receiver, in: context)
        let document = context.document
        guard !known.isDisjoint(with: [.outlet, .collection]), let id = document.logName(of: receiver) else {
            return nil
        }
        let owner = document.placeholder(receiver) == .owner ? "owner" : Quoting.quote(id)
        return Advice.didYouMean(["connect \(owner).\(name) -> \(word.spelling)"])[0]
    }
}
