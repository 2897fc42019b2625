/// One word of a statement, with its place and its quoted parts.
///
/// Quoted characters never act as syntax, so code that looks for a separator in a word looks for an *unquoted* one: in
/// `"a.b".c` the first dot belongs to a name and the second separates.
package struct Word: Sendable, Equatable {
    /// The word's characters with quotes and escapes resolved.
    package let text: String

    /// Where the word is, quotes included, in UTF-8 offsets into the statement's text.
    package let span: Range<Int>

    /// The parts of `text` that were in quotes or after a backslash, in ascending UTF-8 offsets.
    ///
    /// Neighbouring parts are joined. An empty pair of quotes leaves an empty range.
    package let quoted: [Range<Int>]

    /// Makes a word from its parts.
    ///
    /// - Parameters:
    ///   - text: the characters, without quotes.
    ///   - span: UTF-8 offsets into the statement.
    ///   - quoted: UTF-8 offsets into `text`, ascending and within it.
    package init(_ text: String, span: Range<Int> = 0..<0, quoted: [Range<Int>] = []) {
        self.text = text
        self.span = span
        self.quoted = quoted
    }

    /// Whether nothing in the word was quoted or escaped.
    package var isBare: Bool { quoted.isEmpty }

    /// Whether the word is `keyword`, written without quotes.
    package func isBare(_ keyword: String) -> Bool {
        isBare && text == keyword
    }

    /// Whether the byte of `text.utf8` at the offset was quoted or escaped.
    package func isQuoted(at utf8Offset: Int) -> Bool {
        quoted.contains { $0.contains(utf8Offset) }
    }

    /// The offset into `text.utf8` of the first unquoted `byte` at or after `start`.
    package func firstUnquoted(_ byte: UInt8, from start: Int = 0) -> Int? {
        var text = text
        return text.withUTF8 { bytes in
            bytes.indices.dropFirst(start).first { bytes[$0] == byte && !isQuoted(at: $0) }
        }
    }

    /// The offset into `text.utf8` of the last unquoted `byte`.
    package func lastUnquoted(_ byte: UInt8) -> Int? {
        var text = text
        return text.withUTF8 { bytes in bytes.indices.last { bytes[$0] == byte && !isQuoted(at: $0) } }
    }

    /// The part of the word in a range of UTF-8 offsets into `text`, which is clamped to it.
    ///
    /// The result keeps its quoted parts. Each end of its span is exact before the first and after the last quoted part, and
    /// otherwise is that end of the word.
    package func slice(_ range: Range<Int>) -> Word {
        let count = text.utf8.count
        let range = range.clamped(to: 0..<count)
        let part = text.utf8.dropFirst(range.lowerBound).prefix(range.count)
        return Word(
            String(decoding: part, as: UTF8.self), span: span(ofSlice: range, count: count),
            quoted: quoted.compactMap { Word.clip($0, to: range) })
    }

    /// The parts before and after the first unquoted `byte`; nil if there is none.
    package func split(atFirst byte: UInt8) -> (before: Word, after: Word)? {
        firstUnquoted(byte).map { (slice(0..<$0), slice($0 + 1..<text.utf8.count)) }
    }

    /// The parts before and after the last unquoted `byte`; nil if there is none.
    package func split(atLast byte: UInt8) -> (before: Word, after: Word)? {
        lastUnquoted(byte).map { (slice(0..<$0), slice($0 + 1..<text.utf8.count)) }
    }

    /// The parts between the unquoted occurrences of `byte`: at least one, empty ones included.
    package func parts(separatedBy byte: UInt8) -> [Word] {
        var parts: [Word] = []
        var start = 0
        while let next = firstUnquoted(byte, from: start) {
            parts.append(slice(start..<next))
            start = next + 1
        }
        parts.append(start == 0 ? self : slice(start..<text.utf8.count))
        return parts
    }

    private func span(ofSlice range: Range<Int>, count: Int) -> Range<Int> {
        let firstMark = quoted.first?.lowerBound ?? count
        let lastMark = quoted.last?.upperBound ?? 0
        var lower = span.lowerBound
        if range.lowerBound <= firstMark {
            lower += range.lowerBound
        } else if range.lowerBound >= lastMark {
            lower = span.upperBound - (count - range.lowerBound)
        }
        var upper = span.upperBound
        if range.upperBound <= firstMark, !(range.upperBound == count && !quoted.isEmpty) {
            upper = span.lowerBound + range.upperBound
        } else if range.upperBound >= lastMark {
            upper -= count - range.upperBound
        }
        lower = min(max(lower, span.lowerBound), span.upperBound)
        return lower..<max(lower, min(upper, span.upperBound))
    }

    private static func clip(_ mark: Range<Int>, to range: Range<Int>) -> Range<Int>? {
        if mark.isEmpty {
            guard range.lowerBound <= mark.lowerBound, mark.lowerBound <= range.upperBound else { return nil }
        }
        let clipped = mark.clamped(to: range)
        guard mark.isEmpty || !clipped.isEmpty else { return nil }
        return clipped.lowerBound - range.lowerBound..<clipped.upperBound - range.lowerBound
    }
}
