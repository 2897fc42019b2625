/// A JSON value whose objects keep the order of their members, which is the order of attributes in a document.
enum JSON: Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSON])
    case object([(key: String, value: JSON)])

    /// A member of an object.
    subscript(key: String) -> JSON? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    var string: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    var int: Int? {
        guard case .number(let number) = self else { return nil }
        return Int(number)
    }

    var array: [JSON]? {
        guard case .array(let values) = self else { return nil }
        return values
    }

    /// The members of an object in their order; nothing for other values.
    var members: [(key: String, value: JSON)] {
        guard case .object(let members) = self else { return [] }
        return members
    }

    static func == (a: JSON, b: JSON) -> Bool {
        switch (a, b) {
        case (.null, .null): true
        case (.bool(let x), .bool(let y)): x == y
        case (.number(let x), .number(let y)): x == y
        case (.string(let x), .string(let y)): x == y
        case (.array(let x), .array(let y)): x == y
        case (.object(let x), .object(let y)): x.elementsEqual(y) { $0.key == $1.key && $0.value == $1.value }
        default: false
        }
    }
}

/// Reads JSON (RFC 8259) and keeps the order of members.
struct JSONReader {
    /// Where the text stopped being JSON.
    struct Failure: Error {
        let offset: Int
    }

    private let bytes: [UInt8]
    private var next = 0

    /// Reads a whole text.
    static func read(_ bytes: [UInt8]) throws(Failure) -> JSON {
        var reader = JSONReader(bytes: bytes)
        let value = try reader.value()
        reader.skipSpace()
        guard reader.next == bytes.count else { throw reader.failure }
        return value
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private var failure: Failure { Failure(offset: next) }
    private var byte: UInt8 { next < bytes.count ? bytes[next] : 0 }

    private mutating func skipSpace() {
        while next < bytes.count, bytes[next] <= 0x20 { next += 1 }
    }

    private mutating func take(_ character: Character) -> Bool {
        skipSpace()
        guard byte == character.asciiValue else { return false }
        next += 1
        return true
    }

    private mutating func value() throws(Failure) -> JSON {
        skipSpace()
        switch byte {
        case UInt8(ascii: "{"): return .object(try members())
        case UInt8(ascii: "["): return .array(try elements())
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return try number()
        }
    }

    private mutating func members() throws(Failure) -> [(key: String, value: JSON)] {
        next += 1
        var result: [(key: String, value: JSON)] = []
        if take("}") { return result }
        repeat {
            skipSpace()
            let key = try string()
            guard take(":") else { throw failure }
            result.append((key, try value()))
        } while take(",")
        guard take("}") else { throw failure }
        return result
    }

    private mutating func elements() throws(Failure) -> [JSON] {
        next += 1
        var result: [JSON] = []
        if take("]") { return result }
        repeat { result.append(try value()) } while take(",")
        guard take("]") else { throw failure }
        return result
    }

    private mutating func word(_ text: String, _ value: JSON) throws(Failure) -> JSON {
        guard bytes[next...].starts(with: text.utf8) else { throw failure }
        next += text.utf8.count
        return value
    }

    private mutating func number() throws(Failure) -> JSON {
        let start = next
        while "+-.0123456789eE".utf8.contains(byte) { next += 1 }
        guard let value = Double(String(decoding: bytes[start..<next], as: UTF8.self)) else { throw failure }
        return .number(value)
    }

    private mutating func string() throws(Failure) -> String {
        guard byte == UInt8(ascii: "\"") else { throw failure }
        next += 1
        var out: [UInt8] = []
        while byte != UInt8(ascii: "\"") {
            guard next < bytes.count else { throw failure }
            if byte == UInt8(ascii: "\\") {
                next += 1
                out += try escape().utf8
            } else {
                out.append(byte)
                next += 1
            }
        }
        next += 1
        return String(decoding: out, as: UTF8.self)
    }

    private mutating func escape() throws(Failure) -> String {
        let letter = byte
        next += 1
        switch letter {
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "u"):
            var units = [try unit()]
            if UTF16.isLeadSurrogate(units[0]), bytes[next...].starts(with: "\\u".utf8) {
                next += 2
                units.append(try unit())
            }
            return String(decoding: units, as: UTF16.self)
        default: return String(Unicode.Scalar(letter))
        }
    }

    private mutating func unit() throws(Failure) -> UInt16 {
        guard next + 4 <= bytes.count,
            let unit = UInt16(String(decoding: bytes[next..<next + 4], as: UTF8.self), radix: 16)
        else { throw failure }
        next += 4
        return unit
    }
}
