/// A class in code: all its declarations, extensions and categories, without what it inherits.
package struct CodeClass: Hashable, Sendable {
    /// One declaration and the file that has it.
    package struct Part: Hashable, Sendable {
        /// The file, as `SourceIndex` names it.
        package var path: String
        /// The language of the file.
        package var language: FileDeclarations.Language
        /// The declaration.
        package var declaration: TypeDeclaration

        /// Makes a part.
        package init(path: String, language: FileDeclarations.Language, declaration: TypeDeclaration) {
            self.path = path
            self.language = language
            self.declaration = declaration
        }
    }

    /// The name in the code.
    package var name: String
    /// The module that declares it, nil if the project does not tell. Objective-C classes have the module of their target, although
    /// documents need not name it.
    package var module: String?
    /// All modules whose targets compile the class, the one in `module` first.
    package var modules: [String]
    /// The targets that compile the class; none if the project does not tell.
    package var targets: [BuildTarget] = []
    /// The modules that the file of the declaring part imports.
    package var imports: [String] = []
    /// Whether the code is that of a dependency, which nibsh reads but never changes.
    package var isDependency = false
    /// The parts: first the one that declares the class (a Swift class, or an interface), then the others, by path and place.
    package var parts: [Part]

    /// Makes a class of its parts, the declaring one first.
    package init(name: String, module: String?, parts: [Part]) {
        self.name = name
        self.module = module
        modules = module.map { [$0] } ?? []
        self.parts = parts
    }

    /// The part that declares the class.
    package var primary: Part { parts[0] }

    /// Whether it is a Swift class, whose name at run time includes the module unless `@objc(Name)` gives another name.
    package var isSwift: Bool { primary.language == .swift }

    /// Whether only the interface of an Objective-C class is known, so that it may have further members.
    package var lacksImplementation: Bool {
        !isSwift && parts.contains { $0.declaration.kind == .objcInterface }
            && !parts.contains { $0.declaration.kind == .objcImplementation }
    }

    /// The name that `@objc(Name)` gives.
    package var runtimeName: String? { primary.declaration.runtimeName }

    /// The first name after the colon: the superclass, or in Swift perhaps a protocol.
    package var firstInherited: String? { primary.declaration.inherited.first }

    /// All names after the colon, of all parts: superclasses and protocols.
    package var inherited: [String] { parts.flatMap { $0.declaration.inherited + $0.declaration.protocols } }
}
