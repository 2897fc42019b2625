import CommandLanguage
import NibDocument
import XMLTree

extension Shell {
    static let connectOutlet = editing(
        "connect outlet",
        [
            .operand(
                Parameter(
                    "SRC.NAME", kind: .outletMember, summary: "the object that has the outlet, and the outlet's name")),
            .keyword("->"), .operand(.object("DST", "the object that the outlet shall hold")), .asID,
            NameRefusal.force,
        ],
        summary: "connects an outlet",
        discussion: """
            An outlet holds one object: if it is connected already, it is connected anew and the old connection is printed.

            With source code, a name that the class of SRC certainly has not is refused, and the nearest one offered. Code is \
            asked when `sources` or `--sources` names it, and at the prompt when a project is around the document.
            """,
        examples: [
            Example(
                "connect outlet owner.coolview -> iN0", "the outlet coolview of File's Owner holds the object iN0…"),
            Example("connect outlet -1.view -> iN0-l3-epB as S44-re-23V", "as the log writes it"),
        ],
        seeAlso: ["connect referencing", "connect collection", "disconnect outlet", "inspect"], group: "Connections",
        apply: makeOutlet)

    static let connectReferencing = editing(
        "connect referencing",
        [
            .operand(.object("DST", "the object that the outlet shall hold")), .keyword("<-"),
            .operand(
                Parameter(
                    "SRC.NAME", kind: .outletMember, summary: "the object that has the outlet, and the outlet's name")),
            .asID, NameRefusal.force,
        ],
        summary: "connects an outlet from the end of what it holds",
        discussion: """
            The same connection as `connect outlet` makes, said from its other end, as Xcode's New Referencing Outlet is drawn. \
            `inspect DST` lists it under Referencing Outlets.
            """,
        examples: [
            Example(
                "connect referencing iN0 <- owner.coolview", "the outlet coolview of File's Owner holds the object iN0…"
            ),
            Example("connect referencing iN0-l3-epB <- -1.view as S44-re-23V", "as the log writes it"),
        ],
        seeAlso: ["connect outlet", "connect referencing collection", "connect received", "candidates"],
        group: "Connections", apply: makeOutlet)

    /// Makes the outlet `SRC.NAME` hold `DST`.
    @Sendable private static func makeOutlet(_ context: EditContext, _ arguments: Arguments) throws -> EditOutcome {
        let word = try arguments.required("SRC.NAME")
        let target = try arguments.required("DST")
        let (source, name) = try context.references(for: word, beside: target).member(word, "name")
        try Connecting.checkSource(source, word, context)
        let destination = try context.references(near: source).resolve(target)
        let (sourceID, destinationID) = (try context.requireID(source), try context.requireID(destination))
        var resolved = ResolvedArguments(arguments)
        resolved.set("SRC.NAME", to: sourceID, name)
        resolved.set("DST", to: destinationID)
        let old = Connecting.existing(.outlet, name, from: source, context)
        if let old, old.destination == destinationID, arguments["ID"] == nil { return EditOutcome(resolved) }
        try Connecting.checkName(name, "the name of an outlet", word)
        let warnings = try Connecting.checkOutlet(name, word, source, [destination], arguments, context)
        let remark = old.map { Connecting.replaced($0, context) }
        if let old { context.edit.remove(old.node) }
        let id = try context.newID(arguments["ID"])
        resolved.set("ID", to: id)
        var outcome = EditOutcome(resolved)
        if let remark { outcome.remarks.append(remark) }
        outcome.remarks += warnings
        try Connecting.insert(
            .outlet, [Attribute("property", name), Attribute("destination", destinationID), Attribute("id", id)],
            from: source, context)
        if context.wantsFields {
            outcome.fields = Connecting.fields([id], source: sourceID, destinations: [destinationID])
        }
        return outcome
    }
}
