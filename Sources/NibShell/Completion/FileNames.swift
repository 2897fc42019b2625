import Platform
import SourceIndex

/// Lists files for completion.
enum FileNames {
    /// Returns the paths that begin with the typed text, in order. Folders end in `/`; hidden files need a typed dot.
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
