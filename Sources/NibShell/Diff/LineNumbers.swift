import Platform

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Gives every distinct line of two texts a number, so that comparing lines is comparing numbers.
struct LineNumbers {
    /// The number of each line of the old text.
    private(set) var old: [Int] = []
    /// The number of each line of the new text.
    private(set) var new: [Int] = []
    /// How many distinct lines there are; the numbers are below it.
    private(set) var distinct = 0

    init(_ oldLines: SplitLines, _ newLines: SplitLines) {
        var slots = 16
        while slots < 2 * (oldLines.count + newLines.count) { slots *= 2 }
        var table = [Slot](repeating: Slot(), count: slots)
        oldLines.bytes.withUnsafeBytes { oldBytes in
            newLines.bytes.withUnsafeBytes { newBytes in
                old = number(oldLines, oldBytes, &table)
                new = number(newLines, newBytes, &table)
            }
        }
    }

    /// One place of the hash table: the first line with these bytes.
    private struct Slot {
        var hash: UInt64 = 0
        var bytes = UnsafeRawBufferPointer(start: nil, count: 0)
        var number = -1
    }

    private mutating func number(
        _ lines: SplitLines, _ bytes: UnsafeRawBufferPointer, _ table: inout [Slot]
    ) -> [Int] {
        var numbers: [Int] = []
        numbers.reserveCapacity(lines.count)
        for index in 0..<lines.count {
            let line = UnsafeRawBufferPointer(rebasing: bytes[lines.range(index)])
            let hash = XXH64.hash(line)
            var slot = Int(truncatingIfNeeded: hash) & (table.count - 1)
            while table[slot].number >= 0, !Self.holds(table[slot], hash, line) {
                slot = (slot + 1) & (table.count - 1)
            }
            if table[slot].number < 0 {
                table[slot] = Slot(hash: hash, bytes: line, number: distinct)
                distinct += 1
            }
            numbers.append(table[slot].number)
        }
        return numbers
    }

    private static func holds(_ slot: Slot, _ hash: UInt64, _ line: UnsafeRawBufferPointer) -> Bool {
        slot.hash == hash && slot.bytes.count == line.count
            && memcmp(slot.bytes.baseAddress!, line.baseAddress!, line.count) == 0
    }
}
