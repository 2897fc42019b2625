import Bytes
import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import Wording
import XMLTree

/// What the `connect` commands share.
package enum Connecting {
    // MARK: - Resolving

    /// Refuses an object that no connection can start from.
    ///
    /// - Parameters:
    ///   - node: the object.
    ///   - word: the word that names it.
    ///   - document: the document.
    ///   - isSegue: whether the connection is a segue, which has more rules of its own.
    /// - Throws: an error under the word.
    package static func checkSource(_ node: NodeID, at word: Word, in document: NibDocument, isSegue: Bool = false)
        throws(CommandError)
    {
        if !isSegue, document.placeholder(node) == .firstResponder {
            throw CommandError(
                "wrong-place", "First Responder has no connections of its own: it only receives actions",
                span: word.span, hints: ["connect action SRC -> first-responder.SELECTOR"])
        }
        if document.isConnection(node) || document.isConstraint(node) || node == document.tree.root {
            throw CommandError("wrong-place", "\(document.display(node)) cannot have connections", span: word.span)
        }
    }

    /// Refuses an outlet for what a document keeps inside the object, such as the view of a storyboard's controller.
    ///
    /// - Throws: an error under the word.
    static func checkInner(_ name: String, of node: NodeID, held: NodeID, at word: Word, in document: NibDocument)
        throws(CommandError)
    {
        guard let inner = document.child(keyed: name, of: node), inner != held, let id = document.id(of: inner) else {
            return
        }
        throw CommandError(
            "wrong-place", "\(document.display(node)) has its '\(name)' inside it: \(document.display(inner)) (\(id))",
            span: word.span, hints: ["'--force' connects the outlet anyway; it is set after what is inside"])
    }

    /// Refuses a name that no property and no method can have, such as one with spaces or punctuation.
    ///
    /// - Parameters:
    ///   - name: the name.
    ///   - what: what the name is for, as errors say it; selectors may have colons.
    ///   - word: the word that has the name.
    ///   - hints: what to do instead.
    /// - Throws: an error under the word.
    package static func checkName(_ name: String, what: String, at word: Word, hints: @autoclosure () -> [String] = [])
        throws(CommandError)
    {
        let isName = name.utf8.allSatisfy { byte in
            byte >= 0x80 || (byte | 32 >= 97 && byte | 32 <= 122) || (byte >= 48 && byte <= 57)
                || byte == Byte.underscore || byte == Byte.dollar || byte == Byte.period
                || byte == Byte.colon && what == "a selector"
        }
        guard isName, !name.isEmpty else {
            throw CommandError("bad-value", "'\(name)' cannot be \(what)", span: word.span, hints: hints())
        }
    }

    /// Looks an outlet up in the code.
    ///
    /// - Parameters:
    ///   - name: the outlet's name.
    ///   - word: the word that has the name after its last dot.
    ///   - source: the object that has the outlet.
    ///   - destinations: the objects that it will hold.
    ///   - isCollection: whether it is an outlet collection.
    ///   - isForced: whether a name that is certainly wrong is accepted anyway.
    ///   - context: gives access to the code.
    /// - Returns: warnings.
    /// - Throws: an error if the class of the source certainly has no outlet of the name.
    static func checkOutlet(
        _ name: String, at word: Word, of source: NodeID, holding destinations: [NodeID], isCollection: Bool = false,
        isForced: Bool, in context: ResolveContext
    ) throws(CommandError) -> [StyledText] {
        guard let names = context.names else { return [] }
        let verb = isCollection ? "declare collection" : "declare outlet"
        var warnings = try NameRefusal.check(
            names.outlet(name, isCollection: isCollection, of: source), at: NameRefusal.span(ofNameIn: word),
            isForced: isForced,
            advice: names.objectClass(of: source).chains.isEmpty ? nil : "'\(verb)' adds it to the code and connects it"
        )
        if let text = names.wrongKind(name, isCollection: isCollection, of: source, holding: destinations) {
            if isForced { return warnings + [NameRefusal.warning(text)] }
            let kind = isCollection ? "outlet" : "collection"
            throw CommandError(
                "not-in-code", text, span: NameRefusal.span(ofNameIn: word),
                hints: ["connect \(kind) \(word.spelling) -> OBJ", "'--force' does it anyway"])
        }
        for destination in destinations {
            guard let text = names.mismatch(name, isCollection: isCollection, of: source, holding: destination) else {
                continue
            }
            warnings.append(NameRefusal.warning(text))
        }
        return warnings
    }

    /// Returns the object that has an outlet or collection: the view in a scroll view, if only that has it.
    ///
    /// - Parameters:
    ///   - name: the name.
    ///   - node: the object that is named.
    ///   - context: gives access to the code.
    /// - Returns: the object, and a remark if it is not the one that is named.
    static func owner(ofOutlet name: String, on node: NodeID, in context: ResolveContext) -> ScrolledView.Meant {
        let document = context.document
        return ScrolledView.meant(by: node, in: document) { node in
            if document.connections(from: node).contains(where: { $0.name == name }) { return true }
            let known = context.catalog.outlets(document.tree.name(node)).contains { $0.name == name }
            return known || context.names.map { $0.outlets(of: node).contains { $0.name == name } } ?? false
        }
    }

    /// Returns the object that an outlet can hold by its type in the code: the view in a scroll view, if only that fits.
    static func held(
        _ node: NodeID, byOutlet name: String, of source: NodeID, isCollection: Bool = false, in context: ResolveContext
    ) -> ScrolledView.Meant {
        guard let names = context.names else { return (node, []) }
        return ScrolledView.meant(by: node, in: context.document) {
            names.match(name, isCollection: isCollection, of: source, holding: $0) != .differs
        }
    }

    /// The remark for a connection that a new one replaces.
    package static func replaced(_ connection: Connection, in document: NibDocument) -> StyledText {
        "replaced: \(document.summary(of: connection.node))  \(connection.id, .id)"
    }

    /// Refuses a number of ids that differs from the number of a collection's objects.
    ///
    /// - Parameters:
    ///   - ids: the number of ids.
    ///   - objects: the number of objects.
    ///   - span: the place of the ids in the statement.
    /// - Throws: an error that tells both.
    package static func check(ids: Int, forObjects objects: Int, at span: Range<Int>? = nil) throws(CommandError) {
        if ids == objects { return }
        let needed = objects == 1 ? "1 object needs 1 id" : "\(objects) objects need \(objects) ids"
        throw CommandError("usage", "\(needed), not \(ids)", span: span)
    }

    /// Returns an id for each object of a collection: the given ones, or new ones if none are given.
    ///
    /// - Throws: an error if a given id is no id, or is taken.
    package static func newIDs(
        _ given: [NewID], forObjects objects: Int, in context: ResolveContext
    ) throws(CommandError) -> [String] {
        try (0..<objects).map { place throws(CommandError) in
            try context.newID(given.isEmpty ? nil : given[place])
        }
    }

    /// Refuses a position that is not one among the connections of a kind.
    ///
    /// - Parameters:
    ///   - place: the position; nil is accepted.
    ///   - kind: the kind of the connections.
    ///   - node: the object that has them.
    ///   - document: the document.
    /// - Throws: an error under the position.
    static func check(
        _ place: WholeNumber?, among kind: Connection.Kind, of node: NodeID, in document: NibDocument
    ) throws(CommandError) {
        guard let place else { return }
        let count = document.connectionCount(kind, from: node)
        guard place.value > count else { return }
        throw CommandError(
            "wrong-place",
            "\(document.display(node)) has \(Plural.of(kind.rawValue, count: count)), so there is no position \(place.value)",
            span: place.span)
    }

    // MARK: - Applying

    /// Puts a new connection among those of its source.
    ///
    /// - Parameters:
    ///   - kind: the kind of the connection.
    ///   - attributes: in the order in which they are written.
    ///   - source: the object that gets the connection.
    ///   - index: the place within its kind; nil for the end or the sorted place.
    ///   - edit: the transaction.
    /// - Returns: the new connection.
    /// - Throws: an error if there is no such place, or XML cannot hold a value.
    @discardableResult package static func insert(
        _ kind: Connection.Kind, attributes: [Attribute], from source: NodeID, at index: Int? = nil, in edit: Edit
    ) throws(CommandError) -> NodeID {
        if let wrong = attributes.first(where: { !Escaping.isAllowed($0.value) }) {
            throw CommandError("bad-value", "'\(wrong.name)' has characters that XML does not allow")
        }
        let list = edit.list("connections", in: source)
        let node = edit.document.tree.makeElement(kind.rawValue, attributes: attributes)
        do throws(NibError) { try edit.place(node, into: list, at: index) } catch { throw CommandError(error) }
        return node
    }
}
