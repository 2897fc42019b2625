/// Looking at bytes by eight, as start tags and scripts are read over and over.
///
/// Only the lowest match of a test, in the order of memory, is exact; higher ones may be false positives.
public enum EightBytes {
    /// Marks the bytes of a word that have a value: the highest bit of each is set.
    @inlinable @inline(__always)
    public static func equal(_ word: UInt64, to value: UInt8) -> UInt64 {
        let rest = word ^ (0x0101_0101_0101_0101 &* UInt64(value))
        return (rest &- 0x0101_0101_0101_0101) & ~rest & 0x8080_8080_8080_8080
    }

    /// Marks the bytes of a word that are below a value, which is 128 at most.
    @inlinable @inline(__always)
    public static func below(_ word: UInt64, limit value: UInt8) -> UInt64 {
        (word &- 0x0101_0101_0101_0101 &* UInt64(value)) & ~word & 0x8080_8080_8080_8080
    }

    /// Finds the first byte that passes a test.
    ///
    /// - Parameters:
    ///   - bytes: where to look.
    ///   - start: the place to begin at.
    ///   - end: the place after the last byte.
    ///   - marks: the test for eight bytes, the first one lowest, which marks those that pass.
    ///   - passes: the test for one byte.
    /// - Returns: its place; `end` where there is none.
    @inlinable @inline(__always)
    public static func first(
        in bytes: UnsafePointer<UInt8>, from start: Int, to end: Int, marks: (UInt64) -> UInt64,
        passes: (UInt8) -> Bool
    ) -> Int {
        var place = start
        while place &+ 8 <= end {
            let word = UInt64(littleEndian: UnsafeRawPointer(bytes + place).loadUnaligned(as: UInt64.self))
            let found = marks(word)
            if found != 0 { return place &+ (found.trailingZeroBitCount &>> 3) }
            place &+= 8
        }
        while place < end, !passes(bytes[place]) { place &+= 1 }
        return place
    }

    /// Finds the first byte of a value; `end` where there is none.
    @inlinable @inline(__always)
    public static func first(_ value: UInt8, in bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int {
        first(in: bytes, from: start, to: end) {
            equal($0, to: value)
        } passes: {
            $0 == value
        }
    }
}
