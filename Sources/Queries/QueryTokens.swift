import Bytes
import CommandLanguage
import Replies

/// The words of a query, with its parentheses and keywords told apart.
enum QueryToken {
    case open(Range<Int>)
    case close(Range<Int>)
    case and(Range<Int>)
    case or(Range<Int>)
    case not(Range<Int>)
    /// A field with a parenthesis after it: `inside:(`.
    case relation(QueryField, Range<Int>)
    case term(Word)

    /// Where the token is in the statement.
    var span: Range<Int> {
        switch self {
        case .open(let span), .close(let span), .and(let span), .or(let span), .not(let span), .relation(_, let span):
            span
        case .term(let word): word.span
        }
    }

    /// Splits the words of a query, with or without braces around it.
    ///
    /// - Throws: an error for braces within the query.
    static func read(_ words: [Word]) throws(CommandError) -> [QueryToken] {
        var tokens: [QueryToken] = []
        if let first = words.first, let last = words.last, Braces.opens(first), !Braces.closes(last) {
            throw CommandError(
                "usage", "the brace opened here is never closed",
                span: first.span.lowerBound..<first.span.lowerBound + 1)
        }
        for word in joined(Braces.without(words)) {
            if Braces.opens(word) || Braces.closes(word) {
                throw CommandError(
                    "usage", "a query cannot contain a query in braces", span: word.span,
                    hints: ["parentheses group terms, as in {inside:(class:UIView hidden=YES)}"])
            }
            append(word, to: &tokens)
        }
        return tokens
    }

    /// The words in which comparisons have both sides: `a < 3` is one.
    private static func joined(_ words: [Word]) -> [Word] {
        var result: [Word] = []
        for word in words {
            if let last = result.last, last.isOpen(atEnd: true) || word.isOpen(atEnd: false) {
                result[result.count - 1] = last.joined(with: word)
            } else {
                result.append(word)
            }
        }
        return result
    }

    private static func append(_ word: Word, to tokens: inout [QueryToken]) {
        var rest = word
        while let (token, length) = head(of: rest) {
            tokens.append(token)
            rest = rest.slice(length..<rest.text.utf8.count)
        }
        var closing: [QueryToken] = []
        while let last = rest.text.utf8.last, last == Byte.closeParenthesis, surplus(in: rest) > 0 {
            let end = rest.span.upperBound
            closing.append(.close(end - 1..<end))
            rest = rest.slice(0..<rest.text.utf8.count - 1)
        }
        if !rest.text.isEmpty || !rest.quoted.isEmpty {
            switch (rest.isBare, rest.text) {
            case (true, "or"): tokens.append(.or(rest.span))
            case (true, "and"): tokens.append(.and(rest.span))
            case (true, "not"): tokens.append(.not(rest.span))
            default: tokens.append(.term(rest))
            }
        }
        tokens += closing
    }

    /// The parenthesis, or word before one, at the beginning of a word, and its length.
    private static func head(of word: Word) -> (QueryToken, Int)? {
        guard let open = word.firstUnquoted(Byte.openParenthesis) else { return nil }
        let before = word.slice(0..<open)
        guard before.isBare else { return nil }
        if before.text.isEmpty { return (.open(word.span.lowerBound..<word.span.lowerBound + 1), 1) }
        if before.text == "not" { return (.not(before.span), open) }
        guard before.text.hasSuffix(":"), let field = QueryField(rawValue: String(before.text.dropLast())),
            QueryField.relations.contains(field)
        else { return nil }
        return (.relation(field, before.span), open)
    }

    /// How many more unquoted parentheses a word closes than it opens.
    private static func surplus(in word: Word) -> Int {
        var count = 0
        for (index, byte) in word.text.utf8.enumerated() where !word.isQuoted(at: index) {
            if byte == Byte.closeParenthesis { count += 1 } else if byte == Byte.openParenthesis { count -= 1 }
        }
        return count
    }
}
