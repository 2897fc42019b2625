import Bytes

/// The bytes that have a meaning in the command language, by name.
typealias Byte = Bytes.Byte

extension Byte {
    /// Whether the byte separates words.
    static func isBlank(_ byte: UInt8) -> Bool {
        byte <= space && (byte == space || byte == tab || byte == newline || byte == carriageReturn)
    }

    /// Whether a run of plain characters in a word ends before the byte.
    static func endsPlainRun(_ byte: UInt8) -> Bool {
        byte == apostrophe || byte == quote || byte == backslash || isBlank(byte)
    }

    /// Returns the end of the run of plain characters that begins at an index; see ``endsPlainRun(_:)``.
    static func plainRunEnd(_ bytes: ArraySlice<UInt8>, from index: Int) -> Int {
        bytes[index...].firstIndex(where: endsPlainRun) ?? bytes.endIndex
    }

    /// Returns the end of the word that begins at an index; nil if the word has quotes or a backslash.
    static func plainWordEnd(_ bytes: ArraySlice<UInt8>, from index: Int) -> Int? {
        let end = plainRunEnd(bytes, from: index)
        return end == bytes.endIndex || isBlank(bytes[end]) ? end : nil
    }

    /// The length of the backslash and line end at an index that join two lines; nil if there are none.
    static func joinLength(_ bytes: ArraySlice<UInt8>, at index: Int) -> Int? {
        guard bytes[index] == backslash else { return nil }
        let rest = bytes[index...]
        if rest.starts(with: [backslash, newline]) { return 2 }
        return rest.starts(with: [backslash, carriageReturn, newline]) ? 3 : nil
    }

    /// The length of the UTF-8 sequence that a byte begins.
    static func sequenceLength(_ lead: UInt8) -> Int {
        lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    }
}
