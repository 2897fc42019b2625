import CommandLanguage
import ObjectReferences

/// `connect referencing`: `connect outlet`, starting from the object that the outlet holds.
enum ConnectReferencing {
    static let command = EditingCommand(
        "connect referencing",
        syntax: [
            .operand(ConnectOutlet.destination), .keyword("<-"), .operand(ConnectOutlet.source), .asID,
            NameRefusal.forceSyntax,
        ],
        summary: "connects an outlet, starting from the object that it holds",
        discussion: """
            Makes the same connection as `connect outlet`, written from the other end, as when you drag from New Referencing \
            Outlet in Xcode. `inspect DST` lists it under Referencing Outlets.
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
