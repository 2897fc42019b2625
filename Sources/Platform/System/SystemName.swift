/// Names of files as texts that keep every byte.
///
/// A name in the file system is bytes, which need not be UTF-8. In a text, each byte that is not part of UTF-8 is a private character,
/// U+10FE00 plus the byte; the system gets the byte again. Bytes that would be such a character in UTF-8 become private characters one by
/// one, so that no two names have the same text.
package enum SystemName {
    private static let base: UInt32 = 0x10FE00
    /// The characters that stand for bytes.
    private static let characters: ClosedRange<UInt32> = 0x10FE80...0x10FEFF
    /// The first byte of these characters in UTF-8, which hardly any other text has.
    private static let lead: UInt8 = 0xF4

    /// Returns the text for the bytes of a name or path.
    package static func text(_ bytes: some Collection<UInt8>) -> String {
        if let text = String(validating: bytes, as: UTF8.self), !bytes.contains(lead) { return text }
        var result = String.UnicodeScalarView()
        var decoder = UTF8()
        var rest = Array(bytes)[...]
        while let byte = rest.first {
            var following = rest.makeIterator()
            if case .scalarValue(let scalar) = decoder.decode(&following), !characters.contains(scalar.value) {
                result.append(scalar)
                rest = rest.dropFirst(UTF8.width(scalar))
            } else {
                result.append(Unicode.Scalar(base + UInt32(byte)) ?? "\u{FFFD}")
                rest = rest.dropFirst()
            }
            decoder = UTF8()
        }
        return String(result)
    }

    /// Returns the text for a name or path that C has.
    package static func text(_ name: UnsafePointer<CChar>) -> String {
        var end = name
        while end.pointee != 0 { end += 1 }
        return text(UnsafeRawBufferPointer(start: name, count: end - name))
    }

    /// Returns the bytes that a name or path has in the system.
    package static func bytes(_ text: String) -> [UInt8] {
        guard !isText(text) else { return Array(text.utf8) }
        var bytes: [UInt8] = []
        for scalar in text.unicodeScalars {
            if characters.contains(scalar.value) {
                bytes.append(UInt8(scalar.value - base))
            } else {
                bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            }
        }
        return bytes
    }

    /// Whether a name is in UTF-8 in the system, too.
    package static func isText(_ name: String) -> Bool {
        !name.utf8.contains(lead) || !name.unicodeScalars.contains { characters.contains($0.value) }
    }
}

extension String {
    /// Calls a function with a path as C has it.
    func withSystemPath<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        guard !SystemName.isText(self) else { return withCString(body) }
        return (SystemName.bytes(self) + [0]).withUnsafeBufferPointer {
            $0.withMemoryRebound(to: CChar.self) { body($0.baseAddress!) }
        }
    }
}
