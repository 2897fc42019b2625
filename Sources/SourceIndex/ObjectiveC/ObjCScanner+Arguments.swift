extension ObjCScanner {
    /// How many bytes of an argument are read.
    private static let longestArgument = 256

    /// Reads the argument that starts at an index, without taking its tokens.
    ///
    /// - Parameters:
    ///   - index: the byte after the colon or parenthesis.
    ///   - owner: knows the values of the body's own names.
    /// - Returns: the argument; its text is empty if there is none.
    mutating func argument(at index: Int, in owner: BodyOwner) -> Argument {
        var line = source.line
        var lineStart = source.lineStart
        var start = index
        while start < source.bytes.count, Byte.isBlank(source.bytes[start]) {
            if source.bytes[start] == Byte.newline {
                line += 1
                lineStart = start + 1
            }
            start += 1
        }
        let place = SourcePlace(offset: start, line: Int(line), column: start - lineStart + 1)
        let end = argumentEnd(from: start)
        let text = source.bytes.text(in: start..<end)
        return Argument(value: value(of: start..<end, text: text, in: owner), text: text, place: place)
    }

    /// Returns the value of a literal, of a name whose value is known, or the class in `NSStringFromClass([Class class])`.
    private mutating func value(of range: Range<Int>, text: String, in owner: BodyOwner) -> String {
        let quote = range.lowerBound + 1
        if source.bytes.byte(at: range.lowerBound) == Byte.at, source.bytes.byte(at: quote) == Byte.quote {
            return source.literal(in: quote..<literalEnd(from: quote + 1, to: max(quote + 1, range.upperBound)))
        }
        if let value = owner.strings[text] { return value }
        readDefines()
        if let value = constants[text] { return value }
        return className(in: text, owner)
    }

    private func literalEnd(from start: Int, to end: Int) -> Int {
        var index = start
        while index < end {
            if source.bytes[index] == Byte.quote { return index + 1 }
            index += source.bytes[index] == Byte.backslash ? 2 : 1
        }
        return min(index, end)
    }

    /// Returns the class of `[Class class]`, alone or in `NSStringFromClass(…)`; empty for anything else.
    private func className(in text: String, _ owner: BodyOwner) -> String {
        var text = text.utf8[...]
        if text.starts(with: "NSStringFromClass(".utf8) { text = text.dropFirst(18) }
        guard text.first == Byte.openBracket else { return "" }
        let words = text.dropFirst().prefix { $0 != Byte.closeBracket }.split(separator: Byte.space)
        guard words.count == 2, words[1].elementsEqual("class".utf8), words[0].allSatisfy(Byte.isName) else {
            return ""
        }
        let name = String(Substring(words[0]))
        return name == "self" ? "" : name
    }

    /// Returns where an argument ends: before the next piece of the selector, or before what closes the call.
    private func argumentEnd(from start: Int) -> Int {
        let limit = min(source.bytes.count, start + Self.longestArgument)
        var open = 0
        var index = start
        var end = start
        while index < limit {
            let byte = source.bytes[index]
            if byte == Byte.quote {
                index = literalEnd(from: index + 1, to: limit)
                end = index
                continue
            }
            if byte == Byte.openBracket || byte == Byte.openParenthesis || byte == Byte.openBrace { open += 1 }
            if byte == Byte.closeBracket || byte == Byte.closeParenthesis || byte == Byte.closeBrace { open -= 1 }
            if open < 0 || byte == Byte.semicolon || (open == 0 && byte == Byte.comma) { break }
            if Byte.isName(byte) {
                let word = index
                while index < limit, Byte.isName(source.bytes[index]) { index += 1 }
                if open == 0, word > start, source.bytes.byte(at: index) == Byte.colon,
                    Byte.isBlank(source.bytes[word - 1])
                {
                    break
                }
                end = index
                continue
            }
            index += 1
            if !Byte.isBlank(byte) { end = index }
        }
        return end
    }
}
