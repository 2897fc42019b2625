import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// `connect accessibility`: tells assistive applications which object belongs to another.
enum ConnectAccessibility {
    private static let source = Parameter<MemberReference>(
        "SRC.NAME", kind: .accessibilityMember, summary: "the view that is described, and 'title' or 'link'")
    private static let destination = Parameter<ObjectReference>(
        "DST", summary: "the view that has the title, or is linked")

    static let command = EditingCommand(
        "connect accessibility", syntax: [.operand(source), .keyword("->"), .operand(destination), .asID],
        summary: "connects the accessibility of a view to another view (macOS)",
        discussion: """
            `title` is the view that serves as the title of SRC, as a label does for the text field beside it. `link` is a view that \
            belongs to SRC. A new `title` replaces the old one; a view can have several links.
            """,
        examples: [
            Example("connect accessibility nAm-eF-001.title -> lAb-el-001", "the label is the title of the text field")
        ],
        seeAlso: ["disconnect", "inspect"], group: "Connections", resolve: resolve, apply: apply)

    @Sendable private static func resolve(
        _ arguments: Arguments, in context: ResolveContext
    ) throws(CommandError) -> Resolved {
        do {
            let document = context.document
            guard document.kind.family == .cocoa else {
                throw CommandError("wrong-place", "accessibility connections exist only on macOS", span: arguments.verb)
            }
            let (word, target) = (try arguments[source].word, try arguments[destination].word)
            let (node, name) = try context.references(for: word, beside: target).member(word, what: "name")
            try Connecting.checkSource(node, at: word, in: document)
            let held = try context.references(near: node).resolve(target)
            try check(name, of: node, holding: held, words: (word, target), in: document)
            _ = try SceneCrossing.check(
                "accessibility connection '\(name)'", from: node, to: [held], at: target.span, isForced: false,
                in: document)
            let (sourceID, heldID) = (try context.id(of: node), try context.id(of: held))
            let given = try arguments[ifGiven: CommonParameters.newID]
            let same = document.connections(.accessibilityConnection, from: node).filter { $0.name == name }
            if given == nil, same.contains(where: { $0.destination == heldID }) { return .nothingToDo }

            let id = try context.newID(given)
            var command = ResolvedArguments(arguments)
            command[source] = MemberReference(object: sourceID, name: name)
            command[destination] = ObjectReference(heldID)
            command[CommonParameters.newID] = NewID(id)
            var resolved = Resolved(command)
            resolved.remarks = replaced(by: name, from: node, in: document).map {
                Connecting.replaced($0, in: document)
            }
            resolved.details = .connected([id], source: sourceID, destinations: [heldID])
            return resolved
        } catch { throw CommandError(error) }
    }

    private static func check(
        _ name: String, of source: NodeID, holding held: NodeID, words: (source: Word, target: Word),
        in document: NibDocument
    ) throws(CommandError) {
        let names = document.catalog.accessibilityConnections
        guard names.contains(name) else {
            throw CommandError(
                "bad-value",
                "an accessibility connection is called \(names.map { "'\($0)'" }.joined(separator: " or "))",
                span: NameRefusal.span(ofNameIn: words.source))
        }
        for (node, word) in [(source, words.source), (held, words.target)]
        where !document.catalog.isClass(document.knownClass(of: node).name, kindOf: "NSView") {
            throw CommandError(
                "wrong-place", "\(document.display(node)) is not a view, so it has no accessibility connections",
                span: word.span)
        }
        guard source != held else {
            throw CommandError("wrong-place", "a view cannot be its own \(name)", span: words.target.span)
        }
    }

    /// The connections that a new one replaces: a view has one title.
    private static func replaced(by name: String, from node: NodeID, in document: NibDocument) -> [Connection] {
        guard name == "title" else { return [] }
        return document.connections(.accessibilityConnection, from: node).filter { $0.name == name }
    }

    @Sendable private static func apply(
        _ command: ResolvedArguments, in context: ApplyContext
    ) throws(CommandError) -> Outcome {
        let (node, name) = try context.named(source, of: command)
        let held = try context.value(destination, of: command).text
        let id = try context.value(CommonParameters.newID, of: command).text
        for old in replaced(by: name, from: node, in: context.document) { context.edit.remove(old.node) }
        try Connecting.insert(
            .accessibilityConnection,
            attributes: [Attribute("property", name), Attribute("destination", held), Attribute("id", id)],
            from: node, in: context.edit)
        return Outcome()
    }
}
