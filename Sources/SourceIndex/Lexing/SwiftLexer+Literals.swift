// Comments, strings and regular expressions.
extension SwiftLexer {
    /// Reads what a `/` begins: a comment, a regular expression or an operator.
    mutating func readSlash() -> SwiftToken {
        let next = bytes.byte(at: position + 1)
        if next == Byte.slash { return take(.comment, to: bytes.lineEnd(from: position)) }
        if next == Byte.star { return readBlockComment() }
        if let end = expressionEnd() {
            isUnsure = true
            stage = .expression(end: end, hashes: 0)
            return take(.delimiter, to: position + 1)
        }
        if mayBeginExpression(before: next) { isUnsure = true }
        return take(.mark, to: position + 1)
    }

    private mutating func readBlockComment() -> SwiftToken {
        let (bytes, count) = (bytes, bytes.count)
        var depth = 1
        var end = position + 2
        while end < count, depth > 0 {
            let byte = bytes[end]
            if byte == Byte.star, bytes.byte(at: end + 1) == Byte.slash {
                depth -= 1
                end += 2
            } else if byte == Byte.slash, bytes.byte(at: end + 1) == Byte.star {
                depth += 1
                end += 2
            } else {
                end += 1
            }
        }
        if depth > 0 { isUnsure = true }
        return take(.comment, to: min(end, count))
    }

    /// Reads what `#` begins: a raw string, an extended regular expression, the first line of a script, or a directive or macro.
    mutating func readHashes() -> SwiftToken {
        var end = position
        while bytes.byte(at: end) == Byte.hash { end += 1 }
        let hashes = end - position
        let next = bytes.byte(at: end)
        if next == Byte.quote { return openString(quoteAt: end, hashes: hashes) }
        if next == Byte.slash {
            isUnsure = true
            if let close = extendedExpressionEnd(from: end + 1, hashes: hashes) {
                stage = .expression(end: close, hashes: hashes)
                return take(.delimiter, to: end + 1)
            }
        }
        if position == 0, next == Byte.exclamation { return take(.comment, to: bytes.lineEnd(from: 0)) }
        return take(.mark, to: end)
    }

    // MARK: - Strings

    /// Takes the delimiter that opens a string.
    mutating func openString(quoteAt quote: Int, hashes: Int) -> SwiftToken {
        var delimiter = StringDelimiter(hashes: hashes)
        var end = quote + 1
        if bytes.byte(at: end) == Byte.quote, bytes.byte(at: end + 1) == Byte.quote,
            !closesOnLine(quoteAt: end + 1, hashes: hashes)
        {
            delimiter.isMultiline = true
            end += 2
            // Text must not follow on the line of the quotes
            if !Byte.isLineEnd(bytes.byte(at: end)) { isUnsure = true }
        }
        stage = .text(delimiter)
        return take(.delimiter, to: end)
    }

    /// Returns whether a raw string that begins with three quotes is one of a single line, as in `#"""#`, whose text is a quote.
    private func closesOnLine(quoteAt start: Int, hashes: Int) -> Bool {
        guard hashes > 0 else { return false }
        var index = start
        while index < bytes.count, !Byte.isLineEnd(bytes[index]) {
            if bytes[index] == Byte.quote, hasHashes(hashes, at: index + 1) { return true }
            index += 1
        }
        return false
    }

    /// Reads the text of a string up to its end, to an interpolation or, in a string of one line, to the end of the line.
    mutating func readText(_ delimiter: StringDelimiter) -> SwiftToken {
        let (bytes, count) = (bytes, bytes.count)
        var index = position
        while index < count {
            let byte = bytes[index]
            if byte == Byte.backslash, hasHashes(delimiter.hashes, at: index + 1) {
                let escaped = index + 1 + delimiter.hashes
                if bytes.byte(at: escaped) == Byte.openParenthesis {
                    stage = .interpolation(delimiter, end: escaped + 1)
                    return take(.text, to: index)
                }
                // Only a multi-line string can escape a line end
                let isLineEnd = Byte.isLineEnd(bytes.byte(at: escaped)) && !delimiter.isMultiline
                index = min(isLineEnd ? escaped : escaped + 1, count)
                continue
            }
            if byte == Byte.quote, let end = end(of: delimiter, at: index) {
                stage = .closing(end: end)
                return take(.text, to: index)
            }
            if !delimiter.isMultiline, Byte.isLineEnd(byte) { break }
            index += 1
        }
        isUnsure = true
        stage = .code
        return take(.text, to: index)
    }

    private func hasHashes(_ hashes: Int, at index: Int) -> Bool {
        var offset = 0
        while offset < hashes {
            if bytes.byte(at: index + offset) != Byte.hash { return false }
            offset += 1
        }
        return true
    }

    /// Returns where the closing delimiter at a quote ends, nil if the quote does not begin one.
    private func end(of delimiter: StringDelimiter, at quote: Int) -> Int? {
        var end = quote + 1
        if delimiter.isMultiline {
            guard bytes.byte(at: end) == Byte.quote, bytes.byte(at: end + 1) == Byte.quote else { return nil }
            end += 2
        }
        return hasHashes(delimiter.hashes, at: end) ? end + delimiter.hashes : nil
    }

    // MARK: - Regular expressions

    /// How far the end of a regular expression is looked for, so that time stays linear.
    private static let longestExpression = 1000

    /// Returns where an extended regular expression closes, nil if it does not.
    private mutating func extendedExpressionEnd(from start: Int, hashes: Int) -> Int? {
        let isMultiline = Byte.isLineEnd(bytes.byte(at: start))
        guard !isMultiline || hashes < unclosedHashes else { return nil }
        let limit = isMultiline ? bytes.count : min(bytes.count, start + Self.longestExpression)
        var index = start
        while index < limit {
            let byte = bytes[index]
            if byte == Byte.slash, hasHashes(hashes, at: index + 1) { return index }
            if byte == Byte.newline, !isMultiline { return nil }
            index += byte == Byte.backslash ? 2 : 1
        }
        if isMultiline { unclosedHashes = hashes }
        return nil
    }

    /// Returns where a regular expression that begins at the current slash closes, nil if the slash is an operator.
    ///
    /// The slash must be where a value can begin, must not be followed by a blank, and the expression must close on its line, not
    /// after a blank, with its parentheses in balance.
    private func expressionEnd() -> Int? {
        let first = bytes.byte(at: position + 1)
        guard !Byte.isBlank(first), first != Byte.equals, canBeginValue() else { return nil }
        var index = position + 1
        var (open, isInClass) = (0, false)
        let limit = min(bytes.count, index + Self.longestExpression)
        while index < limit, !Byte.isLineEnd(bytes[index]) {
            switch bytes[index] {
            case Byte.backslash: index += 1
            case Byte.openBracket: isInClass = true
            case Byte.closeBracket: isInClass = false
            case Byte.openParenthesis where !isInClass: open += 1
            case Byte.closeParenthesis where !isInClass:
                open -= 1
                if open < 0 { return nil }
            case Byte.slash where !isInClass:
                return open == 0 && !Byte.isBlank(bytes[index - 1]) ? index : nil
            default: break
            }
            index += 1
        }
        return nil
    }

    /// Returns whether a value can follow the last token; otherwise a slash is an operator.
    private func canBeginValue() -> Bool {
        let first = bytes.byte(at: lastCode.range.lowerBound)
        switch lastCode.kind {
        case .blank, .comment: return true
        case .number, .text: return false
        case .delimiter: return first == Byte.backslash
        case .identifier:
            return isWord(lastCode, equalTo: "return") || isWord(lastCode, equalTo: "in")
                || isWord(lastCode, equalTo: "case")
                || isWord(lastCode, equalTo: "try") || isWord(lastCode, equalTo: "await")
        case .mark:
            switch first {
            case Byte.openParenthesis, Byte.comma, Byte.equals, Byte.colon, Byte.openBracket, Byte.openBrace:
                return true
            default: return false
            }
        }
    }

    /// Returns whether Swift may take the current slash for the start of a regular expression, although it was not read as one.
    ///
    /// None begins with a blank. Directly after an operand the slash divides; after `func` it is the name of an operator.
    private func mayBeginExpression(before next: UInt8) -> Bool {
        if Byte.isBlank(next) || isWord(lastCode, equalTo: "func") { return false }
        let previous = bytes.byte(at: position - 1)
        return !Byte.isName(previous) && previous != Byte.closeParenthesis && previous != Byte.closeBracket
    }
}
