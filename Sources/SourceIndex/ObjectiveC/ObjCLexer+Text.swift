#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension ObjCLexer {
    /// The text of a range; bytes that are no UTF-8 become replacement characters.
    func text(_ range: Range<Int>) -> String {
        String(decoding: UnsafeBufferPointer(start: base + range.lowerBound, count: range.count), as: UTF8.self)
    }

    /// The text of a token.
    func text(_ token: ObjCToken) -> String { text(Int(token.start)..<Int(token.end)) }

    /// Whether a token's text is this word; for `@interface` the word has the `@`.
    @inline(__always)
    func isWord(_ token: ObjCToken, _ word: StaticString) -> Bool {
        Int(token.end - token.start) == word.utf8CodeUnitCount
            && memcmp(base + Int(token.start), word.utf8Start, word.utf8CodeUnitCount) == 0
    }

    /// Whether a token's text ends with these bytes.
    func hasSuffix(_ token: ObjCToken, _ suffix: StaticString) -> Bool {
        let length = suffix.utf8CodeUnitCount
        return Int(token.end - token.start) >= length
            && memcmp(base + Int(token.end) - length, suffix.utf8Start, length) == 0
    }

    /// The value of a literal between its quotes, escapes resolved.
    func literal(_ token: ObjCToken) -> String {
        var start = Int(token.start)
        var end = Int(token.end)
        if isAt(start, Byte.at) { start += 1 }
        guard isAt(start, Byte.quote) else { return "" }
        start += 1
        if end > start, base[end - 1] == Byte.quote { end -= 1 }
        guard memchr(base + start, Int32(Byte.backslash), end - start) != nil else { return text(start..<end) }
        return unescaped(start..<end)
    }

    private func unescaped(_ range: Range<Int>) -> String {
        var bytes: [UInt8] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = base[index]
            index += 1
            guard byte == Byte.backslash, index < range.upperBound else {
                bytes.append(byte)
                continue
            }
            let escaped = base[index]
            index += 1
            switch escaped {
            case UInt8(ascii: "n"): bytes.append(Byte.newline)
            case UInt8(ascii: "t"): bytes.append(Byte.tab)
            case UInt8(ascii: "r"): bytes.append(Byte.carriageReturn)
            case Byte.newline, Byte.carriageReturn: break
            case UInt8(ascii: "u"), UInt8(ascii: "U"):
                let digits = min(escaped == UInt8(ascii: "u") ? 4 : 8, range.upperBound - index)
                if let value = UInt32(text(index..<index + digits), radix: 16), let scalar = Unicode.Scalar(value) {
                    bytes.append(contentsOf: String(scalar).utf8)
                }
                index += digits
            default: bytes.append(escaped)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
