/// Tells whether a range of code gives a name a meaning of its own, because it declares a variable, parameter or function.
///
/// In doubt the answer is yes: then the name stays as it is and is listed for people.
struct LocalNames {
    private let text: TokenText
    private let isSwift: Bool
    private var known: [Key: Bool] = [:]

    private struct Key: Hashable {
        let range: Range<Int>
        let name: String
    }

    init(_ text: TokenText, isSwift: Bool) {
        self.text = text
        self.isSwift = isSwift
    }

    /// Returns whether a name is declared in a range, not counting the tokens at some offsets.
    mutating func declares(_ name: String, in range: Range<Int>, except places: Set<Int>) -> Bool {
        let key = Key(range: range, name: name)
        if let answer = known[key] { return answer }
        let answer = text.indices(in: range).contains { index in
            text.isWord(index, equalTo: name) && !places.contains(text.offset(index))
                && (isSwift ? bindsInSwift(index) : bindsInObjectiveC(index, in: range))
        }
        known[key] = answer
        return answer
    }

    /// Returns whether a token of Swift declares its name or captures it in a closure.
    func bindsInSwift(_ index: Int) -> Bool {
        if text.isWord(index - 1, of: Self.binders) { return true }
        let isListed = text.isMark(index - 1, of: Self.openers)
        if text.isMark(index + 1, equalTo: Byte.colon) {
            if text.isName(index - 1) { return !text.isWord(index - 1, of: Self.notLabels) }
            guard isListed, let next = text.behindParenthesis(from: index) else { return false }
            return text.isMark(next, of: [Byte.openBrace, Byte.minus]) || text.isWord(next, of: Self.afterParameters)
        }
        guard isListed else { return false }
        return isClosureParameter(index) || isInPattern(index)
    }

    /// Returns whether a list of names and then `in` follow.
    private func isClosureParameter(_ index: Int) -> Bool {
        for next in index + 1..<index + 16 {
            if text.isWord(next, equalTo: "in") { return true }
            guard text.isName(next) || text.isMark(next, of: Self.between) else { return false }
        }
        return false
    }

    /// Returns whether the name is in parentheses or in a list after `let`, `var` or `for`.
    private func isInPattern(_ index: Int) -> Bool {
        if text.isMark(index - 1, equalTo: Byte.comma), text.isMark(index + 1, equalTo: Byte.equals),
            !text.isMark(index + 2, equalTo: Byte.equals)
        {
            return true
        }
        for previous in (index - 16..<index).reversed() {
            if text.isWord(previous, of: Self.binders) { return true }
            guard text.isName(previous) || text.isMark(previous, of: Self.inPatterns) else { return false }
        }
        return false
    }

    private func bindsInObjectiveC(_ index: Int, in range: Range<Int>) -> Bool {
        if text.isMark(index - 1, equalTo: Byte.star) { return true }
        if text.isName(index - 1) { return !text.isWord(index - 1, of: Self.notTypes) }
        guard text.isMark(index - 1, equalTo: Byte.closeParenthesis) else { return false }
        return !text.indices(in: range).prefix { $0 < index }.contains { text.isMark($0, equalTo: Byte.openBrace) }
    }

    private static let binders: Set<String> = ["let", "var", "for", "weak", "unowned", "func"]
    private static let notLabels: Set<String> = ["case", "return", "in", "else", "try", "await", "throw", "is", "as"]
    private static let afterParameters: Set<String> = ["in", "throws", "rethrows", "async"]
    private static let notTypes: Set<String> = [
        "return", "in", "else", "do", "case", "goto", "self", "super", "selector",
    ]
    private static let openers = [Byte.openParenthesis, Byte.comma, Byte.openBrace, Byte.openBracket]
    private static let between = [Byte.comma, Byte.closeParenthesis, Byte.closeBracket]
    private static let inPatterns = [Byte.comma, Byte.openParenthesis, Byte.period]
}
