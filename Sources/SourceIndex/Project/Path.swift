/// Operations on the text of paths, without system calls.
enum Path {
    /// Returns the part after the last `/`.
    static func last(_ path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: Byte.slash) else { return path }
        return String(path[path.utf8.index(after: slash)...])
    }

    /// Returns the folder of a path, `.` for a bare name.
    static func folder(_ path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: Byte.slash) else { return "." }
        return slash == path.utf8.startIndex ? "/" : String(path[..<slash])
    }

    /// Returns a path relative to a folder joined to it; an absolute path is returned unchanged.
    static func join(_ folder: String, _ path: String) -> String {
        if path.isEmpty { return folder }
        if path.utf8.first == Byte.slash || folder.isEmpty || folder == "." { return path }
        return folder.utf8.last == Byte.slash ? folder + path : folder + "/" + path
    }

    /// Returns the path without `.`, and without `..` where a folder before it can be removed.
    static func normalized(_ path: String) -> String {
        let isAbsolute = path.utf8.first == Byte.slash
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else if part != ".." || !isAbsolute {
                parts.append(part)
            }
        }
        let joined = parts.joined(separator: "/")
        return isAbsolute ? "/" + joined : (joined.isEmpty ? "." : joined)
    }

    /// Returns the name without its last extension.
    static func stem(_ path: String) -> Substring {
        let start = path.utf8.lastIndex(of: Byte.slash).map { path.utf8.index(after: $0) } ?? path.startIndex
        let end = path.utf8.lastIndex(of: Byte.period) ?? path.endIndex
        return end > start ? path[start..<end] : path[start...]
    }
}
