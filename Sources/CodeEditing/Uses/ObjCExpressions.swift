import Bytes
import SourceIndex

/// Describes expressions of an Objective-C file by what decides the types of their values.
struct ObjCExpressions {
    let tree: ObjCTokenTree
    private var text: TokenText { tree.text }

    init(_ tree: ObjCTokenTree) { self.tree = tree }

    /// Returns what decides the type of the expression of some tokens, as seen from a method.
    ///
    /// - Parameters:
    ///   - tokens: the expression.
    ///   - method: the tokens of the method around it, with its head.
    /// - Returns: the expression, with local names replaced by their types.
    func of(_ tokens: Range<Int>, in method: Range<Int>) -> CodeExpression {
        var (low, high) = (tokens.lowerBound, tokens.upperBound)
        while low < high, text.isMark(low, of: [Byte.star, Byte.ampersand, Byte.exclamation]) { low += 1 }
        guard low < high else { return .unknown }
        if text.isMark(low, equalTo: Byte.openParenthesis), tree.partner[low] > low {
            let close = tree.partner[low]
            if close == high - 1 { return of(low + 1..<close, in: method) }
            if close < high, isCast(close + 1) { return .type(type(low + 1..<close)) }
        }
        let last = high - 1
        if text.isName(last), last - 1 > low {
            if text.isMark(last - 1, equalTo: Byte.period) {
                return .member(of(low..<last - 1, in: method), text.text(last))
            }
            if text.isMark(last - 1, equalTo: Byte.greater), text.isMark(last - 2, equalTo: Byte.minus) {
                return .member(of(low..<last - 2, in: method), text.text(last))
            }
        }
        if text.isMark(last, equalTo: Byte.closeBracket), tree.partner[last] >= low {
            let open = tree.partner[last]
            guard open == low else { return .element(of(low..<open, in: method)) }
            guard let message = tree.messages[open] else { return .unknown }
            let receiver = of(message.receiver, in: method)
            let name = text.text(message.pieces[0])
            return name == "self" || name == "class" ? receiver : .call(.member(receiver, name), isInferred: false)
        }
        if text.isMark(low, equalTo: Byte.at), text.tokens[last].kind == .string { return .type("NSString") }
        guard low == last, text.isName(low) else { return .unknown }
        let name = text.text(low)
        if name == "self" || name == "super" { return .own }
        return variable(name, at: low, in: method) ?? .name(name)
    }

    /// Returns what decides the type of a local variable or parameter, as seen from a token; nil if the name is not local.
    private func variable(_ name: String, at index: Int, in method: Range<Int>) -> CodeExpression? {
        guard let token = declaration(of: name, at: index, in: method) else { return nil }
        let open = tree.partner[token - 1]
        if text.isMark(token - 1, equalTo: Byte.closeParenthesis), open > 0, isTypeOf(open - 1) {
            let inner = open + 1..<token - 1
            // `typeof(UIButton *) button`
            return text.isMark(token - 2, equalTo: Byte.star) ? .type(type(inner)) : of(inner, in: method)
        }
        guard let type = declaredType(token, in: method) else { return .unknown }
        guard Self.inferred.contains(type) else { return .type(type) }
        // `__auto_type name = value;`
        guard text.isMark(token + 1, equalTo: Byte.equals) else { return .unknown }
        var end = token + 2
        while end < method.upperBound, !text.isMark(end, equalTo: Byte.semicolon) {
            end = tree.partner[end] > end ? tree.partner[end] + 1 : end + 1
        }
        return token < index && end <= index ? of(token + 2..<end, in: method) : .unknown
    }

    private static let inferred: Set<String> = ["__auto_type", "auto", "let", "var"]

    /// Whether a token is one of the spellings of `typeof`.
    private func isTypeOf(_ index: Int) -> Bool {
        text.isWord(index, of: ["typeof", "__typeof", "__typeof__", "decltype"])
    }

    private func isCast(_ next: Int) -> Bool {
        text.isName(next) || text.isMark(next, of: [Byte.openParenthesis, Byte.openBracket, Byte.at])
    }

    /// Returns tokens as the text of a type; that of `id<A, B>` is `A & B`.
    private func type(_ tokens: Range<Int>) -> String {
        var words = tokens.map(text.text).filter { !Self.qualifiers.contains($0) }
        while words.last == "*" { words.removeLast() }
        if words.first == "id", words.count > 3, words[1] == "<" {
            return words[2..<words.count - 1].map { $0 == "," ? " & " : $0 }.joined()
        }
        return words.joined()
    }

    private static let qualifiers: Set<String> = [
        "const", "__weak", "__strong", "__block", "static", "__unsafe_unretained", "__kindof", "nullable", "nonnull",
        "_Nullable", "_Nonnull", "__nullable", "__nonnull", "in", "out", "inout", "volatile", "struct",
        "__autoreleasing",
    ]

    // MARK: - Local names

    /// Returns the type with which a variable or parameter of a method is declared, as seen from a token; nil if it is not local.
    func local(_ name: String, at index: Int, in method: Range<Int>) -> String? {
        declaration(of: name, at: index, in: method).flatMap { declaredType($0, in: method) }
    }

    /// Returns the name in the declaration of a variable or parameter that is meant at a token; nil if there is none.
    private func declaration(of name: String, at index: Int, in method: Range<Int>) -> Int? {
        var token = index - 1
        while token >= method.lowerBound {
            if text.isWord(token, equalTo: name), declaredType(token, in: method) != nil, isVisible(token, from: index)
            {
                return token
            }
            token -= 1
        }
        return nil
    }

    /// Returns the type if a token is the name in a declaration of a variable or parameter.
    func declaredType(_ index: Int, in method: Range<Int>) -> String? {
        if text.isMark(index - 1, equalTo: Byte.closeParenthesis) {
            // A parameter of the method: before its body.
            let open = tree.partner[index - 1]
            if open > 0, isTypeOf(open - 1) { return type(open - 1..<index) }
            guard open > 0, text.isMark(open - 1, equalTo: Byte.colon),
                !(method.lowerBound..<index).contains(where: { text.isMark($0, equalTo: Byte.openBrace) })
            else { return nil }
            return type(open + 1..<index - 1)
        }
        var start = index
        while text.isMark(start - 1, equalTo: Byte.star) || text.isName(start - 1) && isTypeWord(start - 1) {
            start -= 1
        }
        if text.isMark(start - 1, equalTo: Byte.greater), !text.isMark(start - 2, equalTo: Byte.minus) {
            // `NSArray<Foo *> *name`, `id<Foo> name`
            var depth = 0
            var open = start - 1
            while open > method.lowerBound {
                if text.isMark(open, equalTo: Byte.greater) { depth += 1 }
                if text.isMark(open, equalTo: Byte.less) { depth -= 1 }
                if depth == 0 { break }
                if text.isMark(open, of: [Byte.semicolon, Byte.openBrace]) { return nil }
                open -= 1
            }
            start = open
            while text.isName(start - 1), isTypeWord(start - 1) { start -= 1 }
        }
        guard start < index, !text.isMark(start, equalTo: Byte.star) else { return listed(index, in: method) }
        let before = start - 1
        let opens = text.isMark(
            before,
            of: [
                Byte.openBrace, Byte.closeBrace, Byte.semicolon, Byte.openParenthesis, Byte.comma,
                Byte.closeParenthesis,
                Byte.colon,
            ])
        let follows = text.isMark(
            index + 1,
            of: [
                Byte.equals, Byte.semicolon, Byte.comma, Byte.closeParenthesis, Byte.openBracket,
            ])
        guard opens || before < method.lowerBound || text.isWord(before, of: ["else", "do"]),
            follows || text.isWord(index + 1, equalTo: "in"),
            !(text.isMark(index + 1, equalTo: Byte.equals) && text.isMark(index + 2, equalTo: Byte.equals))
        else { return nil }
        return type(start..<index)
    }

    /// The type of a later name in `Foo *a, *b;`.
    private func listed(_ index: Int, in method: Range<Int>) -> String? {
        guard text.isMark(index - 1, equalTo: Byte.star), text.isMark(index - 2, equalTo: Byte.comma) else {
            return nil
        }
        var start = index - 2
        while start > method.lowerBound, !text.isMark(start - 1, of: [Byte.semicolon, Byte.openBrace, Byte.closeBrace])
        {
            start -= 1
        }
        guard text.isName(start), text.isMark(start + 1, equalTo: Byte.star) else { return nil }
        return text.text(start)
    }

    private func isTypeWord(_ index: Int) -> Bool {
        !text.isWord(index, of: Self.notTypes) && text.bytes[text.offset(index)] > 57
    }

    private static let notTypes: Set<String> = [
        "return", "in", "else", "do", "case", "goto", "self", "super", "selector", "if", "while", "for", "sizeof",
        "throw", "break", "continue", "typedef",
    ]

    /// Returns whether a declaration is visible at a later token.
    private func isVisible(_ declaration: Int, from index: Int) -> Bool {
        // In parentheses, as after `for` and `^`: in the statement or block that follows.
        var open = declaration - 1
        while open >= 0 {
            if tree.partner[open] >= 0, tree.partner[open] < open {
                open = tree.partner[open] - 1
                continue
            }
            if text.isMark(open, of: [Byte.openParenthesis, Byte.openBrace]) { break }
            open -= 1
        }
        guard open >= 0, tree.partner[open] > open else { return true }
        let close = tree.partner[open]
        if text.isMark(open, equalTo: Byte.openBrace) { return index < close }
        if index < close { return true }
        if text.isMark(close + 1, equalTo: Byte.openBrace) { return index < tree.partner[close + 1] }
        guard text.isWord(open - 1, of: ["for", "while", "if"]) else { return false }
        var end = close + 1
        while end < text.tokens.count, !text.isMark(end, equalTo: Byte.semicolon) {
            end = tree.partner[end] > end ? tree.partner[end] + 1 : end + 1
        }
        return index < end
    }
}
