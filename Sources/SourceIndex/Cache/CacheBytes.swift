/// Appends numbers and texts to bytes, in the format that `CacheReader` reads.
struct CacheWriter {
    private(set) var bytes: [UInt8] = []

    mutating func write(byte: UInt8) { bytes.append(byte) }

    /// Writes eight bytes, least significant first.
    mutating func write(fixed value: UInt64) {
        withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// Writes a number that is usually small, seven bits to a byte.
    mutating func write(_ value: Int) {
        var rest = UInt64(bitPattern: Int64(value))
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    mutating func write(_ text: String) {
        write(text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    mutating func write(_ texts: [String]) {
        write(texts.count)
        for text in texts { write(text) }
    }

    /// Writes bytes without their count.
    mutating func write(raw: some Collection<UInt8>) { bytes.append(contentsOf: raw) }
}

/// Reads what `CacheWriter` wrote; any other bytes give an error, never a trap.
struct CacheReader {
    /// The error for bytes that are damaged or have another format.
    struct Damage: Error {}

    private let bytes: UnsafeRawBufferPointer
    private(set) var position: Int
    private let end: Int

    /// Starts at the first byte of a range.
    init(_ bytes: UnsafeRawBufferPointer, range: Range<Int>) {
        self.bytes = bytes
        position = range.lowerBound
        end = min(range.upperBound, bytes.count)
    }

    mutating func byte() throws(Damage) -> UInt8 {
        guard position < end else { throw Damage() }
        position += 1
        return bytes[position - 1]
    }

    mutating func fixed() throws(Damage) -> UInt64 {
        guard end - position >= 8 else { throw Damage() }
        position += 8
        return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position - 8, as: UInt64.self))
    }

    mutating func number() throws(Damage) -> Int {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while shift < 64 {
            let byte = try byte()
            value |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return Int(Int64(bitPattern: value)) }
            shift += 7
        }
        throw Damage()
    }

    /// Reads the count of elements that take at least one byte each.
    mutating func count() throws(Damage) -> Int {
        let value = try number()
        guard value >= 0, value <= end - position else { throw Damage() }
        return value
    }

    mutating func text() throws(Damage) -> String {
        String(decoding: bytes[try range()], as: UTF8.self)
    }

    mutating func texts() throws(Damage) -> [String] {
        var texts: [String] = []
        for _ in 0..<(try count()) { texts.append(try text()) }
        return texts
    }

    /// Reads the length of bytes and skips them.
    mutating func range() throws(Damage) -> Range<Int> {
        let length = try count()
        position += length
        return position - length..<position
    }
}
