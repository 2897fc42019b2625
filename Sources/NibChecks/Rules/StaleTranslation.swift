import ClassFacts
import NibStrings

extension Rule {
    /// Keys of translations that mean nothing any more.
    static let staleTranslation = Rule(
        "stale-translation", severity: .note, needsCode: false,
        summary: "a key of a translation whose object, or whose text, the document no longer has",
        rationale: """
            Translators go on translating such keys, and nobody sees the texts. An object that was removed and made again has \
            another id, so that its translations are lost: `strings check` also lists the texts that a language lacks. \
            A check of all documents looks at translations only if the rule is named.
            """,
        checkProject: { project, findings in
            guard let translations = project.translations else { return }
            for document in project.documents where !findings.unwanted.contains(document.file) {
                let files = translations(document.file)
                guard !files.isEmpty else { continue }
                let stale = StaleKeys(document.document)
                for file in files { report(file, against: stale, to: &findings) }
            }
        })

    private static func report(_ file: TranslationFile, against stale: StaleKeys, to findings: inout Findings) {
        var seen: Set<String> = []
        for (key, line) in file.documentKeys {
            guard seen.insert(key).inserted, let reason = stale.reason(for: key) else { continue }
            let message =
                switch reason {
                case .noObject: "nothing in the document has the id of '\(key)'"
                case .noText(let id, let property): "'\(id)' has no text '\(property)'"
                }
            findings.add(
                .note, text: message, at: (file.path, line), subject: key, fix: fix(key))
        }
    }

    /// The command that removes a key; nil if it would need quotes.
    private static func fix(_ key: String) -> String? {
        let isPlain = key.split(separator: ".").allSatisfy { part in
            Fix.plain(String(part.filter { $0 != "[" && $0 != "]" })) != nil
        }
        return isPlain ? "strings remove \(key)" : nil
    }
}
