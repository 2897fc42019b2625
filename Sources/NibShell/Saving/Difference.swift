import LineDiff
import NibDocument
import Platform
import Replies

/// The difference between a document, with other files that its edits changed, and the files on disk.
package struct Difference {
    private let session: Session

    /// Compares the document of a session.
    init(_ session: Session) { self.session = session }

    /// Compares the open document of a shell; nil if none is open.
    package init?(of shell: Shell) {
        guard let session = shell.session else { return nil }
        self.session = session
    }

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
        return Self.reply(diff, and: session.companions.modified.map { Self.diff(of: $0.path, file: $0.file) })
    }

    /// What a session's document, and the other files that its edits changed, are at a moment.
    package struct Moment {
        fileprivate let bytes: [UInt8]
        fileprivate let files: [String: [UInt8]]
    }

    /// What the document and the other files are now.
    package var moment: Moment {
        let files = session.companions.modified.map { ($0.path, $0.file.bytes) }
        return Moment(bytes: session.document.bytes, files: Dictionary(uniqueKeysWithValues: files))
    }

    /// Shows what has changed since a moment.
    ///
    /// - Parameter moment: an earlier moment of the session.
    /// - Returns: a patch.
    package func reply(since moment: Moment) -> Reply {
        let diff = UnifiedDiff.make(
            old: moment.bytes, new: session.document.bytes, oldName: session.path, newName: session.path)
        let others = session.companions.modified.map { path, file in
            Self.diff(of: path, file: file, from: moment.files[path])
        }
        return Self.reply(diff, and: others)
    }

    private static func reply(_ diff: UnifiedDiff, and others: [UnifiedDiff]) -> Reply {
        let all = ([diff] + others).filter { !$0.isEmpty }
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
        let all = [diff] + others.map { Self.diff(of: $0.path, file: $0.file) }
        return Reply(
            lines: all.flatMap { DiffLine.styled($0.lines) },
            fields: [
                .init("file", .string(target)), .init("written", false), .init("added", .int(diff.added)),
                .init("removed", .int(diff.removed)), .init("diff", .string(all.map(\.text).joined())),
            ])
    }

    private static func diff(of path: String, file: Companions.File, from old: [UInt8]? = nil) -> UnifiedDiff {
        let name = PathName.shown(path)
        return UnifiedDiff.make(old: old ?? file.diskBytes, new: file.bytes, oldName: name, newName: name)
    }
}
