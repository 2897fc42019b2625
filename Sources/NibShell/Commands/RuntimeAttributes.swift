import CommandLanguage
import NibDocument
import NibEditing
import ObjectReferences
import Replies
import XMLTree

extension Shell {
    static let attribute = editing(
        "attribute",
        [
            .operand(.object()),
            .operand(
                Parameter("KEYPATH", kind: .keyPath, summary: "a key path of the object's class, as layer.cornerRadius")
            ),
            .operand(
                Parameter(
                    "TYPE", kind: .attributeType, summary: "the type of the value",
                    choices: RuntimeAttribute.Kind.allCases.map(\.rawValue))),
            .optional([
                .operand(
                    Parameter(
                        "VALUE", kind: .text,
                        summary: "YES, 10, 0.5, a text, (x,y), (x,y,w,h), '#RRGGBB', or name=value pairs of a color"))
            ]),
            .atPlace, NameRefusal.forceSyntax,
        ],
        summary: "sets a user-defined runtime attribute",
        discussion: """
            The value is set on the object by key path when the nib is loaded. An attribute that is there is changed in its place.

            * `boolean`: YES or NO; `number`: 10 or 0.5; `string`, `localizedString`, `image`: a text; `nil`: no value
            * `point` (x,y); `size` (w,h); `rect` (x,y,w,h); `range` (location,length)
            * `color`: '#RRGGBB', '#RRGGBBAA' (in quotes), the name of a color in the assets, or the attributes of a `<color>`

            With source code, a key that the class certainly has not, and a type that the property cannot hold, are refused.
            """,
        examples: [
            Example("attribute hSs-g6-Zcb layer.cornerRadius number 10", "round corners"),
            Example("attribute hSs-g6-Zcb borderColor color '#FF0000'", "a color"),
        ],
        seeAlso: ["unset attribute", "set"]
    ) { context, arguments in
        let object = try context.references.resolve(arguments.required("OBJ"))
        let keyPath = try arguments.required("KEYPATH")
        let type = try arguments.required("TYPE")
        guard let kind = RuntimeAttribute.Kind(rawValue: type.text) else {
            throw ShellError("bad-value", "there is no type '\(type.text)'", span: type.span)
        }
        let value = arguments["VALUE"]
        guard value != nil || kind == .null else {
            throw ShellError(
                "usage", "a \(kind.rawValue) needs a value", span: type.span,
                hints: kind == .color ? ["'#' outside quotes begins a comment: write '#FF8000' with its quotes"] : [])
        }
        guard !keyPath.text.isEmpty else {
            throw ShellError(
                "bad-value", "the key path is empty", span: keyPath.span,
                hints: ["it names a property of the object's class, as layer.cornerRadius"])
        }
        guard kind == .string || XMLCharacters.allows(value?.text ?? ""), XMLCharacters.allows(keyPath.text)
        else {
            throw ShellError("bad-value", "XML cannot hold this", span: value?.span ?? keyPath.span)
        }
        let warnings = try checkAttribute(keyPath, type, of: object, arguments, context)
        do {
            try context.edit.setRuntimeAttribute(
                keyPath.text, kind: kind, value: value?.text ?? "", at: arguments.integer("N"), of: object)
        } catch { throw ShellError(error, span: value?.span ?? type.span) }
        var resolved = ResolvedArguments(arguments)
        resolved.set("OBJ", to: try context.requireID(object))
        var outcome = EditOutcome(resolved)
        outcome.remarks = warnings
        return outcome
    }

    /// Looks a key path up in the code.
    private static func checkAttribute(
        _ keyPath: Word, _ type: Word, of object: NodeID, _ arguments: Arguments, _ context: EditContext
    ) throws(ShellError) -> [StyledText] {
        guard let names = context.project.names(),
            let problem = names.runtimeAttribute(keyPath.text, type: type.text, of: object)
        else { return [] }
        return try NameRefusal.check(
            problem, problem.isOfType ? type.span : keyPath.span, isForced: arguments[NameRefusal.force])
    }

    static let unsetAttribute = editing(
        "unset attribute",
        [
            .operand(.object()),
            .operand(Parameter("KEYPATH", kind: .text, summary: "the key path of the runtime attribute")),
        ],
        summary: "removes a user-defined runtime attribute",
        examples: [Example("unset attribute hSs-g6-Zcb layer.cornerRadius", "it is not set any more")],
        seeAlso: ["attribute"]
    ) { context, arguments in
        let object = try context.references.resolve(arguments.required("OBJ"))
        let keyPath = try arguments.required("KEYPATH")
        guard context.edit.removeRuntimeAttribute(keyPath.text, of: object) else {
            let there = context.document.runtimeAttributes(of: object).map(\.keyPath)
            throw ShellError(
                "not-there", "\(context.document.display(object)) has no runtime attribute '\(keyPath.text)'",
                span: keyPath.span,
                hints: Advice.didYouMean(Nearest.names(to: keyPath.text, among: there)))
        }
        var resolved = ResolvedArguments(arguments)
        resolved.set("OBJ", to: try context.requireID(object))
        return EditOutcome(resolved)
    }
}
