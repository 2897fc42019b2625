/// Which files may declare a name, from the skims of all files.
struct NameIndex {
    /// A file and the name in it.
    struct Entry {
        var file: Int32
        var name: Int32
    }

    private var entries: [String: [Entry]] = [:]
    private let files: [IndexedFile]

    /// Makes the index of files.
    init(_ files: [IndexedFile]) {
        self.files = files
        entries.reserveCapacity(files.count * 2)
        for (file, indexed) in files.enumerated() {
            for (name, found) in indexed.skim.names.enumerated() {
                let entry = Entry(file: Int32(truncatingIfNeeded: file), name: Int32(truncatingIfNeeded: name))
                entries[Self.last(found.name), default: []].append(entry)
            }
        }
    }

    /// The last part of a name with dots.
    static func last(_ name: String) -> String {
        guard let dot = name.utf8.lastIndex(of: Byte.period) else { return name }
        return String(name[name.utf8.index(after: dot)...])
    }

    /// The files in which a name stands, each once, in order.
    func files(of name: String) -> [Int] {
        var files: [Int] = []
        for entry in entries[Self.last(name)] ?? [] where files.last != Int(entry.file) {
            files.append(Int(entry.file))
        }
        return files
    }

    /// Whether a name is declared, and not only extended.
    func isDeclared(_ name: String) -> Bool {
        (entries[Self.last(name)] ?? []).contains {
            let kind = self[$0].kind
            return kind != .swiftExtension && kind != .objcAddition
        }
    }

    /// What the skim says at an entry.
    private subscript(_ entry: Entry) -> FileSkim.Name { files[Int(entry.file)].skim.names[Int(entry.name)] }

    /// The names of all classes, sorted.
    func classNames() -> [String] {
        var names: Set<String> = []
        for file in files {
            for name in file.skim.names where Self.mayBeClass(name) { names.insert(name.name) }
        }
        return names.sorted()
    }

    /// Whether a name is a class's; of those in `@objc(name)` only the ones written as classes are, as others are members'.
    private static func mayBeClass(_ name: FileSkim.Name) -> Bool {
        switch name.kind {
        case .swiftClass, .objcClass: true
        case .runtimeName: name.name.utf8.first.map { $0 >= 65 && $0 <= 90 } == true && !name.name.utf8.contains(58)
        case .other, .swiftExtension, .swiftTypealias, .objcAddition: false
        }
    }

    /// The names whose first inherited name is this one, with the files they stand in.
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

    /// The files that mention any of these.
    func files(mentioning mentions: FileSkim.Mentions) -> [Int] {
        files.indices.filter { !files[$0].skim.mentions.isDisjoint(with: mentions) }
    }
}
