/// A hash of bytes under a key of its own, so that no document can be written whose values all fall on one place.
public struct ByteHash: Sendable {
    @usableFromInline let key: UInt64

    /// One for all that need none of their own.
    public static let shared = ByteHash()

    /// Draws a key.
    public init() { key = UInt64.random(in: .min ... .max) }

    /// The hash of some bytes; equal for equal bytes under one key, and nothing that outlives the process.
    @inlinable @inline(__always)
    public func callAsFunction(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
        var hash = key ^ (UInt64(truncatingIfNeeded: bytes.count) &* 0x9E37_79B9_7F4A_7C15)
        var place = 0
        while place &+ 8 <= bytes.count {
            hash = Self.fold(hash ^ bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
            place &+= 8
        }
        var rest: UInt64 = 0
        while place < bytes.count {
            rest = rest << 8 | UInt64(bytes[place])
            place &+= 1
        }
        hash = Self.fold(hash ^ rest)
        return UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
    }

    /// Multiplies to 128 bits and adds the halves without carry: every bit of the result hangs on every bit given.
    @inlinable @inline(__always)
    static func fold(_ value: UInt64) -> UInt64 {
        let product = value.multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
        return product.high ^ product.low
    }
}
