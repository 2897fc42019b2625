import Bytes

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Splits and joins paths as the system reads them; only `absolute` and `shown` access the disk.
package enum PathName {
    /// The last part of a path: "View.xib" of "App/View.xib"; empty if the path ends in a slash.
    package static func base(_ path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: Byte.slash) else { return path }
        return String(path[path.utf8.index(after: slash)...])
    }

    /// The folder of a path: "App" of "App/View.xib", "." of "View.xib", "/" of "/View.xib".
    package static func folder(_ path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: Byte.slash) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The path of `name` inside `folder`, as a user would write it: without a leading "./". An absolute path stays as it is.
    package static func join(_ folder: String, _ name: String) -> String {
        if name.utf8.first == Byte.slash { return name }
        if folder == "." || folder.isEmpty { return name }
        return folder.utf8.last == Byte.slash ? folder + name : folder + "/" + name
    }

    /// The path without `.` and with `..` resolved where it can be.
    package static func normalized(_ path: String) -> String {
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

    /// The path without slashes at its end.
    package static func trimmed(_ path: String) -> String {
        var path = Substring(path)
        while path.utf8.count > 1 && path.utf8.last == Byte.slash { path.removeLast() }
        return String(path)
    }

    /// Whether a path matches a pattern with `*`, `?` and `[…]`, where `*` also stands for slashes.
    package static func matches(_ path: String, pattern: String) -> Bool { fnmatch(pattern, path, 0) == 0 }

    /// The absolute path of a file, without symbolic links where they can be resolved; the file need not exist.
    package static func absolute(_ path: String) -> String {
        if let real = RealPath.of(path) { return real }
        return join(RealPath.of(folder(path)) ?? folder(path), base(path))
    }

    /// Whether a path is inside a folder, by their texts alone: "App/View.xib" is inside "App" and inside ".".
    ///
    /// - Parameters:
    ///   - path: a normalized path, absolute or relative.
    ///   - folder: a normalized path without a slash at the end; relative to the same folder if `path` is.
    /// - Returns: whether it is; a folder is not inside itself.
    package static func isPath(_ path: String, inside folder: String) -> Bool {
        relative(path, to: folder) != nil
    }

    /// The path from a folder to what is inside it, by their texts alone: "View.xib" for "App/View.xib" and "App".
    ///
    /// - Parameters:
    ///   - path: a normalized path, absolute or relative.
    ///   - folder: a normalized path without a slash at the end; relative to the same folder if `path` is.
    /// - Returns: the path; nil if it is not inside the folder.
    package static func relative(_ path: String, to folder: String) -> String? {
        if folder == "." || folder.isEmpty {
            return path.hasPrefix("/") || path == ".." || path.hasPrefix("../") ? nil : path
        }
        let start = folder == "/" ? folder : folder + "/"
        return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : nil
    }

    /// An absolute path as people see it: relative to the current folder if it is inside that or beside it (`../App/View.swift`).
    package static func shown(_ path: String) -> String {
        guard path.utf8.first == Byte.slash, let here = RealPath.of("."), here != "/" else { return path }
        if let inside = relative(path, to: here) { return inside }
        // Everything is below the root, and so are most temporary folders: such paths say more as they are.
        let above = folder(here)
        guard path != here, above.utf8.count(where: { $0 == Byte.slash }) > 1 else { return path }
        return relative(path, to: above).map { "../\($0)" } ?? path
    }

    /// What stands for an open document before a line number: its path from the current folder, or its name if it is elsewhere.
    package static func atLine(_ path: String) -> String {
        if path.utf8.first != Byte.slash { return normalized(path) }
        let shown = shown(path)
        return shown.utf8.first == Byte.slash ? base(path) : shown
    }

    /// The part of a name before its last dot: "View" of "View.xib".
    package static func stem(_ name: String) -> Substring {
        guard let dot = name.utf8.lastIndex(of: Byte.period), dot != name.startIndex else { return name[...] }
        return name[..<dot]
    }
}
