import CommandLanguage
import NibDocument
import Replies
import XMLTree

/// A value that is the one of another attribute of the same object: `.title`, as in the comparisons of queries.
package struct OwnValue {
    private let path: AttributePath
    private let word: Word

    /// Reads a word.
    ///
    /// - Returns: nil if the word is a value as it is, such as a text in quotes.
    /// - Throws: an error with the nearest name if no document has such an attribute.
    package init?(_ word: Word) throws(CommandError) {
        guard word.isBare, Quoting.isOwnValue(word.text) else { return nil }
        let name = word.slice(1..<word.text.utf8.count)
        guard AttributePath.isPath(name.text) else { return nil }
        do throws(CommandError) { path = try AttributePath(name) } catch {
            var error = error
            error.hints.append("in quotes, '\(word.text)' is only text")
            throw error
        }
        self.word = word
    }

    /// Returns the value that the attribute of an object has, or has by default.
    ///
    /// - Throws: an error if it has none.
    package func value(of node: NodeID, in document: NibDocument) throws(CommandError) -> Word {
        let value = Search(.everything, in: document).value(of: path, of: node) ?? ""
        guard value.isEmpty else {
            let isBare = Quoting.quote(value) == value
            return Word(value, span: word.span, quoted: isBare ? [] : [0..<value.utf8.count])
        }
        throw CommandError(
            "no-value", "\(document.display(node)) has no '\(path.text)'", span: word.span,
            hints: ["a query leaves out objects that have none: {… not no:\(path.text)}"])
    }
}
