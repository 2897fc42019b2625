import CommandLanguage
import ObjectReferences

/// `connect referencing collection`: `connect collection` from the end of the objects that the collection holds.
enum ConnectReferencingCollection {
    static let command = EditingCommand(
        "connect referencing collection",
        syntax: [.several(ConnectCollection.objects), .keyword("<-"), .operand(ConnectCollection.source)]
            + ConnectCollection.options,
        summary: "connects an outlet collection from the end of what it holds",
        discussion: """
            The same connections as `connect collection` makes, said from their other end, as Xcode's New Referencing Outlet \
            Collection is drawn. `inspect DST` lists them under Referencing Outlet Collections.
            """,
        examples: [
            Example("connect referencing collection aB1-cd-E2f <- owner.labels", "one label more"),
            Example("connect referencing collection aB1-cd-E2f <- owner.labels at 0", "as the first of them"),
        ],
        seeAlso: ["connect collection", "connect referencing", "inspect"], group: "Connections",
        resolve: ConnectCollection.resolve, apply: ConnectCollection.apply)
}
