import Bytes

/// Escapes and unescapes XML in Interface Builder's spelling (Documentation/Format/Bytes.md#escapes).
package enum Escaping {
    /// Escapes a value for use between double quotes: only `&`, `<`, `>`, `"` and white space other than the space.
    ///
    /// That white space becomes character references, because a parser would turn it into spaces.
    ///
    /// - Parameters:
    ///   - value: the value.
    ///   - keepsGreater: whether `>` is not escaped.
    /// - Returns: the text between the quotes.
    package static func attribute(_ value: String, keepsGreater: Bool = false) -> String {
        guard keepsGreater, value.utf8.contains(Byte.greater) else { return escape(value, quotes: true) }
        let pieces = value.split(separator: ">", omittingEmptySubsequences: false)
        return pieces.map { escape(String($0), quotes: true) }.joined(separator: ">")
    }

    /// Escapes a value for use as text: only `&`, `<`, `>` and the carriage return.
    package static func text(_ value: String) -> String { escape(value, quotes: false) }

    /// Whether XML 1.0 can represent the value: it has no control characters other than tab, line feed and carriage
    /// return.
    package static func isAllowed(_ value: String) -> Bool {
        isPlain(value)
            || value.unicodeScalars.allSatisfy {
                $0.value >= 0x20 ? ($0.value != 0xFFFE && $0.value != 0xFFFF) : [0x9, 0xA, 0xD].contains($0.value)
            }
    }

    /// Whether a value is the same with and without escaping in any place: only printable ASCII that is never escaped.
    package static func isPlain(_ value: String) -> Bool {
        var value = value
        return value.withUTF8 { bytes in
            guard let start = bytes.baseAddress else { return true }
            let place = EightBytes.first(in: start, from: 0, to: bytes.count) { word in
                EightBytes.below(word, limit: Byte.space) | EightBytes.equal(word, to: Byte.ampersand)
                    | EightBytes.equal(word, to: Byte.less) | EightBytes.equal(word, to: Byte.greater)
                    | EightBytes.equal(word, to: Byte.quote) | word & 0x8080_8080_8080_8080
            } passes: { byte in
                byte < Byte.space || byte >= 0x80 || needsEscape(byte, quotes: true)
            }
            return place == bytes.count
        }
    }

    private static func escape(_ value: String, quotes: Bool) -> String {
        if isPlain(value) { return value }
        guard value.utf8.contains(where: { needsEscape($0, quotes: quotes) }) else { return value }
        var out: [UInt8] = []
        out.reserveCapacity(value.utf8.count + 16)
        for byte in value.utf8 {
            if needsEscape(byte, quotes: quotes) { out += reference(byte) } else { out.append(byte) }
        }
        return String(decoding: out, as: UTF8.self)
    }

    @inline(__always)
    private static func needsEscape(_ byte: UInt8, quotes: Bool) -> Bool {
        switch byte {
        case Byte.ampersand, Byte.less, Byte.greater, Byte.carriageReturn: true
        case Byte.quote, Byte.newline, Byte.tab: quotes
        default: false
        }
    }

    private static func reference(_ byte: UInt8) -> [UInt8] {
        switch byte {
        case Byte.ampersand: Array("&amp;".utf8)
        case Byte.less: Array("&lt;".utf8)
        case Byte.greater: Array("&gt;".utf8)
        case Byte.quote: Array("&quot;".utf8)
        default: Array("&#\(byte);".utf8)
        }
    }

    // MARK: - Reading

    /// Decodes a raw attribute value or text: resolves references and normalizes line ends as XML prescribes.
    ///
    /// - Parameters:
    ///   - raw: the bytes between quotes or tags, which expat has accepted.
    ///   - isAttribute: whether white space becomes spaces (attribute) or CDATA sections are unwrapped (text).
    /// - Returns: the decoded value.
    static func decode(_ raw: UnsafeRawBufferPointer, isAttribute: Bool) -> String {
        if isPlain(raw, isAttribute: isAttribute) { return String(decoding: raw, as: UTF8.self) }
        var out: [UInt8] = []
        out.reserveCapacity(raw.count)
        var i = 0
        while i < raw.count {
            switch raw[i] {
            case Byte.ampersand:
                i = decodeReference(raw, at: i, into: &out)
                continue
            case Byte.carriageReturn:
                if i + 1 < raw.count, raw[i + 1] == Byte.newline { i += 1 }
                out.append(isAttribute ? Byte.space : Byte.newline)
            case Byte.newline, Byte.tab: out.append(isAttribute ? Byte.space : raw[i])
            case Byte.less:
                i = decodeSection(raw, at: i, into: &out)
                continue
            default: out.append(raw[i])
            }
            i += 1
        }
        return String(decoding: out, as: UTF8.self)
    }

    /// Whether decoding raw bytes would not change them: they have no references and no white space that XML
    /// normalizes.
    @inline(__always)
    static func isPlain(_ raw: UnsafeRawBufferPointer, isAttribute: Bool) -> Bool {
        guard let start = raw.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return true }
        let place = EightBytes.first(in: start, from: 0, to: raw.count) {
            let reference = EightBytes.equal($0, to: Byte.ampersand)
            if isAttribute { return reference | EightBytes.below($0, limit: Byte.space) }
            return reference | EightBytes.equal($0, to: Byte.carriageReturn) | EightBytes.equal($0, to: Byte.less)
        } passes: {
            $0 == Byte.ampersand || (isAttribute ? $0 < Byte.space : $0 == Byte.carriageReturn || $0 == Byte.less)
        }
        return place == raw.count
    }

    /// Copies the content of a CDATA section, the only markup inside text, and returns the offset after it.
    private static func decodeSection(_ raw: UnsafeRawBufferPointer, at start: Int, into out: inout [UInt8]) -> Int {
        var i = start + 9
        while i + 2 < raw.count,
            !(raw[i] == Byte.closeBracket && raw[i + 1] == Byte.closeBracket && raw[i + 2] == Byte.greater)
        {
            out.append(raw[i])
            i += 1
        }
        return i + 3
    }

    private static func decodeReference(_ raw: UnsafeRawBufferPointer, at start: Int, into out: inout [UInt8]) -> Int {
        var end = start + 1
        while end < raw.count, raw[end] != Byte.semicolon { end += 1 }
        let name = String(decoding: raw[start + 1..<end], as: UTF8.self)
        switch name {
        case "amp": out.append(Byte.ampersand)
        case "lt": out.append(Byte.less)
        case "gt": out.append(Byte.greater)
        case "quot": out.append(Byte.quote)
        case "apos": out.append(Byte.apostrophe)
        default:
            let hex = name.hasPrefix("#x")
            if let value = UInt32(name.dropFirst(hex ? 2 : 1), radix: hex ? 16 : 10), let scalar = Unicode.Scalar(value)
            {
                out += Array(String(Character(scalar)).utf8)
            }
        }
        return end + 1
    }
}
