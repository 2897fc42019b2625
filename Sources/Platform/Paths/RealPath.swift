#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Resolves symbolic links in paths.
package enum RealPath {
    /// The absolute path of a file or folder, with symbolic links and dots resolved.
    ///
    /// - Parameter path: absolute or relative to the current folder, which an empty path stands for.
    /// - Returns: nil if the path leads to nothing.
    package static func of(_ path: String) -> String? {
        guard !path.utf8.contains(0), let resolved = realpath(path.isEmpty ? "." : path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Whether a path leads to a folder, directly or through links.
    ///
    /// - Parameter path: absolute or relative to the current folder.
    /// - Returns: also false if the path leads to nothing.
    package static func isFolder(_ path: String) -> Bool { FileStatus(path)?.isFolder ?? false }
}
