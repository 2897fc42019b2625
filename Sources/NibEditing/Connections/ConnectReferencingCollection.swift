import CommandLanguage
import ObjectReferences

/// `connect referencing collection`: `connect collection`, starting from the objects that the collection holds.
enum ConnectReferencingCollection {
    static let command = EditingCommand(
        "connect referencing collection",
        syntax: [.several(ConnectCollection.objects), .keyword("<-"), .operand(ConnectCollection.source)]
            + ConnectCollection.options,
        summary: "connects an outlet collection, starting from the objects that it holds",
        discussion: """
            Makes the same connections as `connect collection`, written from the other end, as when you drag from New \
            Referencing Outlet Collection in Xcode. `inspect DST` lists them under Referencing Outlet Collections.
            """,
        examples: [
            Example("connect referencing collection aB1-cd-E2f <- owner.labels", "one more label"),
            Example(
                "connect referencing collection aB1-cd-E2f <- owner.labels at 0", "at the beginning of the collection"),
        ],
        seeAlso: ["connect collection", "connect referencing", "inspect"], group: "Connections",
        resolve: ConnectCollection.resolve, apply: ConnectCollection.apply)
}
