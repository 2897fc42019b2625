import Bytes

/// A text that is complete or worthless: a title, lines of words, and a last line `end DIGEST` with the digest of all lines before it.
package enum SealedLines {
    /// Writes such a text.
    ///
    /// - Parameters:
    ///   - title: the first line.
    ///   - write: writes the other lines.
    /// - Returns: the text.
    package static func bytes(title: String, _ write: (inout RecordWriter) -> Void) -> [UInt8] {
        var writer = RecordWriter()
        writer.word(title)
        writer.endLine()
        write(&writer)
        let digest = Digest(of: writer.bytes)
        writer.word("end")
        writer.word(digest.description)
        writer.endLine()
        return writer.bytes
    }

    /// Reads such a text.
    ///
    /// - Parameters:
    ///   - bytes: the text.
    ///   - title: the first line.
    ///   - read: reads a line; nil if it is malformed.
    /// - Returns: what the lines say; nil for anything that is not a complete text of this title.
    package static func values<Value>(
        of bytes: [UInt8], title: String, _ read: (inout RecordScanner) -> Value?
    ) -> [Value]? {
        var lines = bytes.split(separator: Byte.newline, omittingEmptySubsequences: false)
        guard lines.popLast()?.isEmpty == true, let end = lines.popLast(),
            lines.first?.elementsEqual(title.utf8) == true,
            end.elementsEqual("end \(Digest(of: Array(bytes[..<end.startIndex])))".utf8)
        else { return nil }
        var values: [Value] = []
        for line in lines.dropFirst() {
            let value = line.withUnsafeBytes { bytes in
                var scanner = RecordScanner(bytes)
                return read(&scanner).flatMap { scanner.isAtEnd ? $0 : nil }
            }
            guard let value else { return nil }
            values.append(value)
        }
        return values
    }
}
