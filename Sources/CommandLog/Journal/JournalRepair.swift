import Bytes
import Platform

/// Bytes that belong in the place of damaged ones in a journal.
struct JournalRepair: Equatable {
    /// Where they belong.
    let offset: Int
    /// What belongs there.
    let bytes: [UInt8]

    /// Puts the bytes in their place.
    func apply(to whole: inout [UInt8]) { whole.replaceSubrange(offset..<offset + bytes.count, with: bytes) }

    /// The same repair in a text that begins earlier.
    func moved(by distance: Int) -> JournalRepair { JournalRepair(offset: offset + distance, bytes: bytes) }
}

/// Finds the one bit that is wrong where a check is known: each bit is tried.
extension JournalRepair {
    /// The longest bytes of which each bit is tried; the time grows with the square, and this takes about a quarter of a second.
    static let longest = 1 << 14

    private static let feed: UInt8 = Byte.newline

    /// Repairs a line with check digits, in which one bit is wrong; that may have made a line feed or removed one.
    ///
    /// - Parameters:
    ///   - start: where the line begins in the text.
    ///   - text: the text.
    /// - Returns: the repair; nil if no bit or more than one way to change one makes the line fit its check digits.
    static func line(at start: Int, in text: [UInt8]) -> JournalRepair? {
        let end = text[start...].firstIndex(of: feed) ?? text.count
        var tries = removedFeeds(in: text, line: start..<end)
        if end < text.count, end - start <= longest {
            tries += flips(in: Array(text[start..<end])) { JournalCheck.verified($0) != nil }.map {
                $0.moved(by: start)
            }
            tries += addedFeed(at: end, from: start, in: text)
        }
        return tries.count == 1 ? tries[0] : nil
    }

    /// Repairs bytes with a digest.
    static func bytes(_ bytes: [UInt8], digest: Digest) -> JournalRepair? {
        guard bytes.count <= longest else { return nil }
        let tries = flips(in: bytes) { Digest(of: $0) == digest }
        return tries.count == 1 ? tries[0] : nil
    }

    /// The changes of one bit that keep the line feeds and make bytes sound.
    private static func flips(in bytes: [UInt8], making isSound: (UnsafeRawBufferPointer) -> Bool) -> [JournalRepair] {
        var (bytes, found): ([UInt8], [JournalRepair]) = (bytes, [])
        for index in bytes.indices {
            let byte = bytes[index]
            for bit in 0..<8 where byte ^ 1 << UInt8(bit) != feed {
                bytes[index] = byte ^ 1 << UInt8(bit)
                if bytes.withUnsafeBytes(isSound) { found.append(JournalRepair(offset: index, bytes: [bytes[index]])) }
            }
            bytes[index] = byte
        }
        return found
    }

    /// The places where the line's own line feed may have been.
    private static func removedFeeds(in text: [UInt8], line: Range<Int>) -> [JournalRepair] {
        line.filter { index in
            (text[index] ^ feed).nonzeroBitCount == 1
                && text[line.lowerBound..<index].withUnsafeBytes { JournalCheck.verified($0) != nil }
        }
        .map { JournalRepair(offset: $0, bytes: [feed]) }
    }

    /// What may have been in the place of a line feed in the middle of a line.
    private static func addedFeed(at index: Int, from start: Int, in text: [UInt8]) -> [JournalRepair] {
        guard let end = text[(index + 1)...].firstIndex(of: feed) else { return [] }
        var line = Array(text[start..<end])
        return (0..<8).compactMap { bit in
            line[index - start] = feed ^ 1 << UInt8(bit)
            guard line.withUnsafeBytes({ JournalCheck.verified($0) != nil }) else { return nil }
            return JournalRepair(offset: index, bytes: [line[index - start]])
        }
    }
}
