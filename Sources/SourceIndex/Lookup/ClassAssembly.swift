import Platform

/// Assembles the declarations of a name into classes, and decides which extension belongs to which of several classes of that name.
struct ClassAssembly {
    /// A declaration with the facts that decide to which class it belongs.
    struct Candidate {
        var part: CodeClass.Part
        /// The targets that compile its file.
        var targets: [BuildTarget]
        var imports: [String]

        /// The kind of declaration.
        var kind: TypeDeclaration.Kind { part.declaration.kind }
        /// The type's name in the code.
        var name: String { part.declaration.name }
        /// The modules of the targets, each once.
        var modules: [String] {
            var modules: [String] = []
            for target in targets where !modules.contains(target.module) { modules.append(target.module) }
            return modules
        }
    }

    private var classes: [CodeClass] = []

    /// Assembles the types of a name.
    ///
    /// - Parameters:
    ///   - name: the name in the code, or the one in `@objc(Name)`.
    ///   - kinds: the kinds of declarations that make a type.
    ///   - candidates: the declarations that may belong to it, by path and place.
    /// - Returns: the types, in the order of the declarations that make them.
    static func classes(
        named name: String, _ kinds: Set<TypeDeclaration.Kind>, of candidates: [Candidate]
    ) -> [CodeClass] {
        var assembly = ClassAssembly()
        assembly.addPrimaries(candidates.filter { kinds.contains($0.kind) && isNamed($0, name: name) })
        if assembly.classes.isEmpty, kinds.contains(.objcInterface) {
            // A class whose interface was not read is known by its implementation
            assembly.addPrimaries(
                candidates.filter {
                    $0.kind == .objcImplementation && $0.part.declaration.category.isEmpty && isNamed($0, name: name)
                })
        }
        for candidate in candidates where !kinds.contains(candidate.kind) { assembly.attach(candidate) }
        return assembly.classes
    }

    /// Returns the extensions and categories of a name, whether or not the code declares it.
    static func additions(to name: String, of candidates: [Candidate]) -> [CodeClass.Part] {
        let kinds: Set<TypeDeclaration.Kind> = [.swiftExtension, .objcCategory, .objcImplementation]
        return candidates.filter { kinds.contains($0.kind) && isNamed($0, name: name) }.map(\.part)
    }

    private static func isNamed(_ candidate: Candidate, name: String) -> Bool {
        if candidate.name == name || candidate.part.declaration.runtimeName == name { return true }
        // `extension Module.Name`
        guard candidate.name.utf8.contains(Byte.period) || name.utf8.contains(Byte.period) else { return false }
        return candidate.name.hasSuffix("." + name) && candidate.kind == .swiftExtension
    }

    /// Makes a class of each primary declaration; those in one file, from branches of `#if`, make one class.
    private mutating func addPrimaries(_ primaries: [Candidate]) {
        for primary in primaries {
            let part = primary.part
            if let same = classes.firstIndex(where: {
                $0.primary.path == part.path && $0.name == part.declaration.name
            }) {
                classes[same].parts.append(part)
            } else {
                var new = CodeClass(name: part.declaration.name, module: primary.modules.first, parts: [part])
                new.modules = primary.modules
                new.targets = primary.targets
                new.imports = primary.imports
                classes.append(new)
            }
        }
    }

    /// Adds an extension, category or implementation to the classes to which it can belong.
    private mutating func attach(_ candidate: Candidate) {
        var fitting = classes.indices.filter { fits(candidate, type: classes[$0]) }
        guard !fitting.isEmpty else { return }
        if fitting.count > 1 { fitting = meant(by: candidate, among: fitting) }
        for index in fitting {
            classes[index].parts.append(candidate.part)
            // A header is in no target: its class is where its implementation is.
            if candidate.kind == .objcImplementation, candidate.part.declaration.category.isEmpty {
                classes[index].targets += candidate.targets.filter { !classes[index].targets.contains($0) }
            }
        }
    }

    /// Narrows several classes of a name to those that an extension, category or implementation means.
    private func meant(by candidate: Candidate, among fitting: [Int]) -> [Int] {
        var left = fitting
        func narrow(_ rule: (CodeClass) -> Bool) -> Bool {
            let narrowed = left.filter { rule(classes[$0]) }
            if !narrowed.isEmpty { left = narrowed }
            return !narrowed.isEmpty
        }
        _ = narrow { !Set($0.targets).isDisjoint(with: candidate.targets) }
        guard left.count > 1 else { return left }
        let isNamesake = narrow { PathName.stem($0.primary.path) == PathName.stem(candidate.part.path) }
        if !isNamesake, narrow({ !Set($0.modules).isDisjoint(with: candidate.modules) }) { return left }
        if !isNamesake, narrow({ !Set($0.modules).isDisjoint(with: candidate.imports) }) { return left }
        guard isNamesake || candidate.targets.isEmpty else { return left }
        // Projects beside each other may have files of one name.
        let depths = left.map { Self.sharedDepth(of: classes[$0].primary.path, and: candidate.part.path) }
        let deepest = depths.max() ?? 0
        return zip(left, depths).filter { $1 == deepest }.map(\.0)
    }

    /// The number of folders around both of two files.
    private static func sharedDepth(of one: String, and other: String) -> Int {
        zip(one.utf8, other.utf8).prefix { $0 == $1 }.count { $0.0 == Byte.slash }
    }

    private func fits(_ candidate: Candidate, type: CodeClass) -> Bool {
        switch candidate.kind {
        case .swiftExtension:
            return Self.isNamed(candidate, name: type.name)
        case .objcCategory, .objcImplementation:
            guard !type.parts.contains(candidate.part) else { return false }
            return candidate.name == (type.runtimeName ?? type.name)
        default:
            return false
        }
    }
}
