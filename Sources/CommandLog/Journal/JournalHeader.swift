import Bytes
import Platform

/// The beginning of a journal: which document it belongs to and which bytes it began with.
struct JournalHeader: Equatable {
    /// The version of the journal's form.
    let version: JournalVersion
    /// The absolute path of the document.
    let document: String
    /// How many bytes the document had.
    let baseLength: Int
    /// Their digest.
    let baseDigest: Digest
    /// Where these bytes begin in the file.
    let baseOffset: Int
    /// What is wrong in the header as it is on disk.
    let repairs: [JournalRepair]

    /// Where the parity of these bytes is in the file; nil for versions that have none.
    var parity: Range<Int>? {
        guard version >= .four else { return nil }
        let start = baseOffset + baseLength + 1
        return start..<start + JournalParity.length(of: baseLength)
    }

    /// Where the records begin in the file.
    var recordsOffset: Int { (parity?.upperBound ?? baseOffset + baseLength) + 1 }

    /// Enough bytes to hold the longest header, whose path has at most 4096 bytes.
    static let largestSize = 1 << 14

    /// Reads the header from the first bytes of a journal.
    ///
    /// - Throws: `JournalDamage` when it is not the header of a journal of a version that is known.
    init(_ bytes: [UInt8]) throws(JournalDamage) {
        if bytes.isEmpty { throw JournalDamage(offset: 0, reason: "the file is empty") }
        guard let title = Title(bytes) else {
            throw JournalDamage(offset: 0, reason: "it does not begin like a journal")
        }
        var reader = Reader(bytes: bytes, at: title.end)
        guard let second = reader.next(Self.document) else {
            if title.isNewer { throw .newer }
            throw JournalDamage(offset: title.end, reason: "the line of the document's path is wrong")
        }
        guard let number = second.version ?? title.number else {
            throw JournalDamage(offset: 0, reason: "it does not begin like a journal")
        }
        guard let version = JournalVersion(rawValue: number) else { throw .newer }
        let baseLine = reader.at
        guard let base = reader.next(Self.base) else {
            throw JournalDamage(offset: baseLine, reason: "the line of the document's length is wrong")
        }
        (self.version, document) = (version, second.path)
        (baseLength, baseDigest, baseOffset) = (base.length, base.digest, reader.at)
        repairs = title.repair(to: version) + reader.repairs
    }

    /// The first line, which has no check digits.
    private struct Title {
        /// The number of the version that it names; nil if one bit is wrong and several are possible.
        let number: Int?
        /// Where the second line begins.
        let end: Int
        /// The line and its line feed.
        private let bytes: [UInt8]

        /// Reads the line; nil for one that no version of nibsh wrote, even if one bit in it were another.
        init?(_ whole: [UInt8]) {
            if let feed = whole.prefix(80).firstIndex(of: Byte.newline) {
                let text = String(decoding: whole[..<feed], as: UTF8.self)
                let start = JournalVersion.titleStart
                if text.hasPrefix(start), let number = Int(text.dropFirst(start.count)), number > 0 {
                    (self.number, end, bytes) = (number, feed + 1, Array(whole[...feed]))
                    return
                }
            }
            end = Self.line(of: .newest).count
            bytes = Array(whole.prefix(end))
            let near = JournalVersion.allCases.filter { [bytes] in
                Self.wrongBits(in: bytes, besides: Self.line(of: $0)) == 1
            }
            guard bytes.count == end, !near.isEmpty else { return nil }
            // A wrong bit in the number can come from several; then the second line tells.
            number = near.count == 1 ? near[0].rawValue : nil
        }

        /// Whether it names a version that is not known.
        var isNewer: Bool { number.map { JournalVersion(rawValue: $0) == nil } ?? false }

        /// What makes it the title of a version.
        func repair(to version: JournalVersion) -> [JournalRepair] {
            let line = Self.line(of: version)
            return bytes == line ? [] : [JournalRepair(offset: 0, bytes: line)]
        }

        private static func line(of version: JournalVersion) -> [UInt8] { Array((version.title + "\n").utf8) }

        private static func wrongBits(in a: [UInt8], besides b: [UInt8]) -> Int {
            zip(a, b).reduce(0) { $0 + ($1.0 ^ $1.1).nonzeroBitCount }
        }
    }

    /// Reads the lines after the first, and repairs them.
    private struct Reader {
        var bytes: [UInt8]
        var at: Int
        var repairs: [JournalRepair] = []

        /// Reads the next line; nil if it is damaged beyond repair, or says something else.
        mutating func next<Value>(_ read: (UnsafeRawBufferPointer) -> Value?) -> Value? {
            if let value = sound(read) { return value }
            guard let repair = JournalRepair.line(at: at, in: bytes) else { return nil }
            repair.apply(to: &bytes)
            repairs.append(repair)
            return sound(read)
        }

        /// Reads the next line if it fits its check digits.
        private mutating func sound<Value>(_ read: (UnsafeRawBufferPointer) -> Value?) -> Value? {
            guard let end = bytes[at...].firstIndex(of: Byte.newline),
                let value = bytes[at..<end].withUnsafeBytes({ JournalCheck.verified($0).flatMap(read) })
            else { return nil }
            at = end + 1
            return value
        }
    }

    private static func document(_ line: UnsafeRawBufferPointer) -> (path: String, version: Int?)? {
        var scanner = RecordScanner(line)
        guard scanner.skip("document"), let path = scanner.quoted() else { return nil }
        if scanner.isAtEnd { return (path, nil) }
        // A newer version may have more on the line.
        return scanner.number().map { (path, $0) }
    }

    private static func base(_ line: UnsafeRawBufferPointer) -> (length: Int, digest: Digest)? {
        var scanner = RecordScanner(line)
        guard scanner.skip("base"), let length = scanner.number(), let digest = scanner.digest(), scanner.isAtEnd,
            length <= FileIO.largestSize
        else { return nil }
        return (length, digest)
    }
}
