/// Finds out which part of a path is missing, and which existing name was perhaps meant.
package struct MissingPath {
    /// What is missing, lower case, no full stop.
    package let reason: String
    /// The nearest existing path, as a question.
    package let hint: String?

    /// Finds the first part of `path`, which could not be opened, that does not exist.
    package init(_ path: String) {
        guard !path.isEmpty else {
            reason = "the path is empty"
            hint = nil
            return
        }
        if let destination = try? FileSystem.destination(ofLink: path) {
            reason = "it is a link to '\(destination)', which does not exist"
            hint = nil
            return
        }
        var missing = PathName.trimmed(path)
        while let (folder, name) = Self.split(missing) {
            if let kind = Self.kind(of: folder) {
                let isWhole = missing == PathName.trimmed(path)
                if kind != .folder {
                    reason = "'\(folder)' is not a folder"
                    hint = nil
                } else {
                    reason = isWhole ? "no such file" : "there is no folder '\(missing)'"
                    let nearest = NearestName.inFolder(folder, to: name)
                    hint = nearest.map { "did you mean '\(PathName.join(folder, $0))'?" }
                }
                return
            }
            missing = folder
        }
        reason = "no such file"
        hint = nil
    }

    private static func split(_ path: String) -> (folder: String, name: String)? {
        let folder = PathName.trimmed(PathName.folder(path))
        return folder == path || path == "." ? nil : (folder, PathName.base(path))
    }

    private static func kind(of path: String) -> FileStatus.Kind? { FileStatus(path)?.kind }
}
