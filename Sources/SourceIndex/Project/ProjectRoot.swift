import Platform

/// Finds the project that a file or folder belongs to.
public enum ProjectRoot {
    /// Finds the root of the project around a file or folder: the nearest folder with `.git`, else the nearest with a Swift package
    /// or an Xcode project or workspace.
    ///
    /// - Parameter path: the file or folder, absolute or relative to the current folder. A file counts as lying where its path says,
    ///   also if it is a link.
    /// - Returns: the root's absolute path without links; nil if nothing marks one, or the folder is not there.
    public static func around(_ path: String) -> String? {
        guard let start = start(path) else { return nil }
        var project: String?
        for folder in folders(from: start) {
            let marks = Marks(of: folder)
            if marks.hasRepository { return folder }
            if project == nil, marks.hasProject { project = folder }
        }
        return project
    }

    /// Whether something marks the folder of a file, or one around it, as a project.
    ///
    /// The home folder is none, whatever is in it: nobody wants all of it read. Nor is `/`.
    ///
    /// - Parameter path: the file or folder, as for `around`.
    /// - Returns: false also if the folder is not there.
    public static func isMarked(around path: String) -> Bool {
        isMarked(around: path, home: Environment.value("HOME"))
    }

    static func isMarked(around path: String, home: String?) -> Bool {
        guard let start = start(path) else { return false }
        let home = home.flatMap(RealPath.of)
        return folders(from: start).prefix { $0 != "/" && $0 != home }.contains { folder in
            let marks = Marks(of: folder)
            return marks.hasRepository || marks.hasProject
        }
    }

    /// The folder in which to begin, without links.
    private static func start(_ path: String) -> String? {
        RealPath.of(RealPath.isFolder(path) ? path : Path.folder(path))
    }

    /// A folder and those around it, from the inside to `/`.
    private static func folders(from start: String) -> some Sequence<String> {
        sequence(first: start) { $0 == "/" ? nil : Path.folder($0) }
    }

    /// What in a folder says that a project is there.
    private struct Marks {
        var hasRepository = false
        var hasProject = false

        init(of folder: String) {
            for name in FolderNames.of(folder) {
                if name == ".git" { hasRepository = true }
                if name == "Package.swift" || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") {
                    hasProject = true
                }
            }
        }
    }
}
