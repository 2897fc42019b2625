/// Lists the names in a folder.
package enum FolderNames {
    /// Returns the names in a folder, in the order of the file system, without `.` and `..`.
    ///
    /// - Parameters:
    ///   - folder: the folder, absolute or relative to the current one, which an empty path stands for.
    ///   - start: how the names begin. Others cost little: in a folder of 10,000 files a save looks for a few.
    ///   - limit: how many names to return at most.
    /// - Returns: the names; none if the folder cannot be read.
    package static func of(
        _ folder: String, beginningWith start: String = "", atMost limit: Int = .max
    ) -> [String] {
        guard let reader = try? FolderReader(folder) else { return [] }
        return names(reader, beginningWith: start, atMost: limit)
    }

    /// Returns all names in a folder, in the order of the file system, without `.` and `..`.
    ///
    /// - Parameter folder: the folder, as above.
    /// - Returns: the names.
    /// - Throws: what the system reports if it cannot list the folder, or not to the end.
    package static func all(of folder: String) throws(SystemError) -> [String] {
        let reader = try FolderReader(folder)
        let names = names(reader, beginningWith: "", atMost: .max)
        if let failure = reader.failure { throw failure }
        return names
    }

    private static func names(_ reader: FolderReader, beginningWith start: String, atMost limit: Int) -> [String] {
        var names: [String] = []
        let start = SystemName.bytes(start)
        while names.count < limit, let entry = reader.next() {
            guard entry.name.starts(with: start) else { continue }
            names.append(SystemName.text(entry.name))
        }
        return names
    }
}
