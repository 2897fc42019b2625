import Bytes

/// Paths of files as URIs, and back (RFC 3986, RFC 8089).
package enum FileURI {
    private static let prefix = "file://"

    /// The URI of a path: an absolute path gets the scheme `file`, a relative one stays relative.
    package static func of(_ path: String) -> String {
        (path.hasPrefix("/") ? prefix : "") + escaped(path)
    }

    /// The path that a URI of the scheme `file` stands for, whatever its host; nil if it is no such URI.
    package static func path(of uri: String) -> String? {
        guard uri.hasPrefix(prefix) else { return nil }
        return unescaped(uri.dropFirst(prefix.count).drop { $0 != "/" })
    }

    /// A path whose characters a URI allows: letters, digits and `-._~/`; the bytes of all others are escaped.
    package static func escaped(_ path: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var result: [UInt8] = []
        for byte in SystemName.bytes(path) {
            if isAllowed(byte) {
                result.append(byte)
            } else {
                result += [Byte.percent, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// A text with the bytes that its percent escapes stand for; a `%` without two hexadecimal digits stays.
    package static func unescaped(_ text: some StringProtocol) -> String {
        var result: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == Byte.percent, let value = value(of: rest.prefix(2)) {
                result.append(value)
                rest = rest.dropFirst(2)
            } else {
                result.append(byte)
            }
        }
        return SystemName.text(result)
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), Byte.minus, Byte.period, Byte.underscore,
            UInt8(ascii: "~"), Byte.slash:
            true
        default: false
        }
    }

    /// The byte that two hexadecimal digits give.
    private static func value(of digits: ArraySlice<UInt8>) -> UInt8? {
        let values = digits.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
        return values.count == 2 ? UInt8(values[0] << 4 | values[1]) : nil
    }
}
