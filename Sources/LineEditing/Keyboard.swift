import CEdit

/// Reads characters typed at a terminal, and reports signals that arrive while it waits.
struct Keyboard {
    /// What ended the wait for a character.
    enum Key: Equatable {
        case character(Unicode.Scalar)
        case signals(Int32)
        case end
    }

    private let descriptor = cedit_open_keyboard()
    private var putBack: UInt8?
    private var held: Int32 = 0

    /// Closes the descriptor from which the keyboard reads.
    func close() {
        cedit_close_keyboard(descriptor)
    }

    /// Discards an incomplete character and pending signals of an earlier line.
    mutating func reset() {
        putBack = nil
        held = 0
    }

    /// Whether something was typed, or a signal arrived, that was not read yet.
    var hasInput: Bool { held != 0 || putBack != nil || cedit_has_input(descriptor) }

    /// Waits for a character or signals.
    ///
    /// It reads one byte at a time, so that input typed ahead stays in the terminal for the next reader.
    ///
    /// - Returns: The character, or U+FFFD for invalid UTF-8; signals as `CEDIT_…` bits; or the end of input.
    mutating func next() -> Key {
        if held != 0 {
            defer { held = 0 }
            return .signals(held)
        }
        let lead: UInt8
        switch nextByte() {
        case .byte(let byte): lead = byte
        case .signals(let bits): return .signals(bits)
        case .end: return .end
        }
        if lead < 0x80 { return .character(Unicode.Scalar(lead)) }
        var bytes = [lead]
        let length = Keyboard.length(lead: lead)
        while bytes.count < length {
            switch nextByte() {
            case .byte(let byte) where byte & 0xc0 == 0x80:
                bytes.append(byte)
            case .byte(let byte):
                putBack = byte
                return .character("\u{FFFD}")
            case .signals(let bits):
                held = bits
                return .character("\u{FFFD}")
            case .end:
                return .character("\u{FFFD}")
            }
        }
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        if case .scalarValue(let scalar) = decoder.decode(&iterator) { return .character(scalar) }
        return .character("\u{FFFD}")
    }

    private enum Input {
        case byte(UInt8)
        case signals(Int32)
        case end
    }

    private mutating func nextByte() -> Input {
        if let byte = putBack {
            putBack = nil
            return .byte(byte)
        }
        while true {
            let reason = cedit_wait(descriptor)
            if reason != Int32(CEDIT_INPUT) { return .signals(reason) }
            let result = cedit_read_byte(descriptor)
            if result >= 0 { return .byte(UInt8(result)) }
            if result == -1 { return .end }
        }
    }

    /// Returns the number of bytes of a character from its first byte (RFC 3629, section 3).
    private static func length(lead: UInt8) -> Int {
        switch lead {
        case 0xc2...0xdf: 2
        case 0xe0...0xef: 3
        case 0xf0...0xf4: 4
        default: 1
        }
    }
}
