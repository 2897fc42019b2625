import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// `connect outlet`: makes an outlet hold an object.
enum ConnectOutlet {
    static let source = Parameter<MemberReference>(
        "SRC.NAME", kind: .outletMember, summary: "the object that has the outlet, and the outlet's name")
    static let destination = Parameter<ObjectReference>("DST", summary: "the object that the outlet will hold")

    /// What may follow the two ends.
    static let options: [Syntax] = [.asID, .atPlace, NameRefusal.forceSyntax]

    static let command = EditingCommand(
        "connect outlet", syntax: [.operand(source), .keyword("->"), .operand(destination)] + options,
        summary: "connects an outlet",
        discussion: """
            An outlet holds one object. If it is already connected, the new connection replaces the old one, which is printed. \
            Outlets are sorted by name; `at N` is another position among those of the object.

            With source code, nibsh refuses a name that the class of SRC certainly does not have, and offers the nearest one. \
            It reads the code that `sources` or `--sources` names and, at the prompt, that of the document's project.
            """,
        examples: [
            Example(
                "connect outlet owner.coolview -> iN0", "the outlet coolview of File's Owner holds the object iN0…"),
            Example("connect outlet -1.view -> iN0-l3-epB as S44-re-23V", "as the log writes it"),
        ],
        seeAlso: ["connect collection", "disconnect outlet", "inspect"], group: "Connections",
        resolve: resolve, apply: apply)

    /// Finds both ends, checks the name against the code, and gives the connection its id.
    @Sendable static func resolve(_ arguments: Arguments, in context: ResolveContext) throws(CommandError) -> Resolved {
        let document = context.document
        let word = try arguments[source].word
        let target = try arguments[destination].word
        let (named, name) = try context.references(for: word, beside: target).member(word, what: "name")
        let isForced = arguments[NameRefusal.force]
        let (node, routed) = isForced ? (named, []) : Connecting.owner(ofOutlet: name, on: named, in: context)
        try Connecting.checkSource(node, at: word, in: document)
        let wanted = try context.references(near: node).resolve(target)
        let (held, taken) = isForced ? (wanted, []) : Connecting.held(wanted, byOutlet: name, of: node, in: context)
        let (sourceID, heldID) = (try context.id(of: node), try context.id(of: held))
        if !isForced {
            try Connecting.checkInner(name, of: node, held: held, at: word, in: document)
        }
        let old = document.connection(.outlet, named: name, from: node)
        let given = try arguments[ifGiven: CommonParameters.newID]
        if let old, old.destination == heldID, given == nil { return .nothingToDo }
        try Connecting.checkName(
            name, what: "the name of an outlet", at: word,
            hints: name.hasSuffix(":")
                ? ["an action begins at the control: connect \(target.spelling) -> \(word.spelling)"] : [])
        try Connecting.check(try arguments[ifGiven: CommonParameters.place], among: .outlet, of: node, in: document)
        let warnings =
            try SceneCrossing.check(
                "outlet '\(name)'", from: node, to: [held], at: target.span, isForced: isForced, in: document)
            + Connecting.checkOutlet(name, at: word, of: node, holding: [held], isForced: isForced, in: context)
        let id = try context.newID(given)

        var command = ResolvedArguments(arguments)
        command[source] = MemberReference(object: sourceID, name: name)
        command[destination] = ObjectReference(heldID)
        command[CommonParameters.newID] = NewID(id)
        var resolved = Resolved(command)
        if let old { resolved.remarks.append(Connecting.replaced(old, in: document)) }
        resolved.remarks += routed + taken + warnings
        if context.wantsFields { resolved.details = .connected([id], source: sourceID, destinations: [heldID]) }
        return resolved
    }

    /// Makes the connection in place of the outlet's old one.
    @Sendable static func apply(_ command: ResolvedArguments, in context: ApplyContext) throws(CommandError) -> Outcome
    {
        let (node, name) = try context.named(source, of: command)
        let held = try context.value(destination, of: command).text
        let old = context.document.connection(.outlet, named: name, from: node)
        // Blocks in older logs also have lines for connections that existed already; these lines have no id.
        guard let id = command[CommonParameters.newID] else { return try context.unchanged(old?.destination == held) }
        if let old { context.edit.remove(old.node) }
        try Connecting.insert(
            .outlet,
            attributes: [Attribute("property", name), Attribute("destination", held), Attribute("id", id.text)],
            from: node, at: command[CommonParameters.place]?.value, in: context.edit)
        return Outcome()
    }
}
