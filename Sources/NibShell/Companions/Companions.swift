import CommandLanguage
import CommandLog
import Platform
import Replies

/// The files besides the document that a session has changed: source code, and other documents of the project.
///
/// They are changed in memory, like the document, and written when it is saved.
final class Companions {
    /// A file as it is in this session, and as it was on disk when it was read or last saved.
    struct File {
        var bytes: [UInt8]
        var diskBytes: [UInt8]
        var identity: FileIdentity?

        /// Whether the file is not on disk yet.
        var isNew: Bool { identity == nil && diskBytes.isEmpty }
        /// Whether nothing is left in the file, so that it is removed: a storyboard whose scenes went to another one.
        var isEmptied: Bool { bytes.isEmpty && !diskBytes.isEmpty }
    }

    private var files: [String: File] = [:]
    /// The folder in which saves of several files note what they are about to do; nil for none.
    let saveRecordFolder: String?
    /// What the user must know of files that were read.
    private var notices: [String] = []
    /// Says of a path whether no edit of the document changes such a file; nil if every file may be changed.
    var isForeign: ((String) -> Bool)?
    /// Refuses a change of a file that another open document has unsaved edits of; nil if no other is open.
    var requireUnedited: ((String) throws(CommandError) -> Void)?

    /// Makes a list without files.
    init(saveRecordFolder: String? = nil) { self.saveRecordFolder = saveRecordFolder }

    /// Returns the bytes of a file as they are in this session, read from disk the first time.
    ///
    /// - Parameter path: any path of the file; files are identified by their absolute paths.
    /// - Returns: its bytes.
    /// - Throws: `FileError` if it cannot be read.
    func bytes(of path: String) throws(FileError) -> [UInt8] { try file(PathName.absolute(path)).bytes }

    /// The files that are changed but not saved, by path.
    var modified: [(path: String, file: File)] {
        files.filter { $0.value.bytes != $0.value.diskBytes }.sorted { $0.key < $1.key }
            .map { (path: $0.key, file: $0.value) }
    }

    /// Whether there are files that are changed but not saved.
    var isModified: Bool { files.contains { $0.value.bytes != $0.value.diskBytes } }

    /// Whether edits changed a file, and are not saved.
    func hasChanged(_ path: String) -> Bool {
        files[PathName.absolute(path)].map { $0.bytes != $0.diskBytes } ?? false
    }

    /// Applies a patch to the file as it is in this session.
    func apply(_ patch: FilePatch) throws(CommandError) {
        try requireUnedited?(patch.path)
        guard let changed = patch.applied(to: try read(for: patch)) else { throw Self.mismatch(patch.path) }
        files[patch.path]!.bytes = changed
    }

    /// Applies patches in order: all of them, or none.
    func apply(_ patches: [FilePatch]) throws(CommandError) {
        for (index, patch) in patches.enumerated() {
            do throws(CommandError) { try apply(patch) } catch {
                for done in patches[..<index].reversed() { try? apply(done.inverse) }
                throw error
            }
        }
    }

    /// Refuses patches that cannot all be applied in order, before any of them is applied.
    ///
    /// Patches come from a journal, which may have been edited by hand: one of a file that this session did not change itself is
    /// refused if it leads out of the project, or to another kind of file than edits change.
    func require(_ patches: [FilePatch]) throws(CommandError) {
        var reached: [String: Digest] = [:]
        for patch in patches {
            let digest: Digest
            if files[patch.path] == nil, isForeign?(patch.path) == true { throw Self.foreign(patch.path) }
            if let known = reached[patch.path] { digest = known } else { digest = Digest(of: try read(for: patch)) }
            guard digest == patch.before else { throw Self.mismatch(patch.path) }
            reached[patch.path] = patch.after
        }
    }

    // MARK: - Saving

    /// Refuses to write files that somebody else changed since they were read.
    ///
    /// - Parameter files: the files, from `modified`.
    /// - Throws: `FileError` if one was changed, or cannot be read.
    func requireUnchanged(_ files: [(path: String, file: File)]) throws(FileError) {
        for (path, file) in files {
            let state = try StateOnDisk(path: path, identity: file.identity, bytes: file.diskBytes)
            if state == .unchanged || state == .missing && file.isNew { continue }
            throw FileError(
                .other, path: path, operation: "write", reason: "it has changed on disk since it was read",
                hint: "'undo' reverts the edit; 'save --force' overwrites the file")
        }
    }

    /// Notes that files are on disk as they are here.
    func noteSaved(_ saved: [(path: String, identity: FileIdentity?)]) {
        for (path, identity) in saved {
            files[path]?.identity = identity
            if let bytes = files[path]?.bytes { files[path]?.diskBytes = bytes }
        }
    }

    /// Returns the bytes that a patch is for. One that begins with nothing makes its file, which need not be there.
    private func read(for patch: FilePatch) throws(CommandError) -> [UInt8] {
        do throws(FileError) { return try file(patch.path).bytes } catch {
            guard error.kind == .missing, patch.makesFile else { throw CommandError(error) }
            files[patch.path] = File(bytes: [], diskBytes: [], identity: nil)
            return []
        }
    }

    private func file(_ path: String) throws(FileError) -> File {
        // A file that is unchanged here is read again, because an editor may have written it meanwhile.
        if let known = files[path] {
            guard known.bytes == known.diskBytes else { return known }
            if let identity = known.identity, identity.isSettled, try FileIdentity(of: path) == identity {
                return known
            }
        }
        notices += AbandonedSaves.notices(concerning: path, recordsIn: saveRecordFolder)
        let (bytes, identity) = try FileIO.load(path)
        let file = File(bytes: bytes, diskBytes: bytes, identity: identity)
        files[path] = file
        return file
    }

    /// Takes what the user must know, so that it is told once.
    func takeNotices() -> [String] {
        defer { notices = [] }
        return notices
    }

    private static func foreign(_ path: String) -> CommandError {
        CommandError(
            "outside-project",
            "the log changes \(PathName.shown(path)), which is neither code nor a document in the project's folders",
            hints: ["'sources DIR…' can name its folder as well; 'log --patch' shows the change"])
    }

    private static func mismatch(_ path: String) -> CommandError {
        CommandError(
            "changed-file", "\(PathName.shown(path)) has changed since the log entry was made",
            hints: [
                "the entry can only be undone or redone on the file as it was; 'log --patch' shows it"
            ] + [newEdit(path)].compactMap(\.self))
    }

    /// What can still be done about an entry that changed a file; nil if nothing can be said.
    private static func newEdit(_ path: String) -> String? {
        if path.hasSuffix(".storyboard") {
            return "'join \(Quoting.quote(PathName.shown(path)))' can still take its scenes back, as a new edit"
        }
        guard !path.hasSuffix(".xib"), !path.hasSuffix(".strings"), !path.hasSuffix(".xcstrings") else { return nil }
        return "'disconnect' and 'delete' can still remove a connection and its declaration, as new edits"
    }
}
