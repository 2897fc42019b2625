import CommandLanguage
import NibImport
import Replies
import Wording

/// What `upgrade` answers.
struct UpgradeAnswer {
    /// The name of the old file.
    let source: String
    /// The path of the new file.
    let file: String
    /// The new document, and what is left out of it.
    let nib: UpgradedNib
    /// Whether the new file was written.
    var isWritten = false

    static let type = RecordType<UpgradeAnswer>("upgrade") {
        Field("file", "the path of the new file", \.file)
        Field("isWritten", "whether it was written, and not just tried", \.isWritten)
        Field("objectCount", "how many objects the document has", \.nib.objectCount)
        Field("connectionCount", "how many connections it has", \.nib.connectionCount)
        Field("leftOut", "what of the old file is not in it", each: row, \.nib.leftOut)
    }

    private static let row = RecordType<LeftOut>("left out") {
        Field("id", "the id of the object that has it; null if none around it has one", \.id)
            .column { StyledText(ShownText.line($0.id ?? "")) }
        Field("class", "the class in the old file", \.className).column { StyledText(ShownText.line($0.className)) }
        Field("key", "the name of the field; null if it is the whole object", \.key)
            .column { StyledText(ShownText.line($0.key ?? "")) }
        Field("value", "the value, or why it is left out", \.value)
            .column(giving: .phrase) { StyledText(ShownText.line($0.value)) }
    }

    /// The answer when nothing is written because something would be left out.
    ///
    /// - Parameters:
    ///   - width: the columns of the terminal; nil if lines may be of any length.
    ///   - force: whether the statement has `--force`.
    /// - Returns: what is not understood, and the statement that writes the rest.
    func refusal(_ width: Int?, force: Bool) -> Reply {
        var lines: [StyledText] = [
            "nothing is written: \(Plural.of("thing", count: nib.leftOut.count)) in \(ShownText.line(source)) \(verb) not understood"
        ]
        lines += Self.row.lines(nib.leftOut, indent: 2, width: width)
        lines.append("'upgrade to \(path) --partial\(force ? " --force" : "")' writes the rest")
        var reply = Reply(lines: lines, record: Self.type.record(self))
        reply.fallsShort = true
        return reply
    }

    /// The answer when the document is written, or would be.
    func reply(_ width: Int?) -> Reply {
        let counts =
            "\(Plural.of("object", count: nib.objectCount)), \(Plural.of("connection", count: nib.connectionCount))"
        let did = isWritten ? "upgraded" : "would upgrade"
        var lines: [StyledText] = ["\(did) \(ShownText.line(source)) to \(ShownText.line(file)): \(counts)"]
        if nib.leftOut.isEmpty {
            lines[0] += "; nothing is left out"
        } else {
            lines.append("left out:")
            lines += Self.row.lines(nib.leftOut, indent: 2, width: width)
        }
        if isWritten { lines.append("'open \(path)' opens it") }
        return Reply(lines: lines, record: Self.type.record(self))
    }

    /// The path as it can be typed.
    private var path: String { ShownText.line(Quoting.quote(file)) }

    private var verb: String { nib.leftOut.count == 1 ? "is" : "are" }
}
