/// Records as the lines that a journal gets.
struct EncodedRecords {
    private var writer = JournalWriter()

    /// Makes the lines of records.
    init(_ records: [JournalRecord] = []) {
        for record in records { append(record) }
    }

    /// The lines' bytes.
    var bytes: [UInt8] { writer.bytes }
    /// Whether there are none.
    var isEmpty: Bool { writer.bytes.isEmpty }

    /// Adds the line of a record.
    mutating func append(_ record: JournalRecord) { writer.append(record) }
}
