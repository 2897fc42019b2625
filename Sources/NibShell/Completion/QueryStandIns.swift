import CommandLanguage
import NibDocument
import Queries

/// Puts an object that a query finds in the place of the query, so that what follows can be completed for it.
struct QueryStandIns {
    /// The open document; nil if there is none.
    let document: NibDocument?

    /// Returns the words of a statement with one word in place of each query in braces.
    func joined(_ words: [Word]) -> [Word] {
        guard let document, let braced = BracedWords(words) else { return words }
        var result = braced.words
        for group in braced.groups {
            guard let query = try? Query(group.words),
                let node = try? Search(query, in: document).matches().first?.node, let id = document.id(of: node)
            else { continue }
            result[group.index] = Word(id + (group.suffix?.text ?? ""), span: result[group.index].span)
        }
        return result
    }

    /// Whether a query is still open at the end of some words.
    static func isOpen(after words: [Word]) -> Bool { BracedWords(words)?.unclosed != nil }
}
