import CommandLanguage
import NibStrings
import Platform
import Replies
import Wording

/// `strings check`: compares the translations with the document.
enum StringsCheck {
    static let command = SessionCommand(
        name: "strings check",
        summary: "finds keys without objects, and texts without translations",
        discussion: """
            * `stale`: a key whose object, or whose text, the document no longer has (in a catalogue, of those that Xcode took from it)
            * `missing`: a text that a language does not have
            * `same`: a translation that equals the text of the document; it may be meant
            * `repeated`: a key that a file has twice, with the lines
            * `unreadable`: a file with a mistake, whose keys are not checked

            Only `stale`, `repeated` and `unreadable` make the exit status of scripts 1.
            """,
        examples: [Example("strings check", "all languages")],
        seeAlso: ["strings", "strings remove", "check"], group: "Strings", answer: type.shape
    ) { session, _ in
        let strings = try SessionStrings(session)
        let findings = findings(strings)
        var reply = Reply(lines: lines(findings, of: strings), record: type.record((strings, findings)))
        reply.fallsShort = findings.contains { $0.kind.fails }
        return reply
    }

    // MARK: - Finding

    private static func findings(_ strings: SessionStrings) -> [StringsFinding] {
        var findings = strings.problems.map { problem in
            StringsFinding(.unreadable, language: nil, key: nil, place: nil, text: problem.message)
        }
        let texts = strings.session.document.localizableTexts()
        let stale = StaleKeys(strings.session.document, texts: texts)
        for file in strings.files {
            findings += repeated(in: file) + staleKeys(in: file, stale)
            for language in file.languages { findings += differences(of: texts, in: language, file: file) }
        }
        return findings
    }

    private static func repeated(in file: TranslationFile) -> [StringsFinding] {
        file.repeatedKeys.map { key, lines in
            StringsFinding(
                .repeated, language: language(of: file), key: key, place: place(lines[0], in: file),
                text: "'\(key)' is there \(lines.count == 2 ? "twice" : "\(lines.count) times"), on lines "
                    + lines.map(String.init).joined(separator: ", "))
        }
    }

    private static func staleKeys(in file: TranslationFile, _ stale: StaleKeys) -> [StringsFinding] {
        var seen: Set<String> = []
        return file.documentKeys.compactMap { key, line in
            guard seen.insert(key).inserted, let reason = stale.reason(for: key) else { return nil }
            let text =
                switch reason {
                case .noObject: "nothing has the id of '\(key)'"
                case .noText(let id, let property): "'\(id)' has no text '\(property)'"
                }
            return StringsFinding(
                .stale, language: language(of: file), key: key, place: place(line, in: file), text: text,
                fix: "strings remove \(Quoting.quote(key))")
        }
    }

    private static func differences(
        of texts: [LocalizableText], in language: String, file: TranslationFile
    ) -> [StringsFinding] {
        let found = Dictionary(file.translations(in: language).map { ($0.key, $0) }) { first, _ in first }
        let others = file.valuesByNumber(in: language)
        return texts.compactMap { text in
            guard let translation = found[text.key] else {
                if others.contains(text.key) { return nil }
                return StringsFinding(
                    .missing, language: language, key: text.key, place: nil,
                    text: "'\(language)' lacks '\(text.key)' (\(Quoting.shown(text.value)))")
            }
            guard translation.value == text.value, text.value.contains(where: \.isLetter) else { return nil }
            return StringsFinding(
                .same, language: language, key: text.key, place: place(translation.line, in: file),
                text: "'\(language)' has the text of the document for '\(text.key)' (\(Quoting.shown(text.value)))")
        }
    }

    private static func language(of file: TranslationFile) -> String? {
        if case .strings(_, let language) = file.contents { language } else { nil }
    }

    private static func place(_ line: Int, in file: TranslationFile) -> FilePlace {
        FilePlace(file: PathName.shown(file.path), line: line, column: 1)
    }

    // MARK: - Showing

    private static func lines(_ findings: [StringsFinding], of strings: SessionStrings) -> [StyledText] {
        var lines = findings.map { finding -> StyledText in
            var line = StyledText()
            if let place = finding.place { line += "\(place.file):\(place.line): " }
            line += "\(finding.kind.rawValue, finding.kind.fails ? .warning : .dim): \(finding.text)"
            if let fix = finding.fix { line += "\n  fix: \(fix)" }
            return line
        }
        let counts = StringsFinding.Kind.allCases.compactMap { kind -> String? in
            let count = findings.count { $0.kind == kind }
            return count == 0 ? nil : "\(count) \(kind.rawValue)"
        }
        if strings.languages.isEmpty {
            lines.append("no translations: Xcode keeps them beside the folder of the document, as in de.lproj")
        } else {
            let languages = Plural.of("language", count: strings.languages.count)
            let found = counts.isEmpty ? "all texts are translated" : counts.joined(separator: ", ")
            lines.append("\(languages): \(found)")
        }
        return lines
    }

    private static let type = RecordType<(strings: SessionStrings, findings: [StringsFinding])>(
        "strings check", rows: "findings"
    ) {
        Field("languages", "the languages that the document is translated into", \.strings.languages)
        Field("findings", "what was found", each: finding, \.findings)
    }

    private static let finding = RecordType<StringsFinding>("stringFinding") {
        Field("kind", "what it is", \.kind)
        Field("language", "the language; null for a catalogue of all, and for a file that cannot be read", \.language)
        Field("key", "the key", \.key)
        Field("place", "where it is; null for what is nowhere", optional: FilePlace.type, \.place)
        Field("message", "what it is, in words", \.text)
        Field("fix", "the command that fixes it", \.fix)
    }
}

/// Something that translations and the document do not agree in.
struct StringsFinding {
    /// What it is.
    enum Kind: String, FieldChoice {
        case unreadable, repeated, stale, missing, same

        /// Whether it is certainly a mistake.
        var fails: Bool { self != .missing && self != .same }
    }

    let kind: Kind
    let language: String?
    let key: String?
    let place: FilePlace?
    let text: String
    let fix: String?

    init(
        _ kind: Kind, language: String?, key: String?, place: FilePlace?, text: String, fix: String? = nil
    ) {
        (self.kind, self.language, self.key, self.place, self.text, self.fix) = (kind, language, key, place, text, fix)
    }
}
