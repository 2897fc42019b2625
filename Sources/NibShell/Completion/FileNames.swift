import Platform
import SourceIndex

/// Lists files for completion.
enum FileNames {
    /// The paths that begin with some letters, in order; folders end in `/`, hidden ones only when asked for.
    static func starting(with typed: String) -> [String] {
        let cut = typed.lastIndex(of: "/")
        let folder = cut.map { String(typed[...$0]) } ?? ""
        let prefix = cut.map { String(typed[typed.index(after: $0)...]) } ?? typed
        let names = FolderNames.of(folder).filter { name in
            name.hasPrefix(prefix) && (prefix.hasPrefix(".") || !name.hasPrefix("."))
        }
        return names.map { folder + $0 + (RealPath.isFolder(folder + $0) ? "/" : "") }.sorted()
    }
}
