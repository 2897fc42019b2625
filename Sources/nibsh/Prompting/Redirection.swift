import NibShell
import Platform
import Replies
import Synchronization

/// Where the output of a command goes instead of to the terminal.
enum Redirection {
    private static let underWay = Atomic<Bool>(false)

    /// Whether the output of the running command goes elsewhere, so that its lines may be longer than those of the terminal.
    static var isUnderWay: Bool { underWay.load(ordering: .relaxed) }

    /// Runs a command whose output goes elsewhere.
    static func whileUnderWay(_ run: () throws(CommandError) -> Reply) throws(CommandError) -> Reply {
        underWay.store(true, ordering: .relaxed)
        defer { underWay.store(false, ordering: .relaxed) }
        return try run()
    }

    /// Refuses a file that must not or cannot be written, before the command runs.
    ///
    /// - Parameters:
    ///   - place: where the output goes.
    ///   - documents: the paths of the open documents.
    /// - Throws: an error for an open document, for a folder, and for a file that is certainly not writable.
    static func check(_ place: TypedStatement.OutputPlace, documents: [String]) throws(CommandError) {
        guard case .file(let path, _) = place else { return }
        if let target = RealPath.of(path),
            documents.contains(where: { target == RealPath.of($0) || isSame(path, as: $0) })
        {
            throw CommandError(
                "open-document", "'\(path)' is an open document, which output must not overwrite",
                hints: ["'save' writes it; give the output another name"])
        }
        do throws(FileError) {
            if RealPath.isFolder(path) { throw FileError.folder(path: path, operation: "write") }
            try AtomicFile.checkWritable(path)
        } catch { throw CommandError(error) }
    }

    /// Whether two paths are names of one file.
    private static func isSame(_ path: String, as other: String) -> Bool {
        guard let one = try? FileIdentity(of: path), let two = try? FileIdentity(of: other) else { return false }
        return one.device == two.device && one.inode == two.inode
    }

    /// Writes output to a file.
    ///
    /// - Parameters:
    ///   - bytes: the output.
    ///   - path: the file.
    ///   - appends: whether the file keeps what it has.
    /// - Throws: `FileError` if not all of it can be written; the file is as it was then.
    static func write(_ bytes: [UInt8], to path: String, appends: Bool) throws(FileError) {
        guard appends, AtomicFile.writesFile(path) else {
            try AtomicFile.write(bytes, to: path)
            return
        }
        do throws(SystemError) {
            let file = try Descriptor(
                path, options: [.writing, .appending, .making, .withoutWaiting], permissions: 0o666)
            let status = try file.status()
            guard status.isFile else { throw .notAFile }
            let before = status.size
            if let failure = bytes.withUnsafeBytes({ file.write($0) }).failure {
                try? file.truncate(to: before)
                throw failure
            }
        } catch { throw FileError(error, path: path, operation: "write") }
    }
}
