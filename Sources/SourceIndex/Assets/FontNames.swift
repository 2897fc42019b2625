import Platform

/// Reads the PostScript names in files of fonts (Apple's "TrueType Reference Manual", the 'name' table).
enum FontNames {
    /// The largest file that is read.
    private static let largest = 64 << 20
    /// The number of the PostScript name in the table.
    private static let postScript = 6

    /// Returns the PostScript names of the fonts in a file; none if it cannot be read.
    static func of(_ path: String) -> [String] {
        guard let bytes = try? FileIO.contents(path, atMost: largest) else { return [] }
        return names(in: bytes)
    }

    /// Returns the PostScript names of the fonts in the bytes of a file: a font, or a collection of them.
    static func names(in bytes: [UInt8]) -> [String] {
        let font = FontBytes(bytes)
        guard font.text(4, at: 0) == "ttcf", let count = font.number(4, at: 8) else { return names(in: font, at: 0) }
        return (0..<min(count, 64)).flatMap { index in
            font.number(4, at: 12 + 4 * index).map { names(in: font, at: $0) } ?? []
        }
    }

    private static func names(in font: FontBytes, at start: Int) -> [String] {
        guard let count = font.number(2, at: start + 4) else { return [] }
        for index in 0..<min(count, 256) {
            let entry = start + 12 + 16 * index
            if font.text(4, at: entry) == "name", let table = font.number(4, at: entry + 8) {
                return names(in: font, table: table)
            }
        }
        return []
    }

    private static func names(in font: FontBytes, table: Int) -> [String] {
        guard let count = font.number(2, at: table + 2), let texts = font.number(2, at: table + 4) else { return [] }
        return (0..<min(count, 4096)).compactMap { index in
            let record = table + 6 + 12 * index
            guard font.number(2, at: record + 6) == postScript, let length = font.number(2, at: record + 8),
                let offset = font.number(2, at: record + 10)
            else { return nil }
            return font.text(length, at: table + texts + offset)
        }
    }

    /// The bytes of a file; what is outside of it does not exist.
    private struct FontBytes {
        private let bytes: [UInt8]

        init(_ bytes: [UInt8]) { self.bytes = bytes }

        /// Returns a number of some bytes, most significant first.
        func number(_ count: Int, at offset: Int) -> Int? {
            guard offset >= 0, offset <= bytes.count - count else { return nil }
            return bytes[offset..<(offset + count)].reduce(0) { $0 << 8 | Int($1) }
        }

        /// Returns the ASCII letters of a text; the zeros of UTF-16 are left out.
        func text(_ count: Int, at offset: Int) -> String? {
            guard offset >= 0, offset <= bytes.count - count else { return nil }
            return String(decoding: bytes[offset..<(offset + count)].filter { $0 != 0 }, as: UTF8.self)
        }
    }
}
