import CommandLanguage
import NibDocument
import Replies
import XMLTree

/// What the `disconnect` commands share.
enum Disconnecting {
    /// Takes connections out and tells of each.
    static func remove(
        _ connections: [Connection], _ resolved: ResolvedArguments, _ context: EditContext, tellsAll: Bool
    ) throws -> EditOutcome {
        var outcome = EditOutcome(resolved)
        var items: [Removal.Item] = []
        for connection in connections where context.tree.isAttached(connection.node) {
            let isTold = tellsAll || context.wantsFields
            let text = isTold ? context.document.summary(of: connection.node) : ""
            if isTold { items.append(Removal.Item(element: connection.kind.rawValue, id: connection.id, text: text)) }
            if tellsAll { outcome.remarks.append("removed: \(text)  \(connection.id, .id)") }
            if let note = note(connection, context) { outcome.remarks.append(note) }
            let removal = try context.edit.removeWithReferences(connection.node)
            guard !removal.items.isEmpty else { continue }
            outcome.remarks += Removals.remarks(removal)
            items += removal.items
        }
        if context.wantsFields { outcome.fields = [Removals.field(items)] }
        return outcome
    }

    /// A `view` outlet of File's Owner is what makes a controller's view load.
    private static func note(_ connection: Connection, _ context: EditContext) -> StyledText? {
        guard connection.kind == .outlet, connection.name == "view",
            context.document.placeholder(connection.source) == .owner
        else { return nil }
        return "\("note:", .warning) without the outlet 'view' a view controller that loads this nib has no view"
    }

    /// The actions of an object, and of the cell that keeps a macOS control's action.
    ///
    /// - Parameters:
    ///   - node: the object.
    ///   - values: values that the actions wanted have in attributes.
    ///   - context: the edit.
    /// - Returns: the actions, those of the object first.
    static func actions(
        of node: NodeID, where values: KeyValuePairs<String, String?> = [:], _ context: EditContext
    ) -> [Connection] {
        let own = context.document.connections(.action, from: node, where: values)
        let cell = context.tree.elements(in: node).first { context.tree.attribute("key", of: $0, is: "cell") }
        return own + (cell.map { context.document.connections(.action, from: $0, where: values) } ?? [])
    }

    /// What a word names; where it names nothing the connections are what there is to name.
    static func named(_ word: Word, _ context: EditContext) throws -> NodeID {
        do { return try context.references.resolve(word) } catch {
            var error = ShellError(error, span: word.span)
            guard error.code == "unknown-object" else { throw error }
            error.hints = error.hints.filter { $0.hasPrefix("did you mean") } + ["'connections' lists all connections"]
            throw error
        }
    }

    static func nothing(_ what: String, _ there: [Connection], _ word: Word, _ context: EditContext) -> ShellError {
        let names = there.prefix(6).map { connection in
            guard connection.kind == .action else { return "'\(connection.name)'" }
            let event = connection.event.map { "\($0) " } ?? ""
            return "'\(event)-> \(connection.destination).\(connection.name)'"
        }
        return ShellError(
            "not-connected", what, span: word.span,
            hints: there.isEmpty ? [] : ["connected: \(names.joined(separator: ", "))"])
    }
}

extension Shell {
    static let disconnect = editing(
        "disconnect",
        [.operand(Parameter("ID", kind: .connection, summary: "the id of a connection, as 'inspect' shows it"))],
        summary: "removes a connection",
        examples: [Example("disconnect S44-re-23V", "whatever kind of connection it is")],
        seeAlso: ["disconnect outlet", "disconnect action", "disconnect all", "connections"], group: "Connections"
    ) { context, arguments in
        let word = try arguments.required("ID")
        let node = try Disconnecting.named(word, context)
        guard let connection = context.document.connection(node) else {
            throw ShellError(
                "not-a-connection", "\(context.document.display(node)) is no connection", span: word.span,
                hints: word.lastUnquoted(UInt8(ascii: ".")).map { $0 > 0 } == true
                    ? ["'disconnect outlet \(word.spelling)' disconnects the outlet"]
                    : ["'disconnect all \(word.spelling)' removes all of an object's connections, 'remove' the object"]
            )
        }
        var resolved = ResolvedArguments(arguments)
        resolved.set("ID", to: connection.id.isEmpty ? word.text : connection.id)
        return try Disconnecting.remove([connection], resolved, context, tellsAll: false)
    }

    static let disconnectOutlet = editing(
        "disconnect outlet",
        [
            .operand(
                Parameter(
                    "SRC.NAME", kind: .outletMember, summary: "the object that has the outlet, and the outlet's name"))
        ],
        summary: "disconnects an outlet",
        examples: [Example("disconnect outlet owner.coolview", "the outlet is nil from now on")],
        seeAlso: ["connect outlet"], group: "Connections"
    ) { context, arguments in
        let word = try arguments.required("SRC.NAME")
        let (source, name) = try context.references.member(word, "name")
        guard let found = context.document.connection(.outlet, named: name, from: source) else {
            let outlets = context.document.connections(.outlet, from: source)
            throw Disconnecting.nothing(
                "no outlet '\(name)' of \(context.document.display(source)) is connected", outlets, word, context)
        }
        var resolved = ResolvedArguments(arguments)
        resolved.set("SRC.NAME", to: try context.requireID(source), name)
        return try Disconnecting.remove([found], resolved, context, tellsAll: false)
    }

    static let disconnectCollection = editing(
        "disconnect collection",
        [
            .operand(
                Parameter(
                    "SRC.NAME", kind: .collectionMember, summary: "the object that has the collection, and its name")),
            .optional([.keyword("->"), .several(.object("DST", "the objects to take out; without them all"))]),
        ],
        summary: "takes objects out of an outlet collection",
        examples: [
            Example("disconnect collection owner.labels -> aB1-cd-E2f", "one object"),
            Example("disconnect collection owner.labels", "all objects"),
        ],
        seeAlso: ["connect collection"], group: "Connections"
    ) { context, arguments in
        let word = try arguments.required("SRC.NAME")
        let (source, name) = try context.references.member(word, "name")
        let all = context.document.connections(.outletCollection, from: source)
        let wanted = try arguments.several("DST").map { try context.requireID(context.references.resolve($0)) }
        let found = all.filter { $0.name == name && (wanted.isEmpty || wanted.contains($0.destination)) }
        guard !found.isEmpty else {
            throw Disconnecting.nothing("no collection '\(name)' holds this", all, word, context)
        }
        var resolved = ResolvedArguments(arguments)
        resolved.set("SRC.NAME", to: try context.requireID(source), name)
        resolved.set("DST", to: wanted.map { .text($0) })
        return try Disconnecting.remove(found, resolved, context, tellsAll: false)
    }

    static let disconnectAction = editing(
        "disconnect action",
        [
            .operand(
                Parameter(
                    "SRC[.EVENT]", kind: .eventMember,
                    summary: "the control, and the event if only its actions are meant")),
            .optional([
                .keyword("->"),
                .operand(
                    Parameter(
                        "DST[.SELECTOR]", kind: .selectorMember,
                        summary: "the target, and the selector if only that is meant")),
            ]),
        ],
        summary: "disconnects actions",
        examples: [
            Example("disconnect action hSs-g6-Zcb.touchUpInside", "all actions of one event"),
            Example("disconnect action hSs-g6-Zcb -> owner.buttonPressed:", "one action, whatever its event"),
        ],
        seeAlso: ["connect action"], group: "Connections"
    ) { context, arguments in
        let word = try arguments.required("SRC[.EVENT]")
        let (source, event) = try ActionSource.resolve(word, context)
        var resolved = ResolvedArguments(arguments)
        let sourceID = try context.requireID(source)
        resolved.set("SRC[.EVENT]", to: sourceID, event)
        var (target, selector): (String?, String?) = (nil, nil)
        if let word = arguments["DST[.SELECTOR]"] {
            (target, selector) = try targetAndSelector(word, context)
            resolved.set("DST[.SELECTOR]", to: target!, selector)
        }
        let names = context.document.actionNames
        let found = Disconnecting.actions(
            of: source, where: ["selector": selector, names.sender: event, names.target: target], context)
        guard !found.isEmpty else {
            let actions = Disconnecting.actions(of: source, context)
            let what =
                actions.isEmpty ? "\(context.document.display(source)) sends no action" : "no such action is sent"
            throw Disconnecting.nothing(what, actions, word, context)
        }
        return try Disconnecting.remove(found, resolved, context, tellsAll: found.count > 1)
    }

    /// Reads `DST[.SELECTOR]`: the whole word is the target if it names an object.
    private static func targetAndSelector(_ word: Word, _ context: EditContext) throws -> (String, String?) {
        if let node = context.document.element(withID: word.text) { return (try context.requireID(node), nil) }
        guard word.lastUnquoted(UInt8(ascii: ".")) != nil, word.text != "." else {
            return (try context.requireID(context.references.resolve(word)), nil)
        }
        let (node, selector) = try context.references.member(word, "selector")
        return (try context.requireID(node), selector)
    }

    static let disconnectAll = editing(
        "disconnect all", [.operand(.object())],
        summary: "removes all connections of an object, from it and to it, and prints them",
        examples: [Example("disconnect all hSs-g6-Zcb", "the object stays, alone")],
        seeAlso: ["disconnect", "remove"], group: "Connections"
    ) { context, arguments in
        let word = try arguments.required("OBJ")
        let node = try context.references.resolve(word)
        let id = try context.requireID(node)
        let found =
            context.document.connections(from: node) + context.document.connections(to: id).filter { $0.source != node }
        guard !found.isEmpty else {
            throw ShellError("not-connected", "\(context.document.display(node)) has no connections", span: word.span)
        }
        var resolved = ResolvedArguments(arguments)
        resolved.set("OBJ", to: id)
        return try Disconnecting.remove(found, resolved, context, tellsAll: true)
    }
}
