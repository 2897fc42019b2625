import Bytes
import CommandLanguage
import NibEditing
import NibStrings
import Platform
import Replies
import Wording

/// `strings export`: writes the texts into a file for translators.
enum StringsExport {
    private static let file = Parameter<FilePath>("FILE", summary: "a file that ends in .strings, .xliff or .xcstrings")
    private static let language = Parameter<Name>(
        "LANGUAGE", kind: .language,
        summary: "the language of the translations; without it, what the folder of FILE says")
    private static let force = Flag("--force", summary: "replaces FILE if it exists")

    static let command = DocumentCommand(
        name: "strings export",
        syntax: [
            .operand(file), .optional([.keyword("--language"), .operand(language)]), .optional([.flag(force)]),
        ],
        summary: "writes the texts into a file for translators",
        discussion: """
            The end of the name decides what is written:

            * `.strings`: the texts with Xcode's comments, as Xcode's tools write them; translated where the language has a translation
            * `.xliff` or `.xlf`: XLIFF 1.2, with a target for each text that has a translation
            * `.xcstrings`: a catalogue with all languages
            """,
        examples: [
            Example("strings export German.xliff --language de", "for a translator"),
            Example("strings export fr.lproj/Main.strings", "a new language, beside Base.lproj"),
        ],
        seeAlso: ["strings import", "strings"], group: "Strings", answer: type.shape, touchesOtherFiles: { _ in true }
    ) { documents, arguments in
        let session = try documents.requireSession()
        let word = try arguments[file].word
        let strings = try SessionStrings(session)
        if let problem = strings.problems.first { throw problem }
        let language = try arguments[ifGiven: language]?.word.text ?? folderLanguage(of: word.text)
        let export = try Export(strings, language: language, word: word)
        let isDryRun = documents.options.isDryRun
        try export.write(to: word, isForced: arguments[force], isDryRun: isDryRun)
        let count = Plural.of("text", count: export.count)
        return Reply(
            "\(isDryRun ? "would write" : "wrote") \(count) to \(word.text)",
            record: type.record((word.text, language, export.count, !isDryRun)))
    }

    /// The language that the folder of a file tells; nil if it tells none.
    private static func folderLanguage(of path: String) -> String? {
        let folder = PathName.base(PathName.folder(PathName.absolute(path)))
        guard folder.hasSuffix(LanguageFiles.folderEnd) else { return nil }
        let language = String(folder.dropLast(LanguageFiles.folderEnd.count))
        return language == "mul" || language == "Base" ? nil : language
    }

    private static let type = RecordType<(file: String, language: String?, count: Int, isWritten: Bool)>(
        "strings export"
    ) {
        Field("file", "the file", \.file)
        Field("language", "the language of the translations; null for none, and for all", \.language)
        Field("textCount", "how many texts it has", \.count)
        Field("isWritten", "whether it was written, and not just tried", \.isWritten)
    }
}

/// The text of a file for translators.
private struct Export {
    let text: String
    let count: Int
    private let session: Session

    /// Makes the text.
    ///
    /// - Throws: an error if the name does not tell the kind of file.
    init(_ strings: SessionStrings, language: String?, word: Word) throws(CommandError) {
        session = strings.session
        let texts = session.document.localizableTexts()
        count = texts.count
        func translation(_ text: LocalizableText) -> String? {
            language.flatMap { strings.value(of: text.key, in: $0) }
        }
        let source = LanguageFiles(of: session.path).ownLanguage ?? strings.sourceLanguage
        switch PathName.base(word.text).split(separator: ".").last ?? "" {
        case "strings": text = StringsText.file(texts) { translation($0) ?? $0.value }
        case "xliff", "xlf":
            text = XLIFF.text(
                texts, original: PathName.shown(PathName.absolute(session.path)), source: source, target: language,
                value: translation)
        case "xcstrings":
            text = CatalogText.file(texts, source: source) { text in
                let all = strings.languages.compactMap { name in
                    strings.value(of: text.key, in: name).map { (name, $0) }
                }
                return Dictionary(uniqueKeysWithValues: all)
            }
        default:
            throw CommandError(
                "wrong-place", "the name of a file for translators ends in .strings, .xliff or .xcstrings",
                span: word.span,
                hints: [Self.line(PathName.stem(PathName.base(word.text)))])
        }
    }

    /// The line that writes a file for translators; a name such as `de` is also the language.
    private static func line(_ stem: Substring) -> String {
        let isLanguage = stem.prefix { $0 != "-" }.count == 2
        return "strings export \(Quoting.quote("\(stem).xliff"))" + (isLanguage ? " --language \(stem)" : "")
    }

    /// Writes the file, and the folder of a new language.
    ///
    /// - Throws: an error if it is the document, exists, or cannot be written.
    func write(to word: Word, isForced: Bool, isDryRun: Bool) throws(CommandError) {
        try ScriptReach.check(word.text, of: session, for: "strings export")
        if !isForced, AtomicFile.replaces(word.text) {
            throw CommandError(
                "file-exists", "the file '\(word.text)' already exists", span: word.span,
                hints: ["'--force' replaces it"])
        }
        do throws(FileError) {
            let folder = PathName.folder(word.text)
            let isNew = folder.hasSuffix(LanguageFiles.folderEnd) && !FileSystem.exists(folder)
            if isNew, !isDryRun { try FileIO.makeFolder(folder, isPrivate: false) }
            if !isNew || !isDryRun { try AtomicFile.checkWritable(word.text) }
            if !isDryRun { _ = try AtomicFile.write(Array(text.utf8), to: word.text) }
        } catch { throw CommandError(error) }
    }
}
