import Bytes

/// One word of a statement, with what was quoted in it and where it stood.
///
/// Quoted characters never act as syntax, so everything that looks for a separator in a word asks for an *unquoted* one:
/// in `"a.b".c` the first dot belongs to a name and the second separates.
public struct Word: Sendable, Equatable {
    /// The word's characters with quotes and escapes resolved.
    public let text: String

    /// Where the word stands, quotes included, in UTF-8 offsets into the statement's text.
    public let span: Range<Int>

    /// The parts of `text`, in ascending UTF-8 offsets, that stood in quotes or behind a backslash.
    ///
    /// Neighbouring parts are joined. A pair of quotes around nothing leaves an empty range.
    public var quoted: [Range<Int>] { marks?.ranges ?? [] }

    /// The quoted parts; nil where there are none, as in most words, which are copied the faster for it.
    @usableFromInline let marks: Marks?

    @usableFromInline
    final class Marks: Sendable {
        let ranges: [Range<Int>]

        init(_ ranges: [Range<Int>]) { self.ranges = ranges }
    }

    /// Makes a word from its parts.
    ///
    /// - Parameters:
    ///   - text: the characters, without quotes.
    ///   - span: UTF-8 offsets into the statement.
    ///   - quoted: UTF-8 offsets into `text`, ascending and within it.
    public init(_ text: String, span: Range<Int> = 0..<0, quoted: [Range<Int>] = []) {
        self.text = text
        self.span = span
        marks = quoted.isEmpty ? nil : Marks(quoted)
    }

    /// Whether two words read and stand alike.
    public static func == (first: Word, second: Word) -> Bool {
        first.text == second.text && first.span == second.span && first.quoted == second.quoted
    }

    /// Whether nothing in the word was quoted or escaped.
    public var isBare: Bool { marks == nil }

    /// Whether the word is `keyword`, written without quotes.
    public func isBare(_ keyword: String) -> Bool {
        isBare && text.hasBytes(of: keyword)
    }

    /// Whether the byte of `text.utf8` at the offset was quoted or escaped.
    public func isQuoted(at utf8Offset: Int) -> Bool {
        marks?.ranges.contains { $0.contains(utf8Offset) } ?? false
    }

    /// The offset into `text.utf8` of the first unquoted `byte` at or after `start`.
    public func firstUnquoted(_ byte: UInt8, from start: Int = 0) -> Int? {
        var text = text
        return text.withUTF8 { bytes in
            guard let first = bytes.baseAddress else { return nil }
            var place = start
            while true {
                place = EightBytes.first(byte, in: first, from: place, to: bytes.count)
                if place >= bytes.count { return nil }
                if !isQuoted(at: place) { return place }
                place += 1
            }
        }
    }

    /// The offset into `text.utf8` of the last unquoted `byte`.
    public func lastUnquoted(_ byte: UInt8) -> Int? {
        var text = text
        return text.withUTF8 { bytes in
            var place = bytes.count
            while place > 0 {
                place -= 1
                if bytes[place] == byte, !isQuoted(at: place) { return place }
            }
            return nil
        }
    }

    /// The part of the word in a range of UTF-8 offsets into `text`, which is clamped to it.
    ///
    /// The part keeps its quoted marks. Its span is exact before the first and after the last quoted part,
    /// and otherwise reaches to that end of the word.
    public func slice(_ range: Range<Int>) -> Word {
        let count = text.utf8.count
        let range = range.clamped(to: 0..<count)
        var text = text
        let part = text.withUTF8 { String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self) }
        guard let marks else {
            let lower = min(span.lowerBound + range.lowerBound, span.upperBound)
            return Word(part, span: lower..<max(lower, min(span.lowerBound + range.upperBound, span.upperBound)))
        }
        return Word(
            part, span: self.span(ofSlice: range, count: count),
            quoted: marks.ranges.compactMap { Word.clip($0, to: range) })
    }

    /// The parts before and after the first unquoted `byte`, or nothing where there is none.
    public func split(atFirst byte: UInt8) -> (before: Word, after: Word)? {
        firstUnquoted(byte).map { (slice(0..<$0), slice($0 + 1..<text.utf8.count)) }
    }

    /// The parts before and after the last unquoted `byte`, or nothing where there is none.
    public func split(atLast byte: UInt8) -> (before: Word, after: Word)? {
        lastUnquoted(byte).map { (slice(0..<$0), slice($0 + 1..<text.utf8.count)) }
    }

    /// The parts between the unquoted occurrences of `byte`: at least one, empty ones included.
    public func parts(separatedBy byte: UInt8) -> [Word] {
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
