import Platform

/// Lists the source files below files and folders.
///
/// Folders are kept in a list rather than on the call stack, and each is entered once, however many links lead to it.
struct FolderWalk {
    /// The result of a walk.
    struct Listing: Sendable {
        /// Each file once, by path.
        var files: [SourceFile] = []
        var problems: [SourceProblem] = []
        /// Folders of dependencies and frameworks that were left out.
        var leftOut: [String] = []
        /// The files named `Podfile`, `Cartfile` and `.gitmodules`.
        var dependencyLists: [String] = []
        /// Files of other build systems, which may build what no Xcode project lists, each with its folder.
        var otherBuilders: [(folder: String, file: String)] = []
        /// Files in other languages that can declare Objective-C classes.
        var otherLanguages: [String] = []
        /// Folders of dependencies that were entered.
        var dependencyFolders: [String] = []
    }

    private let options: SourceOptions
    private var listing = Listing()
    private var folders: [String] = []
    private var visited: Set<FileStatus.Identity> = []
    private var linked: [(file: SourceFile, identity: FileStatus.Identity)] = []

    /// Walks through the roots.
    ///
    /// - Parameters:
    ///   - roots: files and folders; a file is included whatever the options leave out.
    ///   - options: what is left out.
    /// - Returns: the files, and what else was found.
    static func list(_ roots: [String], options: SourceOptions) -> Listing {
        var walk = FolderWalk(options)
        for root in roots { walk.addRoot(root) }
        while let folder = walk.folders.popLast() { walk.read(folder) }
        return walk.finish()
    }

    private init(_ options: SourceOptions) {
        self.options = options
    }

    private mutating func addRoot(_ root: String) {
        let path = PathName.normalized(root)
        let status: FileStatus
        do {
            status = try FileStatus(of: path)
        } catch {
            listing.problems.append(SourceProblem(path, error: error))
            return
        }
        if status.isFolder {
            folders.append(path)
        } else if status.isFile, let kind = SourceName.kind(PathName.base(path)) {
            linked.append((SourceFile(path: path, kind: kind, stamp: SourceFile.Stamp(status)), status.identity))
        }
    }

    private mutating func read(_ folder: String) {
        let reader: FolderReader
        do {
            reader = try FolderReader(folder)
        } catch {
            listing.problems.append(SourceProblem(folder, error: error))
            return
        }
        do {
            guard visited.insert(try reader.status().identity).inserted else { return }
        } catch {
            listing.problems.append(SourceProblem(folder, error: error))
            return
        }
        let prefix = folder == "/" ? "/" : folder == "." ? "" : folder + "/"
        while let entry = reader.next() { read(entry, from: reader, prefix: prefix) }
        if let failure = reader.failure { listing.problems.append(SourceProblem(folder, error: failure)) }
    }

    private mutating func read(_ entry: FolderReader.Entry, from reader: FolderReader, prefix: String) {
        let isFolder = entry.kind == .folder
        let mayBeFolder = isFolder || entry.kind == .link || entry.kind == nil
        let bytes = entry.name
        let kind = isFolder ? nil : SourceName.kind(bytes)
        if !isFolder, SourceName.isOtherBuilder(bytes) {
            let folder = prefix.isEmpty ? "." : String(prefix.dropLast())
            listing.otherBuilders.append((folder, prefix + SystemName.text(bytes)))
        }
        if entry.kind == .file, kind == nil, SourceName.isOfOtherLanguage(bytes) {
            return listing.otherLanguages.append(prefix + SystemName.text(bytes))
        }
        guard kind != nil || mayBeFolder || SourceName.isDependencyList(bytes) else { return }
        if isFolder { return enter(SystemName.text(bytes), prefix: prefix) }
        let path = prefix + SystemName.text(bytes)
        guard options.excluded.isEmpty || !options.excluded.contains(path) else { return }
        if entry.kind == .link, !Confinement.allows(path) { return }
        if SourceName.isDependencyList(bytes) { return listing.dependencyLists.append(path) }
        let status: FileStatus
        do {
            status = try reader.status(of: entry)
        } catch {
            // A link that leads nowhere, or a file that was removed a moment ago
            if !error.isMissing, !error.isCircle { listing.problems.append(SourceProblem(path, error: error)) }
            return
        }
        if status.isFolder {
            enter(SystemName.text(bytes), prefix: prefix)
        } else if status.isFile, let kind {
            let file = SourceFile(path: path, kind: kind, stamp: SourceFile.Stamp(status))
            if entry.kind == .link { linked.append((file, status.identity)) } else { listing.files.append(file) }
        }
    }

    /// Adds a folder to the list, unless the options leave it out.
    private mutating func enter(_ name: String, prefix: String) {
        let path = prefix + name
        guard options.excluded.isEmpty || !options.excluded.contains(path) else { return }
        switch SourceName.folder(name, in: prefix) {
        case .plain:
            folders.append(path)
        case .ignored:
            break
        case .dependencies:
            if options.includesDependencies {
                folders.append(path)
                listing.dependencyFolders.append(path)
            } else {
                listing.leftOut.append(path)
            }
        case .hiddenDependencies:
            guard let status = FileStatus(path + "/checkouts"), status.isFolder else { return }
            if options.includesDependencies {
                folders.append(path + "/checkouts")
                listing.dependencyFolders.append(path + "/checkouts")
            } else {
                listing.leftOut.append(path + "/checkouts")
            }
        case .framework:
            if options.includesFrameworks { folders.append(path) } else { listing.leftOut.append(path) }
        }
    }

    /// Sorts the files and removes those that a link reaches a second time.
    private mutating func finish() -> Listing {
        if !linked.isEmpty {
            var known: Set<UInt64> = []
            for file in listing.files { known.insert(file.stamp.inode) }
            for (file, identity) in linked where known.insert(identity.inode).inserted { listing.files.append(file) }
        }
        listing.files.sort { $0.path < $1.path }
        return listing
    }
}
