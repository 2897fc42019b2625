import Bytes
import Wording

extension JSONValue {
    /// The value as compact JSON in UTF-8, on one line.
    package var bytes: [UInt8] {
        var bytes: [UInt8] = []
        write(to: &bytes)
        return bytes
    }

    /// The value as compact JSON, on one line.
    package var text: String {
        String(decoding: bytes, as: UTF8.self)
    }

    /// Appends the value as compact JSON in UTF-8, without recursion, so that deep nesting cannot overflow the stack.
    package func write(to bytes: inout [UInt8]) {
        var open: [Level] = []
        Self.write(self, to: &bytes, opening: &open)
        while let level = open.last {
            let next = level.next
            guard next < level.count else {
                bytes.append(level.isObject ? Byte.closeBrace : Byte.closeBracket)
                open.removeLast()
                continue
            }
            open[open.count - 1].next += 1
            if next > 0 { bytes.append(Byte.comma) }
            switch level.value {
            case .array(let elements):
                Self.write(elements[next], to: &bytes, opening: &open)
            case .object(let members):
                Self.write(members[next].key, to: &bytes)
                bytes.append(Byte.colon)
                Self.write(members[next].value, to: &bytes, opening: &open)
            default:
                break
            }
        }
    }

    /// An array or object that is being written.
    private struct Level {
        let value: JSONValue
        let isObject: Bool
        let count: Int
        var next = 0
    }

    /// Writes a simple value, or the opening bracket of an array or object, whose members the caller writes.
    private static func write(_ value: JSONValue, to bytes: inout [UInt8], opening open: inout [Level]) {
        switch value {
        case .null: bytes += "null".utf8
        case .bool(let truth): bytes += (truth ? "true" : "false").utf8
        case .int(let number): bytes += String(number).utf8
        case .double(let number): bytes += (number.isFinite ? number.description : "null").utf8
        case .string(let text): write(text, to: &bytes)
        case .array(let elements):
            bytes.append(Byte.openBracket)
            open.append(Level(value: value, isObject: false, count: elements.count))
        case .object(let members):
            bytes.append(Byte.openBrace)
            open.append(Level(value: value, isObject: true, count: members.count))
        }
    }

    /// Writes a text between quotes, with escapes for quotes, backslashes and everything that a terminal would obey: a terminal
    /// shows JSON as often as a program reads it.
    private static func write(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(Byte.quote)
        if ShownText.lines(text) == text {
            writeASCIIEscaped(text.utf8, to: &bytes)
        } else {
            ShownText.forEachCharacter(of: text) { scalar, isObeyed in
                guard isObeyed, scalar.value >= 0x7F else {
                    return writeASCIIEscaped(Array(String(scalar).utf8), to: &bytes)
                }
                for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
                    bytes += "\\u".utf8
                    for shift in [12, 8, 4, 0] { bytes.append(hexadecimal(UInt8(unit >> UInt16(shift) & 15))) }
                }
            }
        }
        bytes.append(Byte.quote)
    }

    private static func writeASCIIEscaped(_ text: some Sequence<UInt8>, to bytes: inout [UInt8]) {
        for byte in text {
            switch byte {
            case Byte.quote: bytes += "\\\"".utf8
            case Byte.backslash: bytes += "\\\\".utf8
            case 0x08: bytes += "\\b".utf8
            case 0x09: bytes += "\\t".utf8
            case 0x0A: bytes += "\\n".utf8
            case 0x0C: bytes += "\\f".utf8
            case 0x0D: bytes += "\\r".utf8
            case 0..<0x20:
                bytes += "\\u00".utf8
                bytes.append(UInt8(ascii: "0") + byte >> 4)
                bytes.append(hexadecimal(byte & 15))
            default: bytes.append(byte)
            }
        }
    }

    private static func hexadecimal(_ digit: UInt8) -> UInt8 {
        digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
    }
}
