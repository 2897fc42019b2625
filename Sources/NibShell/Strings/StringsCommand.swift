import CommandLanguage
import NibDocument
import NibEditing
import NibInspecting
import ObjectReferences
import Replies

/// `strings`: lists what a user can read, with its translations.
enum StringsCommand {
    private static let object = Parameter<ObjectReference>(
        "OBJ", summary: "an object, with everything in it; without it, the whole document")

    static let command = SessionCommand(
        name: "strings", syntax: [.optional([.operand(object)])],
        summary: "lists the texts that users read, with their translations",
        discussion: """
            Each text has the key, an id and a property, under which Xcode's tools give it to translators. Translations are read from \
            the files beside the folder of the document: `de.lproj/Main.strings` for `Base.lproj/Main.storyboard`, or \
            `mul.lproj/Main.xcstrings`. Which properties count, and what their keys are, was measured on files that Xcode exported; \
            attributed texts are not among them.

            Commands that change ids or remove and copy objects change the keys in all of these files, in the same entry of the log.
            """,
        examples: [
            Example("strings", "all texts"), Example("strings hSs-g6-Zcb", "those of a button"),
        ],
        seeAlso: ["strings check", "strings export", "strings import", "strings set"], group: "Strings",
        answer: type.shape
    ) { session, arguments in
        let object = try arguments[ifGiven: object].map { given throws(CommandError) in
            try References(session.referenceScope).resolve(given.word)
        }
        let strings = try SessionStrings(session)
        let rows = strings.rows(in: object)
        var lines: [StyledText] = []
        if try row.write(rows, width: session.lineWidth(), to: { lines.append($0) }) == 0 { lines = ["no texts"] }
        var reply = Reply(lines: lines, record: type.record((strings, rows)))
        reply.notices = strings.problems.map(\.message)
        return reply
    }

    private static let type = RecordType<(strings: SessionStrings, rows: [SessionStrings.Row])>(
        "strings", rows: "strings"
    ) {
        Field("languages", "the languages that the document is translated into", \.strings.languages)
        Field("strings", "the texts, in the order of their keys", each: row, \.rows)
    }

    private static let row = RecordType<SessionStrings.Row>("string") {
        Field("key", "the key of the text", \.text.key).column(.id)
        Field("id", "the id of the object", \.text.objectID)
        Field("label", "the name that the outline shows for the object") { $0.document.fullName(of: $0.text.node) }
            .column(.label, giving: .label)
        Field("class", "the class that comments name", \.text.className)
        Field("property", "the property", \.text.property)
        Field("value", "the text in the document", \.text.value)
            .column(giving: .text) { StyledText($0.text.value.onOneLine) }
        Field("note", "the comment for localizers; null for none", \.text.note)
        Field("comment", "the comment that Xcode writes for translators", \.text.comment)
        Field("translations", "the text in other languages", each: translation, \.translations)
        Field("missingLanguages", "the languages that it is not translated into", \.missing)
            .column(.dim, giving: .text) { StyledText(otherLanguages(of: $0), .dim) }
    }

    /// The translations of a text on one line, and the languages without one.
    private static func otherLanguages(of row: SessionStrings.Row) -> String {
        let known = row.translations.map { "\($0.language): \($0.value.onOneLine)" }
        let missing = row.missing.isEmpty ? [] : ["not in " + row.missing.joined(separator: ", ")]
        return (known + missing).joined(separator: "; ")
    }

    private static let translation = RecordType<(language: String, value: String)>("translation") {
        Field("language", "the language", \.language)
        Field("value", "the text", \.value)
    }
}

extension String {
    /// The text with line ends and tabs as spaces.
    fileprivate var onOneLine: String {
        utf8.contains { $0 < 0x20 } ? String(map { $0.isNewline || $0 == "\t" ? " " : $0 }) : self
    }
}
