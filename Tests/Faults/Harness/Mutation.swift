import SeededRandom

/// Random changes of bytes.
enum Mutation {
    /// Changes some bytes: flips, removes, repeats, swaps and inserts pieces.
    ///
    /// - Parameters:
    ///   - bytes: the bytes.
    ///   - words: pieces that are put in now and then, such as the keywords of a format.
    ///   - random: where the numbers come from.
    /// - Returns: the changed bytes.
    static func mutated(_ bytes: [UInt8], words: [String] = [], _ random: inout SeededGenerator) -> [UInt8] {
        var bytes = bytes
        for _ in 0...random.below(4) {
            guard !bytes.isEmpty else { return Array((random.pick(words) ?? "x").utf8) }
            let start = random.below(bytes.count)
            let end = min(bytes.count, start + 1 + random.below(random.chance(20) ? 4000 : 40))
            switch random.below(8) {
            case 0: bytes[start] ^= 1 << UInt8(random.below(8))
            case 1: bytes[start] = UInt8(random.below(256))
            case 2: bytes.removeSubrange(start..<end)
            case 3: bytes.insert(contentsOf: bytes[start..<end], at: random.below(bytes.count))
            case 4: bytes.removeSubrange(start...)
            case 5:
                let piece = Array(bytes[start..<end])
                bytes.removeSubrange(start..<end)
                bytes.insert(contentsOf: piece, at: random.below(bytes.count + 1))
            case 6: bytes.insert(contentsOf: Array((random.pick(words) ?? "\0").utf8), at: start)
            default:
                bytes.replaceSubrange(
                    start..<end, with: [UInt8](repeating: UInt8(random.below(256)), count: end - start))
            }
        }
        return bytes
    }

    /// Changes whole lines: removes, repeats and swaps them.
    static func linesMutated(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
        var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        for _ in 0...random.below(2) {
            let (one, other) = (random.below(lines.count), random.below(lines.count))
            switch random.below(4) {
            case 0: lines.remove(at: one)
            case 1: lines.insert(lines[one], at: other)
            case 2: lines.swapAt(one, other)
            default: lines.removeSubrange(one...)
            }
            if lines.isEmpty { break }
        }
        return Array(lines.joined(separator: [0x0A]))
    }
}
