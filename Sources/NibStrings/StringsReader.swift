import Bytes

/// Reads the old style of property lists as far as `.strings` files use it: entries of texts, and comments.
struct StringsReader {
    private let text: [UInt8]
    private var index = 0
    /// Where the last comment is, and what it says, without the marks.
    private var comment: (range: Range<Int>, text: String)?
    private var line = 1
    private var counted = 0

    init(_ text: [UInt8]) { self.text = text }

    /// Reads all entries.
    mutating func entries() throws(TranslationError) -> [StringsFile.Entry] {
        for (start, name) in [("<?xml", "an XML property list"), ("bplist", "a binary property list")]
        where text.starts(with: start.utf8) {
            throw error("the file is \(name), not one of keys and values as Xcode writes it", at: 0)
        }
        var entries: [StringsFile.Entry] = []
        while true {
            comment = nil
            try skip()
            guard index < text.count else { return entries }
            entries.append(try entry())
        }
    }

    private mutating func entry() throws(TranslationError) -> StringsFile.Entry {
        let comment = comment.flatMap { isRightBefore(index, comment: $0.range) ? $0 : nil }
        let start = index
        let key = try string(what: "a key")
        let keyRange = start..<index
        try skip()
        var value = key
        var valueRange = keyRange
        if byte != Byte.semicolon {
            try expect("=", after: "the key '\(key)'", at: keyRange.upperBound)
            try skip()
            let place = index
            value = try string(what: "a value")
            valueRange = place..<index
            try skip()
        }
        try expect(";", after: "the value of '\(key)'", at: valueRange.upperBound)
        return StringsFile.Entry(
            key: key, value: value, comment: comment?.text, line: lineNumber(of: start), keyRange: keyRange,
            valueRange: valueRange, range: (comment?.range.lowerBound ?? start)..<index,
            commentRange: comment?.range ?? start..<start)
    }

    private var byte: UInt8? { index < text.count ? text[index] : nil }

    /// Lines are counted on the way, because files have thousands of entries.
    private mutating func lineNumber(of offset: Int) -> Int {
        for place in counted..<offset where text[place] == 10 { line += 1 }
        counted = offset
        return line
    }

    private func error(_ message: String, at offset: Int) -> TranslationError {
        TranslationError(message, at: offset, of: text)
    }

    private mutating func expect(_ mark: Unicode.Scalar, after what: String, at end: Int) throws(TranslationError) {
        guard byte == UInt8(ascii: mark) else { throw error("there is no '\(mark)' after \(what)", at: end) }
        index += 1
    }

    // MARK: - White space and comments

    /// A comment belongs to the entry below it if no blank line is between them.
    private func isRightBefore(_ offset: Int, comment range: Range<Int>) -> Bool {
        text[range.upperBound..<offset].count { $0 == 10 } < 2
    }

    private mutating func skip() throws(TranslationError) {
        while let byte {
            if byte == 32 || (9...13).contains(byte) {
                index += 1
            } else if byte == Byte.slash, index + 1 < text.count, text[index + 1] == Byte.star {
                try skipBlockComment()
            } else if byte == Byte.slash, index + 1 < text.count, text[index + 1] == Byte.slash {
                let start = index
                while let next = self.byte, next != 10 { _ = next; index += 1 }
                note(start..<index, from: start + 2, to: index)
            } else if text[index...].starts(with: [0xE2, 0x80, 0xA8]) || text[index...].starts(with: [0xC2, 0xA0]) {
                index += text[index] == 0xE2 ? 3 : 2
            } else {
                return
            }
        }
    }

    private mutating func skipBlockComment() throws(TranslationError) {
        let start = index
        index += 2
        while index + 1 < text.count, text[index] != Byte.star || text[index + 1] != Byte.slash {
            index += 1
        }
        guard index + 1 < text.count else {
            throw error("the comment that begins here does not end with '*/'", at: start)
        }
        index += 2
        note(start..<index, from: start + 2, to: index - 2)
    }

    private mutating func note(_ range: Range<Int>, from start: Int, to end: Int) {
        var body = String(decoding: text[start..<end], as: UTF8.self)[...]
        while let first = body.first, first.isWhitespace { body = body.dropFirst() }
        while let last = body.last, last.isWhitespace { body = body.dropLast() }
        comment = (range, String(body))
    }

    // MARK: - Texts

    private mutating func string(what: String) throws(TranslationError) -> String {
        let start = index
        switch byte {
        case nil: throw error("the file ends where \(what) should be", at: start)
        case Byte.quote, Byte.apostrophe: return try quoted(start)
        case Byte.openBrace, Byte.openParenthesis, Byte.less:
            throw error("only texts are read here, not dictionaries, lists or data", at: start)
        default:
            while let byte, Self.isPlain(byte) { index += 1; _ = byte }
            guard index > start else { throw error("\(what) should be here, in double quotes", at: start) }
            return String(decoding: text[start..<index], as: UTF8.self)
        }
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        (48...58).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
            || [36, 45, 46, 47, 95].contains(byte)
    }

    private mutating func quoted(_ start: Int) throws(TranslationError) -> String {
        let quote = text[start]
        index += 1
        var units: [UInt8] = []
        while let byte, byte != quote {
            index += 1
            guard byte == Byte.backslash else {
                units.append(byte)
                continue
            }
            try escape(into: &units, at: index - 1)
        }
        guard byte == quote else {
            throw error("the text that begins here has no quotation mark at its end", at: start)
        }
        index += 1
        return String(decoding: units, as: UTF8.self)
    }

    private mutating func escape(into units: inout [UInt8], at start: Int) throws(TranslationError) {
        guard let byte else { throw error("the file ends in a text", at: start) }
        index += 1
        switch byte {
        case UInt8(ascii: "n"): units.append(10)
        case UInt8(ascii: "t"): units.append(9)
        case UInt8(ascii: "r"): units.append(13)
        case UInt8(ascii: "a"): units.append(7)
        case UInt8(ascii: "b"): units.append(8)
        case UInt8(ascii: "f"): units.append(12)
        case UInt8(ascii: "v"): units.append(11)
        case UInt8(ascii: "U"), UInt8(ascii: "u"): try unicode(into: &units, at: start)
        case 48...55:
            var value = UInt32(byte - 48)
            while let next = self.byte, (48...55).contains(next), value < 32 {
                value = value * 8 + UInt32(next - 48)
                index += 1
            }
            units += String(Character(Unicode.Scalar(value) ?? "?")).utf8
        default: units.append(byte)
        }
    }

    /// Reads the four digits of a UTF-16 unit; two units may make one character.
    private mutating func unicode(into units: inout [UInt8], at start: Int) throws(TranslationError) {
        var pair = [try hexadecimal(at: start)]
        if UTF16.isLeadSurrogate(pair[0]), index + 1 < text.count, text[index] == Byte.backslash,
            text[index + 1] | 32 == UInt8(ascii: "u")
        {
            index += 2
            pair.append(try hexadecimal(at: start))
        }
        guard let text = String(validating: pair, as: UTF16.self) else {
            throw error("this is half of a character", at: start)
        }
        units += text.utf8
    }

    private mutating func hexadecimal(at start: Int) throws(TranslationError) -> UInt16 {
        let digits = String(decoding: text[index..<min(index + 4, text.count)], as: UTF8.self)
        guard digits.utf8.count == 4, let value = UInt16(digits, radix: 16) else {
            throw error("four hexadecimal digits should follow", at: start)
        }
        index += 4
        return value
    }
}
