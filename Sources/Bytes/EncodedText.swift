/// A text file's text, with the encoding that its first bytes say it is in, so that it can be written back the same.
package struct EncodedText: Equatable, Sendable {
    /// An encoding that a file can be told to have.
    package enum Encoding: Equatable, Sendable {
        /// UTF-8, with or without a byte order mark.
        case utf8(hasMark: Bool)
        /// UTF-16 with a byte order mark.
        case utf16(isBigEndian: Bool)
    }

    /// The text as UTF-8, without a byte order mark.
    package var text: [UInt8]
    /// The encoding of the file.
    package let encoding: Encoding

    /// Wraps a text.
    ///
    /// - Parameters:
    ///   - text: the text as UTF-8.
    ///   - encoding: the encoding of the file.
    package init(_ text: [UInt8], encoding: Encoding = .utf8(hasMark: false)) {
        (self.text, self.encoding) = (text, encoding)
    }

    /// Reads the bytes of a file; nil if they are not valid in the encoding that their first bytes tell. Without a mark, that is UTF-8.
    ///
    /// - Parameter bytes: the bytes.
    package init?(bytes: [UInt8]) {
        if bytes.starts(with: Self.mark8) {
            self.init(Array(bytes.dropFirst(3)), encoding: .utf8(hasMark: true))
        } else if let isBigEndian = Self.byteOrder(of: bytes) {
            guard let text = Self.utf8(of: bytes.dropFirst(2), isBigEndian: isBigEndian) else { return nil }
            self.init(text, encoding: .utf16(isBigEndian: isBigEndian))
            return
        } else {
            self.init(bytes)
        }
        guard text.utf8Validated else { return nil }
    }

    /// Whether a file is in UTF-16, by its byte order mark.
    package static func isUTF16(_ bytes: [UInt8]) -> Bool { byteOrder(of: bytes) != nil }

    /// The bytes of the file.
    package var bytes: [UInt8] {
        switch encoding {
        case .utf8(let hasMark): return hasMark ? Self.mark8 + text : text
        case .utf16(let isBigEndian):
            var bytes: [UInt8] = isBigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]
            for unit in String(decoding: text, as: UTF8.self).utf16 {
                let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
                bytes += isBigEndian ? [high, low] : [low, high]
            }
            return bytes
        }
    }

    private static let mark8: [UInt8] = [0xEF, 0xBB, 0xBF]

    private static func byteOrder(of bytes: [UInt8]) -> Bool? {
        guard bytes.count >= 2 else { return nil }
        switch (bytes[0], bytes[1]) {
        case (0xFE, 0xFF): return true
        case (0xFF, 0xFE): return false
        default: return nil
        }
    }

    /// Returns the text of UTF-16 as UTF-8; nil for half a unit, or half of a pair of units.
    private static func utf8(of bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> [UInt8]? {
        guard bytes.count.isMultiple(of: 2) else { return nil }
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            units.append(isBigEndian ? first << 8 | second : second << 8 | first)
            index += 2
        }
        return String(validating: units, as: UTF16.self).map { Array($0.utf8) }
    }
}

extension [UInt8] {
    /// Whether the bytes are valid UTF-8.
    fileprivate var utf8Validated: Bool { String(validating: self, as: UTF8.self) != nil }
}
