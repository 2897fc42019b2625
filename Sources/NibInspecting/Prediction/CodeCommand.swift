import CommandLanguage
import ClassFacts
import NibDocument
import NibPrediction
import ObjectReferences
import Replies

private enum CodeParameters {
    static let swift = Flag("--swift", summary: "in Swift")
    static let objectiveC = Flag(
        "--objc", summary: "in Objective-C; without either flag, in the language of the owner's class")
}

/// `code` prints code that connects an object as the document does.
enum CodeCommand {
    static let command = LookingCommand(
        name: "code",
        syntax: [
            .optional([.operand(CommonParameters.object)]),
            .optional([.flag(CodeParameters.swift), .flag(CodeParameters.objectiveC)]),
        ],
        summary: "prints the code that would connect an object as the document does",
        discussion: """
            The code covers the object's actions with their targets, its outlets and collections, bindings, runtime attributes \
            and segues. The owner, or the scene's controller, is `self`; other objects are named after the outlets that hold \
            them, or after their types. The target `nil` stands for First Responder. Targets are not retained. Without OBJ, \
            the object is the selected one.

            In Swift, `Selector((…))` names an action whose method is not in the code that was read.
            """,
        examples: [
            Example("code hSs-g6-Zcb", "a button's actions"),
            Example("code owner --objc", "the owner's outlets in Objective-C"),
        ],
        seeAlso: ["inspect", "connect action", "connect outlet"], group: "Checking",
        answer: type.shape
    ) { context, arguments in
        let ready = try context.ready()
        let given = try arguments[ifGiven: CommonParameters.object]
        if given == nil { _ = try context.shown(nil, verb: arguments.verb) }
        let word = given?.word ?? Word(".", span: arguments.verb)
        let object = try context.object(word, in: ready)
        if object.placeholder == .firstResponder {
            throw CommandError(
                "wrong-place", "First Responder is not an object that code can connect", span: word.span,
                hints: ["dispatch SELECTOR"])
        }
        let language: EquivalentCode.Language =
            arguments[CodeParameters.swift]
            ? .swift
            : arguments[CodeParameters.objectiveC] ? .objectiveC : EquivalentCode.language(of: ready, near: object)
        let lines = EquivalentCode(object, in: ready).lines(language)
        let title = "// \(ready.name(of: object)), \(object.id)"
        return Reply(
            lines: lines.isEmpty
                ? ["the document connects nothing from \(ready.name(of: object))"]
                : [StyledText(title, .dim)] + lines.map { StyledText($0).unbroken },
            record: type.record((object.id, language, lines)))
    }

    private static let type = RecordType<(object: String, language: EquivalentCode.Language, lines: [String])>("code") {
        Field("object", "the id of the object", \.object)
        Field("language", "the language of the code", \.language.rawValue)
        Field("lines", "the lines of code", \.lines)
    }
}
