import Bytes

/// How journals and the records of saves quote text: `\` before `"` and `\`, and `\n`, `\r` and `\0` for line feed, return and NUL.
enum RecordQuoting {
    /// The character after `\` that a byte is written as; nil for a byte that is written as it is.
    static func escape(for byte: UInt8) -> UInt8? {
        switch byte {
        case Byte.quote, Byte.backslash: byte
        case Byte.newline: UInt8(ascii: "n")
        case Byte.carriageReturn: UInt8(ascii: "r")
        case 0x00: UInt8(ascii: "0")
        default: nil
        }
    }

    /// The byte that a character after `\` means; nil if no text is written like that.
    static func character(_ escape: UInt8) -> UInt8? {
        switch escape {
        case Byte.quote, Byte.backslash: escape
        case UInt8(ascii: "n"): Byte.newline
        case UInt8(ascii: "r"): Byte.carriageReturn
        case UInt8(ascii: "0"): 0x00
        default: nil
        }
    }
}
