import SourceIndex

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Lists files for completion.
enum FileNames {
    /// The paths that begin with some letters, in order; folders end in `/`, hidden ones only when asked for.
    static func starting(with typed: String) -> [String] {
        let cut = typed.lastIndex(of: "/")
        let folder = cut.map { String(typed[...$0]) } ?? ""
        let prefix = cut.map { String(typed[typed.index(after: $0)...]) } ?? typed
        guard let stream = opendir(folder.isEmpty ? "." : folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard name != ".", name != "..", name.hasPrefix(prefix), prefix.hasPrefix(".") || !name.hasPrefix(".")
            else { continue }
            names.append(folder + name + (RealPath.isFolder(folder + name) ? "/" : ""))
        }
        return names.sorted()
    }
}
