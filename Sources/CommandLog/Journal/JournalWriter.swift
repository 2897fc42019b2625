import Bytes
import Platform

/// Writes the text of a journal.
///
/// A journal is text. Its first three lines are `nibsh journal 4`, `document "PATH" 4` and `base LENGTH DIGEST`; then
/// come LENGTH raw bytes and a line feed, their parity (`JournalParity`) and a line feed, then the records, one a line:
///
///     edit NUMBER PARENT FINGERPRINT TIME LABEL "LINE"…
///     patch "PATH" BEFORE AFTER [OFFSET "REMOVED" "INSERTED"]…
///     moved STATE "COMMAND"
///     saving STATE DIGEST LENGTH "PATH"
///     saved STATE DIGEST LENGTH "PATH"
///     opened DIGEST STATE
///
/// FINGERPRINT is that of the document after the edit (`LoggedEdit.fingerprint`), or `-` where it is not known; version 1 has none.
/// Versions 1 to 3 have the version in the first line only, where no check digits tell of damage, and no parity.
/// TIME is when the edit was made, in seconds since 1970, or `-`; versions 1 and 2 have none.
/// LABEL is quoted, or `-` for none. A patch belongs to the next edit and comes before it, so that a record cut off by a kill
/// leaves no edit without its patches.
///
/// Every line but the first ends in ` #` and eight hexadecimal digits, the lower half of the XXH64 of what stands before.
/// Between quotes, `\` stands before `"` and `\`, and `\n`, `\r` and `\0` stand for line feed, return and NUL.
struct JournalWriter {
    private var lines = RecordWriter()
    private let version: JournalVersion

    /// Makes a writer of records for a journal of a version.
    init(version: JournalVersion = .newest) {
        self.version = version
    }

    /// What was written.
    var bytes: [UInt8] { lines.bytes }

    /// Begins a journal with the document's bytes.
    mutating func begin(document: String, base: [UInt8], digest: Digest) {
        begin(document: document, baseLength: base.count, digest: digest)
        lines.append(base)
        endBase(base)
    }

    /// Adds what comes after the document's bytes.
    mutating func endBase(_ base: [UInt8]) {
        lines.endLine()
        guard version >= .four else { return }
        lines.append(JournalParity.of(base))
        lines.endLine()
    }

    /// Begins a journal with the lines before the document's bytes.
    mutating func begin(document: String, baseLength: Int, digest: Digest) {
        lines.word(version.title)
        lines.endLine()
        line { [version] in
            $0.word("document")
            $0.quoted(document)
            if version >= .four { $0.number(version.rawValue) }
        }
        line {
            $0.word("base")
            $0.number(baseLength)
            $0.word(digest.description)
        }
    }

    /// Adds a record: one line, and one for each patch of an edit before it.
    mutating func append(_ record: LogRecord) {
        switch record {
        case .edit(let edit):
            for patch in edit.patches { append(patch) }
            append(edit)
        case .moved(let state, let command):
            line { writer in
                writer.word("moved")
                writer.number(state)
                writer.quoted(command)
            }
        case .saving(let state, let digest, let length, let path):
            // Version 1 does not know it.
            if version >= .two { appendSave("saving", of: state, digest: digest, length: length, path: path) }
        case .saved(let state, let digest, let length, let path):
            appendSave("saved", of: state, digest: digest, length: length, path: path)
        case .opened(let digest, let state):
            line { writer in
                writer.word("opened")
                writer.word(digest.description)
                writer.number(state)
            }
        }
    }

    private mutating func appendSave(_ word: String, of state: Int, digest: Digest, length: Int, path: String) {
        line { writer in
            writer.word(word)
            writer.number(state)
            writer.word(digest.description)
            writer.number(length)
            writer.quoted(path)
        }
    }

    private mutating func append(_ edit: LoggedEdit) {
        let (hasFingerprint, hasTime) = (version >= .two, version >= .three)
        line { writer in
            writer.word("edit")
            writer.number(edit.number)
            writer.number(edit.parent)
            if hasFingerprint { writer.word(edit.fingerprint.map { Digest(value: $0).description } ?? "-") }
            if hasTime { writer.word(edit.time.map { String($0) } ?? "-") }
            if let label = edit.label { writer.quoted(label) } else { writer.word("-") }
            for index in edit.lines.indices { writer.quoted(edit.lines.bytes(of: index)) }
        }
    }

    private mutating func append(_ patch: FilePatch) {
        line { writer in
            writer.word("patch")
            writer.quoted(patch.path)
            writer.word(patch.before.description)
            writer.word(patch.after.description)
            for splice in patch.splices {
                writer.number(splice.offset)
                writer.quoted(splice.removed)
                writer.quoted(splice.inserted)
            }
        }
    }

    /// Writes a line and its check digits.
    private mutating func line(_ body: (inout RecordWriter) -> Void) {
        body(&lines)
        let start = lines.lineStart
        lines.withBytes { bytes in
            let check = bytes.withUnsafeBytes { JournalCheck.of(UnsafeRawBufferPointer(rebasing: $0[start...])) }
            bytes.append(Byte.space)
            bytes.append(JournalCheck.mark)
            JournalCheck.append(check, to: &bytes)
        }
        lines.endLine()
    }
}
