import Platform

/// What a journal holds.
package struct JournalContents: Sendable {
    /// The absolute path of the document that the journal belongs to.
    package let document: String
    /// The digest of the document's bytes when the journal began.
    package let baseDigest: Digest
    /// How many bytes these were.
    package let baseLength: Int
    /// All records in the order in which they were written.
    package let records: [LogRecord]
    /// The log that the records make.
    package let log: CommandLog
    /// Whether the last record was cut off, by a kill while it was written; it is left out.
    package let isCut: Bool
    /// What was found after the records; nil when there is nothing but perhaps a cut record.
    package internal(set) var damage: JournalError?

    /// What is wrong in the file as it is, and was read as if it were right.
    let repairs: [JournalRepair]
    /// How many bytes of the file hold what was read.
    let validLength: Int
    /// The damage with its offset in the file.
    let damagedPlace: JournalDamage?

    /// Reads the records in `text`, which follow the header.
    init(_ header: JournalHeader, records text: [UInt8]) {
        let parser = JournalParser(text, version: header.version)
        document = header.document
        baseDigest = header.baseDigest
        baseLength = header.baseLength
        records = parser.records
        log = parser.log
        isCut = parser.damage == nil && parser.end < text.count
        damagedPlace = parser.damage.map {
            JournalDamage(offset: header.recordsOffset + $0.offset, reason: $0.reason)
        }
        repairs = header.repairs + parser.repairs.map { $0.moved(by: header.recordsOffset) }
        validLength = header.recordsOffset + parser.end
    }

    /// The state whose bytes have this digest and length: the one saved last, or 0 for the bytes the journal began with.
    ///
    /// - Returns: nil when neither a saved state nor the base has them; the file was then changed by another program.
    package func state(matching digest: Digest, length: Int) -> Int? {
        if let state = log.savedState(matching: digest, length: length) { return state }
        return digest == baseDigest && length == baseLength ? 0 : nil
    }
}
