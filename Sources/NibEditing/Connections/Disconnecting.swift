import CommandLanguage
import NibDocument
import Platform
import Replies
import XMLTree

/// What the `disconnect` commands share.
enum Disconnecting {
    // MARK: - Resolving

    /// The actions of an object, and of the cell that keeps a macOS control's action.
    ///
    /// - Parameters:
    ///   - node: the object.
    ///   - values: the attribute values of the wanted actions.
    ///   - document: the document.
    /// - Returns: the actions, those of the object first.
    static func actions(
        of node: NodeID, where values: KeyValuePairs<String, String?> = [:], in document: NibDocument
    ) -> [Connection] {
        let own = document.connections(.action, from: node, where: values)
        let cell = document.tree.elements(in: node).first { document.tree.attribute("key", of: $0, is: "cell") }
        return own + (cell.map { document.connections(.action, from: $0, where: values) } ?? [])
    }

    /// Returns the command of a statement that begins with an object and a name, with the object replaced by its id.
    ///
    /// - Parameters:
    ///   - arguments: the words of the statement.
    ///   - source: the parameter that names the object.
    ///   - object: the object.
    ///   - name: the name after the dot; nil if there is none.
    ///   - context: the document.
    /// - Returns: the command; all other words are as they were given.
    /// - Throws: an error if the object has no id.
    static func command(
        _ arguments: Arguments, source: Parameter<MemberReference>, object: NodeID, name: String?,
        in context: ResolveContext
    ) throws(CommandError) -> ResolvedArguments {
        var command = ResolvedArguments(arguments)
        command[source] = MemberReference(object: try context.id(of: object), name: name)
        return command
    }

    /// The result for an outlet or a collection that is not connected, if the object may have one of the name.
    ///
    /// - Parameters:
    ///   - name: the name.
    ///   - what: what is not connected.
    ///   - there: the connections of the kind that the object has.
    ///   - node: the object.
    ///   - word: the word that names the object and the outlet.
    ///   - isCollection: whether the name is that of a collection.
    ///   - context: the document and the code.
    /// - Returns: a result that changes nothing.
    /// - Throws: an error if the name was probably meant for another, or if the object's class does not have it.
    static func absent(
        _ name: String, told what: String, there: [Connection], of node: NodeID, at word: Word,
        isCollection: Bool = false, in context: ResolveContext
    ) throws(CommandError) -> Resolved {
        let names = there.map(\.name).filter { $0 != name }
        let warnings = try? Connecting.checkOutlet(
            name, at: word, of: node, holding: [], isCollection: isCollection, isForced: false, in: context)
        let known = context.document.knownClass(of: node)
        let outlets = context.catalog.outlets(ofClass: known.name).map(\.name)
        guard known.isSubclass || outlets.contains(name), Absence.isPlausible(name, among: names),
            warnings?.isEmpty == true
        else {
            throw nothing(what, there: there, at: word)
        }
        return Absence.nothingToDo(what)
    }

    /// The lines that remove each of some connections. A comment tells them apart.
    ///
    /// - Parameters:
    ///   - connections: the connections, of which those with an id count.
    ///   - document: the document.
    /// - Returns: a line for each of the first.
    static func lines(for connections: [Connection], in document: NibDocument) -> [String] {
        connections.lazy.filter { !$0.id.isEmpty }.prefix(6).map { connection in
            "disconnect \(Quoting.quote(connection.id))  # \(document.summary(of: connection.node))"
        }
    }

    /// The error for connections that do not exist; its hint lists those that do.
    static func nothing(_ what: String, there: [Connection], at word: Word) -> CommandError {
        let names = there.prefix(6).map { connection in
            guard connection.kind == .action else { return "'\(connection.name)'" }
            let event = connection.event.map { "\($0) " } ?? ""
            return "'\(event)-> \(connection.destination).\(connection.name)'"
        }
        return CommandError(
            "not-connected", what, span: word.span,
            hints: there.isEmpty ? [] : ["connected: \(names.joined(separator: ", "))"])
    }

    // MARK: - Applying

    /// Removes connections and reports each of them.
    ///
    /// - Parameters:
    ///   - connections: the connections to remove.
    ///   - tellsAll: whether the text lists each of them, as it does when one word names several.
    ///   - context: the transaction.
    /// - Returns: the report on the connections and on what was removed with them.
    /// - Throws: an error if there are no connections, or the document would be invalid without them.
    static func remove(_ connections: [Connection], tellsAll: Bool = false, in context: ApplyContext)
        throws(CommandError) -> Outcome
    {
        guard !connections.isEmpty else {
            throw CommandError("not-connected", "the connection that the log line removes does not exist")
        }
        var outcome = Outcome()
        var items: [Removal.Item] = []
        // All are described before the first is removed: labels come from outlets too.
        let isTold = context.wantsFields || context.isTold && tellsAll
        var texts: [String] = []
        for connection in isTold ? connections : [] {
            try CommandError.throwIfInterrupted()
            texts.append(context.document.summary(of: connection.node))
        }
        for (index, connection) in connections.enumerated() where context.tree.isAttached(connection.node) {
            if isTold {
                let text = texts[index]
                items.append(Removal.Item(element: connection.kind.rawValue, id: connection.id, text: text))
                if tellsAll { outcome.remarks.append("removed: \(text)  \(connection.id, .id)") }
            }
            if let note = note(connection, in: context.document) { outcome.remarks.append(note) }
            let removal: Removal
            do throws(NibError) { removal = try context.edit.removeWithReferences(connection.node) } catch {
                throw CommandError(error)
            }
            guard !removal.items.isEmpty else { continue }
            outcome.remarks += Removals.remarks(removal)
            items += removal.items
        }
        if context.wantsFields { outcome.details = .removed(items) }
        return outcome
    }

    /// A `view` outlet of File's Owner is what makes a controller's view load.
    private static func note(_ connection: Connection, in document: NibDocument) -> StyledText? {
        guard connection.kind == .outlet, connection.name == "view",
            document.placeholder(connection.source) == .owner
        else { return nil }
        return "\("note:", .warning) without the outlet 'view', a view controller that loads this nib has no view"
    }
}
