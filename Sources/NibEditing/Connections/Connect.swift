import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// `connect`: connects two objects; what is named at the two ends tells the kind of connection.
enum Connect {
    private static let first = Parameter<MemberReference>(
        "A", kind: .connectionEnd,
        summary:
            "an object, with the outlet, collection, event or binding that is connected; or the other end with '<-'")
    private static let destination = Parameter<MemberReference>(
        "B", kind: .connectionTarget,
        summary: "what it leads to: objects, an object and a selector or key path, or a controller and a kind of segue")
    private static let source = Parameter<MemberReference>(
        "SRC", kind: .connectionEnd, summary: "what leads to A: the connection is written from its other end")
    private static let arrow = "->"
    private static let backArrow = "<-"
    static let command = EditingCommand(
        "connect",
        syntax: [
            .several(first), .optional([.keyword(arrow), .several(destination)]),
            .optional([.keyword(backArrow), .several(source)]),
            .optional([.keyword("as"), .several(ConnectCollection.newIDs)]),
            .optional([.keyword(ConnectCollection.appends)]),
            .optional([.keyword("trigger"), .operand(ConnectAction.trigger)]), .atPlace,
            .assignments(open: true), NameRefusal.forceSyntax,
        ],
        summary: "connects two objects",
        discussion: """
            What is named tells the kind of connection:

            * `connect OBJ.NAME -> OBJ` an outlet; with several objects, or if the code says so, an outlet collection
            * `connect OBJ[.EVENT] -> OBJ.SELECTOR` an action
            * `connect OBJ.BINDING -> OBJ.KEYPATH` a binding (macOS)
            * `connect OBJ -> CONTROLLER KIND` a segue: show, presentation, embed, relationship, unwind, …

            Each can be written from its other end: `connect OBJ <- OBJ.NAME`. Where the names fit two kinds, the error lists the lines \
            to choose from, with a word for the kind after `connect`, as the log writes it. `help connect outlet` and the others \
            describe what each kind takes.
            """,
        examples: [
            Example("connect owner.coolview -> iN0", "the outlet coolview of File's Owner holds the object iN0…"),
            Example("connect iN0 <- owner.coolview", "the same from the other end"),
            Example("connect hSs -> owner.buttonPressed:", "an action, sent for the usual event"),
            Example("connect hSs.touchDown -> owner.pressed:", "for another event"),
            Example("connect hSs -> BYZ-38-t0r show", "a button that shows another scene"),
        ],
        seeAlso: ["disconnect", "candidates", "inspect"], group: "Connections", complete: complete,
        resolve: EditingCommand.unresolved, apply: EditingCommand.unapplied)

    /// Finds the kind, and returns the statement with it.
    @Sendable private static func complete(_ arguments: Arguments, in context: ResolveContext) throws(CommandError)
        -> [Word]?
    {
        let statement = try ConnectStatement(
            from: arguments[all: first].map(\.word), to: arguments[all: destination].map(\.word),
            backTo: arguments[all: source].map(\.word), of: arguments,
            optionKind: try optionKind(arguments), in: context)
        return try statement.completed(in: context)
    }

    /// The kind that alone has one of the options.
    private static func optionKind(_ arguments: Arguments) throws(CommandError) -> ConnectionKind? {
        if try arguments[ifGiven: ConnectAction.trigger] != nil { return .action }
        let names = arguments.assignments.map(\.name.text)
        if arguments[ConnectCollection.appends] || names.contains(ConnectCollection.collectionClass.name) {
            return .collection
        }
        return names.contains(where: ["identifier", "relationship", "unwindAction"].contains) ? .segue : nil
    }
}
