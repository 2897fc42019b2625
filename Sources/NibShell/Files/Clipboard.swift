import Platform
import Replies
import Synchronization

/// What `copy` and `cut` keep for `paste`: a file in the user's state folder, which all sessions share.
///
/// Where nothing may be kept outside of documents, as in a dry run, it lasts as long as the program.
package final class Clipboard: Sendable {
    /// The file; nil for none.
    private let path: String?
    private let kept = Mutex<[UInt8]?>(nil)

    /// More than this is not read: the largest document known has 1.2 MB.
    private static let largest = 1 << 28

    /// Makes a clipboard.
    ///
    /// - Parameter folder: the state folder; nil if nothing may be kept in it.
    package init(folder: String?) { path = folder.map { PathName.join($0, "clipboard") } }

    /// Returns what was copied last; nil if nothing was.
    ///
    /// - Throws: an error if the file cannot be read, or is not one of this user alone.
    func contents() throws(CommandError) -> [UInt8]? {
        guard let path else { return kept.withLock { $0 } }
        do throws(FileError) { try OwnFolder.check(PathName.folder(path)) } catch { throw CommandError(error) }
        do throws(OwnFile.Problem) { return try OwnFile.contents(path, atMost: Self.largest) } catch {
            if error.isMissing { return nil }
            throw CommandError(error.fileError(path: path, operation: "read the clipboard"))
        }
    }

    /// Replaces what is on the clipboard, links included: another session sees all of the old bytes, or all of the new ones.
    ///
    /// - Throws: an error if the file cannot be written; the clipboard is then unchanged.
    func put(_ bytes: [UInt8]) throws(CommandError) {
        guard let path else {
            kept.withLock { $0 = bytes }
            return
        }
        do throws(FileError) { try AtomicFile.writeOwn(bytes, to: path, operation: "write the clipboard") } catch {
            throw CommandError(error)
        }
    }
}
