import Platform

/// Answers what the Swift and Objective-C code of a project declares, and reads its files only as questions require.
///
/// Nothing is read before the first question. Then the folders are listed, Objective-C is scanned, and Swift is skimmed for names; a
/// Swift file is parsed only when a question is about a name in it. A cache keeps what was read between sessions. An index must be
/// used from one thread.
package final class SourceIndex: CodeLookup {
    private let table: FileTable
    private var isLoaded = false
    private var names = NameIndex([])
    private var map = ModuleMap([], pods: [])
    private var known: [String: [CodeClass]] = [:]
    private var prepared: Set<String> = []
    /// The type aliases that extensions extend, by the names of the types for which they stand.
    private var extendedAliases: [String: Set<String>]?

    /// Makes an index; it costs nothing before the first question.
    ///
    /// - Parameters:
    ///   - roots: the files and folders to read. The paths of files begin with that of their root.
    ///   - options: what is left out.
    ///   - cache: the folder of the cache, created if it is missing; nil for no cache.
    ///   - reader: reads Swift; if nil, only Objective-C is known, and the index is never complete if there is Swift.
    package init(
        roots: [String], options: SourceOptions = SourceOptions(), cache: String? = nil,
        reader: (any SwiftReading)? = nil
    ) {
        table = FileTable(roots: roots, options: options, cache: cache, reader: reader)
    }

    /// Bytes to use instead of those on disk, such as unsaved edits, by path; they take effect with the next `refresh`.
    package var overlay: [String: [UInt8]] {
        get { table.overlay }
        set { table.overlay = newValue }
    }

    /// Files and folders that could not be read.
    package var problems: [SourceProblem] {
        load()
        return table.problems
    }

    /// Files and folders that could not be listed, so that the code may have more files.
    package var unlisted: [SourceProblem] {
        load()
        return table.listing.problems
    }

    /// The number of source files.
    package var fileCount: Int { paths.count }

    /// The paths of all source files, sorted.
    package var paths: [String] {
        load()
        return table.files.compactMap { $0.language == nil ? nil : $0.file.path }
    }

    /// Lists the files again, so that answers are about the current code; only the caller decides when.
    ///
    /// - Returns: whether anything changed.
    @discardableResult
    package func refresh() -> Bool {
        guard isLoaded else {
            load()
            return true
        }
        guard table.refresh() else { return false }
        rebuild()
        return true
    }

    /// Writes the cache if something was read since the last time; failing to write it is not an error.
    ///
    /// - Returns: whether the cache is up to date.
    @discardableResult
    package func writeCache() -> Bool { isLoaded ? table.writeCache() : true }

    /// Returns what a file declares and uses, nil if it is not in the index or cannot be read.
    package func declarations(inFile path: String) -> FileDeclarations? {
        load()
        guard let index = table.index(of: path) else { return nil }
        table.read(CollectionOfOne(index))
        return table.declarations(index)
    }

    /// Returns the lines of a file on which comments silence findings, each with the rules that it names.
    package func ignores(inFile path: String) -> [Int: [String]] { declarations(inFile: path)?.ignores ?? [:] }

    /// Returns the words on a line of a source file, counted from 1.
    package func words(inFile path: String, line: Int) -> [String] {
        guard line > 0, let bytes = try? FileIO.read(path) else { return [] }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: line, omittingEmptySubsequences: false)
        guard lines.count >= line else { return [] }
        return lines[line - 1].split { !Byte.isName($0) }.map { String(decoding: $0, as: UTF8.self) }
    }

    /// Finds the uses of names in Swift source, and its syntax errors; nil for a source that could not be parsed.
    package func answer(_ questions: [NameQuestion]) -> [NameUses?] {
        load()
        return table.answer(questions)
    }

    /// Returns the modules whose targets compile a file.
    package func modules(ofFile path: String) -> [String] {
        load()
        return map.modules(of: path)
    }

    // MARK: Shared with the extensions

    func load() {
        guard !isLoaded else { return }
        isLoaded = true
        table.load()
        rebuild()
    }

    private func rebuild() {
        names = NameIndex(table.files)
        let pods = table.files.isEmpty ? [] : table.listing.dependencyFolders.filter { PathName.base($0) == "Pods" }
        map = ModuleMap(table.files.compactMap(\.rules), pods: pods)
        known = [:]
        prepared = []
        extendedAliases = nil
    }

    /// Returns the type aliases of a type that extensions extend.
    func extendedAliases(of name: String) -> Set<String> {
        if let extendedAliases { return extendedAliases[name] ?? [] }
        var found: [String: Set<String>] = [:]
        let names = nameIndex.extendedAliases()
        for (_, file) in read(Set(names.flatMap(nameIndex.files)).sorted()) {
            for type in file.types where type.kind == .swiftTypealias && names.contains(type.name) {
                guard let target = type.inherited.first else { continue }
                found[NameIndex.last(target), default: []].insert(type.name)
            }
        }
        extendedAliases = found
        return found[name] ?? []
    }

    /// The index of names.
    var nameIndex: NameIndex {
        load()
        return names
    }

    /// The modules of files and documents.
    var moduleMap: ModuleMap {
        load()
        return map
    }

    /// The files and folders to read.
    var roots: [String] { table.roots }

    /// Folders with files of other build systems.
    var otherBuilders: [String] { table.listing.otherBuilders }

    /// Reads files and returns what each declares.
    func read(_ files: [Int]) -> [(path: String, file: FileDeclarations)] {
        table.read(files)
        return files.compactMap { index in
            table.declarations(index).map { (table.files[index].file.path, $0) }
        }
    }

    /// Returns the classes of a name, and assembles them only the first time.
    func remembered(_ name: String, make: () -> [CodeClass]) -> [CodeClass] {
        if let classes = known[name] { return classes }
        let classes = make()
        known[name] = classes
        return classes
    }

    /// Returns whether a name was not prepared before, and marks it as prepared.
    func startPreparing(_ name: String) -> Bool { prepared.insert(name).inserted }

    // MARK: The project

    /// The modules that the project's targets and folders name.
    package var moduleNames: [String] {
        load()
        return map.names
    }

    /// Whether the code of every submodule that a `.gitmodules` file names is there.
    private func hasSubmodules(of list: String) -> Bool {
        guard let bytes = try? FileIO.read(list) else { return false }
        let folder = PathName.folder(list)
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: "=", maxSplits: 1).map { $0.filter { $0 != " " && $0 != "\t" } }
            guard parts.count == 2, parts[0] == "path" else { continue }
            let path = PathName.normalized(PathName.join(folder, parts[1])) + "/"
            if !table.files.contains(where: { $0.file.path.hasPrefix(path) }) { return false }
        }
        return true
    }

    /// Whether all code that can declare the document's classes was read.
    ///
    /// False if folders of dependencies or frameworks were left out, if a project file, `Podfile` or `Cartfile` names dependencies
    /// whose code is missing, if something could not be read, or if there is Swift but no reader for it.
    package var isComplete: Bool {
        load()
        let listing = table.listing
        if listing.leavesOutCode || !table.problems.isEmpty { return false }
        if !table.canReadSwift, table.files.contains(where: { $0.file.kind == .swift }) { return false }
        let folders = listing.dependencyFolders
        for list in listing.dependencyLists {
            if PathName.base(list) == ".gitmodules" {
                if !hasSubmodules(of: list) { return false }
                continue
            }
            let needed = PathName.base(list) == "Podfile" ? "Pods" : "Checkouts"
            if !folders.contains(where: { PathName.base($0) == needed }) { return false }
        }
        guard table.files.contains(where: { $0.rules?.namesDependencies == true }) else { return true }
        return folders.contains { PathName.base($0) == "SourcePackages" || PathName.base($0) == "checkouts" }
    }
}
