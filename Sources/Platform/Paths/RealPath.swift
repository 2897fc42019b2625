#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Asks the system what a path leads to.
package enum RealPath {
    /// The absolute path of a file or folder, with symbolic links and dots resolved.
    ///
    /// - Parameter path: absolute or relative to the current folder, which an empty path stands for.
    /// - Returns: nil where nothing is there, as for a path that no file can have.
    package static func of(_ path: String) -> String? {
        guard !path.utf8.contains(0), let resolved = realpath(path.isEmpty ? "." : path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Whether a path leads to a folder, through links.
    ///
    /// - Parameter path: absolute or relative to the current folder.
    /// - Returns: false also if nothing is there.
    package static func isFolder(_ path: String) -> Bool { FileStatus(path)?.isFolder ?? false }
}
