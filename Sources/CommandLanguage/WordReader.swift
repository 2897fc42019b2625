import Replies

/// Reads one word, with the quotes and backslashes in it.
struct WordReader {
    private let bytes: ArraySlice<UInt8>
    private let start: Int
    private(set) var index: Int
    private(set) var ending = Lexer.Ending.word
    private(set) var problem: CommandError?
    private var text: [UInt8] = []
    private var quoted: [Range<Int>] = []

    /// Begins a word at an index of a statement's bytes.
    init(_ bytes: ArraySlice<UInt8>, at index: Int) {
        self.bytes = bytes
        self.index = index
        start = index
    }

    /// The word that was read.
    var word: Word {
        Word(String(decoding: text, as: UTF8.self), span: span(start..<index), quoted: quoted)
    }

    /// Reads up to the end of the word, which is white space or the end of the text.
    mutating func read() {
        while index < bytes.endIndex, !Byte.isBlank(bytes[index]) {
            ending = .word
            switch bytes[index] {
            case Byte.apostrophe: readLiteral()
            case Byte.quote: readEscaped()
            case Byte.backslash: readBackslash()
            default:
                let end = Byte.plainRunEnd(bytes, from: index)
                text += bytes[index..<end]
                index = end
            }
        }
    }

    /// The offsets into the statement of indices of its bytes.
    private func span(_ range: Range<Int>) -> Range<Int> {
        range.lowerBound - bytes.startIndex..<range.upperBound - bytes.startIndex
    }

    private mutating func readBackslash() {
        if let length = Byte.joinLength(bytes, at: index) {
            index += length
            ending = .backslash
            return
        }
        let begin = text.count
        let from = index
        index += 1
        guard index < bytes.endIndex else {
            ending = .backslash
            note("nothing follows the backslash", at: from..<index)
            return
        }
        let length = min(Byte.sequenceLength(bytes[index]), bytes.endIndex - index)
        text.append(contentsOf: bytes[index..<index + length])
        index += length
        mark(from: begin)
    }

    private mutating func readLiteral() {
        let begin = text.count
        let open = index
        if let length = OwnerName.rest(bytes, at: index) {
            text.append(contentsOf: bytes[index..<index + length])
            index += length
            return mark(from: begin)
        }
        if Apostrophe.isText(bytes, at: index) {
            text.append(Byte.apostrophe)
            index += 1
            return
        }
        index += 1
        let from = index
        index = bytes[index...].firstIndex(of: Byte.apostrophe) ?? bytes.endIndex
        text.append(contentsOf: bytes[from..<index])
        close(open, begin: begin)
    }

    private mutating func readEscaped() {
        let begin = text.count
        let open = index
        index += 1
        while index < bytes.endIndex, bytes[index] != Byte.quote {
            if bytes[index] == Byte.backslash {
                readEscape()
            } else {
                text.append(bytes[index])
                index += 1
            }
        }
        close(open, begin: begin)
    }

    private mutating func close(_ open: Int, begin: Int) {
        mark(from: begin)
        if index < bytes.endIndex {
            index += 1
        } else {
            ending = .quote(bytes[open])
            note("the quote opened here is never closed", at: open..<open + 1)
        }
    }

    private mutating func readEscape() {
        let from = index
        index += 1
        guard index < bytes.endIndex else { return }
        let kind = bytes[index]
        index += Byte.sequenceLength(kind)
        index = min(index, bytes.endIndex)
        switch kind {
        case Byte.quote, Byte.backslash: text.append(kind)
        case UInt8(ascii: "n"): text.append(Byte.newline)
        case UInt8(ascii: "t"): text.append(Byte.tab)
        case UInt8(ascii: "r"): text.append(Byte.carriageReturn)
        case UInt8(ascii: "u"): readScalar(from: from)
        default:
            text.append(contentsOf: bytes[from..<index])
            note(
                "unknown escape in double quotes", at: from..<index,
                hint: #"the escapes are \" \\ \n \t \r and \u{…}; single quotes take everything literally"#
            )
        }
    }

    /// Reads `{HEX}` after `\u`.
    private mutating func readScalar(from: Int) {
        var value: UInt32 = 0
        var digits = 0
        if index < bytes.endIndex, bytes[index] == Byte.openBrace {
            index += 1
            while index < bytes.endIndex, digits < 7, let digit = Self.hexDigit(bytes[index]) {
                value = value << 4 | digit
                digits += 1
                index += 1
            }
            if (1...6).contains(digits), index < bytes.endIndex, bytes[index] == Byte.closeBrace,
                let scalar = Unicode.Scalar(value)
            {
                index += 1
                text.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
                return
            }
        }
        text.append(contentsOf: bytes[from..<index])
        note(
            "'\\u' needs the number of a Unicode character", at: from..<index,
            hint: #"one to six hexadecimal digits in braces, as in \u{e9}"#
        )
    }

    private static func hexDigit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
        default: nil
        }
    }

    private mutating func mark(from begin: Int) {
        if let last = quoted.last, last.upperBound == begin {
            quoted[quoted.count - 1] = last.lowerBound..<text.count
        } else {
            quoted.append(begin..<text.count)
        }
    }

    private mutating func note(_ message: String, at range: Range<Int>, hint: String? = nil) {
        guard problem == nil else { return }
        problem = CommandError.usage(message, span: span(range), hints: hint.map { [$0] } ?? [])
    }
}
