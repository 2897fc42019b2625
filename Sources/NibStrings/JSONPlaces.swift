import Bytes

/// A value of a JSON text with its place, so that parts of the text can be replaced.
indirect enum JSONPlaces {
    /// A member of an object.
    struct Member {
        let name: String
        let nameRange: Range<Int>
        let value: JSONPlaces
        /// From the name to the end of the value.
        var range: Range<Int> { nameRange.lowerBound..<value.range.upperBound }
    }

    case object([Member], Range<Int>)
    case text(String, Range<Int>)
    /// A list, a number, true, false or null.
    case other(Range<Int>)

    var range: Range<Int> {
        switch self {
        case .object(_, let range), .text(_, let range), .other(let range): range
        }
    }

    var members: [Member] {
        if case .object(let members, _) = self { members } else { [] }
    }

    var string: String? {
        if case .text(let text, _) = self { text } else { nil }
    }

    subscript(name: String) -> JSONPlaces? { members.first { $0.name == name }?.value }

    /// Reads a whole text.
    ///
    /// - Throws: `TranslationError` with the place of the mistake.
    static func read(_ text: [UInt8]) throws(TranslationError) -> JSONPlaces {
        var reader = Reader(text: text)
        let value = try reader.value(depth: 0)
        reader.skip()
        guard reader.index == text.count else { throw reader.error("nothing may follow the value") }
        return value
    }

    private struct Reader {
        let text: [UInt8]
        var index = 0
        static let deepest = 64

        init(text: [UInt8]) { self.text = text }

        func error(_ message: String, at offset: Int? = nil) -> TranslationError {
            TranslationError(message, at: offset ?? index, of: text)
        }

        private var byte: UInt8? { index < text.count ? text[index] : nil }

        mutating func skip() {
            while let byte, [9, 10, 13, 32].contains(byte) { index += 1; _ = byte }
        }

        private mutating func take(_ mark: Unicode.Scalar) -> Bool {
            skip()
            guard byte == UInt8(ascii: mark) else { return false }
            index += 1
            return true
        }

        mutating func value(depth: Int) throws(TranslationError) -> JSONPlaces {
            skip()
            guard depth < Self.deepest else { throw error("values are nested more than \(Self.deepest) levels deep") }
            let start = index
            switch byte {
            case Byte.openBrace: return try object(depth: depth)
            case Byte.quote: return .text(try string(), start..<index)
            case Byte.openBracket:
                index += 1
                if take("]") { return .other(start..<index) }
                repeat { _ = try value(depth: depth + 1) } while take(",")
                guard take("]") else { throw error("there is no ']' after the list") }
                return .other(start..<index)
            default:
                while let byte,
                    byte == 43 || byte == 45 || byte == 46 || (48...57).contains(byte) || (65...122).contains(byte)
                {
                    index += 1
                    _ = byte
                }
                guard index > start else { throw error("a value should be here") }
                return .other(start..<index)
            }
        }

        private mutating func object(depth: Int) throws(TranslationError) -> JSONPlaces {
            let start = index
            index += 1
            var members: [Member] = []
            if take("}") { return .object([], start..<index) }
            repeat {
                skip()
                let place = index
                guard byte == Byte.quote else {
                    throw error("the name of a member should be here, in double quotes")
                }
                let name = try string()
                let nameRange = place..<index
                guard take(":") else { throw error("there is no ':' after '\(name)'") }
                members.append(Member(name: name, nameRange: nameRange, value: try value(depth: depth + 1)))
            } while take(",")
            guard take("}") else { throw error("there is no '}' or ',' after '\(members.last?.name ?? "")'") }
            return .object(members, start..<index)
        }

        private mutating func string() throws(TranslationError) -> String {
            let start = index
            index += 1
            var units: [UInt8] = []
            while let byte, byte != Byte.quote {
                guard byte >= 32 else { throw error("the text that begins here does not end on its line", at: start) }
                index += 1
                if byte == Byte.backslash { try escape(into: &units) } else { units.append(byte) }
            }
            guard byte != nil else { throw error("the text that begins here does not end", at: start) }
            index += 1
            return String(decoding: units, as: UTF8.self)
        }

        private mutating func escape(into units: inout [UInt8]) throws(TranslationError) {
            guard let byte else { throw error("the file ends in a text") }
            index += 1
            switch byte {
            case Byte.quote, Byte.backslash, Byte.slash: units.append(byte)
            case UInt8(ascii: "b"): units.append(8)
            case UInt8(ascii: "f"): units.append(12)
            case UInt8(ascii: "n"): units.append(10)
            case UInt8(ascii: "r"): units.append(13)
            case UInt8(ascii: "t"): units.append(9)
            case UInt8(ascii: "u"):
                var pair = [try hexadecimal()]
                if UTF16.isLeadSurrogate(pair[0]), text[index...].starts(with: "\\u".utf8) {
                    index += 2
                    pair.append(try hexadecimal())
                }
                units += String(decoding: pair, as: UTF16.self).utf8
            default: throw error("'\\' is followed by a character that JSON does not escape", at: index - 2)
            }
        }

        private mutating func hexadecimal() throws(TranslationError) -> UInt16 {
            let digits = String(decoding: text[index..<min(index + 4, text.count)], as: UTF8.self)
            guard digits.utf8.count == 4, let value = UInt16(digits, radix: 16) else {
                throw error("four hexadecimal digits should follow")
            }
            index += 4
            return value
        }
    }
}
