import Bytes

/// The text of a command that takes the rest of its line as it is, with quotes and all: `why`, into which people paste messages.
///
/// The text ends before an option of the command, and where the output is sent to a file or program. A text that is in quotes as a
/// whole, and one without quotes, need no such care: they are read as the words of any other command.
enum RawText {
    private static let commands = ["why"].map { Array($0.utf8) }
    private static let ends = ["--file", "--json", "--csv", "|", ">", ">>"].map { Array($0.utf8) }

    /// Returns where the raw text of a statement is.
    ///
    /// - Parameter bytes: a statement, which may have blanks around it.
    /// - Returns: the range of the text; nil if the statement has none.
    static func range(in bytes: ArraySlice<UInt8>) -> Range<Int>? {
        guard let start = bytes.firstIndex(where: { !Byte.isBlank($0) }), start < bytes.endIndex,
            let command = commands.first(where: { bytes[start...].starts(with: $0) }),
            let begin = bytes[(start + command.count)...].firstIndex(where: { !Byte.isBlank($0) }),
            begin > start + command.count, !bytes.contains(Byte.newline)
        else { return nil }
        var end = begin
        var next = begin
        while next < bytes.endIndex {
            let wordEnd = bytes[next...].firstIndex(where: Byte.isBlank) ?? bytes.endIndex
            if isEnd(bytes[next..<wordEnd]) { break }
            end = wordEnd
            next = bytes[wordEnd...].firstIndex { !Byte.isBlank($0) } ?? bytes.endIndex
        }
        let text = bytes[begin..<end]
        let needsCare = text.contains { $0 == Byte.apostrophe || $0 == Byte.quote || $0 == Byte.backslash }
        return needsCare && !isQuoted(bytes, from: begin) ? begin..<end : nil
    }

    private static func isEnd(_ word: ArraySlice<UInt8>) -> Bool {
        ends.contains { end in
            word.elementsEqual(end) || end.count > 2 && word.starts(with: end + [Byte.equals])
        }
    }

    /// Whether a quoted word begins at an index, and is all of the text.
    private static func isQuoted(_ bytes: ArraySlice<UInt8>, from begin: Int) -> Bool {
        guard bytes[begin] == Byte.apostrophe || bytes[begin] == Byte.quote else { return false }
        var word = WordReader(bytes, at: begin)
        word.read()
        guard word.problem == nil else { return !bytes[(begin + 1)...].contains(bytes[begin]) }
        // Within one quoted word there is no further quote that opens or closes.
        let inner = word.word
        guard inner.quoted == [0..<inner.text.utf8.count] || inner.text.isEmpty else { return false }
        let rest = bytes[word.index...].drop(while: Byte.isBlank)
        let wordEnd = rest.firstIndex(where: Byte.isBlank) ?? rest.endIndex
        return rest.isEmpty || rest.first == Byte.hash || isEnd(rest[..<wordEnd])
    }
}

/// An apostrophe inside of a word, as in `It's`, which opens no quote.
enum Apostrophe {
    /// Whether an apostrophe is between letters and the only one of its line, so that it can only be meant as text.
    static func isText(_ bytes: ArraySlice<UInt8>, at index: Int) -> Bool {
        guard index > bytes.startIndex, index + 1 < bytes.endIndex, isLetter(bytes[index - 1]),
            isLetter(bytes[index + 1])
        else { return false }
        let line = bytes[(index + 1)...].prefix { $0 != Byte.newline }
        let before = bytes[..<index].reversed().prefix { $0 != Byte.newline }
        return !line.contains(Byte.apostrophe) && !before.contains(Byte.apostrophe)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte >= 0x80 || (byte | 32 >= UInt8(ascii: "a") && byte | 32 <= UInt8(ascii: "z"))
    }
}
