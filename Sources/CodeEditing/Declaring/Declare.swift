import CommandLanguage
import NibEditing
import ObjectReferences
import Replies

/// `declare`: declares an outlet, a collection or an action; what is named tells which.
enum Declare {
    private static let member = Parameter<MemberReference>(
        "A", kind: .newMember,
        summary: "an object or class and the new name; or a control, if '->' leads to the selector")
    private static let destinations = Parameter<MemberReference>(
        "B", kind: .connectionTarget, summary: "what is connected: objects, or an object and the new selector")
    private static let control = Parameter<MemberReference>(
        "SRC[.EVENT]", kind: .eventMember, summary: "the control that sends it, and on iOS the event")
    private static let newIDs = Parameter<NewID>("ID", summary: "the ids of the connections, one for each object")

    static let command = EditingCommand(
        "declare",
        syntax: [
            .operand(member), .optional([.keyword("->"), .several(destinations)]),
            .optional([.keyword("from"), .operand(control)]), .optional([.keyword("as"), .several(newIDs)]),
            .optional([.keyword(DeclareOutlet.weak)]), .optional([.keyword(DeclareOutlet.strong)]),
            .assignments(DeclaringOutlet.type, DeclareAction.sender, open: false),
        ],
        summary: "declares an outlet or action in the code of a class, and connects it",
        discussion: """
            A selector with a colon, or one that a control leads to, is an action. Several objects after the arrow are those of an \
            outlet collection. Everything else is an outlet. A word for the kind after `declare` says it: `help declare outlet`, \
            `declare collection` and `declare action` describe what each takes.
            """,
        examples: [
            Example("declare owner.goButton -> hSs", "an outlet in the class of File's Owner, connected"),
            Example("declare hSs -> owner.save:", "an action, sent by a button"),
            Example("declare owner.labels -> aB1-cd-E2f gH3-ij-K4l", "a collection of two labels"),
        ],
        seeAlso: ["connect", "delete", "rename"], group: "Code", changesOtherFiles: true, complete: complete,
        resolve: EditingCommand.unresolved, apply: EditingCommand.unapplied)

    @Sendable private static func complete(_ arguments: Arguments, in context: ResolveContext) throws(CommandError)
        -> [Word]?
    {
        let words = try arguments[all: destinations].map(\.word)
        let first = try arguments[member].word
        let hasControl = try arguments[ifGiven: control] != nil
        let hasSender = try arguments[DeclareAction.sender] != nil
        let isAction =
            hasControl || hasSender || ([first] + words).contains { $0.text.hasSuffix(":") }
            || words.count == 1 && leadsToSelector(words[0], beside: first, in: context)
        let kind = isAction ? "action" : words.count > 1 ? "collection" : "outlet"
        return [Word("declare", span: arguments.verb), Word(kind, span: arguments.verb)] + arguments.operands
    }

    /// Whether a word is an object and a name, and not an object alone.
    private static func leadsToSelector(_ word: Word, beside other: Word, in context: ResolveContext) -> Bool {
        let references = context.references(for: word, beside: other)
        return (try? references.resolve(word)) == nil && (try? references.member(word, what: "selector")) != nil
    }
}
