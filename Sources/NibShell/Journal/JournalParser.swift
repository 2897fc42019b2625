#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Checks the records of a journal line by line, and notes what the history of the document needs.
///
/// The texts in the records stay bytes; they are decoded when somebody asks for them.
struct JournalParser {
    /// Where each complete record lies, without its check and line feed.
    private(set) var lines: [Range<Int>] = []
    /// Which of them is the record of each edit; edits count from 1.
    private(set) var recordOfEdit = [-1]
    /// Which records are the patches of an edit; edits without any are not there.
    private(set) var patchesOfEdit: [Int: Range<Int>] = [:]
    /// Where patches began whose edit has not come yet.
    private var firstPatch: Int?
    /// The states and moves the records tell of.
    private(set) var history = JournalHistory()
    /// Where the last complete record ends.
    private(set) var end = 0

    /// Reads all complete records; a last one without its line feed was cut off by a kill and is left out.
    ///
    /// - Throws: `JournalDamage` with an offset into `text`.
    init(_ text: [UInt8]) throws(JournalDamage) {
        let damage = text.withUnsafeBytes { parse($0) }
        if let damage { throw damage }
    }

    private mutating func parse(_ text: UnsafeRawBufferPointer) -> JournalDamage? {
        guard let start = text.baseAddress else { return nil }
        while end < text.count, let found = memchr(start + end, 0x0A, text.count - end) {
            let feed = UnsafeRawPointer(found) - start
            let line = UnsafeRawBufferPointer(rebasing: text[end..<feed])
            guard let body = JournalCheck.verified(line) else {
                return JournalDamage(offset: end, reason: "the record and its check digits do not fit")
            }
            if let reason = note(body) { return JournalDamage(offset: end, reason: reason) }
            lines.append(end..<end + body.count)
            end = feed + 1
        }
        leaveOutPatchesWithoutEdit()
        return nil
    }

    /// Patches at the end whose edit was cut off count as cut off too.
    private mutating func leaveOutPatchesWithoutEdit() {
        guard let firstPatch else { return }
        end = lines[firstPatch].lowerBound
        lines.removeSubrange(firstPatch...)
        self.firstPatch = nil
    }

    /// Takes a record into the history; returns what is wrong with it, if anything.
    private mutating func note(_ line: UnsafeRawBufferPointer) -> String? {
        var scanner = JournalScanner(line)
        if scanner.skip("edit") {
            guard let number = scanner.number(), let parent = scanner.number(),
                scanner.skip("-") || scanner.skipQuoted()
            else { return Self.malformed }
            while !scanner.isAtEnd { guard scanner.skipQuoted() else { return Self.malformed } }
            if let firstPatch { patchesOfEdit[number] = firstPatch..<lines.count }
            firstPatch = nil
            recordOfEdit.append(lines.count)
            return history.edit(number, on: parent)
        }
        if scanner.skip("patch") {
            guard Self.patch(&scanner) != nil else { return Self.malformed }
            if firstPatch == nil { firstPatch = lines.count }
            return nil
        }
        // Patches without their edit were cut off from it; they were never done.
        firstPatch = nil
        if scanner.skip("moved") {
            guard let state = scanner.number(), scanner.skipQuoted(), scanner.isAtEnd else { return Self.malformed }
            return history.move(to: state)
        }
        if scanner.skip("saved") {
            guard let state = scanner.number(), let digest = scanner.digest(), let length = scanner.number(),
                scanner.skipQuoted(), scanner.isAtEnd
            else { return Self.malformed }
            return history.save(state, digest, length)
        }
        if scanner.skip("opened") {
            guard scanner.digest() != nil, let state = scanner.number(), scanner.isAtEnd else { return Self.malformed }
            return history.move(to: state)
        }
        return "there is no such record"
    }

    private static let malformed = "the record is malformed"

    /// Decodes a record that was checked before.
    static func record(_ line: UnsafeRawBufferPointer) -> JournalRecord? {
        var scanner = JournalScanner(line)
        if scanner.skip("edit") {
            guard let edit = edit(&scanner) else { return nil }
            return .edit(number: edit.number, parent: edit.parent, lines: edit.lines, label: edit.label)
        }
        if scanner.skip("patch") { return patch(&scanner).map { .patch($0) } }
        if scanner.skip("moved") {
            guard let state = scanner.number(), let command = scanner.quoted() else { return nil }
            return .moved(to: state, by: command)
        }
        if scanner.skip("saved") {
            guard let state = scanner.number(), let digest = scanner.digest(), let length = scanner.number(),
                let path = scanner.quoted()
            else { return nil }
            return .saved(state: state, digest: digest, length: length, path: path)
        }
        guard scanner.skip("opened"), let digest = scanner.digest(), let state = scanner.number() else { return nil }
        return .opened(digest: digest, state: state)
    }

    private static func patch(_ scanner: inout JournalScanner) -> FilePatch? {
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

    private static func edit(_ scanner: inout JournalScanner) -> JournalEdit? {
        guard let number = scanner.number(), let parent = scanner.number() else { return nil }
        let label = scanner.skip("-") ? nil : scanner.quoted()
        var lines = LogLines()
        while lines.append(with: { scanner.quoted(to: &$0) }) {}
        return JournalEdit(number: number, parent: parent, lines: lines, label: label)
    }
}
