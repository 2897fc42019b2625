import Platform
import Replies

/// The folders that a client lets the server read and write in.
struct Roots {
    /// The real paths of the folders, without symbolic links.
    let folders: [String]

    /// Makes roots of folders; those that do not exist are left out.
    init(_ paths: [String]) { folders = paths.compactMap { RealPath.of($0) } }

    /// Makes roots of the `file` URIs that a client lists (RFC 8089).
    init(uris: [String]) {
        self.init(uris.compactMap { FileURI.path(of: $0) })
    }

    /// Whether a real path is one of the folders or inside one.
    func contains(_ path: String) -> Bool {
        folders.contains { path == $0 || PathName.isPath(path, inside: $0) }
    }

    /// Checks that a path leads into one of the folders.
    ///
    /// - Parameter path: a path, absolute or relative to the server's folder; the file need not exist.
    /// - Throws: an error that names the folders if it does not.
    func check(_ path: String) throws(CommandError) {
        let target = RealPath.reached(by: path)
        guard contains(target) else {
            throw CommandError(
                "outside-roots", "'\(path)' is outside of the folders that this server may use",
                hints: ["it may use \(folders.isEmpty ? "none" : folders.map { "'\($0)'" }.joined(separator: ", "))"])
        }
    }
}
