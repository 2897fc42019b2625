extension ObjCPreprocessor {
    /// Returns the text of a token.
    func text(_ token: ObjCToken) -> String { bytes.text(in: token.range) }

    /// Returns whether a token is this word; for `@interface` the word includes the `@`.
    @inline(__always)
    func isWord(_ token: ObjCToken, equalTo word: StaticString) -> Bool { bytes.isWord(word, in: token.range) }

    /// Returns whether the text of a token ends with these bytes.
    func hasSuffix(_ token: ObjCToken, suffix: StaticString) -> Bool {
        let start = Int(token.end) - suffix.utf8CodeUnitCount
        return start >= Int(token.start) && bytes.has(suffix, at: start)
    }

    /// Returns whether a name is all capitals and digits with at least one underscore.
    func looksLikeMacro(_ token: ObjCToken) -> Bool {
        var hasUnderscore = false
        for byte in bytes[token.range] {
            if byte == Byte.underscore {
                hasUnderscore = true
            } else if !Byte.isDigit(byte), byte &- 0x41 >= 26 {
                return false
            }
        }
        return hasUnderscore
    }

    /// Returns whether `(type) name` is at an index, as after the `-` of a method.
    func looksLikeMethod(at start: Int) -> Bool {
        var index = start
        while bytes.byte(at: index) == Byte.space { index += 1 }
        guard bytes.byte(at: index) == Byte.openParenthesis else { return false }
        let limit = min(bytes.count, index + 200)
        while index < limit, bytes[index] != Byte.closeParenthesis {
            if bytes[index] == Byte.newline || bytes[index] == Byte.semicolon { return false }
            index += 1
        }
        index += 1
        while bytes.byte(at: index) == Byte.space { index += 1 }
        guard index < limit, Byte.isName(bytes[index]) else { return false }
        while index < limit, Byte.isName(bytes[index]) { index += 1 }
        while index < limit, Byte.isBlank(bytes[index]) { index += 1 }
        let isLabel = bytes.byte(at: index) == Byte.colon && bytes.byte(at: index + 1) == Byte.openParenthesis
        return isLabel || bytes.byte(at: index) == Byte.openBrace
    }

    // MARK: - Values of literals

    /// Returns the value of `"…"` or `@"…"`, with escapes resolved; empty for other tokens.
    func literal(_ token: ObjCToken) -> String {
        let start = Int(token.start)
        let quote = bytes.byte(at: start) == Byte.at ? start + 1 : start
        guard bytes.byte(at: quote) == Byte.quote else { return "" }
        return literal(in: quote..<Int(token.end))
    }

    /// Returns the value of a literal, with escapes resolved.
    ///
    /// - Parameter range: the literal from its opening quote; its closing quote may be missing.
    /// - Returns: the text between the quotes.
    func literal(in range: Range<Int>) -> String {
        let start = range.lowerBound + 1
        var end = max(start, range.upperBound)
        if end > start, bytes[end - 1] == Byte.quote { end -= 1 }
        return bytes[start..<end].contains(Byte.backslash) ? unescaped(start..<end) : bytes.text(in: start..<end)
    }

    private func unescaped(_ range: Range<Int>) -> String {
        var text: [UInt8] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = bytes[index]
            index += 1
            guard byte == Byte.backslash, index < range.upperBound else {
                text.append(byte)
                continue
            }
            let escaped = bytes[index]
            index += 1
            switch escaped {
            case UInt8(ascii: "n"): text.append(Byte.newline)
            case UInt8(ascii: "t"): text.append(Byte.tab)
            case UInt8(ascii: "r"): text.append(Byte.carriageReturn)
            case Byte.newline, Byte.carriageReturn: break
            case UInt8(ascii: "u"), UInt8(ascii: "U"):
                let digits = min(escaped == UInt8(ascii: "u") ? 4 : 8, range.upperBound - index)
                let number = UInt32(bytes.text(in: index..<index + digits), radix: 16)
                if let scalar = number.flatMap({ Unicode.Scalar($0) }) { text.append(contentsOf: String(scalar).utf8) }
                index += digits
            default: text.append(escaped)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
