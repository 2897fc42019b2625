import LineDiff
import NibDocument
import Platform
import Replies

extension Difference {
    /// Shows what saving would change.
    ///
    /// - Parameters:
    ///   - disk: whether to compare with the file as it is on disk now, rather than as it was opened.
    ///   - form: how the difference is shown.
    /// - Returns: the changes by object, or a patch.
    /// - Throws: an error if the file cannot be read.
    func reply(disk: Bool, form: DifferenceForm) throws(CommandError) -> Reply {
        let old: [UInt8]
        if session.document.readOnlyFormat != nil {
            old = session.document.bytes
        } else if disk {
            do throws(FileError) { old = try FileIO.read(session.path) } catch { throw CommandError(error) }
        } else {
            old = session.disk.bytes
        }
        let others = session.companions.modified.map { Self.diff(of: $0.path, file: $0.file) }
        guard form.kind != .lines else {
            let diff = UnifiedDiff.make(
                old: old, new: session.document.bytes, oldName: session.path, newName: session.path)
            var answer = DifferenceAnswer(old: session.path, new: session.path, isDifferent: !diff.isEmpty)
            answer.counts = LineCounts(diff)
            let all = ([diff] + others).filter { !$0.isEmpty }
            answer.patch = all.map(\.text).joined()
            var reply = Reply(
                lines: all.flatMap { DiffLine.styled($0.lines) }, record: DifferenceAnswer.type.record(answer))
            if all.isEmpty { reply.text = "no differences" }
            return reply
        }
        let new = DocumentVersion(name: session.name, document: session.document)
        let saved = DocumentVersion(name: session.name, document: try DocumentFile.document(old, called: session.path))
        var reply = try VersionComparison.reply(from: saved, to: new, form: form)
        if form.kind == .text, !others.isEmpty {
            let patches = others.flatMap { DiffLine.styled($0.lines) }
            let own = session.document.bytes.isEqual(to: old) ? [] : [reply.text]
            reply.text = (own + patches).joined(separator: "\n")
        }
        return reply
    }
}
