/// Searching and comparing bytes, eight at a time.
extension UnsafeRawBufferPointer {
    /// Finds the first byte of a value.
    ///
    /// - Parameters:
    ///   - byte: the value.
    ///   - start: the offset to begin at.
    ///   - end: the offset to end before; nil goes to the end of the buffer.
    /// - Returns: the offset of the byte; nil if there is none.
    @inlinable @inline(__always)
    public func firstOffset(of byte: UInt8, from start: Int = 0, to end: Int? = nil) -> Int? {
        let end = end ?? count
        guard start < end, let bytes = baseAddress?.assumingMemoryBound(to: UInt8.self) else { return nil }
        let found = EightBytes.first(byte, in: bytes, from: start, to: end)
        return found < end ? found : nil
    }

    /// Whether the buffer holds the same bytes as another one.
    @inlinable @inline(__always)
    public func isEqual(to other: UnsafeRawBufferPointer) -> Bool {
        guard count == other.count else { return false }
        guard let start = baseAddress, let otherStart = other.baseAddress else { return true }
        return EightBytes.areEqual(start, and: otherStart, count: count)
    }

    /// Whether a text is in the buffer at an offset.
    @inlinable @inline(__always)
    public func holds(_ text: StaticString, at offset: Int) -> Bool {
        guard offset >= 0, offset + text.utf8CodeUnitCount <= count, let start = baseAddress else { return false }
        return EightBytes.areEqual(start + offset, and: text.utf8Start, count: text.utf8CodeUnitCount)
    }

    /// Whether other bytes are in the buffer at an offset.
    @inlinable @inline(__always)
    public func holds(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Bool {
        guard offset >= 0, offset + bytes.count <= count else { return false }
        guard let start = baseAddress, let otherStart = bytes.baseAddress else { return bytes.isEmpty }
        return EightBytes.areEqual(start + offset, and: otherStart, count: bytes.count)
    }

    /// Whether other bytes occur anywhere in the buffer; no bytes never do.
    package func contains(bytes: UnsafeRawBufferPointer) -> Bool {
        guard let first = bytes.first else { return false }
        var place = 0
        while let found = firstOffset(of: first, from: place) {
            if holds(bytes, at: found) { return true }
            place = found + 1
        }
        return false
    }
}

extension [UInt8] {
    /// Whether two lists hold the same bytes; for whole documents, which `==` compares byte by byte.
    package func isEqual(to other: [UInt8]) -> Bool {
        withUnsafeBytes { bytes in other.withUnsafeBytes { bytes.isEqual(to: $0) } }
    }
}

extension EightBytes {
    /// Whether two pieces of memory hold the same bytes.
    @inlinable @inline(__always)
    public static func areEqual(_ a: UnsafeRawPointer, and b: UnsafeRawPointer, count: Int) -> Bool {
        var place = 0
        while place &+ 8 <= count {
            let (left, right) = ((a + place).loadUnaligned(as: UInt64.self), (b + place).loadUnaligned(as: UInt64.self))
            if left != right { return false }
            place &+= 8
        }
        while place < count {
            if (a + place).load(as: UInt8.self) != (b + place).load(as: UInt8.self) { return false }
            place &+= 1
        }
        return true
    }
}
