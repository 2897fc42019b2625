import Bytes

/// A mistake in a file for translators, with its place.
package struct TranslationError: Error, Equatable, Sendable {
    /// What is wrong.
    package let message: String
    /// The line, from 1.
    package let line: Int
    /// The column in characters, from 1.
    package let column: Int

    /// Makes an error at a place of a text.
    init(_ message: String, at offset: Int, of text: [UInt8]) {
        self.message = message
        let before = text[..<min(offset, text.count)]
        let start = before.lastIndex(of: Byte.newline).map { $0 + 1 } ?? 0
        line = before.reduce(1) { $1 == Byte.newline ? $0 + 1 : $0 }
        column = String(decoding: before[start...], as: UTF8.self).count + 1
    }

    /// Makes an error at a known place.
    init(_ message: String, line: Int, column: Int) {
        (self.message, self.line, self.column) = (message, line, column)
    }
}
