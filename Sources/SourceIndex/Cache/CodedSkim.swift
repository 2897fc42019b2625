extension FileSkim: FieldCoded {
    static var blank: FileSkim { FileSkim() }

    mutating func code(with coder: inout some FieldCoder) {
        coder.code(&mentions)
        coder.code(&names, blank: Name(kind: .other, name: "")) { coder, name in
            coder.code(&name.kind)
            coder.code(&name.name)
            coder.code(&name.inherited)
        }
    }
}

extension ModuleRules: FieldCoded {
    static var blank: ModuleRules { ModuleRules() }

    mutating func code(with coder: inout some FieldCoder) {
        coder.code(&namesDependencies)
        coder.code(&modules)
        coder.code(&rules)
        coder.code(&documents)
        coder.code(&projectFolder)
        var versions = languages.sorted { $0.key < $1.key }
        coder.code(&versions, blank: (key: "", value: SwiftLanguage())) { coder, version in
            coder.code(&version.key)
            coder.code(&version.value)
        }
        languages = Dictionary(versions) { first, _ in first }
        let blank = Bundle(identifier: "", module: "", target: "")
        coder.code(&bundles, blank: blank) { coder, bundle in
            coder.code(&bundle.identifier)
            coder.code(&bundle.module)
            coder.code(&bundle.target)
        }
        coder.code(&settings, blank: SettingsFile.Source(path: "")) { coder, source in
            coder.code(&source.path)
            coder.code(&source.stamp)
        }
    }
}

extension ModuleRules.Rule: FieldCoded {
    static var blank: ModuleRules.Rule { ModuleRules.Rule(module: "", path: "") }

    mutating func code(with coder: inout some FieldCoder) {
        coder.code(&isFolder)
        coder.code(&module)
        coder.code(&target)
        coder.code(&path)
        coder.code(&exceptions)
    }
}

extension SourceFile.Stamp: FieldCoded {
    static var blank: SourceFile.Stamp { SourceFile.Stamp() }

    mutating func code(with coder: inout some FieldCoder) {
        var numbers = [Int(size), Int(time), Int(bitPattern: UInt(inode))]
        for index in numbers.indices { coder.code(&numbers[index]) }
        self = Self(size: Int64(numbers[0]), time: Int64(numbers[1]), inode: UInt64(UInt(bitPattern: numbers[2])))
    }
}
