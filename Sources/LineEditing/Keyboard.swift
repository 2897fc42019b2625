import CEdit

/// Reads characters typed at a terminal, and reports signals that arrive while it waits.
struct Keyboard {
    /// What ended the wait for a character.
    enum Key: Equatable {
        case character(Unicode.Scalar)
        /// The mark before a pasted text.
        case paste
        case signals(Int32)
        case end
    }

    /// Whether the terminal marks what is pasted.
    var marksPastes = false

    private let descriptor = cedit_open_keyboard()
    /// Bytes that were read and are to be read again.
    private var putBack: ArraySlice<UInt8> = []
    private var held: Int32 = 0
    /// How many of the last bytes are the beginning of the mark before a pasted text.
    private var markedBytes = 0
    /// What was pasted and has not been returned yet.
    private var pasted: [UInt8] = []

    /// Closes the descriptor from which the keyboard reads.
    func close() {
        cedit_close_keyboard(descriptor)
    }

    /// Discards pending signals and an incomplete mark of an earlier line.
    mutating func reset() {
        held = 0
        markedBytes = 0
        pasted = []
    }

    /// Whether something was typed, or a signal arrived, that was not read yet.
    var hasInput: Bool { held != 0 || !putBack.isEmpty || cedit_has_input(descriptor) }

    /// Whether something was typed that was not read yet, even before the terminal gives it to a reader of lines.
    var hasTypedAhead: Bool { !putBack.isEmpty || cedit_has_typed_ahead(descriptor) }

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
        if marksPastes, completesMark(lead) { return .paste }
        if lead < 0x80 { return .character(Unicode.Scalar(lead)) }
        var bytes = [lead]
        let length = Keyboard.length(lead: lead)
        while bytes.count < length {
            switch nextByte() {
            case .byte(let byte) where byte & 0xc0 == 0x80:
                bytes.append(byte)
            case .byte(let byte):
                putBack.insert(byte, at: putBack.startIndex)
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

    // MARK: - Pasted text

    /// The marks around a pasted text (xterm, "Bracketed Paste Mode").
    private static let (beginning, end) = (Array("\u{1B}[200~".utf8), Array("\u{1B}[201~".utf8))
    /// How long the rest of a mark may take, so that it is not taken for keys: an escape character may be a key itself.
    private static let patience: Int32 = 50
    /// How long to look for the rest of a text in which Ctrl-C was.
    private static let moment: Int32 = 20
    /// After how long a text whose end has not come is shown as far as it came.
    private static let longPatience: Int32 = 300

    /// What a wait for pasted text came to.
    enum Paste {
        /// Pasted text, and whether it ends there.
        case text(String, isEnd: Bool)
        case signals(Int32)
        case end
    }

    /// Waits for pasted text after the mark before it.
    ///
    /// - Returns: all of it if its end comes soon, otherwise what has come.
    mutating func nextPaste() -> Paste {
        while true {
            if !pasted.isEmpty, putBack.isEmpty, !cedit_has_bytes(descriptor, Self.longPatience),
                !cedit_has_input(descriptor)
            {
                let clear = PastedText.clearCount(pasted, end: Self.end)
                if clear > 0 {
                    defer { pasted.removeFirst(clear) }
                    return .text(PastedText.shown(pasted.prefix(clear)), isEnd: false)
                }
            }
            switch nextByte() {
            case .byte(let byte): pasted.append(byte)
            case .signals(let bits): return .signals(bits)
            case .end: return .end
            }
            guard pasted.last == Self.end.last, pasted.suffix(Self.end.count) == Self.end[...] else { continue }
            defer { pasted = [] }
            return .text(PastedText.shown(pasted.dropLast(Self.end.count)), isEnd: true)
        }
    }

    /// Discards the rest of a pasted text after Ctrl-C.
    ///
    /// A pasted text may contain the character of Ctrl-C. The kernel then drops what came before it, with the mark, but not what follows.
    ///
    /// - Parameter isPasting: whether the mark before the text was read; otherwise what follows may be typed, unless a mark ends it.
    mutating func dropPaste(isPasting: Bool) {
        var rest: [UInt8] = []
        defer { (putBack, pasted, markedBytes) = (isPasting ? [] : rest[...], [], 0) }
        while marksPastes, cedit_has_bytes(descriptor, Self.moment) {
            let byte = cedit_read_byte(descriptor)
            if byte == -1 { break }
            guard byte >= 0 else { continue }
            rest.append(UInt8(byte))
            if rest.suffix(Self.end.count) == Self.end[...] { rest = [] }
        }
    }

    /// Whether a byte completes the mark before a pasted text.
    ///
    /// After an escape character it looks whether the rest follows, so that the mark is not taken for keys. A mark that comes in pieces
    /// is noticed all the same, after its beginning was.
    private mutating func completesMark(_ byte: UInt8) -> Bool {
        if byte == Self.beginning[0] {
            var count = 1
            while count < Self.beginning.count, following(count - 1) == Self.beginning[count] { count += 1 }
            guard count == Self.beginning.count else {
                markedBytes = 1
                return false
            }
            putBack.removeFirst(count - 1)
            markedBytes = 0
            return true
        }
        markedBytes = byte == Self.beginning[markedBytes] ? markedBytes + 1 : 0
        guard markedBytes == Self.beginning.count else { return false }
        markedBytes = 0
        return true
    }

    /// The byte that is read after some others, if it comes soon.
    private mutating func following(_ count: Int) -> UInt8? {
        while putBack.count <= count {
            guard cedit_has_bytes(descriptor, Self.patience) else { return nil }
            let byte = cedit_read_byte(descriptor)
            guard byte >= 0 else { return nil }
            putBack.append(UInt8(byte))
        }
        return putBack[putBack.startIndex + count]
    }

    private enum Input {
        case byte(UInt8)
        case signals(Int32)
        case end
    }

    private mutating func nextByte() -> Input {
        if let byte = putBack.popFirst() { return .byte(byte) }
        while true {
            let reason = cedit_wait(descriptor)
            if reason != Int32(CEDIT_INPUT) { return .signals(reason) }
            let result = cedit_read_byte(descriptor)
            if result >= 0 { return .byte(UInt8(result)) }
            if result == -1 { return .end }
        }
    }

    /// Returns the number of bytes of a character from its first byte (RFC 3629, section 3).
    static func length(lead: UInt8) -> Int {
        switch lead {
        case 0xc2...0xdf: 2
        case 0xe0...0xef: 3
        case 0xf0...0xf4: 4
        default: 1
        }
    }
}
