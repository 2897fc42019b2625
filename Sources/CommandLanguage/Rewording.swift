import Bytes

/// A statement in other words, and what it is in those of today.
///
/// Both are written as lines in which a word in capitals is one word of the statement, `A…` is one or more of them, `…` is all that
/// follow, `x|y` is one of several words, `*.x` is a word with that end, `NAME=VALUE` an assignment, and `N#` a number, which may also be
/// the value of an assignment in the new line.
package struct Rewording: Sendable, Equatable {
    /// The statement in other words.
    package let old: String
    /// The statement in the words of today.
    package let new: String
    /// Whether the words were those of an earlier version, so that a prompt names the ones of today.
    package let isOld: Bool

    private let pattern: [Piece]
    private let result: [Piece]

    /// Makes a rewording of two lines.
    init(_ old: String, to new: String, isOld: Bool = true) {
        (self.old, self.new, self.isOld) = (old, new, isOld)
        pattern = old.split(separator: " ").map { Piece($0) }
        result = new.split(separator: " ").map { Piece($0) }
        firstWord = pattern.first?.text ?? ""
    }

    /// The first word of the old statement.
    let firstWord: String
    /// The words with which the old statement begins.
    package var oldName: String { Self.name(pattern) }
    /// The words with which the new statement begins.
    package var newName: String { Self.name(result) }

    /// The line for a prompt that tells the words of today.
    package var note: String {
        if oldName == newName { return "'\(old)' is now '\(new)'" }
        let words = result.prefix { if case .literal(let text) = $0 { text != "->" } else { false } }.map(\.text)
        return "'\(oldName)' is now '\(words.joined(separator: " "))'"
    }

    private static func name(_ pieces: [Piece]) -> String {
        pieces.prefix { if case .literal(let text) = $0 { !text.hasPrefix("--") } else { false } }
            .map(\.text).joined(separator: " ")
    }

    /// Returns a statement in the words of today; nil if its words are not the old ones.
    func applied(to words: [Word]) -> [Word]? {
        let flags = words.filter(Self.isFlag)
        guard let found = match(words[...]) ?? (flags.isEmpty ? nil : match(words.filter { !Self.isFlag($0) }[...]))
        else { return nil }
        let isComplete = found.literals + found.values.values.map(\.count).reduce(0, +) == words.count
        let end = words[pattern.prefix { if case .literal = $0 { true } else { false } }.count - 1].span.upperBound
        let verb = words[0].span.lowerBound..<end
        return result.flatMap { piece -> [Word] in
            if case .literal(let text) = piece { return [Word(text, span: verb)] }
            if let words = found.values[piece.text] { return words }
            guard case .assignment(let text) = piece, let equals = text.lastIndex(of: "="),
                let number = found.values[String(text[text.index(after: equals)...])]?.first
            else { return [] }
            return [Word(text[...equals] + number.text, span: number.span)]
        } + (isComplete ? [] : flags)
    }

    /// Whether a word ends in a brace that is not in quotes.
    private static func closesQuery(_ word: Word) -> Bool {
        word.text.hasSuffix("}") && !word.isQuoted(at: word.text.utf8.count - 1)
    }

    private static func isFlag(_ word: Word) -> Bool { word.isBare && word.text.hasPrefix("--") }

    // MARK: - Matching

    /// The words for the pieces of the old line that are not literal, and the number of the literal ones.
    private typealias Found = (values: [String: [Word]], literals: Int)

    /// Whether the first words fit the old line, which hardly any statement does; each one is looked at.
    private func begins(_ words: ArraySlice<Word>) -> Bool {
        for (piece, index) in zip(pattern, words.startIndex...) {
            if case .several = piece { return true }
            if case .rest = piece { return true }
            guard index < words.endIndex else { return false }
            if words[index].text.utf8.first == Byte.openBrace { return true }
            guard piece.takes(words[index]) else { return false }
        }
        return true
    }

    private func match(_ words: ArraySlice<Word>) -> Found? {
        guard begins(words) else { return nil }
        var rest = words
        var found: Found = ([:], 0)
        for (index, piece) in pattern.enumerated() {
            switch piece {
            case .literal(let text):
                guard let word = rest.popFirst(), word.isBare(text) else { return nil }
                found.literals += 1
            case .one, .number, .choice, .assignment:
                guard let word = rest.popFirst(), piece.takes(word) else { return nil }
                // A query in braces is one word of the statement.
                var taken = [word]
                if word.text.hasPrefix("{"), !word.isQuoted(at: 0) {
                    while taken.last.map(Self.closesQuery) == false, let next = rest.popFirst() { taken.append(next) }
                }
                found.values[piece.text] = taken
            case .several:
                let next = index + 1 < pattern.count ? pattern[index + 1] : nil
                let taken = rest.prefix { word in next.map { !$0.takes(word) } ?? true }
                guard !taken.isEmpty else { return nil }
                found.values[piece.text] = Array(taken)
                rest = rest.dropFirst(taken.count)
            case .rest:
                found.values[piece.text] = Array(rest)
                rest = []
            }
        }
        return rest.isEmpty ? found : nil
    }

    /// A word of one of the two lines.
    private enum Piece: Equatable {
        case literal(String)
        case one(String)
        case number(String)
        case several(String)
        case choice(String)
        case assignment(String)
        case rest

        init(_ text: Substring) {
            let text = String(text)
            let isCapital = text.first?.isUppercase == true
            self =
                text == "…"
                ? .rest
                : text.contains("=") && text != "="
                    ? .assignment(text)
                    : text.contains("|") || text.contains("*")
                        ? .choice(text)
                        : isCapital && text.hasSuffix("#")
                            ? .number(text)
                            : isCapital && text.hasSuffix("…")
                                ? .several(text) : isCapital ? .one(text) : .literal(text)
        }

        var text: String {
            switch self {
            case .literal(let text), .one(let text), .number(let text), .several(let text), .choice(let text),
                .assignment(let text):
                text
            case .rest: "…"
            }
        }

        func takes(_ word: Word) -> Bool {
            switch self {
            case .literal(let text): word.isBare(text)
            case .one: !word.isBare || !["->", "<-"].contains(word.text) && !word.text.hasPrefix("--")
            case .number: word.isBare && Double(word.text) != nil
            case .choice(let choices):
                choices.split(separator: "|").contains { choice in
                    choice.hasPrefix("*") ? word.text.hasSuffix(choice.dropFirst()) : word.isBare(String(choice))
                }
            case .assignment: Pattern.assignmentEnd(word) != nil
            case .several, .rest: true
            }
        }
    }
}
