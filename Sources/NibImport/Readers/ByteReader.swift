/// Reads numbers from bytes in sequence; throws `ImportError` instead of reading beyond the end.
struct ByteReader {
    let bytes: [UInt8]
    /// The name of the format, for errors.
    let format: String
    /// The offset of the next byte.
    var position: Int

    /// The number of bytes left.
    var remaining: Int { bytes.count - position }

    /// Skips bytes and returns their range.
    mutating func take(_ count: Int, of what: String) throws(ImportError) -> Range<Int> {
        guard count >= 0, count <= remaining else {
            throw .damaged(format, at: position, cause: "\(what) takes \(count) bytes, but \(remaining) are left")
        }
        defer { position += count }
        return position..<position + count
    }

    /// Reads one byte.
    mutating func byte(_ what: String) throws(ImportError) -> UInt8 {
        guard remaining > 0 else { throw .damaged(format, at: position, cause: "the file ends inside \(what)") }
        defer { position += 1 }
        return bytes[position]
    }

    /// Reads a little-endian number.
    mutating func little(_ count: Int, of what: String) throws(ImportError) -> UInt64 {
        var value: UInt64 = 0
        for index in try take(count, of: what).reversed() { value = value << 8 | UInt64(bytes[index]) }
        return value
    }

    /// Reads a big-endian number; if it has more than eight bytes, the last eight count.
    mutating func big(_ count: Int, of what: String) throws(ImportError) -> UInt64 {
        var value: UInt64 = 0
        for index in try take(count, of: what) { value = value << 8 | UInt64(bytes[index]) }
        return value
    }

    /// Reads a number of seven bits per byte, least significant first; the last byte has its high bit set.
    mutating func variable(_ what: String) throws(ImportError) -> Int {
        let start = position
        var value = 0
        for shift in stride(from: 0, to: 35, by: 7) {
            let byte = try byte(what)
            value |= Int(byte & 0x7F) << shift
            if byte & 0x80 != 0 { return value }
        }
        throw .damaged(format, at: start, cause: "\(what) is a number with more than 35 bits")
    }
}
