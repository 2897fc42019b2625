import Bytes

/// What all values of an attribute have in common.
package enum ValueKind: Sendable, Hashable {
    /// `YES` or `NO`.
    case flag
    /// A decimal number.
    case number
    /// A number without fraction, as large as a property of Objective-C can be.
    case integer
    /// One of a few words, which are sorted and all that there are.
    case words([String])
    /// One of the words that documents have, which are sorted. There may be others.
    case seen([String])

    /// Returns whether a value is of this kind; for words, whether it is one of those that are known.
    package func has(_ value: String) -> Bool {
        switch self {
        case .flag: value == "YES" || value == "NO"
        case .integer: Int(value) != nil
        case .number: value.withUTF8Bytes(Self.isNumeral) && Self.isFinite(value)
        case .words(let words), .seen(let words): words.contains(value)
        }
    }

    /// Whether a numeral is in the range of `Double`. Only an exponent or hundreds of digits can exceed it.
    private static func isFinite(_ value: String) -> Bool {
        let isPlain = value.utf8.count < 300 && !value.utf8.contains { $0 | 0x20 == UInt8(ascii: "e") }
        return isPlain || Double(value)?.isFinite == true
    }

    /// Whether bytes are a numeral such as `-12.5e-3`: at most one decimal point, no spaces, no words such as `inf`.
    private static func isNumeral(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var at = 0
        func skipSign() {
            if at < bytes.count, bytes[at] == Byte.minus || bytes[at] == Byte.plus { at += 1 }
        }
        func skipDigits() -> Int {
            let start = at
            while at < bytes.count, bytes[at] >= UInt8(ascii: "0"), bytes[at] <= UInt8(ascii: "9") { at += 1 }
            return at - start
        }
        skipSign()
        var digits = skipDigits()
        if at < bytes.count, bytes[at] == Byte.period {
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
