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

    /// Where the records begin in the file.
    var recordsOffset: Int {
        baseOffset + baseLength + 1
    }

    /// Enough bytes to hold the longest header, whose path has at most 4096 bytes.
    static let largestSize = 1 << 14

    /// Reads the header from the first bytes of a journal.
    ///
    /// - Throws: `JournalDamage` when it is not the header of a journal of a version that is known.
    init(_ bytes: [UInt8]) throws(JournalDamage) {
        let result = bytes.withUnsafeBytes { buffer -> Result<JournalHeader, JournalDamage> in
            do throws(JournalDamage) { return .success(try JournalHeader(buffer)) } catch { return .failure(error) }
        }
        self = try result.get()
    }

    private init(_ bytes: UnsafeRawBufferPointer) throws(JournalDamage) {
        var rest = bytes
        if bytes.isEmpty { throw JournalDamage(offset: 0, reason: "the file is empty") }
        version = try Self.version(Self.line(of: bytes, from: &rest))
        let documentOffset = bytes.count - rest.count
        guard let documentLine = JournalCheck.verified(Self.line(of: bytes, from: &rest)),
            let document = Self.document(documentLine)
        else { throw JournalDamage(offset: documentOffset, reason: "the line of the document's path is wrong") }
        let baseOffset = bytes.count - rest.count
        guard let baseLine = JournalCheck.verified(Self.line(of: bytes, from: &rest)),
            let base = Self.base(baseLine)
        else { throw JournalDamage(offset: baseOffset, reason: "the line of the document's length is wrong") }
        self.document = document
        self.baseLength = base.length
        self.baseDigest = base.digest
        self.baseOffset = bytes.count - rest.count
    }

    /// Takes the next line off `rest`; an empty one when there is no complete line.
    private static func line(
        of bytes: UnsafeRawBufferPointer, from rest: inout UnsafeRawBufferPointer
    ) -> UnsafeRawBufferPointer {
        guard let end = rest.firstIndex(of: 0x0A) else {
            return UnsafeRawBufferPointer(start: nil, count: 0)
        }
        let line = UnsafeRawBufferPointer(rebasing: rest[..<end])
        rest = UnsafeRawBufferPointer(rebasing: rest[(end + 1)...])
        return line
    }

    private static func version(_ line: UnsafeRawBufferPointer) throws(JournalDamage) -> JournalVersion {
        let title = String(decoding: line.prefix(80), as: UTF8.self)
        guard title.hasPrefix(JournalVersion.titleStart),
            let number = Int(title.dropFirst(JournalVersion.titleStart.count)), number > 0
        else { throw JournalDamage(offset: 0, reason: "it does not begin like a journal") }
        guard let version = JournalVersion(rawValue: number) else {
            throw JournalDamage(offset: 0, reason: "a newer nibsh wrote it", isNewer: true)
        }
        return version
    }

    private static func document(_ line: UnsafeRawBufferPointer) -> String? {
        var scanner = RecordScanner(line)
        guard scanner.skip("document"), let path = scanner.quoted(), scanner.isAtEnd else { return nil }
        return path
    }

    private static func base(_ line: UnsafeRawBufferPointer) -> (length: Int, digest: Digest)? {
        var scanner = RecordScanner(line)
        guard scanner.skip("base"), let length = scanner.number(), let digest = scanner.digest(), scanner.isAtEnd,
            length <= FileIO.largestSize
        else { return nil }
        return (length, digest)
    }
}
