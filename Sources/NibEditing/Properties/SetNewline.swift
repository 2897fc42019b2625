import CommandLanguage
import NibDocument
import ObjectReferences
import Replies

/// `set newline`: adds or removes the line feed at the end of the document.
enum SetNewline {
    private static let value = Parameter<Word>(
        "VALUE", kind: .choice, summary: "whether the last line ends with a line feed", choices: ["yes", "no"])

    static let command = EditingCommand(
        "set newline", syntax: [.operand(value)],
        summary: "adds or removes the line feed at the end of the document",
        discussion: "Xcode writes it; some versions and other programs do not.",
        examples: [Example("set newline no", "as a program writes it that ends the file with the last tag")],
        seeAlso: ["set", "set standalone"]
    ) { arguments, context throws(CommandError) in
        let word = try arguments[value]
        guard ["yes", "no"].contains(word.text) else {
            throw CommandError("bad-value", "newline is yes or no", span: word.span)
        }
        let isThere = context.document.endsWithNewline
        return isThere == (word.text == "yes") ? .nothingToDo : Resolved(ResolvedArguments(arguments))
    } apply: { command, context throws(CommandError) in
        context.edit.setNewline(try context.value(value, of: command).text == "yes")
        return Outcome()
    }
}
