import Replies

/// One command of a text, and its place there.
package struct Statement: Sendable, Equatable {
    /// The statement's text, from its first word to its last, without a comment after it; each access makes a new string.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The statement's bytes, a slice of the bytes that it was read from.
    let bytes: ArraySlice<UInt8>

    /// The line, counted from 1, on which the statement begins.
    package let line: Int

    /// The column, counted from 1, of the statement's first character.
    package let column: Int

    /// Whether a comment follows that begins like a text, as in `#FF3B30`.
    let isCut: Bool

    /// Makes a statement with its place.
    package init(text: String, line: Int = 1, column: Int = 1) {
        self.init(Array(text.utf8)[...], line: line, column: column)
    }

    init(_ bytes: ArraySlice<UInt8>, line: Int, column: Int, isCut: Bool = false) {
        self.bytes = bytes
        self.isCut = isCut
        self.line = line
        self.column = column
    }

    /// Returns the error that the statement caused, with a hint if what is missing at its end may be what was read as a comment.
    package func advised(_ error: CommandError) -> CommandError {
        guard isCut, error.statement == nil, let span = error.span, span.isEmpty, span.upperBound == bytes.count else {
            return error
        }
        var error = error
        error.hints.insert("'#' begins a comment; quote a text that begins with it", at: 0)
        return error
    }

    /// The line and column, in characters from 1, of a UTF-8 offset into `text`, which is clamped to it.
    package func position(of offset: Int) -> (line: Int, column: Int) {
        let text = text
        let before = text.utf8.prefix(max(0, offset))
        guard let end = before.lastIndex(of: Byte.newline) else {
            return (line, column + Substring(before).count)
        }
        let lines = before.reduce(0) { $0 + ($1 == Byte.newline ? 1 : 0) }
        return (line + lines, Substring(before[before.index(after: end)...]).count + 1)
    }
}
