#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Finds the project around a document, and the documents of a project.
enum ProjectFolder {
    /// Folders that hold what is built or fetched, and no documents of the project's own.
    private static let skipped: Set<String> = [
        ".build", ".git", ".hg", ".svn", "build", "Build", "Carthage", "DerivedData", "Pods", "SourcePackages",
        "checkouts", "node_modules",
    ]
    private static let deepest = 64

    /// The root of the project around a file or folder: the nearest folder with `.git`, else with a package or Xcode project; the
    /// file's own folder where there is none.
    static func around(_ path: String) -> String {
        let start = RealPath.isFolder(path) ? path : PathName.folder(path)
        guard let first = RealPath.of(start) else { return start }
        var current = first
        var project: String?
        while true {
            let names = names(in: current)
            if names.contains(".git") { return shown(current, from: start, first) }
            if project == nil, names.contains(where: marksProject) { project = current }
            if current == "/" { break }
            current = PathName.folder(current)
        }
        return shown(project ?? first, from: start, first)
    }

    /// Whether something marks the folder of a file, or one around it, as a project. The home folder is none, whatever is in it:
    /// nobody wants all of it read.
    static func isMarked(around path: String) -> Bool {
        guard var current = RealPath.of(RealPath.isFolder(path) ? path : PathName.folder(path)) else { return false }
        let home = getenv("HOME").flatMap { RealPath.of(String(cString: $0)) }
        while current != "/", current != home {
            if names(in: current).contains(where: { $0 == ".git" || marksProject($0) }) { return true }
            current = PathName.folder(current)
        }
        return false
    }

    private static func marksProject(_ name: String) -> Bool {
        name == "Package.swift" || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
    }

    /// The root as a user would write it: relative where the start was and the root is the start itself.
    private static func shown(_ root: String, from start: String, _ first: String) -> String {
        root == first || root == RealPath.of(".") ? (root == first ? start : ".") : root
    }

    /// The documents in a folder and the folders below it, by path; links to folders are not followed.
    static func documents(below folder: String) -> [String] {
        var found: [String] = []
        var open: [(path: String, depth: Int)] = [(PathName.trimmed(folder), 0)]
        while let (path, depth) = open.popLast() {
            for name in names(in: path) {
                let inside = PathName.join(path, name)
                if name.hasSuffix(".xib") || name.hasSuffix(".storyboard") {
                    if !RealPath.isFolder(inside) { found.append(inside) }
                } else if depth < deepest, !skipped.contains(name), !name.hasPrefix("."), isOwnFolder(inside) {
                    open.append((inside, depth + 1))
                }
            }
        }
        return found.sorted()
    }

    private static func isOwnFolder(_ path: String) -> Bool {
        var info = stat()
        return lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
    }

    private static func names(in folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let offset = MemoryLayout<dirent>.offset(of: \dirent.d_name) ?? 0
            let name = String(cString: (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: CChar.self))
            if name != "." && name != ".." { names.append(name) }
        }
        return names
    }
}
