import SourceIndex

/// The questions about types that decide whose member a name is; `SourceIndex` answers from files, tests from values.
package protocol UseLookup: AnyObject {
    /// Finds the classes of a name, each with its extensions and categories.
    func classes(named name: String) -> [CodeClass]

    /// Returns the protocol of a name with its members, nil if the code does not declare one.
    func codeProtocol(named name: String) -> CodeClass?

    /// Returns the struct, enum or actor of a name with its members; nil if the code declares none, or several.
    func valueType(named name: String) -> CodeClass?

    /// Returns the type for which a Swift typealias stands.
    func alias(named name: String) -> String?

    /// Returns the extensions and categories of a class that the code does not declare; nil if there are none.
    func extensions(of name: String) -> CodeClass?

    /// Returns whether the code declares a type with a name: a class, protocol, struct, enum or alias.
    func isDeclared(_ name: String) -> Bool

    /// Returns the modules whose targets compile a file.
    func modules(ofFile path: String) -> [String]

    /// Returns the type that the free Swift functions of a name return, as it is written; nil if there is none, or they differ.
    func result(ofFunction name: String) -> String?

    /// Returns the names of the generic parameters and associated types that a Swift file declares.
    func genericNames(inFile path: String) -> Set<String>

    /// Returns the names of the generic parameters and associated types that any Swift file declares.
    func genericNames() -> Set<String>
}

extension UseLookup {
    /// Returns nil, for lookups without files.
    package func result(ofFunction name: String) -> String? { nil }

    /// Returns no names, for lookups without files.
    package func genericNames(inFile path: String) -> Set<String> { [] }

    /// Returns no names, for lookups without files.
    package func genericNames() -> Set<String> { [] }
}

extension SourceIndex: UseLookup {}

/// What a change of code searches: files, and what is known about types.
package struct CodeSearch {
    /// The files that mention the name.
    package var files: [CodeFile]
    /// Finds types.
    package var lookup: any UseLookup
    /// Returns whether a framework class, or one of its superclasses, has a property or method of a name.
    package var frameworkHas: (_ name: String, _ className: String) -> Bool
    /// Returns a framework class with its superclasses, nearest first; nothing for a name that is not known.
    package var frameworkChain: (_ className: String) -> [String]

    /// Makes a search.
    ///
    /// - Parameters:
    ///   - files: the files that mention the name, Swift files with its uses.
    ///   - lookup: finds types.
    ///   - frameworkHas: returns whether a framework class has a member of a name.
    ///   - frameworkChain: returns a framework class with its superclasses.
    package init(
        files: [CodeFile], lookup: any UseLookup, frameworkHas: @escaping (String, String) -> Bool = { _, _ in false },
        frameworkChain: @escaping (String) -> [String] = { _ in [] }
    ) {
        (self.files, self.lookup) = (files, lookup)
        (self.frameworkHas, self.frameworkChain) = (frameworkHas, frameworkChain)
    }
}
