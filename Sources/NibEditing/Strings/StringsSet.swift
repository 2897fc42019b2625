import CommandLanguage
import CommandLog
import NibStrings
import Replies

/// `strings set`: translates one text.
enum StringsSet {
    private static let key = Parameter<Name>(
        "KEY", kind: .stringsKey, summary: "the key of a text, as 'strings' lists it")
    private static let language = Parameter<Name>(
        "LANGUAGE", kind: .language, summary: "the language, such as de or zh-Hans")
    private static let value = Parameter<Text>("VALUE", kind: .text, summary: "the text in that language")

    static let command = EditingCommand(
        "strings set", syntax: [.operand(key), .operand(language), .operand(value)],
        summary: "translates one text",
        discussion: """
            The file of the language is written with the document. Its other entries, their order, its comments and its encoding \
            stay as they are.
            """,
        examples: [Example("strings set hSs-g6-Zcb.normalTitle de Anmelden", "a button in German")],
        seeAlso: ["strings", "strings import"], group: "Strings", changesOtherFiles: true, resolve: resolve,
        apply: apply)

    @Sendable private static func resolve(_ arguments: Arguments, in context: ResolveContext) throws(CommandError)
        -> Resolved
    {
        let (key, language) = (try arguments[key].word, try arguments[language].word)
        let value = try arguments[value].word.text
        let strings = DocumentStrings(context)
        guard let text = strings.texts[key.text] else {
            let near = Nearest.names(to: key.text, among: strings.texts.keys.sorted())
            throw CommandError(
                "unknown-key", "the document has no text with the key '\(key.text)'", span: key.span,
                hints: Advice.didYouMean(near) + ["'strings' lists the keys"])
        }
        let (file, bytes) = try strings.file(in: language.text, at: language.span)
        let splices = file.setting([(text, value)], in: language.text)
        guard let patch = FilePatch(file, bytes: bytes, splices: splices) else { return .nothingToDo }
        var resolved = Resolved(ResolvedArguments(arguments))
        resolved.fileChanges = [patch]
        return resolved
    }

    /// Does nothing: the change of the file is in the journal.
    @Sendable private static func apply(_ command: ResolvedArguments, in context: ApplyContext) -> Outcome { Outcome() }
}
