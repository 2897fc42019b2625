import CommandLanguage
import ObjectReferences

/// `connect received`: `connect action`, starting from the target.
enum ConnectReceived {
    static let command = EditingCommand(
        "connect received",
        syntax: [.operand(ConnectAction.target), .keyword("<-"), .operand(ConnectAction.source)]
            + ConnectAction.options,
        summary: "connects an action, starting from its target",
        discussion: """
            Makes the same connection as `connect action`, written from the other end, as when you drag from Received \
            Actions in Xcode. `inspect DST` lists it under Received Actions.
            """,
        examples: [
            Example("connect received owner.buttonPressed: <- hSs", "with the button's default event"),
            Example(
                "connect received -1.pressed:forEvent: <- hSs-g6-Zcb.touchDown as loa-nQ-S4O", "with another event"),
        ],
        seeAlso: ["connect action", "connect referencing"], group: "Connections", resolve: ConnectAction.resolve,
        apply: ConnectAction.apply)
}
