/// A catalogue of strings (`.xcstrings`): the texts of one document in all languages.
package struct StringCatalog: TranslationEntries {
    /// A text with its translations.
    package struct Entry {
        /// The key.
        package let key: String
        /// The comment; nil for none.
        package let comment: String?
        /// Whether Xcode took the text from the document, now or before. The others are from code, or somebody entered them.
        package let isFromDocument: Bool
        /// Whether the text is to be translated.
        package let isTranslated: Bool
        /// The value in each language that has one; those that differ by number or device are not here.
        package let values: [String: String]
        /// The languages that have anything, with those of texts that differ by number or device.
        package let languages: [String]
        /// The line of the key, from 1.
        package let line: Int
        let member: JSONPlaces.Member
    }

    /// The text of the file.
    package let text: [UInt8]
    /// The language of the document.
    package let sourceLanguage: String
    /// The entries, in the order of the file.
    package let entries: [Entry]
    private let strings: JSONPlaces

    /// Reads a file's text.
    ///
    /// - Parameter text: the text as UTF-8.
    /// - Throws: `TranslationError` with the place of the mistake.
    package init(text: [UInt8]) throws(TranslationError) {
        let root = try JSONPlaces.read(text)
        guard let strings = root["strings"], case .object = strings else {
            throw TranslationError("the file has no 'strings', which every catalogue of strings has", at: 0, of: text)
        }
        self.text = text
        self.strings = strings
        sourceLanguage = root["sourceLanguage"]?.string ?? "en"
        var (line, counted) = (1, 0)
        entries = strings.members.map { member in
            for place in counted..<member.nameRange.lowerBound where text[place] == 10 { line += 1 }
            counted = member.nameRange.lowerBound
            return Self.entry(member, line: line)
        }
    }

    private static let documentStates = ["extracted_with_value", "stale"]

    private static func entry(_ member: JSONPlaces.Member, line: Int) -> Entry {
        let value = member.value
        var (values, languages): ([String: String], [String]) = ([:], [])
        for language in value["localizations"]?.members ?? [] {
            languages.append(language.name)
            if let text = language.value["stringUnit"]?["value"]?.string { values[language.name] = text }
        }
        var isTranslated = true
        if case .other(let range)? = value["shouldTranslate"] { isTranslated = range.count != "false".utf8.count }
        return Entry(
            key: member.name, comment: value["comment"]?.string,
            isFromDocument: Self.documentStates.contains(value["extractionState"]?.string ?? ""),
            isTranslated: isTranslated, values: values, languages: languages, line: line, member: member)
    }

    // MARK: - Changes

    /// Gives the entries of an object its new id, in their keys and comments.
    package func renaming(id old: String, to new: String) -> [TextSplice] {
        ofObject(old).flatMap { entry in
            [TextSplice(entry.member.nameRange, of: text, inserting: Self.key(entry.key, of: new))]
                + renamingComment(of: entry, id: old, to: new)
        }
    }

    private func renamingComment(of entry: Entry, id old: String, to new: String) -> [TextSplice] {
        guard let range = entry.member.value["comment"]?.range else { return [] }
        let renamed = TextSplice.replace(id: old, by: new, quote: "\\\"", in: string(range))
        return renamed == string(range) ? [] : [TextSplice(range, of: text, inserting: renamed)]
    }

    /// Copies the entries of objects for other objects, after their originals.
    ///
    /// - Parameter ids: the ids of the objects, and those of their copies.
    /// - Returns: the changes, in the order of the file.
    package func copying(_ ids: [(old: String, new: String)]) -> [TextSplice] {
        var copies: [Int: String] = [:]
        for (old, new) in ids {
            for entry in ofObject(old) {
                let rest = string(entry.member.nameRange.upperBound..<entry.member.range.upperBound)
                copies[entry.member.range.upperBound, default: ""] +=
                    ",\n    " + Self.key(entry.key, of: new)
                    + TextSplice.replace(id: old, by: new, quote: "\\\"", in: rest)
            }
        }
        return copies.sorted { $0.key < $1.key }.map { TextSplice($0.key..<$0.key, of: text, inserting: $0.value) }
    }

    /// Removes entries.
    ///
    /// - Parameter isRemoved: says of a key whether its entry is removed.
    /// - Returns: the changes, in the order of the file.
    package func removing(where isRemoved: (String) -> Bool) -> [TextSplice] {
        let members = strings.members
        let isRemoved = members.map { isRemoved($0.name) }
        var splices: [TextSplice] = []
        var kept = strings.range.lowerBound + 1
        for (index, member) in members.enumerated() {
            guard isRemoved[index] else {
                kept = member.range.upperBound
                continue
            }
            // With what separates it from the next one; at the end, from the one before.
            let isLast = !isRemoved[index...].contains(false)
            if isLast {
                splices.append(
                    TextSplice(
                        kept..<members[members.count - 1].range.upperBound, of: text,
                        inserting: kept == strings.range.lowerBound + 1 ? "\n" : ""))
                break
            }
            splices.append(
                TextSplice(member.range.lowerBound..<members[index + 1].range.lowerBound, of: text, inserting: ""))
        }
        return splices
    }

    /// Sets the values of keys in a language.
    ///
    /// - Parameters:
    ///   - values: the texts of the document, each with its value.
    ///   - language: the language.
    /// - Returns: the changes, in the order of the file.
    package func setting(_ values: [(text: LocalizableText, value: String)], in language: String) -> [TextSplice] {
        let known = Dictionary(entries.map { ($0.key, $0) }) { _, last in last }
        var splices: [TextSplice] = []
        var added: [Int: [String]] = [:]
        for (localizable, value) in values {
            if let entry = known[localizable.key] {
                if entry.values[language] != value { splices += setting(value, in: language, of: entry) }
                continue
            }
            let new = CatalogText.entry(localizable, source: sourceLanguage, language: language, value: value)
            let next = strings.members.firstIndex { CatalogText.isListed(localizable.key, before: $0.name) }
            added[next ?? strings.members.count, default: []].append(new)
        }
        for (place, new) in added { splices.append(inserting(new, at: place)) }
        return splices.sorted { $0.offset < $1.offset }
    }

    private func inserting(_ entries: [String], at place: Int) -> TextSplice {
        let members = strings.members
        let joined = entries.joined(separator: ",\n    ")
        if members.isEmpty { return TextSplice(strings.range, of: text, inserting: "{\n    \(joined)\n  }") }
        if place < members.count {
            let start = members[place].range.lowerBound
            return TextSplice(start..<start, of: text, inserting: joined + ",\n    ")
        }
        let end = members[members.count - 1].range.upperBound
        return TextSplice(end..<end, of: text, inserting: ",\n    " + joined)
    }

    private func setting(_ value: String, in language: String, of entry: Entry) -> [TextSplice] {
        if let unit = entry.member.value["localizations"]?[language]?["stringUnit"] {
            guard let range = unit["value"]?.range else { return [] }
            let state = unit["state"].map {
                TextSplice($0.range, of: text, inserting: CatalogText.quoted("translated"))
            }
            return [state].compactMap { $0 } + [TextSplice(range, of: text, inserting: CatalogText.quoted(value))]
        }
        let new = CatalogText.localization(language, state: "translated", value: value)
        guard let localizations = entry.member.value["localizations"] else {
            return [
                insertingMember(
                    named: "localizations",
                    "\(CatalogText.quoted("localizations")) : " + CatalogText.object([new], indent: 6),
                    into: entry.member.value, indent: 6)
            ]
        }
        // Languages that differ by number or device stay as they are.
        if localizations[language] != nil { return [] }
        return [insertingMember(named: language, new, into: localizations, indent: 8)]
    }

    private func insertingMember(
        named name: String, _ member: String, into object: JSONPlaces, indent: Int
    ) -> TextSplice {
        let space = String(repeating: " ", count: indent)
        guard let last = object.members.last else {
            let inner = "{\n\(space)\(member)\n\(space.dropLast(2))}"
            return TextSplice(object.range, of: text, inserting: inner)
        }
        if let next = object.members.first(where: { $0.name > name }) {
            let start = next.range.lowerBound
            return TextSplice(start..<start, of: text, inserting: "\(member),\n\(space)")
        }
        let end = last.range.upperBound
        return TextSplice(end..<end, of: text, inserting: ",\n\(space)\(member)")
    }

    private func ofObject(_ id: String) -> [Entry] {
        entries.filter { LocalizableText.objectID(of: $0.key) == id }
    }

    private static func key(_ key: String, of id: String) -> String {
        CatalogText.quoted(id + key.drop { $0 != "." })
    }

    private func string(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }
}
