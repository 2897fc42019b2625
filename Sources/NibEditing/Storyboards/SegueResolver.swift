import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import Wording
import XMLTree

/// Resolves one `connect segue`: its ends, what its kind requires, and the ids of what comes with it.
struct SegueResolver {
    let arguments: Arguments
    let context: ResolveContext
    private var document: NibDocument { context.document }
    private var rules: SceneSegues { SceneSegues(context.document) }

    /// Attributes that other words of the command set.
    private static let ownAttributes = ["destination", "kind", "id"]

    /// Resolves the command.
    func resolve() throws(CommandError) -> Resolved {
        let sourceWord = try arguments[ConnectSegue.source].word
        let source = try rules.source(sourceWord, with: context.references)
        try Connecting.checkSource(source, at: sourceWord, in: document, isSegue: true)
        let word = try arguments[ConnectSegue.destination].word
        let destination = try rules.destination(word, from: source, with: context.references)
        let kind = try arguments[ConnectSegue.kind].word
        try checkKind(kind)
        try rules.check(kind, from: source, at: sourceWord, to: destination, at: word)
        if !arguments[ConnectSegue.force] { try checkAttributes() }
        var command = try resolvedAssignments()
        command[ConnectSegue.source] = ObjectReference(try context.id(of: source))
        let relationship = try relationship(kind, source: source, at: sourceWord)
        if let relationship { command[ConnectSegue.relationship] = Name(relationship) }
        for (name, value) in rules.popoverDefaults(kind.text, from: source, given: command.assignments.map(\.name)) {
            command.assign(name, value: .text(value))
        }
        let given = try arguments[all: ConnectSegue.newIDs]
        var target: String?
        if case .object(let node) = destination {
            let id = try context.id(of: node)
            command[ConnectSegue.destination] = ObjectReference(id)
            if given.isEmpty, isThere(command, kind: kind, source: source, destination: id, relationship: relationship)
            {
                return .nothingToDo
            }
            target = id
        }
        let ids = try newIDs(given, source: source, destination: destination, relationship: relationship)
        command[all: ConnectSegue.newIDs] = ids.map { NewID($0) }
        return try resolved(
            command, kind: kind, source: source, target: target ?? ids[1], relationship: relationship, ids: ids)
    }

    /// Judges the attributes as `set` judges those of a segue that is there.
    private func checkAttributes() throws(CommandError) {
        let segue = context.tree.makeElement("segue", attributes: [])
        for assignment in arguments.assignments {
            let (name, value) = (assignment.name, assignment.value)
            if let error = PropertyRefusal.refusal(
                ofName: name.text, for: value, on: segue, in: document, at: name.span)
                ?? PropertyRefusal.refusal(of: value, as: name.text, on: segue, in: document)
            {
                throw error
            }
            _ = try ValueCheck.check(value.text, of: name.text, on: segue, in: document, at: value.span)
        }
    }

    private func resolved(
        _ command: ResolvedArguments, kind: Word, source: NodeID, target: String, relationship: String?,
        ids: [String]
    ) throws(CommandError) -> Resolved {
        var resolved = Resolved(command)
        let old = rules.replaced(kind: kind.text, relationship: relationship, from: source)
        if let old {
            resolved.remarks.append(Connecting.replaced(old, in: document))
        }
        resolved.remarks += arguments.assignments.compactMap {
            Mistyped.attribute($0.name.text, ofElement: "segue", in: document)
        }
        let others = others(of: source, besides: old)
        if let line = Disconnecting.lines(for: others, in: document).first {
            let count = others.count == 1 ? "another segue" : "\(others.count) other segues"
            resolved.remarks.append(
                """
                \("note:", .warning) \(document.display(source)) triggers \(count) as well; Interface Builder gives it one: \
                \(line)
                """)
        }
        if let action = try arguments[ConnectSegue.unwindAction]?.text,
            let problem = context.names?.unwindAction(action)
        {
            resolved.remarks.append(NameRefusal.warning(problem))
        }
        resolved.details = .connected(ids, source: try context.id(of: source), destinations: [target])
        return resolved
    }

    /// The segues that the same event of an object triggers already. Only controllers have several: of 281 other objects with segues
    /// in 520 storyboards, none has two.
    private func others(of source: NodeID, besides replaced: Connection?) -> [Connection] {
        guard !document.isController(source) else { return [] }
        let trigger = arguments.assignments.first { $0.name.text == "trigger" }?.value.text
        return document.connections(.segue, from: source).filter { segue in
            segue.node != replaced?.node && segue.relationship == nil
                && context.tree.attribute("trigger", of: segue.node) == trigger
        }
    }

    /// The ids of the segue, and of the exit or the item that is made with it.
    private func newIDs(
        _ given: [NewID], source: NodeID, destination: SceneSegues.Destination, relationship: String?
    ) throws(CommandError) -> [String] {
        var ids = [try context.newID(given.first)]
        switch destination {
        case .newExit: ids.append(try context.newID(given.count > 1 ? given[1] : nil))
        case .object(let node):
            let companion = relationship.flatMap {
                document.companion(ofRelationship: $0, from: source, to: node)
            }
            // One id alone asks for the segue alone.
            if given.count != 1, companion != nil { ids.append(try context.newID(given.count > 1 ? given[1] : nil)) }
        }
        guard given.count <= ids.count else {
            throw CommandError(
                "usage", "this segue takes \(Plural.of("id", count: ids.count)), not \(given.count)",
                span: given.last?.span)
        }
        return ids
    }

    /// Whether the source already has the segue: one with the same relationship, or with the same kind, destination, identifier
    /// and other given attributes.
    private func isThere(
        _ command: ResolvedArguments, kind: Word, source: NodeID, destination: String, relationship: String?
    ) -> Bool {
        if rules.existing(relationship: relationship, from: source, to: destination) != nil { return true }
        let identifier = command[ConnectSegue.identifier]?.text
        return document.connections(.segue, from: source).contains { segue in
            guard segue.name == kind.text, segue.destination == destination, segue.identifier == identifier else {
                return false
            }
            return command.assignments.allSatisfy { assignment in
                guard let value = assignment.value.plain else { return true }
                return context.tree.attribute(assignment.name, of: segue.node, is: value)
            }
        }
    }

    // MARK: - Words

    private func checkKind(_ kind: Word) throws(CommandError) {
        let kinds = document.catalog.segueKinds
        guard !kinds.contains(kind.text) else { return }
        let near = Nearest.names(to: kind.text, among: kinds)
        throw CommandError(
            "bad-value", "there is no segue of kind '\(kind.text)'", span: kind.span,
            hints: near.isEmpty ? ["the kinds are \(kinds.joined(separator: ", "))"] : Advice.didYouMean(near))
    }

    /// The assignments, with objects that they refer to by their ids.
    private func resolvedAssignments() throws(CommandError) -> ResolvedArguments {
        var command = ResolvedArguments(arguments)
        for assignment in arguments.assignments {
            let name = assignment.name.text
            guard !Self.ownAttributes.contains(name) else {
                throw CommandError(
                    "usage", "'\(name)' is set by other words of the command", span: assignment.name.span,
                    hints: ["connect segue SRC -> DST KIND as ID"])
            }
            guard document.catalog.isReference(element: "segue", attribute: name) else { continue }
            let node = try context.references.resolve(assignment.value)
            command.assign(name, value: .text(try context.id(of: node)))
        }
        return command
    }

    private func relationship(_ kind: Word, source: NodeID, at sourceWord: Word) throws(CommandError) -> String? {
        let given = try arguments[ConnectSegue.relationship]?.word
        if kind.text == "relationship" { return try rules.relationship(given, of: source, at: sourceWord) }
        if let given {
            throw CommandError(
                "usage", "a segue of kind '\(kind.text)' has no relationship", span: given.span,
                hints: ["connect segue SRC -> DST relationship relationship=\(given.text)"])
        }
        try checkUnwindAction(kind)
        return nil
    }

    private func checkUnwindAction(_ kind: Word) throws(CommandError) {
        let action = try arguments[ConnectSegue.unwindAction]
        guard kind.text == "unwind" || action == nil else {
            throw CommandError(
                "usage", "only segues of kind 'unwind' have an unwindAction", span: action?.span, hints: [])
        }
        guard kind.text == "unwind" else { return }
        guard let action else {
            throw CommandError(
                "usage", "an unwind segue needs the action to unwind to", span: kind.span,
                hints: ["name an action that an earlier controller declares: unwindAction=goBack:"])
        }
        guard action.text.hasSuffix(":") else {
            throw CommandError(
                "bad-value", "an unwind action takes the segue, so its selector ends in ':'", span: action.span,
                hints: ["unwindAction=\(action.text):"])
        }
    }
}
