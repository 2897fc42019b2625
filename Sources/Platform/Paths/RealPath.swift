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
        guard !path.utf8.contains(0), let resolved = (path.isEmpty ? "." : path).withSystemPath({ realpath($0, nil) })
        else { return nil }
        defer { free(resolved) }
        return SystemName.text(resolved)
    }

    /// The absolute path of a file that need not exist: the real path of its nearest folder that exists, and the names below it.
    ///
    /// - Returns: an empty text for links that lead in a circle.
    package static func reached(by path: String) -> String {
        of(path) ?? reached(by: PathName.absolute(path), links: 40)
    }

    private static func reached(by path: String, links: Int) -> String {
        if let real = of(path) { return real }
        let folder = PathName.folder(path)
        guard folder != path, links > 0 else { return "" }
        let parent = reached(by: folder, links: links)
        switch PathName.base(path) {
        case ".": return parent
        case "..": return PathName.folder(parent)
        case let name:
            // A link to a file that does not exist yet leads there.
            let whole = PathName.join(parent, name)
            guard let target = try? FileSystem.destination(ofLink: whole) else { return whole }
            return reached(by: target.hasPrefix("/") ? target : PathName.join(parent, target), links: links - 1)
        }
    }

    /// Whether a path leads to a folder, directly or through links.
    ///
    /// - Parameter path: absolute or relative to the current folder.
    /// - Returns: also false if the path leads to nothing.
    package static func isFolder(_ path: String) -> Bool { FileStatus(path)?.isFolder ?? false }
}
