import Platform

/// Finds the project that a file or folder belongs to.
package enum ProjectRoot {
    /// Finds the root of the project that contains a file or folder: the nearest folder with `.git`, else the nearest with a Swift package
    /// or an Xcode project or workspace.
    ///
    /// - Parameter path: the file or folder, absolute or relative to the current folder. A link counts as being
    ///   where the link is, not where it leads.
    /// - Returns: the absolute path of the root without links; nil if there is no root, or if the folder does not exist.
    package static func around(_ path: String) -> String? {
        guard let start = start(path) else { return nil }
        var project: String?
        for folder in folders(from: start) {
            let marks = Marks(of: folder)
            if marks.hasRepository { return folder }
            if project == nil, marks.hasProject { project = folder }
        }
        return project
    }

    /// Returns whether the folder of a file has code, or that or one around it is marked as a project.
    ///
    /// The home folder and `/` never count, whatever is in them, because nobody wants all of their files read.
    ///
    /// - Parameter path: the file or folder, as for `around`.
    /// - Returns: whether there is a project; false if the folder does not exist.
    package static func isMarked(around path: String) -> Bool {
        isMarked(around: path, home: Environment.value("HOME"))
    }

    static func isMarked(around path: String, home: String?) -> Bool {
        guard let start = start(path) else { return false }
        let home = home.flatMap(RealPath.of)
        return folders(from: start).prefix { $0 != "/" && $0 != home }.contains { folder in
            let marks = Marks(of: folder)
            return marks.hasRepository || marks.hasProject || marks.hasCode && folder == start
        }
    }

    /// Returns the folder in which the search begins, without links.
    private static func start(_ path: String) -> String? {
        RealPath.of(RealPath.isFolder(path) ? path : PathName.folder(path))
    }

    /// Returns a folder and those around it, up to `/`.
    private static func folders(from start: String) -> some Sequence<String> {
        sequence(first: start) { $0 == "/" ? nil : PathName.folder($0) }
    }

    /// The marks of a project in a folder.
    private struct Marks {
        var hasRepository = false
        var hasProject = false
        var hasCode = false

        init(of folder: String) {
            for name in FolderNames.of(folder) {
                if name == ".git" { hasRepository = true }
                if name == "Package.swift" || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") {
                    hasProject = true
                }
                let kind = SourceName.kind(name)
                if kind == .swift || kind == .objectiveC { hasCode = true }
            }
        }
    }
}
