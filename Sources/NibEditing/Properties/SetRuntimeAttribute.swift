import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// `set attribute`: sets a user-defined runtime attribute.
enum SetRuntimeAttribute {
    private static let object = Parameter<ObjectReference>("OBJ", summary: CommonParameters.objectSummary)
    private static let keyPath = Parameter<Word>(
        "KEYPATH", kind: .keyPath, summary: "a key path of the object's class, such as layer.cornerRadius")
    private static let type = Parameter<Word>(
        "TYPE", kind: .attributeType, summary: "the type of the value",
        choices: RuntimeAttribute.Kind.allCases.map(\.rawValue))
    private static let value = Parameter<Text>(
        "VALUE", kind: .text, summary: "YES, 10, 0.5, text, (x,y), (x,y,w,h), '#RRGGBB', or name=value pairs of a color"
    )

    static let command = EditingCommand(
        "set attribute",
        syntax: [
            .operand(object), .operand(keyPath), .operand(type), .optional([.operand(value)]), .atPlace,
            NameRefusal.forceSyntax,
        ],
        summary: "sets a user-defined runtime attribute",
        discussion: """
            When the nib is loaded, the value is set on the object by key path. An existing attribute keeps its position.

            * `boolean`: YES or NO; `number`: 10, 0.5, or 10.0 for a real number
            * `string`, `localizedString`, `image`: text; `nil`: no value
            * `point` (x,y); `size` (w,h); `rect` (x,y,w,h); `range` (location,length)
            * `color`: '#RRGGBB', '#RRGGBBAA' (in quotes), the name of a color in the assets, or the attributes of a `<color>`
            * `.title` is the value of this attribute of the object

            With source code, nibsh refuses a key that the class certainly does not have, and a type that the property cannot \
            hold.
            """,
        examples: [
            Example("set attribute hSs-g6-Zcb layer.cornerRadius number 10", "round corners"),
            Example("set attribute hSs-g6-Zcb borderColor color '#FF0000'", "a color"),
        ],
        seeAlso: ["unset attribute", "set"], resolve: resolve, apply: apply)

    @Sendable private static func resolve(_ arguments: Arguments, in context: ResolveContext) throws(CommandError)
        -> Resolved
    {
        let node = try context.references.resolve(try arguments[object].word)
        try WatchCheck.check(
            "userDefinedRuntimeAttributes", as: "runtime attributes", at: arguments.verb, in: context.document)
        let (keys, typeWord) = (try arguments[keyPath], try arguments[type])
        let given = try arguments[ifGiven: value].map { text throws(CommandError) in
            try context.value(text.word, of: node)
        }
        let kind = try kind(typeWord)
        guard given != nil || kind == .null else {
            throw CommandError(
                "usage", "a \(kind.rawValue) needs a value", span: typeWord.span,
                hints: kind == .color ? ["'#' begins a comment: write '#FF8000' in quotes"] : [])
        }
        guard !keys.text.isEmpty else {
            throw CommandError(
                "bad-value", "the key path is empty", span: keys.span,
                hints: ["it names a property of the object's class, such as layer.cornerRadius"])
        }
        guard kind == .string || XMLCharacters.allows(given?.text ?? ""), XMLCharacters.allows(keys.text) else {
            throw CommandError(
                "bad-value", "the value has characters that XML does not allow", span: given?.span ?? keys.span)
        }
        let warnings = try checkName(
            keys, type: typeWord, of: node, isForced: arguments[NameRefusal.force], in: context)
        do throws(NibError) { try RuntimeAttribute.check(given?.text ?? "", as: kind) } catch {
            throw CommandError(error, span: given?.span ?? typeWord.span)
        }
        var command = ResolvedArguments(arguments)
        command[object] = ObjectReference(try context.id(of: node))
        if let given {
            command[value] = Text(Inspectable.written(given.text, as: keys.text, kind, of: node, in: context))
        }
        var resolved = Resolved(command)
        resolved.remarks = warnings
        return resolved
    }

    private static func kind(_ word: Word) throws(CommandError) -> RuntimeAttribute.Kind {
        if let kind = RuntimeAttribute.Kind(rawValue: word.text) { return kind }
        throw CommandError("bad-value", "there is no type '\(word.text)'", span: word.span)
    }

    /// Looks a key path up in the code.
    private static func checkName(
        _ keyPath: Word, type: Word, of object: NodeID, isForced: Bool, in context: ResolveContext
    ) throws(CommandError) -> [StyledText] {
        guard let problem = context.names?.runtimeAttribute(keyPath.text, type: type.text, of: object) else {
            return []
        }
        return try NameRefusal.check(problem, at: problem.isOfType ? type.span : keyPath.span, isForced: isForced)
    }

    @Sendable private static func apply(_ command: ResolvedArguments, in context: ApplyContext) throws(CommandError)
        -> Outcome
    {
        let path = try context.value(keyPath, of: command).text
        let kind = try kind(try context.value(type, of: command))
        let node = try context.element(object, of: command)
        try reporting(
            context.edit.setRuntimeAttribute(
                path, kind: kind, value: command[value]?.text ?? "", at: command[CommonParameters.place]?.value,
                of: node))
        return Outcome()
    }
}
