import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// `unset attribute`: removes a user-defined runtime attribute.
enum UnsetRuntimeAttribute {
    private static let object = Parameter<ObjectReference>("OBJ", summary: CommonParameters.objectSummary)
    private static let keyPath = Parameter<Text>(
        "KEYPATH", kind: .setKeyPath, summary: "the key path of the runtime attribute")

    static let command = EditingCommand(
        "unset attribute", syntax: [.operand(object), .operand(keyPath)],
        summary: "removes a user-defined runtime attribute",
        examples: [Example("unset attribute hSs-g6-Zcb layer.cornerRadius", "it is no longer set")],
        seeAlso: ["set attribute"], resolve: resolve, apply: apply)

    @Sendable private static func resolve(_ arguments: Arguments, in context: ResolveContext) throws(CommandError)
        -> Resolved
    {
        let node = try context.references.resolve(try arguments[object].word)
        let keys = try arguments[keyPath].word
        guard context.document.hasRuntimeAttribute(keys.text, of: node) else {
            let existing = context.document.runtimeAttributes(of: node).map(\.keyPath)
            if Absence.isPlausible(keys.text, among: existing) {
                return Absence.nothingToDo("\(context.document.display(node)) has no runtime attribute '\(keys.text)'")
            }
            throw CommandError(
                "not-there", "\(context.document.display(node)) has no runtime attribute '\(keys.text)'",
                span: keys.span, hints: Advice.didYouMean(Nearest.names(to: keys.text, among: existing)))
        }
        var command = ResolvedArguments(arguments)
        command[object] = ObjectReference(try context.id(of: node))
        return Resolved(command)
    }

    @Sendable private static func apply(_ command: ResolvedArguments, in context: ApplyContext) throws(CommandError)
        -> Outcome
    {
        let node = try context.element(object, of: command)
        let keys = try context.value(keyPath, of: command).text
        guard context.edit.removeRuntimeAttribute(keys, of: node) else {
            throw CommandError("not-there", "\(context.document.display(node)) has no runtime attribute '\(keys)'")
        }
        return Outcome()
    }
}
