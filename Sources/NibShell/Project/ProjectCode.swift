import Platform
import SourceIndex

/// The code of a project as a session sees it: an index of its files, with edits that are not saved.
package final class ProjectCode {
    /// The index; it reads nothing before the first question.
    package let index: SourceIndex
    private let roots: [String]
    private let readsSwift: Bool
    /// A number that changes whenever the files change.
    private(set) var version = 0

    /// Makes the code of some files and folders.
    ///
    /// - Parameters:
    ///   - roots: the files and folders.
    ///   - cache: a folder for the declarations that were read; nil for none.
    ///   - readsDependencies: whether folders of dependencies and headers of frameworks are read too.
    ///   - reader: reads Swift; nil if there is no reader.
    package init(roots: [String], cache: String?, readsDependencies: Bool = false, reader: (any SwiftReading)?) {
        self.roots = roots
        readsSwift = reader != nil
        var options = SourceOptions()
        options.includesDependencies = readsDependencies
        options.includesFrameworks = readsDependencies
        index = SourceIndex(roots: roots, options: options, cache: cache, reader: reader)
    }

    deinit { index.writeCache() }

    /// Whether there is code that can be read.
    var isThere: Bool {
        guard readsSwift || index.paths.contains(where: { !$0.hasSuffix(".swift") }) else { return false }
        return !index.classNames().isEmpty
    }

    /// Checks the files for changes.
    ///
    /// - Parameter unsaved: files with changes that are not saved, by absolute path.
    func refresh(unsaved: [(path: String, file: Companions.File)]) {
        var overlay: [String: [UInt8]] = [:]
        for (path, file) in unsaved {
            for root in roots {
                if let name = Self.name(of: path, in: root) { overlay[name] = file.bytes }
            }
        }
        index.overlay = overlay
        if index.refresh() { version += 1 }
    }

    /// The name of a file in the index: its path from the root as that was given.
    private static func name(of path: String, in root: String) -> String? {
        let folder = PathName.absolute(root)
        if path == folder { return root }
        return PathName.relative(path, to: folder).map { PathName.join(root, $0) }
    }
}
