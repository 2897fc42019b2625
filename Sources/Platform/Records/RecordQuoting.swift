/// How journals and the records of saves quote text: `\` before `"` and `\`, and `\n`, `\r` and `\0` for line feed, return and NUL.
enum RecordQuoting {
    /// The character after `\` that a byte is written as; nil for a byte that is written as it is.
    static func escape(for byte: UInt8) -> UInt8? {
        switch byte {
        case 0x22, 0x5C: byte
        case 0x0A: UInt8(ascii: "n")
        case 0x0D: UInt8(ascii: "r")
        case 0x00: UInt8(ascii: "0")
        default: nil
        }
    }

    /// The byte that a character after `\` means; nil if no text is written like that.
    static func character(_ escape: UInt8) -> UInt8? {
        switch escape {
        case 0x22, 0x5C: escape
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "0"): 0x00
        default: nil
        }
    }
}
