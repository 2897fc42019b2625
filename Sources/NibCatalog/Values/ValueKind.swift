/// What the values of an attribute have in common in all documents measured.
public enum ValueKind: Sendable, Hashable {
    /// `YES` or `NO`.
    case flag
    /// A decimal number.
    case number
    /// A number without fraction, as large as a property of Objective-C can be.
    case integer
    /// One of a few words, in order; Interface Builder may know others that no measured document has.
    case words([String])

    /// Says whether a value is of this kind; for words, whether it is one of those seen.
    public func has(_ value: String) -> Bool {
        switch self {
        case .flag: value == "YES" || value == "NO"
        case .integer: Int(value) != nil
        case .number: value.withUTF8Bytes(Self.isNumeral) && Self.isFinite(value)
        case .words(let words): words.contains(value)
        }
    }

    /// Whether a numeral is no larger than numbers are; one without exponent is, unless it has hundreds of digits.
    private static func isFinite(_ value: String) -> Bool {
        let isPlain = value.utf8.count < 300 && !value.utf8.contains { $0 | 0x20 == UInt8(ascii: "e") }
        return isPlain || Double(value)?.isFinite == true
    }

    /// Reads `-12.5e-3`: digits with one point at most, no spaces, no words such as `inf`.
    private static func isNumeral(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var at = 0
        func skipSign() {
            if at < bytes.count, bytes[at] == UInt8(ascii: "-") || bytes[at] == UInt8(ascii: "+") { at += 1 }
        }
        func skipDigits() -> Int {
            let start = at
            while at < bytes.count, bytes[at] >= UInt8(ascii: "0"), bytes[at] <= UInt8(ascii: "9") { at += 1 }
            return at - start
        }
        skipSign()
        var digits = skipDigits()
        if at < bytes.count, bytes[at] == UInt8(ascii: ".") {
            at += 1
            digits += skipDigits()
        }
        guard digits > 0 else { return false }
        if at < bytes.count, bytes[at] | 0x20 == UInt8(ascii: "e") {
            at += 1
            skipSign()
            guard skipDigits() > 0 else { return false }
        }
        return at == bytes.count
    }
}
