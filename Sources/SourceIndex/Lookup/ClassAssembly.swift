import Platform

/// Assembles the declarations of a name into classes, and decides which extension belongs to which of several classes of that name.
struct ClassAssembly {
    /// A declaration with the facts that decide to which class it belongs.
    struct Candidate {
        var part: CodeClass.Part
        var modules: [String]
        var imports: [String]

        /// The kind of declaration.
        var kind: TypeDeclaration.Kind { part.declaration.kind }
        /// The type's name in the code.
        var name: String { part.declaration.name }
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
                new.imports = primary.imports
                classes.append(new)
            }
        }
    }

    /// Adds an extension, category or implementation to the classes to which it can belong.
    private mutating func attach(_ candidate: Candidate) {
        var fitting = classes.indices.filter { fits(candidate, type: classes[$0]) }
        guard !fitting.isEmpty else { return }
        if fitting.count > 1 {
            let rules: [(CodeClass) -> Bool] = [
                { PathName.stem($0.primary.path) == PathName.stem(candidate.part.path) },
                { !Set($0.modules).isDisjoint(with: candidate.modules) },
                { !Set($0.modules).isDisjoint(with: candidate.imports) },
            ]
            for rule in rules {
                let narrowed = fitting.filter { rule(classes[$0]) }
                if !narrowed.isEmpty {
                    fitting = narrowed
                    break
                }
            }
        }
        for index in fitting { classes[index].parts.append(candidate.part) }
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
