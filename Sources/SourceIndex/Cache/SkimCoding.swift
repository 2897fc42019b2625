extension FileSkim {
    /// Writes the skim.
    func write(to writer: inout CacheWriter) {
        writer.write(Int(mentions.rawValue))
        writer.write(names.count)
        for name in names {
            writer.write(byte: name.kind.rawValue)
            writer.write(name.name)
            writer.write(name.inherited)
        }
    }

    /// Reads a skim.
    init(from reader: inout CacheReader) throws(CacheReader.Damage) {
        guard let mentions = UInt16(exactly: try reader.number()) else { throw CacheReader.Damage() }
        self.mentions = Mentions(rawValue: mentions)
        let count = try reader.count()
        names.reserveCapacity(count)
        for _ in 0..<count {
            guard let kind = Name.Kind(rawValue: try reader.byte()) else { throw CacheReader.Damage() }
            names.append(Name(kind: kind, name: try reader.text(), inherited: try reader.text()))
        }
    }
}

extension ModuleRules {
    /// Writes the rules.
    func write(to writer: inout CacheWriter) {
        writer.write(byte: namesDependencies ? 1 : 0)
        writer.write(modules)
        for list in [rules, documents] {
            writer.write(list.count)
            for rule in list { rule.write(to: &writer) }
        }
        writer.write(byte: projectFolder == nil ? 0 : 1)
        writer.write(projectFolder ?? "")
        writer.write(languages.count)
        for (module, language) in languages.sorted(by: { $0.key < $1.key }) {
            writer.write(module)
            writer.write(byte: language.rawValue)
        }
        writer.write(bundles.count)
        for bundle in bundles {
            writer.write(bundle.identifier)
            writer.write(bundle.module)
            writer.write(bundle.target)
        }
        writer.write(settings.count)
        for source in settings {
            writer.write(source.path)
            writer.write(byte: source.stamp == nil ? 0 : 1)
            source.stamp?.write(to: &writer)
        }
    }

    /// Reads rules.
    init(from reader: inout CacheReader) throws(CacheReader.Damage) {
        namesDependencies = try reader.byte() == 1
        modules = try reader.texts()
        for _ in 0..<(try reader.count()) { rules.append(try Rule(from: &reader)) }
        for _ in 0..<(try reader.count()) { documents.append(try Rule(from: &reader)) }
        let hasFolder = try reader.byte() == 1
        let folder = try reader.text()
        projectFolder = hasFolder ? folder : nil
        for _ in 0..<(try reader.count()) {
            languages[try reader.text()] = SwiftLanguage(rawValue: try reader.byte())
        }
        for _ in 0..<(try reader.count()) {
            bundles.append(
                Bundle(identifier: try reader.text(), module: try reader.text(), target: try reader.text()))
        }
        for _ in 0..<(try reader.count()) {
            let path = try reader.text()
            let stamp = try reader.byte() == 1 ? try SourceFile.Stamp(from: &reader) : nil
            settings.append(SettingsFile.Source(path: path, stamp: stamp))
        }
    }
}

extension ModuleRules.Rule {
    /// Writes the rule.
    func write(to writer: inout CacheWriter) {
        writer.write(byte: isFolder ? 1 : 0)
        writer.write(module)
        writer.write(target)
        writer.write(path)
        writer.write(exceptions)
    }

    /// Reads a rule.
    init(from reader: inout CacheReader) throws(CacheReader.Damage) {
        let isFolder = try reader.byte() == 1
        let (module, target) = (try reader.text(), try reader.text())
        self.init(module: module, path: try reader.text(), target: target)
        exceptions = try reader.texts()
        self.isFolder = isFolder
    }
}

extension SourceFile.Stamp {
    /// Writes the stamp.
    func write(to writer: inout CacheWriter) {
        writer.write(fixed: UInt64(bitPattern: size))
        writer.write(fixed: UInt64(bitPattern: time))
        writer.write(fixed: inode)
    }

    /// Reads a stamp.
    init(from reader: inout CacheReader) throws(CacheReader.Damage) {
        size = Int64(bitPattern: try reader.fixed())
        time = Int64(bitPattern: try reader.fixed())
        inode = try reader.fixed()
    }
}
