import LineDiff
import NibDocument
import Platform
import Replies

/// The difference between a document, with other files that its edits changed, and the files on disk.
struct Difference {
    private let session: Session

    /// Compares the document of a session.
    init(_ session: Session) { self.session = session }

    /// Shows what saving would change.
    ///
    /// - Parameter disk: whether to compare with the file as it is on disk now, rather than as it was opened.
    /// - Returns: a patch.
    /// - Throws: an error if the file cannot be read.
    func reply(disk: Bool) throws(CommandError) -> Reply {
        let old: [UInt8]
        if session.document.readOnlyFormat != nil {
            old = session.document.bytes
        } else if disk {
            do throws(FileError) { old = try FileIO.read(session.path) } catch { throw CommandError(error) }
        } else {
            old = session.diskBytes
        }
        let diff = UnifiedDiff.make(old: old, new: session.document.bytes, oldName: session.path, newName: session.path)
        let all = ([diff] + session.companions.modified.map(Self.diff)).filter { !$0.isEmpty }
        var reply = Reply(lines: all.flatMap { DiffLine.styled($0.lines) })
        if all.isEmpty { reply.text = "no differences" }
        reply.fields = [
            .init("added", .int(diff.added)), .init("removed", .int(diff.removed)),
            .init("diff", .string(all.map(\.text).joined())),
        ]
        return reply
    }

    /// Shows what a save would write.
    ///
    /// - Parameters:
    ///   - bytes: the document's bytes that it would write.
    ///   - target: the file that it would write to.
    ///   - others: the other files that it would write.
    /// - Returns: a patch, with the fields of a save.
    func preview(
        of bytes: [UInt8], as target: String, _ others: [(path: String, file: Companions.File)]
    ) -> Reply {
        let diff = UnifiedDiff.make(old: session.diskBytes, new: bytes, oldName: session.path, newName: target)
        let all = [diff] + others.map(Self.diff)
        return Reply(
            lines: all.flatMap { DiffLine.styled($0.lines) },
            fields: [
                .init("file", .string(target)), .init("written", false), .init("added", .int(diff.added)),
                .init("removed", .int(diff.removed)), .init("diff", .string(all.map(\.text).joined())),
            ])
    }

    private static func diff(of path: String, file: Companions.File) -> UnifiedDiff {
        let name = PathName.shown(path)
        return UnifiedDiff.make(old: file.diskBytes, new: file.bytes, oldName: name, newName: name)
    }
}
