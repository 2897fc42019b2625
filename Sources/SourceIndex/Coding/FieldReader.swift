/// Reads what ``FieldWriter`` wrote; any other bytes give a failure, never a trap.
///
/// After a failure everything that is read is empty, so only the end needs to look for it.
struct FieldReader: FieldCoder {
    private let bytes: UnsafeRawBufferPointer
    private var position: Int
    private let end: Int
    /// The first failure.
    private(set) var failure: DeclarationsCodingError?
    var depth = 0

    /// Starts at the first byte of a range; without one, at the first of all.
    init(_ bytes: UnsafeRawBufferPointer, range: Range<Int>? = nil) {
        self.bytes = bytes
        position = range?.lowerBound ?? 0
        end = min(range?.upperBound ?? bytes.count, bytes.count)
    }

    /// Throws the first failure if there was one.
    func check() throws(DeclarationsCodingError) {
        if let failure { throw failure }
    }

    /// Throws the first failure, or another if something comes after what was read.
    func finish() throws(DeclarationsCodingError) {
        try check()
        guard position == end else { throw .trailing }
    }

    private mutating func fail(_ reason: DeclarationsCodingError) {
        if failure == nil { failure = reason }
        position = end
    }

    mutating func byte() -> UInt8 {
        guard position < end else {
            fail(.truncated)
            return 0
        }
        defer { position += 1 }
        return bytes[position]
    }

    private mutating func number() -> Int {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while true {
            let byte = byte()
            // The tenth byte has room for one bit
            if shift >= 63, byte > 1 {
                fail(.malformed)
                return 0
            }
            value |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { break }
            shift += 7
        }
        return failure == nil ? Int(truncatingIfNeeded: Int64(bitPattern: value)) : 0
    }

    /// Reads how many elements follow; each takes at least one byte.
    mutating func count() -> Int {
        let count = number()
        if count < 0 { fail(.malformed) }
        if count > end - position { fail(.truncated) }
        return failure == nil ? count : 0
    }

    /// Reads the length of bytes and skips them.
    mutating func range() -> Range<Int> {
        let length = count()
        position += length
        return position - length..<position
    }

    mutating func code(_ number: inout Int) { number = self.number() }

    mutating func code(_ text: inout String) {
        let part = UnsafeRawBufferPointer(rebasing: bytes[range()])
        text = String(decoding: part, as: UTF8.self)
        // Decoding repairs invalid UTF-8, so its result differs from the bytes
        if text.utf8.count != part.count || !text.withUTF8({ $0.elementsEqual(part) }) { fail(.malformed) }
    }

    mutating func code<Element>(
        _ list: inout [Element], blank: @autoclosure () -> Element, each one: (inout Self, inout Element) -> Void
    ) {
        let count = count()
        list.removeAll()
        // The count may be wrong; memory is reserved in small steps, and never for more elements than there are bytes
        list.reserveCapacity(min(count, 64))
        for _ in 0..<count where failure == nil {
            var element = blank()
            one(&self, &element)
            list.append(element)
        }
    }

    mutating func require(_ isValid: Bool) {
        if !isValid { fail(.malformed) }
    }
}
