import Bytes

/// A part of the catalogue's text. It is not a copy: it points to bytes that exist as long as the program runs.
///
/// It can be sent to other threads, because nobody changes these bytes.
struct DataText: @unchecked Sendable {
    let start: UnsafePointer<UInt8>
    let count: Int

    init(_ text: StaticString) {
        start = text.utf8Start
        count = text.utf8CodeUnitCount
    }

    init(start: UnsafePointer<UInt8>, count: Int) {
        self.start = start
        self.count = count
    }

    /// The bytes, copied into a string.
    var string: String {
        String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    var isEmpty: Bool { count == 0 }

    subscript(index: Int) -> UInt8 { start[index] }

    /// The bytes after the first `n`.
    func dropFirst(_ n: Int) -> DataText {
        DataText(start: start + min(n, count), count: max(0, count - n))
    }

    /// The first `n` bytes.
    func prefix(_ n: Int) -> DataText {
        DataText(start: start, count: min(n, count))
    }

    /// The index of the first byte of a value, or nil if there is none.
    func firstIndex(of byte: UInt8) -> Int? {
        UnsafeRawBufferPointer(start: start, count: count).firstOffset(of: byte)
    }

    func hasPrefix(_ byte: UInt8) -> Bool {
        count > 0 && start[0] == byte
    }

    func equals(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        UnsafeRawBufferPointer(start: start, count: count).isEqual(to: UnsafeRawBufferPointer(bytes))
    }

    func equals(_ string: String) -> Bool {
        string.withUTF8Bytes(equals)
    }

    /// Removes everything up to and including a separator from the front of `rest`.
    ///
    /// - Returns: the bytes before the separator, or nil if `rest` was empty.
    static func next(_ separator: UInt8, in rest: inout DataText) -> DataText? {
        guard !rest.isEmpty else { return nil }
        guard let end = rest.firstIndex(of: separator) else {
            defer { rest = rest.dropFirst(rest.count) }
            return rest
        }
        defer { rest = rest.dropFirst(end + 1) }
        return rest.prefix(end)
    }

    /// The pieces between separators; two separators in a row give an empty piece.
    func pieces(_ separator: UInt8) -> [DataText] {
        var rest = self
        var found: [DataText] = []
        while let piece = DataText.next(separator, in: &rest) {
            found.append(piece)
        }
        return found
    }

    var words: [DataText] { pieces(UInt8(ascii: " ")) }

    var lines: [DataText] { pieces(UInt8(ascii: "\n")) }

    /// The first line whose first word is `head`, and the lines after it, or nil if there is no such line.
    func line(headed head: String) -> (line: DataText, after: DataText)? {
        head.withUTF8Bytes { bytes in
            var rest = self
            while let line = DataText.next(UInt8(ascii: "\n"), in: &rest) {
                guard line.count >= bytes.count, line.prefix(bytes.count).equals(bytes) else { continue }
                if line.count == bytes.count || line[bytes.count] == UInt8(ascii: " ") {
                    return (line, rest)
                }
            }
            return nil
        }
    }
}

extension String {
    /// Calls a closure with the string's bytes, which are only copied if the string is not stored as UTF-8.
    func withUTF8Bytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        if let result = utf8.withContiguousStorageIfAvailable(body) {
            return result
        }
        return Array(utf8).withUnsafeBufferPointer(body)
    }
}
