import Bytes
import XMLTree

/// Attributes of an element written as `name=value name=value`.
package enum PairsText {
    /// Reads pairs.
    ///
    /// - Parameter text: the pairs. A value may have blanks, as in `name=Button Destructive Color`.
    /// - Returns: the attributes as given; nil if the text is not pairs, or a name is not one of XML.
    /// - Throws: `NibError` for a name that is given twice.
    package static func read(_ text: String) throws(NibError) -> [Attribute]? {
        guard text.utf8.contains(Byte.equals) else { return nil }
        var attributes: [Attribute] = []
        for word in pieces(text) {
            guard let equals = word.firstIndex(of: "="), NibDocument.isName(String(word[..<equals])) else { return nil }
            let name = String(word[..<equals])
            guard !attributes.contains(where: { $0.name == name }) else {
                throw NibError(.badValue, "'\(name)' is given twice")
            }
            attributes.append(Attribute(name, String(word[word.index(after: equals)...])))
        }
        return attributes.isEmpty ? nil : attributes
    }

    /// Splits pairs at the blanks before them.
    private static func pieces(_ text: String) -> [String] {
        var pieces: [String] = []
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            if pieces.isEmpty || word.contains("=") {
                pieces.append(String(word))
            } else {
                pieces[pieces.count - 1] += " " + word
            }
        }
        return pieces.map { piece in String(piece.reversed().drop { $0 == " " }.reversed()) }.filter { !$0.isEmpty }
    }
}
