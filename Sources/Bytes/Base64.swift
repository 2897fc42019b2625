/// Base64 as Interface Builder writes it: without the padding at the end that FoundationEssentials adds and insists on.
package enum Base64 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// Spells bytes.
    ///
    /// - Parameters:
    ///   - bytes: the bytes.
    ///   - isPadded: whether the padding is written at the end, as other programs want it.
    /// - Returns: the text, on one line.
    package static func encode(_ bytes: [UInt8], isPadded: Bool = false) -> String {
        var out: [UInt8] = []
        var bits = 0
        var buffer = 0
        for byte in bytes {
            buffer = (buffer << 8 | Int(byte)) & 0xFFFF
            bits += 8
            while bits >= 6 {
                bits -= 6
                out.append(alphabet[buffer >> bits & 63])
            }
        }
        if bits > 0 { out.append(alphabet[buffer << (6 - bits) & 63]) }
        if isPadded { while out.count % 4 != 0 { out.append(UInt8(ascii: "=")) } }
        return String(decoding: out, as: UTF8.self)
    }

    /// Breaks a spelled text into lines of 80 characters, as Interface Builder writes data.
    package static func lines(_ text: String) -> String {
        var rest = text[...]
        var lines: [Substring] = []
        while !rest.isEmpty {
            lines.append(rest.prefix(80))
            rest = rest.dropFirst(80)
        }
        return lines.joined(separator: "\n")
    }

    /// Reads the bytes that a text spells, with white space and padding allowed; nil if anything else is in it.
    package static func decode(_ text: String) -> [UInt8]? {
        var out: [UInt8] = []
        var bits = 0
        var buffer = 0
        for byte in text.utf8 where byte > 0x20 && byte != UInt8(ascii: "=") {
            guard let value = alphabet.firstIndex(of: byte) else { return nil }
            buffer = (buffer << 6 | value) & 0xFFFF
            bits += 6
            if bits >= 8 {
                bits -= 8
                out.append(UInt8(buffer >> bits & 255))
            }
        }
        return out
    }
}
