import CommandLanguage
import CommandLog
import NibDocument
import NibStrings
import Platform
import Replies

/// The texts of a document with its translations, for commands that change them.
struct DocumentStrings {
    let context: ResolveContext
    let languages: LanguageFiles
    /// The texts of the document by their keys.
    let texts: [String: LocalizableText]

    init(_ context: ResolveContext) {
        self.context = context
        languages = LanguageFiles(of: context.project.documentPath)
        let all = context.document.localizableTexts()
        texts = Dictionary(all.map { ($0.key, $0) }) { first, _ in first }
    }

    /// The name of the document's file.
    var name: String { PathName.base(context.project.documentPath) }

    /// Returns the file with the translations in a language.
    ///
    /// - Parameters:
    ///   - language: the language.
    ///   - span: the place of the word that it is about.
    ///   - patches: changes of files that are applied before.
    /// - Returns: the file, and its bytes.
    /// - Throws: an error if there is none, or it has a mistake.
    func file(in language: String, at span: Range<Int>?, after patches: [FilePatch] = []) throws(CommandError) -> (
        TranslationFile, bytes: [UInt8]
    ) {
        let found = languages.files.first { $0.language == language } ?? languages.files.first { $0.language == "mul" }
        guard let found else { throw missing(language, at: span) }
        var bytes = try context.project.bytes(of: found.path)
        for patch in patches { bytes = patch.applied(to: bytes) ?? bytes }
        do throws(TranslationError) {
            return (try TranslationFile(path: found.path, language: found.language, bytes: bytes), bytes)
        } catch { throw CommandError(error, of: found.path) }
    }

    private func missing(_ language: String, at span: Range<Int>?) -> CommandError {
        guard let path = languages.path(of: language) else {
            return CommandError(
                "not-localized", "'\(name)' is in no folder for a language, so nothing translates it", span: span,
                hints: ["Xcode keeps the base of translations in a folder Base.lproj, and German beside it in de.lproj"]
            )
        }
        return CommandError(
            "no-language", "there is no file of translations in '\(language)'", span: span,
            hints: ["'strings export \(Quoting.quote(PathName.shown(path)))' makes one"])
    }

    /// The line that sets a translation.
    static func line(_ key: String, in language: String, value: String) -> String {
        "strings set \(Quoting.quote(key)) \(Quoting.quote(language)) \(Quoting.quote(value))"
    }
}

extension CommandError {
    /// Makes the error of a mistake in a file for translators.
    package init(_ error: TranslationError, of path: String) {
        self.init("bad-strings", "\(PathName.shown(path)):\(error.line):\(error.column): \(error.message)")
    }
}
