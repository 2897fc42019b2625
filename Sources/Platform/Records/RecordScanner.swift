import Bytes

/// Reads the words of one line that a `RecordWriter` wrote.
package struct RecordScanner {
    private let line: UnsafeRawBufferPointer
    private var at = 0
    /// Where the word that was read last ends.
    private var wordEnd = 0
    /// Whether the quoted text that was read last has escapes.
    private var hasEscapes = false

    /// Makes a scanner of a line, without its line feed.
    package init(_ line: UnsafeRawBufferPointer) {
        self.line = line
    }

    /// Whether everything was read.
    package var isAtEnd: Bool {
        at == line.count
    }

    /// Steps over `word` and the space after it; false if the next word is another.
    package mutating func skip(_ word: StaticString) -> Bool {
        let count = word.utf8CodeUnitCount
        guard line.count - at >= count else { return false }
        for index in 0..<count where line[at + index] != word.utf8Start[index] { return false }
        guard endsWord(at + count) else { return false }
        finish(at + count)
        return true
    }

    /// Reads a whole number that is not negative.
    package mutating func number() -> Int? {
        var value = 0
        var end = at
        while end < line.count, line[end] >= 0x30, line[end] <= 0x39 {
            let (tens, high) = value.multipliedReportingOverflow(by: 10)
            let (sum, low) = tens.addingReportingOverflow(Int(line[end] - 0x30))
            if high || low { return nil }
            value = sum
            end += 1
        }
        guard end > at, endsWord(end) else { return nil }
        finish(end)
        return value
    }

    /// Reads a digest.
    package mutating func digest() -> Digest? {
        guard line.count - at >= 16, endsWord(at + 16) else { return nil }
        let text = String(decoding: line[at..<at + 16], as: UTF8.self)
        guard let digest = Digest(hexadecimal: text) else { return nil }
        finish(at + 16)
        return digest
    }

    /// Steps over a quoted text, and says whether there was a complete one.
    package mutating func skipQuoted() -> Bool {
        guard at < line.count, line[at] == Byte.quote else { return false }
        hasEscapes = false
        var end = at + 1
        while end < line.count, line[end] != Byte.quote {
            if line[end] == Byte.backslash {
                hasEscapes = true
                end += 1
                guard end < line.count, RecordQuoting.character(line[end]) != nil else { return false }
            }
            end += 1
        }
        guard end < line.count, endsWord(end + 1) else { return false }
        finish(end + 1)
        return true
    }

    /// Reads a quoted text.
    package mutating func quoted() -> String? {
        var bytes: [UInt8] = []
        return quoted(to: &bytes) ? String(decoding: bytes, as: UTF8.self) : nil
    }

    /// Reads a quoted text, and appends its bytes; false when there is none.
    package mutating func quoted(to bytes: inout [UInt8]) -> Bool {
        let start = at + 1
        guard skipQuoted() else { return false }
        let raw = line[start..<wordEnd - 1]
        guard hasEscapes else {
            bytes.append(contentsOf: raw)
            return true
        }
        var isEscaped = false
        for byte in raw {
            if isEscaped {
                bytes.append(RecordQuoting.character(byte) ?? byte)
                isEscaped = false
            } else if byte == Byte.backslash {
                isEscaped = true
            } else {
                bytes.append(byte)
            }
        }
        return true
    }

    private func endsWord(_ index: Int) -> Bool {
        index == line.count || line[index] == Byte.space && index + 1 < line.count
    }

    /// Continues after a word that ends at `end`; one space separates it from the next.
    private mutating func finish(_ end: Int) {
        wordEnd = end
        at = end < line.count ? end + 1 : end
    }
}
