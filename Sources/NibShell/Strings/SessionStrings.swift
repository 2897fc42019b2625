import NibDocument
import NibEditing
import NibStrings
import Platform
import Replies
import XMLTree

/// The texts of the open document with their translations, as they are in the session.
struct SessionStrings {
    /// A text and its translations.
    struct Row {
        let text: LocalizableText
        let document: NibDocument
        /// The translations, by language.
        let translations: [(language: String, value: String)]
        /// The languages in which there is none.
        let missing: [String]
    }

    let session: Session
    let files: [TranslationFile]
    /// The files that could not be read, each with what is wrong.
    let problems: [CommandError]
    /// The languages of the files, in order.
    let languages: [String]
    private let values: [String: [String: String]]

    /// Reads the translations.
    ///
    /// - Throws: an error if a file cannot be read at all.
    init(_ session: Session) throws(CommandError) {
        self.session = session
        let read: LanguageFiles.Read
        do throws(FileError) {
            read = try LanguageFiles(of: session.path).read { path throws(FileError) in
                try session.companions.bytes(of: path)
            }
        } catch { throw CommandError(error) }
        files = read.files
        problems = read.problems.map { CommandError($0.error, of: $0.path) }
        var values: [String: [String: String]] = [:]
        for file in read.files {
            for language in file.languages {
                values[language, default: [:]] = values[language] ?? [:]
                for found in file.translations(in: language) { values[language, default: [:]][found.key] = found.value }
            }
        }
        self.values = values
        languages = values.keys.sorted()
    }

    /// The keys of all translations, in order.
    var keys: [String] { Set(files.flatMap { $0.keys.map(\.key) }).sorted() }

    /// The language of the document that a catalogue tells; without one, English, which is Xcode's default.
    var sourceLanguage: String {
        for file in files {
            if case .catalog(let catalog) = file.contents { return catalog.sourceLanguage }
        }
        return "en"
    }

    /// Returns the translation of a key; nil if there is none.
    func value(of key: String, in language: String) -> String? { values[language]?[key] }

    /// Returns the texts of an object and of what is in it, or of the whole document.
    func rows(in object: NodeID?) -> [Row] {
        session.document.localizableTexts(in: object).map { text in
            let found = languages.compactMap { language in
                value(of: text.key, in: language).map { (language: language, value: $0) }
            }
            let missing = languages.filter { value(of: text.key, in: $0) == nil }
            return Row(text: text, document: session.document, translations: found, missing: missing)
        }
    }
}
