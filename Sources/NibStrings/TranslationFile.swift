import Bytes

/// A file with the texts of one document in one language, or in all of them, as it was read.
package struct TranslationFile {
    /// What the file is.
    package enum Contents {
        /// A `.strings` file in a language.
        case strings(StringsFile, language: String)
        /// A catalogue of all languages.
        case catalog(StringCatalog)
    }

    /// A text in a language.
    package struct Translation: Equatable {
        /// The key.
        package let key: String
        /// The text.
        package let value: String
        /// The line in the file, from 1.
        package let line: Int
    }

    /// The path of the file.
    package let path: String
    /// What the file has.
    package let contents: Contents
    private let encoding: EncodedText.Encoding

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - path: its path; `.xcstrings` at the end tells a catalogue.
    ///   - language: the language of a `.strings` file.
    ///   - bytes: the bytes of the file.
    /// - Throws: `TranslationError` with the place of a mistake.
    package init(path: String, language: String, bytes: [UInt8]) throws(TranslationError) {
        guard let decoded = EncodedText(bytes: bytes) else {
            throw TranslationError(
                "the file is neither in UTF-8 nor in UTF-16 with a byte order mark", line: 1, column: 1)
        }
        self.path = path
        encoding = decoded.encoding
        contents =
            path.hasSuffix(".xcstrings")
            ? .catalog(try StringCatalog(text: decoded.text))
            : .strings(try StringsFile(text: decoded.text), language: language)
    }

    /// The languages that the file has, in order; of a catalogue, without that of the document.
    package var languages: [String] {
        switch contents {
        case .strings(_, let language): [language]
        case .catalog(let catalog):
            Set(catalog.entries.flatMap(\.languages)).subtracting([catalog.sourceLanguage]).sorted()
        }
    }

    /// Returns the texts in a language, in the order of the file.
    package func translations(in language: String) -> [Translation] {
        switch contents {
        case .strings(let file, let own):
            own == language ? file.entries.map { Translation(key: $0.key, value: $0.value, line: $0.line) } : []
        case .catalog(let catalog):
            catalog.entries.compactMap { entry in
                entry.values[language].map { Translation(key: entry.key, value: $0, line: entry.line) }
            }
        }
    }

    /// Returns the keys whose texts in a language differ by number or device, or are not to be translated.
    package func valuesByNumber(in language: String) -> Set<String> {
        guard case .catalog(let catalog) = contents else { return [] }
        let entries = catalog.entries.filter { entry in
            !entry.isTranslated || entry.languages.contains(language) && entry.values[language] == nil
        }
        return Set(entries.map(\.key))
    }

    /// The keys of the file, each with its line, in the order of the file.
    package var keys: [(key: String, line: Int)] {
        switch contents {
        case .strings(let file, _): file.entries.map { ($0.key, $0.line) }
        case .catalog(let catalog): catalog.entries.map { ($0.key, $0.line) }
        }
    }

    /// The keys that are for the document, each with its line: in a catalogue, not those that Xcode found in code.
    package var documentKeys: [(key: String, line: Int)] {
        guard case .catalog(let catalog) = contents else { return keys }
        return catalog.entries.filter(\.isFromDocument).map { ($0.key, $0.line) }
    }

    /// The keys that several entries have, each with the lines of them.
    package var repeatedKeys: [(key: String, lines: [Int])] {
        Dictionary(grouping: keys, by: \.key).filter { $0.value.count > 1 }
            .map { (key: $0.key, lines: $0.value.map(\.line)) }.sorted { $0.lines[0] < $1.lines[0] }
    }

    // MARK: - Changes

    private var entries: any TranslationEntries {
        switch contents {
        case .strings(let file, _): file
        case .catalog(let catalog): catalog
        }
    }

    /// Gives the entries of an object its new id.
    package func renaming(id old: String, to new: String) -> [TextSplice] { placed(entries.renaming(id: old, to: new)) }

    /// Copies the entries of objects for other objects.
    package func copying(_ ids: [(old: String, new: String)]) -> [TextSplice] { placed(entries.copying(ids)) }

    /// Removes the entries of objects.
    package func removing(ids: Set<String>) -> [TextSplice] {
        placed(entries.removing { ids.contains(LocalizableText.objectID(of: $0)) })
    }

    /// Removes the entries of keys.
    package func removing(keys: Set<String>) -> [TextSplice] { placed(entries.removing { keys.contains($0) }) }

    /// Sets the values of keys in a language.
    package func setting(_ values: [(text: LocalizableText, value: String)], in language: String) -> [TextSplice] {
        switch contents {
        case .strings(let file, _): placed(file.setting(values))
        case .catalog(let catalog): placed(catalog.setting(values, in: language))
        }
    }

    /// Splices of a file in UTF-8 count from its first byte, and those of a file in UTF-16 in its text as UTF-8 (`FilePatch`).
    private func placed(_ splices: [TextSplice]) -> [TextSplice] {
        guard encoding == .utf8(hasMark: true) else { return splices }
        return splices.map { $0.moved(by: 3) }
    }
}

/// The entries of a file for translators, whatever its form.
protocol TranslationEntries {
    /// Gives the entries of an object its new id, in their keys and comments.
    func renaming(id old: String, to new: String) -> [TextSplice]
    /// Copies the entries of objects for other objects, after their originals.
    func copying(_ ids: [(old: String, new: String)]) -> [TextSplice]
    /// Removes the entries of the keys that a condition tells.
    func removing(where isRemoved: (String) -> Bool) -> [TextSplice]
}
