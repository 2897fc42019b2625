import CommandLanguage
import NibDocument
import ObjectReferences
import Replies

/// `set standalone`: changes the XML declaration, in which older Xcodes say whether the document stands alone.
enum SetStandalone {
    private static let value = Parameter<Word>(
        "VALUE", kind: .choice, summary: "what the declaration says; none removes it", choices: ["yes", "no", "none"])

    static let command = EditingCommand(
        "set standalone", syntax: [.operand(value)],
        summary: "changes what the XML declaration says of standalone",
        discussion: "Xcode 5 to 8 wrote `standalone=\"no\"` into the first line; later ones do not.",
        examples: [Example("set standalone none", "as a newer Xcode writes the first line")],
        seeAlso: ["set"]
    ) { arguments, context throws(CommandError) in
        let word = try arguments[value]
        guard ["yes", "no", "none"].contains(word.text) else {
            throw CommandError("bad-value", "standalone is yes, no or none", span: word.span)
        }
        guard context.document.hasDeclaration else {
            throw CommandError("not-there", "the document has no XML declaration", span: arguments.verb)
        }
        let wanted = word.text == "none" ? nil : word.text
        return context.document.standalone == wanted ? .nothingToDo : Resolved(ResolvedArguments(arguments))
    } apply: { command, context throws(CommandError) in
        let word = try context.value(value, of: command).text
        try reporting(context.edit.setStandalone(word == "none" ? nil : word))
        return Outcome()
    }
}
