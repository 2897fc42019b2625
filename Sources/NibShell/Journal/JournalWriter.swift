import Bytes
import Platform

/// Writes the text of a journal.
///
/// A journal is text. Its first three lines are `nibsh journal 1`, `document "PATH"` and `base LENGTH DIGEST`; then
/// come LENGTH raw bytes and a line feed, then the records, one a line:
///
///     edit NUMBER PARENT LABEL "LINE"…        LABEL is quoted, or - for none
///     patch "PATH" BEFORE AFTER [OFFSET "REMOVED" "INSERTED"]…        belongs to the next edit
///     moved STATE "COMMAND"
///     saved STATE DIGEST LENGTH "PATH"
///     opened DIGEST STATE
///
/// Every line but the first ends in ` #` and eight hexadecimal digits, the lower half of the XXH64 of what stands before.
/// Between quotes, `\` stands before `"` and `\`, and `\n`, `\r` and `\0` stand for line feed, return and NUL.
struct JournalWriter {
    /// The first line of every journal of this version.
    static let title = "nibsh journal 1"

    private(set) var bytes: [UInt8] = []
    private var lineStart = 0

    /// Begins a journal with the document's bytes.
    mutating func begin(document: String, base: [UInt8], digest: Digest) {
        bytes.reserveCapacity(base.count + 512)
        bytes += Self.title.utf8
        bytes.append(0x0A)
        line {
            $0.word("document")
            $0.quoted(document)
        }
        line {
            $0.word("base")
            $0.number(base.count)
            $0.word(digest.description)
        }
        bytes += base
        bytes.append(0x0A)
    }

    /// Adds a record.
    mutating func append(_ record: JournalRecord) {
        line { writer in
            switch record {
            case .edit(let number, let parent, let lines, let label):
                writer.word("edit")
                writer.number(number)
                writer.number(parent)
                if let label { writer.quoted(label) } else { writer.word("-") }
                // Blank and quotes for each, and what little has to be escaped.
                writer.reserve(lines.byteCount + lines.byteCount / 8 + 3 * lines.count)
                for index in lines.indices { lines.withBytes(of: index) { writer.quoted($0) } }
            case .patch(let patch):
                writer.word("patch")
                writer.quoted(patch.path)
                writer.word(patch.before.description)
                writer.word(patch.after.description)
                for splice in patch.splices {
                    writer.number(splice.offset)
                    writer.quoted(splice.removed)
                    writer.quoted(splice.inserted)
                }
            case .moved(let state, let command):
                writer.word("moved")
                writer.number(state)
                writer.quoted(command)
            case .saved(let state, let digest, let length, let path):
                writer.word("saved")
                writer.number(state)
                writer.word(digest.description)
                writer.number(length)
                writer.quoted(path)
            case .opened(let digest, let state):
                writer.word("opened")
                writer.word(digest.description)
                writer.number(state)
            }
        }
    }

    private mutating func line(_ body: (inout JournalWriter) -> Void) {
        lineStart = bytes.count
        body(&self)
        let check = bytes.withUnsafeBytes { JournalCheck.of(UnsafeRawBufferPointer(rebasing: $0[lineStart...])) }
        bytes.append(0x20)
        bytes.append(JournalCheck.mark)
        JournalCheck.append(check, to: &bytes)
        bytes.append(0x0A)
    }

    /// Makes room for a long record, so that it is not copied again and again while it grows.
    private mutating func reserve(_ count: Int) {
        if count > 4096 { bytes.reserveCapacity(bytes.count + count + 64) }
    }

    private mutating func separate() {
        if bytes.count > lineStart { bytes.append(0x20) }
    }

    private mutating func word(_ word: String) {
        separate()
        bytes += word.utf8
    }

    private mutating func number(_ number: Int) {
        guard number >= 0 else { return word(String(number)) }
        separate()
        digits(number)
    }

    private mutating func digits(_ number: Int) {
        if number >= 10 { digits(number / 10) }
        bytes.append(0x30 + UInt8(number % 10))
    }

    private mutating func quoted(_ text: String) {
        var text = text
        text.withUTF8 { quoted($0) }
    }

    private mutating func quoted(_ text: UnsafeBufferPointer<UInt8>) {
        separate()
        bytes.append(0x22)
        quote(text)
        bytes.append(0x22)
    }

    /// Appends the bytes of a text, the stretches without anything to escape in one go each.
    private mutating func quote(_ text: UnsafeBufferPointer<UInt8>) {
        guard let first = text.baseAddress else { return }
        var start = 0
        var index = -1
        while true {
            index = EightBytes.first(in: first, from: index + 1, to: text.count) {
                EightBytes.below($0, 0x20) | EightBytes.equal($0, 0x22) | EightBytes.equal($0, 0x5C)
            } passes: {
                $0 < 0x20 || $0 == 0x22 || $0 == 0x5C
            }
            guard index < text.count else { break }
            let escape: UInt8
            switch text[index] {
            case 0x22, 0x5C: escape = text[index]
            case 0x0A: escape = UInt8(ascii: "n")
            case 0x0D: escape = UInt8(ascii: "r")
            case 0x00: escape = UInt8(ascii: "0")
            default: continue
            }
            bytes.append(contentsOf: text[start..<index])
            bytes.append(0x5C)
            bytes.append(escape)
            start = index + 1
        }
        bytes.append(contentsOf: text[start...])
    }
}
