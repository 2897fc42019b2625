import Bytes

/// The ASCII bytes that the lexers and their users look for, by name.
typealias Byte = Bytes.Byte

extension Byte {
    /// Returns whether the byte can be part of a name: a letter, a digit, `_`, `$`, or a byte of a character beyond ASCII.
    @inline(__always)
    package static func isName(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x5F || byte >= 0x80 || byte == 0x24
    }

    /// Returns whether the byte is a decimal digit.
    @inline(__always)
    package static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

    /// Returns whether the byte is white space, a line end or a control character.
    @inline(__always)
    package static func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 }

    /// Returns whether the byte ends a line or is the first of two that do.
    @inline(__always)
    package static func isLineEnd(_ byte: UInt8) -> Bool { byte == newline || byte == carriageReturn }
}
