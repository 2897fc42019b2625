#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The remark `nibsh:ignore` in a comment, with the rules it names.
enum IgnoreComment {
    private static let phrase: StaticString = "nibsh:ignore"

    /// Whether the remark stands anywhere in the bytes.
    static func isMentioned(_ base: UnsafePointer<UInt8>, _ count: Int) -> Bool {
        find(base, from: 0, to: count) != nil
    }

    /// Reads the remarks of one comment.
    ///
    /// - Parameters:
    ///   - base: the file's bytes.
    ///   - start: where the comment starts.
    ///   - end: where it ends.
    ///   - line: the line on which it starts, from 1.
    ///   - ignores: gets the lines with the rules they name; none means all.
    static func read(
        _ base: UnsafePointer<UInt8>, from start: Int, to end: Int, line: Int, into ignores: inout [Int: [String]]
    ) {
        var line = line
        var counted = start
        var position = start
        while let found = find(base, from: position, to: end) {
            line += lineEnds(base, from: counted, to: found)
            counted = found
            position = found + phrase.utf8CodeUnitCount
            ignores[line] = rules(base, from: &position, to: end)
        }
    }

    /// The first place of the remark, looked for by its colon.
    private static func find(_ base: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int? {
        let colon = 5
        let length = phrase.utf8CodeUnitCount
        var position = start + colon
        while position < end, let found = memchr(base + position, Int32(Byte.colon), end - position) {
            position = base.distance(to: found.assumingMemoryBound(to: UInt8.self))
            let first = position - colon
            if first + length <= end, memcmp(base + first, phrase.utf8Start, length) == 0 { return first }
            position += 1
        }
        return nil
    }

    private static func lineEnds(_ base: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int {
        var ends = 0
        for index in start..<end where base[index] == Byte.newline { ends += 1 }
        return ends
    }

    /// Reads the names after the remark: letters, digits, `-` and `_`, with spaces or commas between them.
    private static func rules(_ base: UnsafePointer<UInt8>, from position: inout Int, to end: Int) -> [String] {
        var rules: [String] = []
        while position < end {
            let start = position
            while position < end, Byte.isName(base[position]) || base[position] == Byte.minus { position += 1 }
            if position > start {
                rules.append(
                    String(decoding: UnsafeBufferPointer(start: base + start, count: position - start), as: UTF8.self))
            } else if [Byte.space, Byte.tab, Byte.comma].contains(base[position]) {
                position += 1
            } else {
                break
            }
        }
        return rules
    }
}
