import SourceIndex

/// The code of a project as a shell sees it: an index of its files, and edits of them that are not saved.
public final class ProjectCode {
    /// The index; it reads nothing before the first question.
    public let index: SourceIndex

    /// Makes the code of some files and folders.
    ///
    /// - Parameters:
    ///   - roots: the files and folders.
    ///   - cache: a folder for what was read; nil for none.
    ///   - reader: the path of the program that reads Swift; nil where there is none.
    public init(roots: [String], cache: String?, reader: String?) {
        index = SourceIndex(roots: roots, cache: cache, reader: reader.map { SwiftReader(program: $0) })
    }

    deinit { index.writeCache() }

    /// Looks at the files again.
    ///
    /// - Parameter unsaved: files that are not on disk as they are here, by absolute path.
    func refresh(unsaved: [(path: String, file: Companions.File)]) {
        var overlay: [String: [UInt8]] = [:]
        for (path, file) in unsaved {
            if let name = name(of: path) { overlay[name] = file.bytes }
        }
        index.overlay = overlay
        index.refresh()
    }

    /// What the index calls a file, whose name it may begin with another way to the same folder.
    private func name(of path: String) -> String? {
        let base = PathName.base(path)
        return index.paths.first { PathName.base($0) == base && PathName.absolute($0) == path }
    }
}
