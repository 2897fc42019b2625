import SourceIndex

/// Finds what the project's classes inherit from dependencies, whose code is not the project's own.
extension ClassResolver {
    /// Returns the classes of dependencies with a name, which only the superclasses of the project's classes may be.
    func dependencyClasses(named name: String) -> [CodeClass] {
        let found = code?.dependencies?.classes(named: TypeName.lastPart(name)) ?? []
        return found.map { codeClass in
            var codeClass = codeClass
            codeClass.isDependency = true
            return codeClass
        }
    }

    /// Returns the type for which a Swift typealias of the project or of a dependency stands.
    func alias(named name: String) -> String? {
        code?.alias(named: name) ?? code?.dependencies?.alias(named: name)
    }

    /// Whether the project or a dependency declares a protocol of a name.
    func isProtocol(_ name: String) -> Bool {
        code?.codeProtocol(named: name) != nil || code?.dependencies?.codeProtocol(named: name) != nil
    }
}
