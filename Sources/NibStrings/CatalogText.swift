/// Writes catalogues of strings as Xcode does: two spaces for each level, a space on both sides of colons, and no line end at the
/// end (17 of 18 files have exactly these bytes; in the other only an empty entry differs).
package enum CatalogText {
    /// Returns a whole catalogue with the texts of a document.
    ///
    /// - Parameters:
    ///   - texts: the texts.
    ///   - source: the language of the document.
    ///   - translations: returns the translations of a text, by language.
    /// - Returns: the file's text.
    package static func file(
        _ texts: [LocalizableText], source: String, translations: (LocalizableText) -> [String: String]
    ) -> String {
        let entries = texts.sorted { isListed($0.key, before: $1.key) }.map { text in
            var languages = translations(text)
            languages[source] = nil
            return entry(text, source: source, translations: languages)
        }
        let members = [
            "\"sourceLanguage\" : \(quoted(source))", "\"strings\" : \(object(entries, indent: 2))",
            "\"version\" : \"1.0\"",
        ]
        return object(members, indent: 0)
    }

    /// Returns the entry of a text that is translated into one language.
    static func entry(_ text: LocalizableText, source: String, language: String, value: String) -> String {
        entry(text, source: source, translations: language == source ? [:] : [language: value])
    }

    private static func entry(_ text: LocalizableText, source: String, translations: [String: String]) -> String {
        let languages = ([(source, "new", text.value)] + translations.map { ($0.key, "translated", $0.value) })
            .sorted { $0.0 < $1.0 }.map { localization($0.0, state: $0.1, value: $0.2) }
        let members = [
            "\"comment\" : \(quoted(text.comment))", "\"extractionState\" : \"extracted_with_value\"",
            "\"localizations\" : \(object(languages, indent: 6))",
        ]
        return "\(quoted(text.key)) : \(object(members, indent: 4))"
    }

    static func localization(_ language: String, state: String, value: String) -> String {
        let unit = object(["\"state\" : \(quoted(state))", "\"value\" : \(quoted(value))"], indent: 10)
        return "\(quoted(language)) : \(object(["\"stringUnit\" : \(unit)"], indent: 8))"
    }

    static func object(_ members: [String], indent: Int) -> String {
        let space = String(repeating: " ", count: indent)
        guard !members.isEmpty else { return "{\n\n\(space)}" }
        return "{\n" + members.map { "\(space)  \($0)" }.joined(separator: ",\n") + "\n\(space)}"
    }

    static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            case "\t": quoted += "\\t"
            case "\0"..." ": quoted += scalar == " " ? " " : "\\u" + padded(scalar.value)
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }

    private static func padded(_ value: UInt32) -> String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 4 - digits.count) + digits
    }

    /// Whether Xcode lists a key before another one: by letters in any case, and by the numbers that digits make, so that `8.title` comes
    /// before `18.title` and `e9j` before `e57`.
    package static func isListed(_ first: String, before second: String) -> Bool {
        var (left, right) = (Array(first.utf8)[...], Array(second.utf8)[...])
        while let a = left.first, let b = right.first {
            if isDigit(a), isDigit(b) {
                let (number, other) = (digits(&left), digits(&right))
                if number.count != other.count { return number.count < other.count }
                if number != other { return number.lexicographicallyPrecedes(other) }
                continue
            }
            let (x, y) = (lowercased(a), lowercased(b))
            if x != y { return rank(x) < rank(y) }
            left = left.dropFirst()
            right = right.dropFirst()
        }
        if left.isEmpty != right.isEmpty { return left.isEmpty }
        return first < second
    }

    private static func digits(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let all = rest.prefix(while: isDigit)
        rest = rest.dropFirst(all.count)
        return all.drop { $0 == 48 }
    }

    /// Punctuation comes before digits, and digits before letters.
    private static func rank(_ byte: UInt8) -> Int {
        isDigit(byte) ? 256 + Int(byte) : byte >= 97 ? 512 + Int(byte) : Int(byte)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
    private static func lowercased(_ byte: UInt8) -> UInt8 { (65...90).contains(byte) ? byte + 32 : byte }
}
