import Platform
import SourceIndex

/// Finds the project around a document, and the documents of a project.
enum ProjectFolder {
    /// Folders for build products and dependencies, which contain no documents of the project itself.
    private static let skipped: Set<String> = [
        ".build", ".git", ".hg", ".svn", "build", "Build", "Carthage", "DerivedData", "Pods", "SourcePackages",
        "checkouts", "node_modules",
    ]
    private static let deepest = 64

    /// The root of the project around a file or folder, or the file's own folder if there is none. The path is as a user would
    /// write it: relative if it is the folder that the path names or the current one.
    static func around(_ path: String) -> String {
        let start = RealPath.isFolder(path) ? path : PathName.folder(path)
        guard let root = ProjectRoot.around(start), root != RealPath.of(start) else { return start }
        return root == RealPath.of(".") ? "." : root
    }

    /// Whether a file is named like an Interface Builder document.
    static func isDocument(_ name: String) -> Bool { name.hasSuffix(".xib") || name.hasSuffix(".storyboard") }

    /// The documents in a folder and the folders below it, by path; links to folders are not followed.
    static func documents(below folder: String) -> [String] {
        var found: [String] = []
        var open: [(path: String, depth: Int)] = [(PathName.trimmed(folder), 0)]
        while let (path, depth) = open.popLast() {
            for name in FolderNames.of(path) {
                let inside = PathName.join(path, name)
                if isDocument(name) {
                    if !RealPath.isFolder(inside) { found.append(inside) }
                } else if depth < deepest, !skipped.contains(name), !name.hasPrefix("."), isOwnFolder(inside) {
                    open.append((inside, depth + 1))
                }
            }
        }
        return found.sorted()
    }

    private static func isOwnFolder(_ path: String) -> Bool {
        (try? FileStatus(of: path, followsLinks: false))?.isFolder ?? false
    }
}
