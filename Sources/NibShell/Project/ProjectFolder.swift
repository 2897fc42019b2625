import Platform
import SourceIndex

/// Finds the project that contains a document, and the documents of a project.
package enum ProjectFolder {
    /// Folders for build products and dependencies, which contain no documents of the project itself.
    private static let skipped: Set<String> = [
        ".build", ".git", ".hg", ".svn", "build", "Build", "Carthage", "DerivedData", "Pods", "SourcePackages",
        "checkouts", "node_modules",
    ]
    private static let deepest = 64

    /// The root of the project that contains a file or folder, or the file's own folder if there is none. The path is as a user would
    /// write it: relative if it is the folder that the path names or the current one.
    package static func around(_ path: String) -> String {
        let start = RealPath.isFolder(path) ? path : PathName.folder(path)
        guard let root = ProjectRoot.around(start), root != RealPath.of(start) else { return start }
        return root == RealPath.of(".") ? "." : root
    }

    /// Whether a file is named like an Interface Builder document.
    static func isDocument(_ name: String) -> Bool { name.hasSuffix(".xib") || name.hasSuffix(".storyboard") }

    /// Whether a file is named like one that edits change: a document, or a source file.
    static func isEditable(_ name: String) -> Bool {
        isDocument(name) || [".swift", ".h", ".m", ".mm", ".pch"].contains { name.hasSuffix($0) }
    }

    /// Files of a folder.
    package struct Files {
        /// Their paths, sorted.
        package var paths: [String] = []
        /// The folders that could not be read, so that there may be more files in them.
        var unread: [FileError] = []
    }

    /// Finds the documents in a folder and the folders below it; links to folders are not followed.
    package static func documents(below folder: String) -> Files { files(below: folder, where: isDocument) }

    /// Finds the files in a folder and the folders below it that satisfy a condition; links to folders are not followed.
    static func files(below folder: String, where isWanted: (String) -> Bool) -> Files {
        var found = Files()
        var open: [(path: String, depth: Int)] = [(PathName.trimmed(folder), 0)]
        while let (path, depth) = open.popLast() {
            do throws(SystemError) {
                for name in try FolderNames.all(of: path) {
                    let inside = PathName.join(path, name)
                    if isWanted(inside) {
                        if !RealPath.isFolder(inside) { found.paths.append(inside) }
                    } else if depth < deepest, !skipped.contains(name), !name.hasPrefix("."), try isOwnFolder(inside) {
                        open.append((inside, depth + 1))
                    }
                }
            } catch {
                found.unread.append(FileError(error, path: path, operation: "read"))
            }
        }
        found.paths.sort()
        return found
    }

    private static func isOwnFolder(_ path: String) throws(SystemError) -> Bool {
        do { return try FileStatus(of: path, followsLinks: false).isFolder } catch {
            // Somebody removed it a moment ago.
            if error.isMissing { return false }
            throw error
        }
    }
}
