import Bytes

/// Writes lines of words: names, numbers and quoted text, with one space between them.
package struct RecordWriter {
    /// What was written.
    package private(set) var bytes: [UInt8] = []
    /// Where the line that is being written begins.
    package private(set) var lineStart = 0

    /// Makes a writer without any lines.
    package init() {}

    /// Appends a word without spaces and quotes.
    package mutating func word(_ word: String) {
        separate()
        bytes += word.utf8
    }

    /// Appends a number.
    package mutating func number(_ number: Int) { word(String(number)) }

    /// Appends a text between quotes, with what has to be escaped.
    package mutating func quoted(_ text: String) { quote(text.utf8) }

    /// Appends a text in UTF-8 between quotes, with what has to be escaped.
    package mutating func quoted(_ text: ArraySlice<UInt8>) { quote(text) }

    /// Appends bytes as they are.
    package mutating func append(_ raw: [UInt8]) { bytes += raw }

    /// Ends the line.
    package mutating func endLine() {
        bytes.append(Byte.newline)
        lineStart = bytes.count
    }

    /// Changes the bytes directly, for what follows the words of a line.
    package mutating func withBytes(_ body: (inout [UInt8]) -> Void) { body(&bytes) }

    private mutating func separate() {
        if bytes.count > lineStart { bytes.append(Byte.space) }
    }

    private mutating func quote(_ text: some Sequence<UInt8>) {
        separate()
        bytes.append(Byte.quote)
        for byte in text { escape(byte) }
        bytes.append(Byte.quote)
    }

    private mutating func escape(_ byte: UInt8) {
        if let escape = RecordQuoting.escape(for: byte) {
            bytes.append(Byte.backslash)
            bytes.append(escape)
        } else {
            bytes.append(byte)
        }
    }
}
