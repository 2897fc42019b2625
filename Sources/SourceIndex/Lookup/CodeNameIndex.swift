/// Tells which files may declare a name, from the skims of all files.
struct CodeNameIndex {
    /// A file and the name in it.
    struct Entry {
        var file: Int32
        var name: Int32
    }

    private var entries: [String: [Entry]] = [:]
    private var imports: Set<String> = []
    private let files: [IndexedFile]
    /// The names of all classes, sorted.
    let classNames: [String]

    /// Makes the index of files.
    init(_ files: [IndexedFile]) {
        self.files = files
        classNames = Self.classNames(in: files)
        entries.reserveCapacity(files.count * 2)
        for (file, indexed) in files.enumerated() {
            for (name, found) in indexed.skim.names.enumerated() {
                guard found.kind != .swiftImport else {
                    imports.insert(found.name)
                    continue
                }
                let entry = Entry(file: Int32(truncatingIfNeeded: file), name: Int32(truncatingIfNeeded: name))
                entries[Self.last(found.name), default: []].append(entry)
            }
        }
    }

    /// Returns the part of a name after the last dot.
    static func last(_ name: String) -> String {
        guard let dot = name.utf8.lastIndex(of: Byte.period) else { return name }
        return String(name[name.utf8.index(after: dot)...])
    }

    /// Returns the files that have a name, each once, in order.
    func files(of name: String) -> [Int] {
        var files: [Int] = []
        for entry in entries[Self.last(name)] ?? [] where files.last != Int(entry.file) {
            files.append(Int(entry.file))
        }
        return files
    }

    /// Returns whether a Swift file imports a module.
    func isImported(_ module: String) -> Bool { imports.contains(module) }

    /// Returns the modules that Swift files import.
    func importedModules() -> Set<String> { imports }

    /// Returns whether a name is declared, not only extended.
    func isDeclared(_ name: String) -> Bool {
        (entries[Self.last(name)] ?? []).contains {
            let kind = self[$0].kind
            return kind != .swiftExtension && kind != .objcAddition
        }
    }

    /// Returns the names of type aliases that extensions extend.
    func extendedAliases() -> Set<String> {
        Set(
            entries.filter { _, found in
                found.contains { self[$0].kind == .swiftTypealias }
                    && found.contains { self[$0].kind == .swiftExtension }
            }.keys)
    }

    /// The name in the skim for an entry.
    private subscript(_ entry: Entry) -> FileSkim.Name { files[Int(entry.file)].skim.names[Int(entry.name)] }

    private static func classNames(in files: [IndexedFile]) -> [String] {
        var names: Set<String> = []
        for file in files {
            for name in file.skim.names where mayBeClass(name) { names.insert(name.name) }
        }
        return names.sorted()
    }

    /// Returns whether a name may be that of a class; names in `@objc(name)` that begin in lower case belong to members.
    private static func mayBeClass(_ name: FileSkim.Name) -> Bool {
        switch name.kind {
        case .swiftClass, .objcClass: true
        case .runtimeName: name.name.utf8.first.map { $0 >= 65 && $0 <= 90 } == true && !name.name.utf8.contains(58)
        case .other, .swiftExtension, .swiftTypealias, .objcAddition, .swiftImport: false
        }
    }

    /// Returns the names whose first inherited name is this one, with the files that have them.
    func heirs(of name: String) -> (names: Set<String>, files: [Int]) {
        let wanted = Self.last(name)
        var names: Set<String> = []
        var found: [Int] = []
        for (index, file) in files.enumerated() {
            for heir in file.skim.names where !heir.inherited.isEmpty && Self.last(heir.inherited) == wanted {
                names.insert(heir.name)
                if found.last != index { found.append(index) }
            }
        }
        return (names, found)
    }

    /// Returns the files with any of these mentions.
    func files(mentioning mentions: FileSkim.Mentions) -> [Int] {
        files.indices.filter { !files[$0].skim.mentions.isDisjoint(with: mentions) }
    }
}
