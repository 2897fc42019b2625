import CommandLanguage
import ObjectReferences

/// `connect referencing`: `connect outlet` from the end of the object that the outlet holds.
enum ConnectReferencing {
    static let command = EditingCommand(
        "connect referencing",
        syntax: [
            .operand(ConnectOutlet.destination), .keyword("<-"), .operand(ConnectOutlet.source), .asID,
            NameRefusal.forceSyntax,
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
        group: "Connections", resolve: ConnectOutlet.resolve, apply: ConnectOutlet.apply)
}
