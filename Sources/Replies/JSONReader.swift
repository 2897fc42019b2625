import Bytes

/// Reads JSON strictly (RFC 8259), with the place of a mistake; a duplicate member is a mistake too.
package struct JSONReader {
    /// A mistake and its place.
    package struct Problem: Error, Equatable {
        /// What is wrong.
        package let message: String
        /// The line, from 1.
        package let line: Int
        /// The column in bytes, from 1.
        package let column: Int
    }

    private let bytes: [UInt8]
    private var index = 0
    private static let deepest = 64

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Reads a whole text.
    ///
    /// - Parameter bytes: UTF-8, without a byte order mark.
    /// - Returns: the value.
    /// - Throws: `Problem` with the place of the mistake.
    package static func read(_ bytes: [UInt8]) throws(Problem) -> JSONValue {
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw Problem(message: "the text is not in UTF-8", line: 1, column: 1)
        }
        var reader = JSONReader(bytes)
        let value = try reader.value(depth: 0)
        reader.skipSpace()
        guard reader.index == bytes.count else { throw reader.problem("nothing may follow the value") }
        return value
    }

    private func problem(_ message: String, at offset: Int? = nil) -> Problem {
        let end = min(offset ?? index, bytes.count)
        var line = 1
        var start = 0
        for position in 0..<end where bytes[position] == Byte.newline {
            line += 1
            start = position + 1
        }
        return Problem(message: message, line: line, column: end - start + 1)
    }

    private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func skipSpace() {
        while let byte, byte == Byte.space || byte == Byte.newline || byte == Byte.carriageReturn || byte == Byte.tab {
            index += 1
        }
    }

    private mutating func value(depth: Int) throws(Problem) -> JSONValue {
        skipSpace()
        guard depth < Self.deepest else { throw problem("values are nested more than \(Self.deepest) levels deep") }
        switch byte {
        case Byte.openBrace: return try object(depth)
        case Byte.openBracket: return try array(depth)
        case Byte.quote: return .string(try string())
        case UInt8(ascii: "t"): return try word("true", is: .bool(true))
        case UInt8(ascii: "f"): return try word("false", is: .bool(false))
        case UInt8(ascii: "n"): return try word("null", is: .null)
        case Byte.minus?: return try number()
        case let digit? where digit >= 0x30 && digit <= 0x39: return try number()
        case nil: throw problem("the text ends where a value is expected")
        default: throw problem("expected a value")
        }
    }

    private mutating func word(_ word: String, is value: JSONValue) throws(Problem) -> JSONValue {
        guard bytes[index...].starts(with: word.utf8) else { throw problem("expected a value") }
        index += word.utf8.count
        return value
    }

    private mutating func object(_ depth: Int) throws(Problem) -> JSONValue {
        var members: [JSONValue.Member] = []
        var names: Set<String> = []
        index += 1
        skipSpace()
        if byte == Byte.closeBrace {
            index += 1
            return .object([])
        }
        while true {
            skipSpace()
            let start = index
            guard byte == Byte.quote else { throw problem("expected a name in double quotes") }
            let name = try string()
            guard names.insert(name).inserted else { throw problem("'\(name)' is given twice", at: start) }
            skipSpace()
            guard byte == Byte.colon else { throw problem("expected ':' after the name") }
            index += 1
            members.append(.init(name, try value(depth: depth + 1)))
            if try endsList(with: Byte.closeBrace) { return .object(members) }
        }
    }

    private mutating func array(_ depth: Int) throws(Problem) -> JSONValue {
        var values: [JSONValue] = []
        index += 1
        skipSpace()
        if byte == Byte.closeBracket {
            index += 1
            return .array([])
        }
        while true {
            values.append(try value(depth: depth + 1))
            if try endsList(with: Byte.closeBracket) { return .array(values) }
        }
    }

    /// Reads a comma or the bracket that ends the list.
    private mutating func endsList(with end: UInt8) throws(Problem) -> Bool {
        skipSpace()
        guard byte == end || byte == Byte.comma else {
            throw problem("expected ',' or '\(Character(Unicode.Scalar(end)))'")
        }
        defer { index += 1 }
        return byte == end
    }

    private mutating func number() throws(Problem) -> JSONValue {
        let start = index
        if byte == Byte.minus { index += 1 }
        let first = index
        try digits()
        if index - first > 1, bytes[first] == UInt8(ascii: "0") { throw problem("a number begins with 0", at: first) }
        var isWhole = true
        if byte == Byte.period {
            isWhole = false
            index += 1
            try digits()
        }
        if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
            isWhole = false
            index += 1
            if byte == Byte.plus || byte == Byte.minus { index += 1 }
            try digits()
        }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        if isWhole, let whole = Int(text) { return .int(whole) }
        guard let real = Double(text) else { throw problem("'\(text)' is not a number", at: start) }
        return .double(real)
    }

    private mutating func digits() throws(Problem) {
        let start = index
        while let byte, byte >= 0x30, byte <= 0x39 { index += 1 }
        if index == start { throw problem("expected a digit") }
    }

    // MARK: - Texts

    private mutating func string() throws(Problem) -> String {
        let start = index
        index += 1
        var result: [UInt8] = []
        while let byte {
            switch byte {
            case Byte.quote:
                index += 1
                return String(decoding: result, as: UTF8.self)
            case Byte.backslash: result += try escape()
            case 0..<0x20: throw problem("a string contains a control character")
            default:
                result.append(byte)
                index += 1
            }
        }
        throw problem("the string that begins here does not end", at: start)
    }

    private mutating func escape() throws(Problem) -> [UInt8] {
        let start = index
        index += 1
        guard let byte else { throw problem("the text ends inside an escape", at: start) }
        index += 1
        switch byte {
        case Byte.quote, Byte.backslash, Byte.slash: return [byte]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "n"): return [Byte.newline]
        case UInt8(ascii: "r"): return [Byte.carriageReturn]
        case UInt8(ascii: "t"): return [Byte.tab]
        case UInt8(ascii: "u"): return try scalar(start)
        default: throw problem("unknown escape", at: start)
        }
    }

    /// Reads the digits after `\u`, and for a surrogate the other half of the pair.
    private mutating func scalar(_ start: Int) throws(Problem) -> [UInt8] {
        var code = try unit(start)
        if (0xD800..<0xDC00).contains(code), bytes[index...].starts(with: "\\u".utf8) {
            index += 2
            let low = try unit(start)
            guard (0xDC00..<0xE000).contains(low) else { throw problem("half of a surrogate pair", at: start) }
            code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
        }
        guard let scalar = Unicode.Scalar(code) else { throw problem("half of a surrogate pair", at: start) }
        return Array(String(Character(scalar)).utf8)
    }

    private mutating func unit(_ start: Int) throws(Problem) -> UInt32 {
        guard index + 4 <= bytes.count,
            let code = UInt32(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16),
            bytes[index] != Byte.plus, bytes[index] != Byte.minus
        else { throw problem("expected four hexadecimal digits", at: start) }
        index += 4
        return code
    }
}
