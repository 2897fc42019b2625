/// Reads one word that has quotes or backslashes in it.
struct GluedWord {
    let bytes: UnsafeBufferPointer<UInt8>
    let start: Int
    private(set) var index: Int
    private(set) var ending = Lexer.Ending.word
    private(set) var problem: LanguageError?
    private var text: [UInt8]
    private var quoted: [Range<Int>] = []

    /// Begins a word at `start` whose bytes up to `index` are plain.
    init(bytes: UnsafeBufferPointer<UInt8>, start: Int, index: Int) {
        self.bytes = bytes
        self.start = start
        self.index = index
        text = Array(bytes[start..<index])
    }

    /// What was read.
    var word: Word {
        Word(String(decoding: text, as: UTF8.self), span: start..<index, quoted: quoted)
    }

    /// Reads up to the blank or the end of the text that ends the word.
    mutating func read() {
        while index < bytes.count, !Byte.isBlank(bytes[index]) {
            ending = .word
            switch bytes[index] {
            case Byte.quote: readLiteral()
            case Byte.doubleQuote: readEscaped()
            case Byte.backslash: readBackslash()
            default:
                text.append(bytes[index])
                index += 1
            }
        }
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
        guard index < bytes.count else {
            ending = .backslash
            note("nothing follows the backslash", from..<index)
            return
        }
        let length = min(Byte.sequenceLength(bytes[index]), bytes.count - index)
        text.append(contentsOf: bytes[index..<index + length])
        index += length
        mark(from: begin)
    }

    private mutating func readLiteral() {
        let begin = text.count
        let open = index
        index += 1
        let from = index
        while index < bytes.count, bytes[index] != Byte.quote { index += 1 }
        text.append(contentsOf: bytes[from..<index])
        close(open, begin)
    }

    private mutating func readEscaped() {
        let begin = text.count
        let open = index
        index += 1
        while index < bytes.count, bytes[index] != Byte.doubleQuote {
            if bytes[index] == Byte.backslash {
                readEscape()
            } else {
                text.append(bytes[index])
                index += 1
            }
        }
        close(open, begin)
    }

    private mutating func close(_ open: Int, _ begin: Int) {
        mark(from: begin)
        if index < bytes.count {
            index += 1
        } else {
            ending = .quote(bytes[open])
            note("the quote opened here is never closed", open..<open + 1)
        }
    }

    private mutating func readEscape() {
        let from = index
        index += 1
        guard index < bytes.count else { return }
        let kind = bytes[index]
        index += Byte.sequenceLength(kind)
        index = min(index, bytes.count)
        switch kind {
        case Byte.doubleQuote, Byte.backslash: text.append(kind)
        case UInt8(ascii: "n"): text.append(Byte.newline)
        case UInt8(ascii: "t"): text.append(Byte.tab)
        case UInt8(ascii: "r"): text.append(Byte.carriageReturn)
        case UInt8(ascii: "u"): readScalar(from: from)
        default:
            text.append(contentsOf: bytes[from..<index])
            note(
                "unknown escape in double quotes", from..<index,
                hint: #"the escapes are \" \\ \n \t \r and \u{…}; single quotes take everything literally"#
            )
        }
    }

    /// Reads `{HEX}` behind `\u`.
    private mutating func readScalar(from: Int) {
        var value: UInt32 = 0
        var digits = 0
        if index < bytes.count, bytes[index] == UInt8(ascii: "{") {
            index += 1
            while index < bytes.count, digits < 7, let digit = GluedWord.hexDigit(bytes[index]) {
                value = value << 4 | digit
                digits += 1
                index += 1
            }
            if (1...6).contains(digits), index < bytes.count, bytes[index] == UInt8(ascii: "}"),
                let scalar = Unicode.Scalar(value)
            {
                index += 1
                text.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
                return
            }
        }
        text.append(contentsOf: bytes[from..<index])
        note(
            "'\\u' needs the number of a Unicode character", from..<index,
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

    private mutating func note(_ message: String, _ span: Range<Int>, hint: String? = nil) {
        guard problem == nil else { return }
        problem = LanguageError(message, span: span, hints: hint.map { [$0] } ?? [])
    }
}
