#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Finds the folder of the project that a document belongs to.
public enum ProjectRoot {
    /// Finds the project around a file or folder: the nearest folder above with `.git`; without one, the outermost of the folders above
    /// with `Package.swift`, `*.xcworkspace` or `*.xcodeproj` that follow each other without a gap of more than one folder.
    ///
    /// The home folder and `/` are never a project.
    ///
    /// - Parameter path: the file or folder, absolute or relative to the current folder.
    /// - Returns: the project's absolute path, nil if nothing marks one.
    public static func around(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        var folder = String(cString: resolved)
        if let status = FileStatus(folder), !status.isFolder { folder = Path.folder(folder) }
        let home = getenv("HOME").map { String(cString: $0) }
        var marked: String?
        var gap = 0
        while folder != "/", folder != home {
            if FileStatus(folder + "/.git") != nil { return folder }
            if gap <= 1, hasProject(folder) {
                marked = folder
                gap = 0
            } else if marked != nil {
                gap += 1
            }
            folder = Path.folder(folder)
        }
        return marked
    }

    /// Whether a folder has a file or bundle that marks a project.
    private static func hasProject(_ folder: String) -> Bool {
        guard let stream = opendir(folder) else { return false }
        defer { closedir(stream) }
        while let entry = FolderEntry(stream) {
            let name = String(cString: entry.name)
            if name == "Package.swift" || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") { return true }
        }
        return false
    }
}
