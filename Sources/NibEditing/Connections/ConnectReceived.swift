import CommandLanguage
import ObjectReferences

/// `connect received`: `connect action` from the end of the target.
enum ConnectReceived {
    static let command = EditingCommand(
        "connect received",
        syntax: [.operand(ConnectAction.target), .keyword("<-"), .operand(ConnectAction.source)]
            + ConnectAction.options,
        summary: "connects an action from the end of its target",
        discussion: """
            The same connection as `connect action` makes, said from its other end, as it is drawn from Received Actions. \
            `inspect DST` lists it there.
            """,
        examples: [
            Example("connect received owner.buttonPressed: <- hSs", "with the button's default event"),
            Example(
                "connect received -1.pressed:forEvent: <- hSs-g6-Zcb.touchDown as loa-nQ-S4O", "with another event"),
        ],
        seeAlso: ["connect action", "connect referencing"], group: "Connections", resolve: ConnectAction.resolve,
        apply: ConnectAction.apply)
}
