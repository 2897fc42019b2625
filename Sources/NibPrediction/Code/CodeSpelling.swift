import NibChecks

/// Spells statements in a language.
protocol CodeSpelling {
    /// A statement, on one line or several.
    func text(_ statement: CodeStatement) -> String
}

extension CodeSpelling {
    /// A text between double quotes, with the escapes that Swift and Objective-C both have.
    func quoted(_ text: String) -> String {
        var out = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": out += "\\\""
            case "\\": out += "\\\\"
            case "\n": out += "\\n"
            case "\r": out += "\\r"
            case "\t": out += "\\t"
            default: out.unicodeScalars.append(scalar)
            }
        }
        return out + "\""
    }
}
