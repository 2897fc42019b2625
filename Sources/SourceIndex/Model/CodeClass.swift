/// A class in code: all its declarations, extensions and categories, without what it inherits.
public struct CodeClass: Hashable, Sendable {
    /// One declaration and the file that has it.
    public struct Part: Hashable, Sendable {
        /// The file, as `SourceIndex` names it.
        public var path: String
        /// The language of the file.
        public var language: FileDeclarations.Language
        /// The declaration.
        public var declaration: TypeDeclaration

        /// Makes a part.
        public init(path: String, language: FileDeclarations.Language, declaration: TypeDeclaration) {
            self.path = path
            self.language = language
            self.declaration = declaration
        }
    }

    /// The name in the code.
    public var name: String
    /// The module that declares it, nil if the project does not tell. Objective-C classes have the module of their target, although
    /// documents need not name it.
    public var module: String?
    /// All modules whose targets compile the class, the one in `module` first.
    public var modules: [String]
    /// The parts: first the one that declares the class (a Swift class, or an interface), then the others, by path and place.
    public var parts: [Part]

    /// Makes a class of its parts, the declaring one first.
    public init(name: String, module: String?, parts: [Part]) {
        self.name = name
        self.module = module
        modules = module.map { [$0] } ?? []
        self.parts = parts
    }

    /// The part that declares the class.
    public var primary: Part { parts[0] }

    /// Whether it is a Swift class, whose name at run time includes the module unless `@objc(Name)` gives another name.
    public var isSwift: Bool { primary.language == .swift }

    /// The name that `@objc(Name)` gives.
    public var runtimeName: String? { primary.declaration.runtimeName }

    /// The first name after the colon: the superclass, or in Swift perhaps a protocol.
    public var firstInherited: String? { primary.declaration.inherited.first }
}
