/// Spells strings as words that read back as exactly those strings and never span lines.
package enum Quoting {
    /// Returns the shortest spelling of a string as one word: bare, else `'…'`, else `"…"` with escapes.
    ///
    /// Strings that would read as something else are quoted too: the empty string, `->`, `|`, `>` and `>>`, strings that begin with
    /// `#`, `--` or the brace of a query, names such as `$title`, rows such as `@2`, attributes such as `.title`, and those that the caller
    /// names.
    ///
    /// - Parameters:
    ///   - string: the string that the word reads back as.
    ///   - words: keywords and the like that `string` must not be mistaken for.
    /// - Returns: the spelling.
    package static func quote(_ string: String, protecting words: [String] = []) -> String {
        if isBareWord(string), !words.contains(string) { return string }
        return forced(string)
    }

    /// Returns a spelling of a string in quotes, even if it needs none.
    package static func forced(_ string: String) -> String {
        if needsEscapes(string) { return escaped(string) }
        return "'" + string + "'"
    }

    /// Returns a spelling of a string as one word of the system's shell, for command lines in hints.
    package static func forSystemShell(_ string: String) -> String {
        let plain = Set("_-./,:=+@%".utf8)
        let isPlain = string.utf8.allSatisfy { byte in
            byte >= 0x80 || plain.contains(byte) || (48...57).contains(byte) || (97...122).contains(byte | 32)
        }
        if isPlain, !string.isEmpty { return string }
        return "'" + string.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }

    /// Returns a spelling of pieces with unquoted dots between them, as in `'a b'.c`.
    ///
    /// A piece that contains a dot or is empty is quoted.
    ///
    /// - Parameters:
    ///   - pieces: the strings between the dots.
    ///   - byte: a further ASCII character that must not occur unquoted in a piece.
    ///   - words: words that the whole must not be mistaken for.
    /// - Returns: the spelling of the whole word.
    package static func join(_ pieces: [String], quoting byte: UInt8? = nil, protecting words: [String] = []) -> String
    {
        if pieces.count == 1, words.contains(pieces[0]) { return forced(pieces[0]) }
        var line: [UInt8] = []
        append(pieces, quoting: byte, to: &line)
        return String(decoding: line, as: UTF8.self)
    }

    /// Appends pieces with unquoted dots between them to a line.
    static func append(_ pieces: [String], quoting byte: UInt8?, to line: inout [UInt8]) {
        if pieces.isEmpty { line += forced("").utf8 }
        for (position, piece) in pieces.enumerated() {
            if position > 0 { line.append(Byte.period) }
            if isBareWord(piece, without: byte ?? Byte.period) {
                line += piece.utf8
            } else {
                line += forced(piece).utf8
            }
        }
    }

    /// The words that say at a prompt where output goes.
    package static let promptMarks = ["|", ">", ">>"]

    /// Returns a string in single quotes for a message: shortened, on one line, with control characters made visible.
    package static func shown(_ string: String, limit: Int = 40) -> String {
        var shown = "'"
        var count = 0
        for scalar in string.unicodeScalars {
            if count == limit {
                shown += "…"
                break
            }
            shown.unicodeScalars.append(visible(scalar))
            count += 1
        }
        return shown + "'"
    }

    /// Returns the scalar itself, or a visible symbol for it if it is a control character.
    static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? scalar
        case 0x7F: "\u{2421}"
        case 0x80...: isControl(scalar) ? "\u{FFFD}" : scalar
        default: scalar
        }
    }

    /// Whether a string reads back as one word without quotes.
    ///
    /// - Parameters:
    ///   - string: the string.
    ///   - byte: if the string is one of several pieces, a character besides the dot that no piece may contain.
    /// - Returns: whether it does.
    static func isBareWord(_ string: String, without byte: UInt8? = nil) -> Bool {
        if string.utf8.count <= 2, string == "->" || promptMarks.contains(string) { return false }
        var text = string
        guard text.withUTF8({ isPlain($0, without: byte) }) else { return false }
        return text.utf8.allSatisfy { $0 < 0x80 }
            || !string.unicodeScalars.contains { isControl($0) || $0.properties.isWhitespace }
    }

    private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>, without byte: UInt8?) -> Bool {
        guard let first = bytes.first, first != Byte.hash, first != Byte.openBrace, !isName(bytes), !isRow(bytes),
            !isOwnValue(bytes)
        else { return false }
        if bytes.count >= 2, first == Byte.minus, bytes[1] == Byte.minus { return false }
        return bytes.allSatisfy { found in
            found > Byte.space && found != 0x7F && !Byte.endsPlainRun(found)
                && (byte == nil || found != Byte.period && found != byte)
        }
    }

    /// Whether a word can be the name of a value or an object in a script: `$title`.
    package static func isName(_ word: String) -> Bool {
        var word = word
        return word.withUTF8(isName)
    }

    /// Whether a word can mean a row of the last answer: `@2`.
    package static func isRow(_ word: String) -> Bool {
        var word = word
        return word.withUTF8(isRow)
    }

    /// Whether a word can mean the value of another attribute of the same object: `.title`.
    package static func isOwnValue(_ word: String) -> Bool {
        var word = word
        return word.withUTF8(isOwnValue)
    }

    private static func isName(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard bytes.count > 1, bytes[0] == Byte.dollar, !(48...57).contains(bytes[1]) else { return false }
        return bytes.dropFirst().allSatisfy { byte in
            (97...122).contains(byte | 32) || (48...57).contains(byte) || byte == Byte.underscore
        }
    }

    private static func isRow(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.count > 1 && bytes[0] == Byte.at && bytes.dropFirst().allSatisfy { (48...57).contains($0) }
    }

    private static func isOwnValue(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.count > 1 && bytes[0] == Byte.period && (97...122).contains(bytes[1] | 32)
    }

    private static func needsEscapes(_ string: String) -> Bool {
        var isASCII = true
        for byte in string.utf8 {
            if byte == Byte.apostrophe || byte < Byte.space || byte == 0x7F { return true }
            if byte >= 0x80 { isASCII = false }
        }
        return !isASCII && string.unicodeScalars.contains(where: isControl)
    }

    /// Whether a scalar ends a line, changes the writing direction, or is a control character or a byte order mark.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }

    private static func escaped(_ string: String) -> String {
        var line = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": line += "\\\""
            case "\\": line += "\\\\"
            case "\n": line += "\\n"
            case "\t": line += "\\t"
            case "\r": line += "\\r"
            case _ where isControl(scalar): line += "\\u{" + String(scalar.value, radix: 16) + "}"
            default: line.unicodeScalars.append(scalar)
            }
        }
        return line + "\""
    }
}

extension Word {
    /// A spelling, on one line, that reads back as this word with the same parts of it quoted.
    package var spelling: String {
        if isBare { return text }
        let utf8 = text.utf8
        if quoted.count == 1, quoted[0] == 0..<utf8.count { return Quoting.forced(text) }
        var line = ""
        var index = utf8.startIndex
        var offset = 0
        for mark in quoted {
            let begin = utf8.index(index, offsetBy: mark.lowerBound - offset)
            let end = utf8.index(begin, offsetBy: mark.count)
            line += String(decoding: utf8[index..<begin], as: UTF8.self)
            line += Quoting.forced(String(decoding: utf8[begin..<end], as: UTF8.self))
            index = end
            offset = mark.upperBound
        }
        return line + String(decoding: utf8[index...], as: UTF8.self)
    }
}
