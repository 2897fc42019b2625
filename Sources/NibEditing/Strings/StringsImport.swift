import Bytes
import CommandLanguage
import CommandLog
import NibDocument
import NibStrings
import Platform
import Replies
import Wording

/// `strings import`: takes translations over from a file.
enum StringsImport {
    private static let file = Parameter<FilePath>("FILE", summary: "a file that ends in .strings, .xliff or .xcstrings")
    private static let language = Parameter<Name>(
        "LANGUAGE", kind: .language, summary: "the language of the texts; without it, what FILE or its folder says")

    static let command = EditingCommand(
        "strings import",
        syntax: [.operand(file), .optional([.keyword("--language"), .operand(language)])],
        summary: "takes translations over from a file",
        discussion: """
            Texts of another language go into the document's file for it, `de.lproj/NAME.strings` or `mul.lproj/NAME.xcstrings`; those \
            of the document's own language go into the document. Entries that FILE lacks stay as they are, and so do order, comments \
            and encoding. What FILE has for a key that the document has not is told and left out.

            The log has a line for each text that changes: `strings set`, or `set` for the document itself.
            """,
        examples: [
            Example("strings import German.xliff", "what a translator sent"),
            Example("strings import Texts.strings --language fr", "a file that does not say its language"),
        ],
        seeAlso: ["strings export", "strings set", "strings check"], group: "Strings", changesOtherFiles: true,
        resolve: resolve, apply: EditingCommand.unapplied)

    @Sendable private static func resolve(_ arguments: Arguments, in context: ResolveContext) throws(CommandError)
        -> Resolved
    {
        let word = try arguments[file].word
        let given = try arguments[ifGiven: language]?.word
        let strings = DocumentStrings(context)
        var resolved = Resolved.nothingToDo
        var lines: [String] = []
        for (language, units) in try texts(of: word, language: given, for: strings) {
            let known = try take(units, of: language, from: word, for: strings, into: &resolved)
            if language == strings.languages.ownLanguage || language == Self.base {
                lines += try changes(known, of: strings, into: &resolved)
            } else {
                lines += try translations(
                    known, in: language, at: given?.span ?? word.span, of: strings, into: &resolved)
            }
        }
        let patches = resolved.fileChanges
        let (remarks, fallsShort) = (resolved.remarks, resolved.fallsShort)
        resolved = .lines(lines)
        (resolved.fileChanges, resolved.remarks, resolved.fallsShort) = (patches, remarks, fallsShort)
        return resolved
    }

    /// The word for the language of the document itself.
    private static let base = "Base"

    private typealias Texts = [(key: String, value: String, line: Int)]

    // MARK: - Reading

    /// Returns the texts of the file by language.
    private static func texts(
        of word: Word, language: Word?, for strings: DocumentStrings
    ) throws(CommandError) -> [(language: String, units: Texts)] {
        let kind = PathName.base(word.text).split(separator: ".").last ?? ""
        guard ["strings", "xcstrings", "xliff", "xlf"].contains(kind) else {
            throw CommandError(
                "wrong-place", "the name of a file for translators ends in .strings, .xliff or .xcstrings",
                span: word.span)
        }
        let bytes = try strings.context.project.bytes(of: word.text)
        if kind.hasPrefix("xl") {
            let xliff = try reading(word) { () throws(TranslationError) in try XLIFF(bytes: bytes) }
            return try texts(of: xliff, word, language: language, for: strings)
        }
        let own = kind == "strings" ? try name(of: language, file: word) : ""
        let file = try reading(word) { () throws(TranslationError) in
            try TranslationFile(path: word.text, language: own, bytes: bytes)
        }
        return file.languages.filter { language == nil || $0 == language?.text }.map { name in
            (name, file.translations(in: name).map { ($0.key, $0.value, $0.line) })
        }
    }

    private static func reading<Result>(
        _ word: Word, by body: () throws(TranslationError) -> Result
    ) throws(CommandError) -> Result {
        do throws(TranslationError) { return try body() } catch {
            throw CommandError(CommandError(error, of: PathName.absolute(word.text)), span: word.span)
        }
    }

    /// The language of a `.strings` file: the given one, or that of its folder.
    private static func name(of language: Word?, file word: Word) throws(CommandError) -> String {
        if let language { return language.text }
        let folder = PathName.base(PathName.folder(PathName.absolute(word.text)))
        guard folder.hasSuffix(LanguageFiles.folderEnd) else { throw withoutLanguage(word) }
        return String(folder.dropLast(LanguageFiles.folderEnd.count))
    }

    private static func withoutLanguage(_ word: Word) -> CommandError {
        CommandError(
            "no-language", "'\(word.text)' does not say its language", span: word.span,
            hints: ["strings import \(word.spelling) --language de"])
    }

    /// Returns the texts that an XLIFF has of the document.
    private static func texts(
        of xliff: XLIFF, _ word: Word, language: Word?, for strings: DocumentStrings
    ) throws(CommandError) -> [(language: String, units: Texts)] {
        let own = xliff.files.filter { PathName.base($0.original) == strings.name }
        guard !own.isEmpty else {
            let others = xliff.files.prefix(3).map { "'\($0.original)'" }.joined(separator: ", ")
            throw CommandError(
                "other-document",
                "'\(word.text)' has no texts of '\(strings.name)'" + (others.isEmpty ? "" : ", but of \(others)"),
                span: word.span)
        }
        return try own.map { file throws(CommandError) in
            guard let name = language?.text ?? file.target else { throw withoutLanguage(word) }
            if let language, let target = file.target, target != language.text {
                throw CommandError(
                    "other-language", "'\(word.text)' is in '\(target)', not in '\(language.text)'", span: language.span
                )
            }
            return (name, file.units.compactMap { unit in unit.target.map { (unit.key, $0, unit.line) } })
        }
    }

    // MARK: - Taking over

    /// Returns the texts that the document has, and tells of the others and of keys that are there twice with different values.
    private static func take(
        _ units: Texts, of language: String, from word: Word, for strings: DocumentStrings,
        into resolved: inout Resolved
    ) throws(CommandError) -> [(text: LocalizableText, value: String)] {
        var known: [(text: LocalizableText, value: String)] = []
        var places: [String: Int] = [:]
        var unknown: [String] = []
        for unit in units {
            guard let text = strings.texts[unit.key] else {
                unknown.append(unit.key)
                continue
            }
            if let place = places[unit.key] {
                guard known[place].value == unit.value else {
                    throw CommandError(
                        "repeated-key",
                        "\(PathName.shown(PathName.absolute(word.text))):\(unit.line): '\(unit.key)' is there twice, with different texts",
                        span: word.span, hints: ["remove one of the entries"])
                }
                continue
            }
            places[unit.key] = known.count
            known.append((text, unit.value))
        }
        if !unknown.isEmpty {
            let names = unknown.prefix(3).joined(separator: ", ") + (unknown.count > 3 ? ", …" : "")
            resolved.remarks.append(
                "left out: \(Plural.of("key", count: unknown.count)) of '\(language)' that the document does not have (\(names))"
            )
        }
        return known
    }

    /// The lines for translations that change, and the change of the file.
    private static func translations(
        _ texts: [(text: LocalizableText, value: String)], in language: String, at span: Range<Int>?,
        of strings: DocumentStrings, into resolved: inout Resolved
    ) throws(CommandError) -> [String] {
        let (file, bytes) = try strings.file(in: language, at: span, after: resolved.fileChanges)
        let current = Dictionary(file.translations(in: language).map { ($0.key, $0.value) }) { _, last in last }
        let changed = texts.filter { current[$0.text.key] != $0.value }
        guard let patch = FilePatch(file, bytes: bytes, splices: file.setting(changed, in: language)) else { return [] }
        resolved.fileChanges.append(patch)
        return changed.map { DocumentStrings.line($0.text.key, in: language, value: $0.value) }
    }

    /// The lines that change the document itself.
    private static func changes(
        _ texts: [(text: LocalizableText, value: String)], of strings: DocumentStrings, into resolved: inout Resolved
    ) throws(CommandError) -> [String] {
        var lines: [String] = []
        for (text, value) in texts where text.value != value {
            guard let path = text.path else {
                resolved.remarks.append("left: \(text.key), which 'set' does not reach")
                resolved.fallsShort = true
                continue
            }
            lines.append("set \(Quoting.quote(text.objectID)) \(path) \(Quoting.quote(value))")
        }
        return lines
    }
}
