import Bytes
import Platform

/// Reads the records of a journal line by line and applies each to a log, as far as they are sound.
struct JournalParser {
    /// The records, in order.
    private(set) var records: [LogRecord] = []
    /// The log that they make.
    private(set) var log = CommandLog()
    /// Where the last complete record ends; the patches of an edit are part of its record.
    private(set) var end = 0
    /// What was found after that, with an offset into the text; nil when nothing is there, or a record that a kill cut off.
    private(set) var damage: JournalDamage?
    /// What is wrong before that as the text is, and was read as if it were right.
    private(set) var repairs: [JournalRepair] = []
    private let version: JournalVersion
    /// Patches whose edit has not come yet.
    private var patches: [FilePatch] = []

    /// Reads all complete records up to the first that is damaged beyond repair; a last one without its line feed was cut off by a kill
    /// and is left out.
    init(_ whole: [UInt8], version: JournalVersion) {
        self.version = version
        var (text, start) = (whole, 0)
        while start < text.count {
            let feed = text[start...].firstIndex(of: Byte.newline)
            var problem: BadLine?
            if let feed {
                let line = text[start..<feed]
                let result = line.withUnsafeBytes { bytes in Result { () throws(BadLine) in try read(bytes) } }
                if case .failure(let error) = result { problem = error }
            }
            if let feed, problem == nil {
                start = feed + 1
                if patches.isEmpty { end = start }
            } else if let repair = JournalRepair.line(at: start, in: text) {
                repair.apply(to: &text)
                repairs.append(repair)
            } else {
                damage = problem.map { JournalDamage(offset: start, reason: $0.reason) }
                return
            }
        }
    }

    /// A line that is not a record, or one that does not fit the log.
    private struct BadLine: Error {
        let reason: String
        static let malformed = BadLine(reason: "the record is malformed")
    }

    private mutating func read(_ line: UnsafeRawBufferPointer) throws(BadLine) {
        guard let body = JournalCheck.verified(line) else {
            throw BadLine(reason: "the record and its check digits do not fit")
        }
        var scanner = RecordScanner(body)
        if scanner.skip("patch") {
            guard let patch = Self.patch(&scanner) else { throw .malformed }
            patches.append(patch)
            return
        }
        let record = try record(&scanner)
        // Patches before any other record were cut off from their edit by a kill; they were never made.
        patches = []
        do throws(CommandLog.Misfit) { try log.apply(record) } catch { throw BadLine(reason: error.reason) }
        records.append(record)
    }

    private func record(_ scanner: inout RecordScanner) throws(BadLine) -> LogRecord {
        let record: LogRecord?
        if scanner.skip("edit") {
            record = edit(&scanner).map { .edit($0) }
        } else if scanner.skip("moved") {
            record = Self.move(&scanner)
        } else if scanner.skip("saving") {
            record = Self.save(&scanner).map { .saving(state: $0, digest: $1, length: $2, path: $3) }
        } else if scanner.skip("saved") {
            record = Self.save(&scanner).map { .saved(state: $0, digest: $1, length: $2, path: $3) }
        } else if scanner.skip("opened") {
            record = Self.opening(&scanner)
        } else {
            throw BadLine(reason: "there is no such record")
        }
        guard let record, scanner.isAtEnd else { throw .malformed }
        return record
    }

    private func edit(_ scanner: inout RecordScanner) -> LoggedEdit? {
        guard let number = scanner.number(), let parent = scanner.number() else { return nil }
        var fingerprint: UInt64?
        if version >= .two, !scanner.skip("-") {
            guard let digest = scanner.digest() else { return nil }
            fingerprint = digest.value
        }
        var time: Int?
        if version >= .three, !scanner.skip("-") {
            guard let seconds = scanner.number() else { return nil }
            time = seconds
        }
        let label: String?
        if scanner.skip("-") {
            label = nil
        } else {
            guard let quoted = scanner.quoted() else { return nil }
            label = quoted
        }
        var lines = LogLines()
        while !scanner.isAtEnd { guard lines.append(with: { scanner.quoted(to: &$0) }) else { return nil } }
        return LoggedEdit(
            number: number, parent: parent, lines: lines, label: label, patches: patches, fingerprint: fingerprint,
            time: time)
    }

    private static func patch(_ scanner: inout RecordScanner) -> FilePatch? {
        guard let path = scanner.quoted(), let before = scanner.digest(), let after = scanner.digest() else {
            return nil
        }
        var splices: [FilePatch.Splice] = []
        while !scanner.isAtEnd {
            guard let offset = scanner.number(), let removed = scanner.quoted(), let inserted = scanner.quoted() else {
                return nil
            }
            splices.append(FilePatch.Splice(offset: offset, removed: removed, inserted: inserted))
        }
        return FilePatch(path: path, before: before, after: after, splices: splices)
    }

    private static func move(_ scanner: inout RecordScanner) -> LogRecord? {
        guard let state = scanner.number(), let command = scanner.quoted() else { return nil }
        return .moved(to: state, by: command)
    }

    private static func save(_ scanner: inout RecordScanner) -> (Int, Digest, Int, String)? {
        guard let state = scanner.number(), let digest = scanner.digest(), let length = scanner.number(),
            let path = scanner.quoted()
        else { return nil }
        return (state, digest, length, path)
    }

    private static func opening(_ scanner: inout RecordScanner) -> LogRecord? {
        guard let digest = scanner.digest(), let state = scanner.number() else { return nil }
        return .opened(digest: digest, state: state)
    }
}
