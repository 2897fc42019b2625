/// The 64-bit xxHash with seed 0, after "xxHash fast digest algorithm", the specification its author publishes.
package enum XXH64 {
    private static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
    private static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
    private static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
    private static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
    private static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

    /// Hashes all bytes of a buffer.
    package static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        let count = bytes.count
        var at = 0
        var hash = prime5
        if count >= 32 {
            (hash, at) = stripes(bytes)
        }
        hash &+= UInt64(count)
        while count - at >= 8 {
            hash = rotate(hash ^ round(0, adding: word(bytes, at: at)), by: 27) &* prime1 &+ prime4
            at += 8
        }
        if count - at >= 4 {
            let half = UInt64(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: at, as: UInt32.self)))
            hash = rotate(hash ^ (half &* prime1), by: 23) &* prime2 &+ prime3
            at += 4
        }
        while at < count {
            hash = rotate(hash ^ (UInt64(bytes[at]) &* prime5), by: 11) &* prime1
            at += 1
        }
        hash = (hash ^ (hash >> 33)) &* prime2
        hash = (hash ^ (hash >> 29)) &* prime3
        return hash ^ (hash >> 32)
    }

    /// Hashes the stripes of 32 bytes with four accumulators, and returns where the last stripe ends.
    private static func stripes(_ bytes: UnsafeRawBufferPointer) -> (hash: UInt64, end: Int) {
        var a = prime1 &+ prime2
        var b = prime2
        var c: UInt64 = 0
        var d = 0 &- prime1
        var at = 0
        let last = bytes.count - 32
        while at <= last {
            a = round(a, adding: word(bytes, at: at))
            b = round(b, adding: word(bytes, at: at + 8))
            c = round(c, adding: word(bytes, at: at + 16))
            d = round(d, adding: word(bytes, at: at + 24))
            at += 32
        }
        var hash = rotate(a, by: 1) &+ rotate(b, by: 7) &+ rotate(c, by: 12) &+ rotate(d, by: 18)
        hash = merge(hash, with: a)
        hash = merge(hash, with: b)
        hash = merge(hash, with: c)
        return (merge(hash, with: d), at)
    }

    @inline(__always)
    private static func word(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt64 {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    @inline(__always)
    private static func round(_ accumulator: UInt64, adding input: UInt64) -> UInt64 {
        rotate(accumulator &+ input &* prime2, by: 31) &* prime1
    }

    @inline(__always)
    private static func merge(_ hash: UInt64, with accumulator: UInt64) -> UInt64 {
        (hash ^ round(0, adding: accumulator)) &* prime1 &+ prime4
    }

    @inline(__always)
    private static func rotate(_ value: UInt64, by bits: UInt64) -> UInt64 {
        (value &<< bits) | (value &>> (64 &- bits))
    }
}
