import ClassFacts

/// Writes statements in a programming language.
protocol CodeSpelling {
    /// Returns the lines of a statement. A name of the document may contain line ends; they do not divide a line.
    func lines(_ statement: CodeStatement) -> [String]
}

extension CodeSpelling {
    /// Returns a text between double quotes, with the escapes that Swift and Objective-C have in common.
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
