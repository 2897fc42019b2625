import CommandLanguage
import NibCatalog
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// Checks whether an attribute can have a value, as far as the catalogue is certain.
package enum ValueCheck {
    /// Refuses what is not a number for an attribute of numbers, a fraction for one of whole numbers, and anything but YES and NO
    /// for a flag.
    ///
    /// - Parameters:
    ///   - value: the value.
    ///   - name: the attribute's name.
    ///   - node: the element that gets the attribute.
    ///   - document: the document.
    ///   - span: where the value is in the statement.
    /// - Returns: the words that the attribute is known to have, if the value is none of them; else nil.
    /// - Throws: an error that says what to write.
    package static func check(
        _ value: String, of name: String, on node: NodeID, in document: NibDocument, at span: Range<Int>
    ) throws(CommandError) -> [String]? {
        try check(value, of: name, element: document.tree.name(document.described(node)), in: document, at: span)
    }

    /// Does the same for an element that is not in the document.
    static func check(
        _ value: String, of name: String, element: String, in document: NibDocument, at span: Range<Int>
    ) throws(CommandError) -> [String]? {
        guard let kind = document.catalog.valueKind(of: name, element: element), !kind.has(value) else { return nil }
        switch kind {
        case .number:
            throw CommandError("bad-value", "'\(name)' must be a number, not '\(value)'", span: span)
        case .integer:
            throw CommandError("bad-value", "'\(name)' must be a whole number, not '\(value)'", span: span)
        case .flag:
            throw FlagError.error(value, of: name, at: span)
        case .words(let words), .seen(let words):
            return words
        }
    }

    /// Returns a note about a word that no known document has in this attribute.
    ///
    /// - Parameters:
    ///   - name: the attribute.
    ///   - value: its new value.
    ///   - words: the words that it is known to have.
    /// - Returns: the note.
    package static func note(_ name: String, value: String, not words: [String]) -> StyledText {
        let known = "known values of '\(name)' are \(words.joined(separator: ", ")), perhaps others"
        guard let near = Nearest.names(to: value, among: words).first else { return "\("note:", .warning) \(known)" }
        return "\("note:", .warning) \(known); did you mean '\(near)'?"
    }
}
