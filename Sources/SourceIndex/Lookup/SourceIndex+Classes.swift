extension SourceIndex {
    /// Prepares for questions about names, so that their files are read together; superclasses follow, level by level.
    package func prepare(classes names: [String]) {
        var level = names
        while !level.isEmpty {
            let new = level.filter(startPreparing)
            var files: Set<Int> = []
            for name in new { files.formUnion(nameIndex.files(of: name)) }
            let read = read(files.sorted())
            let wanted = Set(new.map(CodeNameIndex.last))
            var next: Set<String> = []
            for (_, file) in read {
                for type in file.types where isWanted(type, for: wanted) { next.formUnion(follow(type)) }
            }
            level = next.sorted()
        }
    }

    private func isWanted(_ type: TypeDeclaration, for names: Set<String>) -> Bool {
        names.contains(CodeNameIndex.last(type.name)) || type.runtimeName.map(names.contains) == true
    }

    /// Returns the names to which a type leads: its superclass or aliased type, and its name at run time.
    private func follow(_ type: TypeDeclaration) -> [String] {
        var names: [String] = []
        switch type.kind {
        case .swiftClass, .objcInterface, .swiftTypealias, .objcImplementation:
            if let inherited = type.inherited.first, nameIndex.isDeclared(inherited) {
                names.append(CodeNameIndex.last(inherited))
            }
            if type.runtimeName != nil { names.append(CodeNameIndex.last(type.name)) }
            if let runtimeName = type.runtimeName { names.append(runtimeName) }
        default:
            break
        }
        return names
    }

    /// Finds the classes of a name, each with its extensions and categories.
    package func classes(named name: String) -> [CodeClass] {
        load()
        return remembered(name) {
            prepare(classes: [name])
            let found = ClassAssembly.classes(named: name, [.swiftClass, .objcInterface], of: candidates(name))
            // What no target compiles does not count if a target compiles another class of the name.
            let built = found.filter { targets(ofFile: $0.primary.path)?.isEmpty != true }
            return built.isEmpty ? found : built
        }
    }

    /// Returns the protocol of a name with its members, nil if the code does not declare one.
    package func codeProtocol(named name: String) -> CodeClass? {
        prepare(classes: [name])
        return ClassAssembly.classes(named: name, [.swiftProtocol, .objcProtocol], of: candidates(name)).first
    }

    /// Returns the struct, enum or actor of a name with its members; nil if the code declares none, or several.
    package func valueType(named name: String) -> CodeClass? {
        prepare(classes: [name])
        let found = ClassAssembly.classes(named: name, [.swiftValue], of: candidates(name))
        return found.count == 1 ? found[0] : nil
    }

    /// Returns the extensions and categories of a class that the code does not declare.
    package func extensions(of name: String) -> CodeClass? {
        prepare(classes: [name])
        guard classes(named: name).isEmpty else { return nil }
        let parts = ClassAssembly.additions(to: name, of: candidates(name))
        return parts.isEmpty ? nil : CodeClass(name: name, module: nil, parts: parts)
    }

    /// Returns the type for which a Swift typealias stands; nil if there is none, or if it depends on the platform or module.
    package func alias(named name: String) -> String? {
        let found = aliases(named: name)
        return found.count == 1 ? found.first : nil
    }

    /// Returns the types for which Swift typealiases of a name stand, each once.
    package func aliases(named name: String) -> Set<String> {
        prepare(classes: [name])
        let found = candidates(name).filter { $0.kind == .swiftTypealias && $0.name == name }
        return Set(found.compactMap(\.part.declaration.inherited.first))
    }

    /// Returns every class that declares an outlet or an action, without classes that the code only extends.
    package func classesWithOutletsOrActions() -> [CodeClass] { classes(named: namesWithOutletsOrActions()) }

    /// Returns the extensions and categories with an outlet or an action, of each class that the code does not declare.
    package func extensionsWithOutletsOrActions() -> [CodeClass] {
        namesWithOutletsOrActions().compactMap(extensions(of:))
    }

    private func namesWithOutletsOrActions() -> [String] {
        let wanted: Member.Traits = [.outlet, .action, .segueAction]
        var names: Set<String> = []
        for (_, file) in read(nameIndex.files(mentioning: .outletsOrActions)) {
            for type in file.types where type.members.contains(where: { !$0.traits.isDisjoint(with: wanted) }) {
                names.insert(type.name)
            }
        }
        return names.sorted()
    }

    /// Whether a Swift file imports a module.
    package func isImported(_ module: String) -> Bool { nameIndex.isImported(module) }

    /// The modules that Swift files import and no target builds, those of the system included.
    package var foreignModules: [String] { nameIndex.importedModules().subtracting(moduleNames).sorted() }

    /// Whether a file that declares or extends a type of this name could not be read.
    package func isUnread(_ name: String) -> Bool {
        let files = nameIndex.files(of: name)
        return read(files).count < files.count || missingFiles[name] != nil
    }

    /// Whether a file that declares or extends a class could not be read; not one of another project with a class of its name.
    package func isUnread(_ codeClass: CodeClass) -> Bool {
        guard !codeClass.targets.isEmpty, isUnread(codeClass.name) else { return isUnread(codeClass.name) }
        let unread = nameIndex.files(of: codeClass.name).filter { table.declarations($0) == nil }
        let paths = unread.map { table.files[$0].file.path } + (missingFiles[codeClass.name] ?? [])
        return paths.contains { path in
            let targets = moduleMap.compilers(of: path)
            return targets.isEmpty || !Set(targets).isDisjoint(with: codeClass.targets)
        }
    }

    /// Returns the names of all classes, sorted, for completion and for suggestions. They come from skims; no Swift file is parsed.
    package func classNames() -> [String] { nameIndex.classNames }

    /// Returns every class whose first inherited type is this one.
    package func subclasses(of name: String) -> [CodeClass] {
        let wanted = CodeNameIndex.last(name)
        let heirs = nameIndex.heirs(of: name)
        var names: Set<String> = []
        for (_, file) in read(heirs.files) {
            for type in file.types where type.inherited.first.map(CodeNameIndex.last) == wanted {
                names.insert(type.name)
            }
        }
        return classes(named: names.sorted()).filter { $0.firstInherited.map(CodeNameIndex.last) == wanted }
    }

    /// Returns the classes of several names, each once.
    private func classes(named names: [String]) -> [CodeClass] {
        prepare(classes: names)
        var found: [CodeClass] = []
        var seen: Set<String> = []
        for type in names.flatMap({ classes(named: $0) }) {
            let place = type.primary.declaration.place
            if seen.insert("\(type.primary.path):\(place.offset)").inserted { found.append(type) }
        }
        return found
    }

    /// Returns all declarations in the files of a name, and of its name at run time if it has one, by path and place.
    ///
    /// A renaming asks for each use of a name what the types around it are, which in large projects are thousands of times the same few.
    private func candidates(_ name: String) -> [ClassAssembly.Candidate] {
        rememberedCandidates(name) { collectCandidates(name) }
    }

    private func collectCandidates(_ name: String) -> [ClassAssembly.Candidate] {
        var wanted: Set<String> = [CodeNameIndex.last(name)]
        var files = Set(nameIndex.files(of: name))
        for (_, file) in read(files.sorted()) {
            for type in file.types where isWanted(type, for: [CodeNameIndex.last(name)]) {
                wanted.insert(CodeNameIndex.last(type.name))
                if let runtimeName = type.runtimeName { wanted.insert(runtimeName) }
            }
        }
        let aliases = extendedAliases(of: CodeNameIndex.last(name))
        for other in wanted.union(aliases) { files.formUnion(nameIndex.files(of: other)) }
        return read(files.sorted()).flatMap { path, file in
            let types = file.types.compactMap { type -> TypeDeclaration? in
                if isWanted(type, for: wanted) { return type }
                // `extension D` after `typealias D = C` extends C.
                guard type.kind == .swiftExtension, aliases.contains(type.name) else { return nil }
                var type = type
                type.name = name
                return type
            }
            let targets = types.isEmpty ? [] : moduleMap.compilers(of: path)
            let traits = file.language == .swift ? moduleMap.language(of: targets).traits : []
            return types.map { type in
                var type = type
                type.traits.formUnion(traits)
                return ClassAssembly.Candidate(
                    part: CodeClass.Part(path: path, language: file.language, declaration: type), targets: targets,
                    imports: file.imports)
            }
        }
    }

    /// Returns whether the code declares a type with a name: a class, protocol, struct, enum or alias.
    package func isDeclared(_ name: String) -> Bool { nameIndex.isDeclared(name) }
}
