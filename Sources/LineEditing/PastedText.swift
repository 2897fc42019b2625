/// Text from a terminal's clipboard.
enum PastedText {
    /// Returns the text as the line gets it: with line feeds as line ends, and U+FFFD for what is not UTF-8 and for every other control
    /// character but tab, so that none of them is taken for a key.
    static func shown(_ bytes: some Collection<UInt8>) -> String {
        var result = String.UnicodeScalarView()
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            switch scalar {
            // Most terminals send a carriage return for each line feed.
            case "\r": result.append("\n")
            case "\n", "\t": result.append(scalar)
            default: result.append(scalar.isControl ? "\u{FFFD}" : scalar)
            }
        }
        return String(result)
    }

    /// Returns how many bytes can be shown before the next ones are known: all but an unfinished character, and what may be the
    /// beginning of the mark after the text.
    static func clearCount(_ bytes: [UInt8], end: [UInt8]) -> Int {
        for count in stride(from: min(end.count - 1, bytes.count), to: 0, by: -1)
        where bytes.suffix(count) == end.prefix(count) {
            return bytes.count - count
        }
        // A character has four bytes at most; all but the first have the form 10xxxxxx.
        guard let lead = bytes.suffix(4).lastIndex(where: { $0 & 0xC0 != 0x80 }) else { return bytes.count }
        return bytes.count - lead < Keyboard.length(lead: bytes[lead]) ? lead : bytes.count
    }
}
