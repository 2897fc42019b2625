import CommandLanguage
import NibDocument
import Replies
import XMLTree

/// What the `connect` commands share.
enum Connecting {
    /// Puts a new connection among those of its source.
    ///
    /// - Parameters:
    ///   - kind: the kind of the connection.
    ///   - attributes: in the order in which they are written.
    ///   - source: the object that gets the connection.
    ///   - index: the place within its kind; nil for the end or the sorted place.
    ///   - context: the edit.
    /// - Throws: an error when there is no such place, or XML cannot hold a value.
    static func insert(
        _ kind: Connection.Kind, _ attributes: [Attribute], from source: NodeID, at index: Int? = nil,
        _ context: EditContext
    ) throws {
        if let wrong = attributes.first(where: { !Escaping.isAllowed($0.value) }) {
            throw ShellError("bad-value", "'\(wrong.name)' has characters that XML cannot hold")
        }
        let list = context.edit.list("connections", in: source)
        let node = context.tree.makeElement(kind.rawValue, attributes)
        try context.edit.place(node, into: list, at: index)
    }

    /// What is wrong when the ids that are given are not one for each object of a collection.
    static func countOfIDs(_ objects: Int, _ ids: Int) -> String {
        objects == 1 ? "1 object needs 1 id, not \(ids)" : "\(objects) objects need \(objects) ids, not \(ids)"
    }

    /// The first connection of a source that has the kind and the name.
    static func existing(
        _ kind: Connection.Kind, _ name: String, from source: NodeID, _ context: EditContext
    ) -> Connection? {
        context.document.connection(kind, named: name, from: source)
    }

    /// Refuses a second outlet of one name: only the last would count.
    ///
    /// - Parameters:
    ///   - name: the name that an outlet is to get.
    ///   - node: the outlet; all else may have any name.
    ///   - span: where the name is written.
    ///   - context: the edit.
    /// - Throws: an error that names the connection that has the name.
    static func checkFree(_ name: String, for node: NodeID, _ span: Range<Int>, _ context: EditContext)
        throws(ShellError)
    {
        // What the log has was done, and is done again.
        guard !context.isReplaying, let outlet = context.document.connection(node), outlet.kind == .outlet,
            let other = existing(.outlet, name, from: outlet.source, context), other.node != node
        else { return }
        throw isTaken(name, by: other, in: context.document, span)
    }

    /// Refuses outlets, in something that was put in, of names that are taken.
    static func checkFree(outletsIn node: NodeID, _ span: Range<Int>, _ context: EditContext) throws(ShellError) {
        // What the log has was done, and is done again.
        guard !context.isReplaying else { return }
        for element in context.tree.subtree(node) {
            guard let outlet = context.document.connection(element), outlet.kind == .outlet else { continue }
            let first = existing(.outlet, outlet.name, from: outlet.source, context)
            if let first, first.node != element, first.node != node, context.tree.contains(node, first.node) {
                throw ShellError(
                    "already-exists", "\(context.document.display(outlet.source)) has two outlets '\(outlet.name)'",
                    span: span, hints: ["leave one of them out: an outlet holds one object"])
            }
            try checkFree(outlet.name, for: element, span, context)
        }
    }

    /// An object has an outlet of the name already.
    static func isTaken(_ name: String, by other: Connection, in document: NibDocument, _ span: Range<Int>)
        -> ShellError
    {
        ShellError(
            "already-exists",
            "outlet '\(name)' of \(document.display(other.source)) is connected already, by \(other.id)",
            span: span, hints: other.id.isEmpty ? [] : ["remove that one first: disconnect \(other.id)"])
    }

    /// The remark for a connection that a new one replaces.
    static func replaced(_ connection: Connection, _ context: EditContext) -> StyledText {
        "replaced: \(context.document.summary(of: connection.node))  \(connection.id, .id)"
    }

    /// Refuses what no connection can start from; what segues start from is checked by itself.
    static func checkSource(_ node: NodeID, _ word: Word, _ context: EditContext, isSegue: Bool = false) throws {
        // What the log has was done, and is done again.
        if !isSegue, !context.isReplaying, context.document.placeholder(node) == .firstResponder {
            throw ShellError(
                "wrong-place", "First Responder has no connections of its own: it only receives actions",
                span: word.span, hints: ["connect action SRC -> first-responder.SELECTOR"])
        }
        if context.document.isConnection(node) || context.document.isConstraint(node) || node == context.tree.root {
            throw ShellError(
                "wrong-place", "\(context.document.display(node)) cannot have connections", span: word.span)
        }
    }

    /// Refuses a name that no property and no method can have: one with spaces or punctuation in it.
    static func checkName(_ name: String, _ what: String, _ word: Word) throws(ShellError) {
        let isName = name.utf8.allSatisfy { byte in
            byte >= 0x80 || (byte | 32 >= 97 && byte | 32 <= 122) || (byte >= 48 && byte <= 57)
                || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte == UInt8(ascii: ".")
                || byte == UInt8(ascii: ":") && what == "a selector"
        }
        guard isName, !name.isEmpty else {
            throw ShellError("bad-value", "'\(name)' cannot be \(what)", span: word.span)
        }
    }

    /// Looks an outlet up in the code.
    ///
    /// - Returns: warnings about types.
    /// - Throws: an error when the class of the source certainly has no outlet of the name.
    static func checkOutlet(
        _ name: String, _ word: Word, _ source: NodeID, _ destinations: [NodeID], isCollection: Bool = false,
        _ arguments: Arguments, _ context: EditContext
    ) throws(ShellError) -> [StyledText] {
        guard let names = context.project.names() else { return [] }
        let verb = isCollection ? "declare collection" : "declare outlet"
        var warnings = try NameRefusal.check(
            names.outlet(name, isCollection: isCollection, of: source), NameRefusal.span(ofNameIn: word), arguments,
            advice: names.objectClass(of: source).chains.isEmpty ? nil : "'\(verb)' adds it to the code and connects it"
        )
        for destination in destinations {
            guard let text = names.mismatch(name, isCollection: isCollection, of: source, holding: destination) else {
                continue
            }
            warnings.append(NameRefusal.warning(text))
            if isCollection, destinations.count > 1, text.contains("is no array") { break }
        }
        return warnings
    }

    /// Looks an action up in the code.
    ///
    /// - Returns: warnings.
    /// - Throws: an error when the class of the target certainly has no method of the name.
    static func checkAction(
        _ selector: String, _ word: Word, _ target: NodeID, _ arguments: Arguments, _ context: EditContext
    ) throws(ShellError) -> [StyledText] {
        guard let names = context.project.names() else { return [] }
        return try NameRefusal.check(
            names.action(selector, of: target), NameRefusal.span(ofNameIn: word), arguments,
            advice: "'declare action' adds it to the code and connects it")
    }

    /// The fields of a made connection.
    static func fields(_ ids: [String], source: String, destinations: [String]) -> [JSONValue.Member] {
        [.init("ids", .strings(ids)), .init("source", .string(source)), .init("destinations", .strings(destinations))]
    }
}
