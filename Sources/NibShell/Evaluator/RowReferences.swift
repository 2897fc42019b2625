import Bytes
import CommandLanguage
import NibDocument
import ObjectReferences
import Queries
import Replies
import Wording

/// `@2` in a statement: the object in row 2 of the last answer.
struct RowReferences {
    let rows: [AnswerRow]
    let document: NibDocument
    /// The name of the other document that the rows of the last answer are of; nil if they are of this one, or there are none.
    var other: String?

    /// Returns the words with ids in place of rows, where an object is meant.
    ///
    /// - Parameters:
    ///   - words: the words of a statement.
    ///   - parse: finds the command of words.
    /// - Returns: the words with the ids.
    /// - Throws: an error for a row that the last answer does not have.
    func replaced(
        _ words: [Word], parse: ([Word]) throws(CommandError) -> (command: ShellCommand, arguments: Arguments)
    ) throws(CommandError) -> [Word] {
        let outside = BracedWords.outside(words).map(\.index).filter { Self.row(in: words[$0]) != nil }
        guard !outside.isEmpty, let arguments = try? parse(words).arguments else { return words }
        var result = words
        for index in outside {
            guard let kind = arguments.place(ofWord: index)?.kind, kind.meansObject,
                let (number, length) = Self.row(in: words[index]), !document.hasID(words[index].text)
            else { continue }
            let id = try id(ofRow: number, isConnection: kind == .connection, at: words[index])
            let rest = words[index].slice(length..<words[index].text.utf8.count)
            let start = id.utf8.count
            result[index] = Word(
                id + rest.text, span: words[index].span,
                quoted: ScriptNames.quoted(id) + rest.quoted.map { $0.lowerBound + start..<$0.upperBound + start })
        }
        return result
    }

    /// The number in a word such as `@2` or `@2.title`, and how long it is.
    private static func row(in word: Word) -> (number: Int, length: Int)? {
        guard word.text.hasPrefix("@"), !word.isQuoted(at: 0) else { return nil }
        let end = word.firstUnquoted(Byte.period) ?? word.text.utf8.count
        let number = word.slice(0..<end)
        guard number.isBare, Quoting.isRow(number.text), let value = Int(number.text.dropFirst()) else { return nil }
        return (value, end)
    }

    private func id(ofRow number: Int, isConnection: Bool, at word: Word) throws(CommandError) -> String {
        if rows.isEmpty, let other {
            throw CommandError(
                "unknown-object", "the rows of the last answer are of \(other)", span: word.span,
                hints: [
                    "to look at it: \(Quoting.quote(other)):\(word.text)",
                    "to edit it: use \(Quoting.quote(other))",
                ])
        }
        guard number > 0, number <= rows.count else {
            throw CommandError(
                "unknown-object",
                rows.isEmpty
                    ? "the last answer has no rows of this document"
                    : "the last answer has only \(Plural.of("row", count: rows.count))",
                span: word.span, hints: ["'tree', 'find' and 'inspect OBJ' at a prompt number their rows"])
        }
        let row = rows[number - 1]
        if isConnection { return row.connection ?? row.id }
        guard let node = document.element(withID: row.id), let connection = document.connection(node) else {
            return row.id
        }
        return connection.destination
    }
}
