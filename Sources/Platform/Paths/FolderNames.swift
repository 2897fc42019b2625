/// Lists the names in a folder.
package enum FolderNames {
    /// Returns the names in a folder, in the order of the file system, without `.` and `..`.
    ///
    /// - Parameters:
    ///   - folder: the folder, absolute or relative to the current one, which an empty path stands for.
    ///   - limit: how many names to return at most.
    /// - Returns: the names; none if the folder cannot be read.
    package static func of(_ folder: String, atMost limit: Int = .max) -> [String] {
        guard let reader = try? FolderReader(folder) else { return [] }
        var names: [String] = []
        while names.count < limit, let entry = reader.next() {
            names.append(String(decoding: entry.name, as: UTF8.self))
        }
        return names
    }
}
