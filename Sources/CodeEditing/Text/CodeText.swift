import Bytes
import SourceIndex

/// The bytes of a source file, with questions about its lines and their indentation.
struct CodeText {
    let path: String
    let bytes: [UInt8]

    /// Takes a file that can be changed.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - bytes: returns its bytes.
    /// - Throws: `CodeEditError` if it cannot be read or is not UTF-8.
    init<Failure: Error>(_ path: String, bytes: (String) throws(Failure) -> [UInt8]) throws(CodeEditError) {
        self.path = path
        do { self.bytes = try bytes(path) } catch {
            throw CodeEditError(
                .unreadable, "\(path) cannot be read", hint: "'sources' shows where nibsh looks for code")
        }
        guard String(decoding: self.bytes, as: UTF8.self).utf8.elementsEqual(self.bytes) else {
            throw CodeEditError(
                .encoding, "\(path) is not UTF-8, so it is not changed",
                hint: "'iconv -f ENCODING -t UTF-8' converts it")
        }
    }

    /// Makes a text of bytes that are known to be UTF-8.
    init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// Throws if a name is not at the place where it was read.
    func require(_ name: String, at place: SourcePlace) throws(CodeEditError) {
        var start = place.offset
        if start >= 0, start < bytes.count, bytes[start] == Byte.backtick { start += 1 }
        guard start >= 0, start <= bytes.count, bytes[start...].starts(with: name.utf8) else {
            throw CodeEditError(
                .changedFile, "\(path) has changed since it was read",
                hint: "try again: the file is read again each time")
        }
    }

    // MARK: - Lines

    /// Returns the start of the line that contains an offset.
    func lineStart(_ offset: Int) -> Int {
        var index = min(offset, bytes.count)
        while index > 0, bytes[index - 1] != Byte.newline { index -= 1 }
        return index
    }

    /// Returns the end of the line that contains an offset, before its line end.
    func lineEnd(_ offset: Int) -> Int {
        var index = offset
        while index < bytes.count, bytes[index] != Byte.newline { index += 1 }
        if index > offset, bytes[index - 1] == Byte.carriageReturn { index -= 1 }
        return index
    }

    /// Returns the start of the next line, or the end of the file.
    func nextLine(_ offset: Int) -> Int {
        var index = offset
        while index < bytes.count, bytes[index] != Byte.newline { index += 1 }
        return min(index + 1, bytes.count)
    }

    /// Returns whether a range contains only blanks.
    func isBlank(_ range: Range<Int>) -> Bool { bytes[range.clamped(to: 0..<bytes.count)].allSatisfy(Byte.isBlank) }

    /// Returns whether a range inside of one line contains only blanks and comments.
    func isComment(_ range: Range<Int>) -> Bool {
        CodeTokens(Array(bytes[range.clamped(to: 0..<bytes.count)]), language: .swift).tokens.isEmpty
    }

    /// The line end of the file's first line.
    var newline: String {
        guard let end = bytes.firstIndex(of: Byte.newline), end > 0 else { return "\n" }
        return bytes[end - 1] == Byte.carriageReturn ? "\r\n" : "\n"
    }

    // MARK: - Indentation

    /// Returns the blanks at the start of the line that contains an offset.
    func indentation(_ offset: Int) -> String {
        let start = lineStart(offset)
        var end = start
        while end < bytes.count, bytes[end] == Byte.space || bytes[end] == Byte.tab { end += 1 }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// One step of indentation: that of the first indented line of code, or four spaces if there is none.
    var indentationUnit: String {
        var index = 0
        while index < bytes.count {
            let start = index
            while index < bytes.count, bytes[index] == Byte.space { index += 1 }
            if index < bytes.count, bytes[index] == Byte.tab, index == start { return "\t" }
            // The indentation of comments and of continued lines says nothing
            let count = index - start
            if count >= 2, count <= 8, count != 3, index < bytes.count,
                Byte.isName(bytes[index]) || bytes[index] == Byte.at
            {
                return String(repeating: " ", count: count)
            }
            index = nextLine(index)
        }
        return "    "
    }
}
