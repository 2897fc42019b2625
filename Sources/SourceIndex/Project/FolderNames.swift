#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Reads what is in a folder.
public enum FolderNames {
    /// The names of what is in a folder, in the order of the file system, without `.` and `..`.
    ///
    /// - Parameters:
    ///   - folder: the folder, absolute or relative to the current one, which an empty path stands for.
    ///   - limit: how many names are wanted at most.
    /// - Returns: the names; none where the folder cannot be read.
    public static func of(_ folder: String, atMost limit: Int = .max) -> [String] {
        guard let stream = opendir(folder.isEmpty ? "." : folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while names.count < limit, let entry = FolderEntry(stream) {
            let name = String(cString: entry.name)
            if name != "." && name != ".." { names.append(name) }
        }
        return names
    }
}
