import CommandLanguage
import NibDocument
import NibEditing
import ObjectReferences
import Replies
import SourceIndex
import XMLTree

/// `declare outlet`: adds an outlet to the class of an object, and connects it.
enum DeclareOutlet {
    private static let source = Parameter<MemberReference>(
        "SRC.NAME", kind: .outletMember, summary: "the object whose class gets the outlet, and its name")
    private static let destination = Parameter<ObjectReference>("DST", summary: "the object that the outlet will hold")

    static let weak = Keyword("weak")
    static let strong = Keyword("strong")

    static let command = EditingCommand(
        "declare outlet",
        syntax: [
            .operand(source), .optional([.keyword("->"), .operand(destination)]), .asID,
            .optional([.keyword(weak)]), .optional([.keyword(strong)]),
            .assignments(DeclaringOutlet.type, open: false),
        ],
        summary: "declares an outlet in the code of an object's class, and connects it",
        discussion: """
            The property goes where Xcode puts it: after the last outlet of the class, or first if there is none. It has the \
            class of the destination. It is weak unless nothing else keeps the destination alive, as with constraints and \
            top-level objects; `weak` or `strong` decides instead. Without a destination, the outlet is only declared. For a class of the project that it does not \
            know yet, an Objective-C header gets an `@class` line and an implementation an `#import`. Files are written when \
            the document is saved.
            """,
        examples: [
            Example("declare outlet owner.goButton -> hSs", "a property in the class of File's Owner, connected"),
            Example("declare outlet owner.goButton type=UIButton", "only the property"),
            Example("declare outlet owner.goButton -> hSs strong", "a property that keeps the button"),
        ],
        seeAlso: ["connect outlet", "delete outlet", "rename outlet"], group: "Code", changesOtherFiles: true,
        resolve: resolve, apply: apply)

    // MARK: - Resolving

    /// Finds the class and the destination, and what declares the outlet.
    @Sendable private static func resolve(_ arguments: Arguments, in context: ResolveContext) throws(CommandError)
        -> Resolved
    {
        let document = context.document
        let word = try arguments[source].word
        let target = try arguments[ifGiven: destination]?.word
        let (node, name) = try context.references(for: word, beside: target).member(word, what: "name")
        try Connecting.checkSource(node, at: word, in: document)
        let held = try target.map { word throws(CommandError) in try context.references(near: node).resolve(word) }
        if let held, let target {
            _ = try SceneCrossing.check(
                "outlet '\(name)'", from: node, to: [held], at: target.span, isForced: false, in: document)
        }
        let given = try arguments[ifGiven: CommonParameters.newID]
        if held == nil, let given {
            throw CommandError("usage", "only a connection has an id", span: given.span, hints: ["add '-> DST'"])
        }
        let sourceID = try context.id(of: node)
        let type =
            try arguments[DeclaringOutlet.type]?.text
            ?? DeclaringOutlet.type(holding: held.map { [$0] } ?? [], in: document)
        var outlet = NewOutlet(name: name, type: type)
        guard !(arguments[weak] && arguments[strong]) else {
            throw CommandError("usage", "an outlet is weak or strong, not both", span: arguments.verb)
        }
        outlet.isStrong =
            arguments[strong] || !arguments[weak] && held.map { DeclaringOutlet.isUnowned($0, in: document) } ?? false
        let patches = try DeclaringOutlet.patches(declaring: outlet, in: node, at: word, with: context)

        var command = ResolvedArguments(arguments)
        command[source] = MemberReference(object: sourceID, name: name)
        command[DeclaringOutlet.type] = Name(type)
        var resolved = Resolved(command)
        resolved.fileChanges = patches
        resolved.remarks += try DeclaredType.notes(arguments[DeclaringOutlet.type], in: context)
        if let held {
            let heldID = try context.id(of: held)
            let old = document.connection(.outlet, named: name, from: node)
            let id = try self.id(given, for: heldID, insteadOf: old, in: context)
            resolved.commands[0][destination] = ObjectReference(heldID)
            if !id.isEmpty { resolved.commands[0][CommonParameters.newID] = NewID(id) }
            if let old, old.destination != heldID || old.id != id {
                resolved.remarks.append(Connecting.replaced(old, in: document))
            }
            resolved.details = .connected([id], source: sourceID, destinations: [heldID])
        }
        return resolved
    }

    /// Returns the id of the connection: that of the old one if it stays, otherwise the given or a new one.
    private static func id(
        _ given: NewID?, for target: String, insteadOf old: Connection?, in context: ResolveContext
    ) throws(CommandError) -> String {
        if let old, given.map({ $0.text == old.id }) ?? (old.destination == target) { return old.id }
        return try context.newID(given)
    }

    // MARK: - Applying

    /// Connects the outlet, unless it is connected to that object already.
    @Sendable private static func apply(_ command: ResolvedArguments, in context: ApplyContext) throws(CommandError)
        -> Outcome
    {
        guard let held = command[destination]?.text else { return Outcome() }
        let (node, name) = try context.named(source, of: command)
        let old = context.document.connection(.outlet, named: name, from: node)
        // A line without an id is for a connection that existed already.
        guard let id = command[CommonParameters.newID]?.text else {
            return try context.unchanged(old?.destination == held)
        }
        if let old {
            if old.destination == held, old.id == id { return Outcome() }
            context.edit.remove(old.node)
        }
        try Connecting.insert(
            .outlet, attributes: [Attribute("property", name), Attribute("destination", held), Attribute("id", id)],
            from: node, in: context.edit)
        return Outcome()
    }
}
