/// The questions of checks and commands about the code of a project; `SourceIndex` answers from files, tests from values.
package protocol CodeLookup: AnyObject {
    /// Prepares for questions about names, so that their files can be read together.
    func prepare(classes names: [String])

    /// Finds the classes of a name (the name in the code, or the one in `@objc(Name)`), each with its extensions and categories.
    /// There are several if several modules or unrelated files declare it.
    func classes(named name: String) -> [CodeClass]

    /// Returns the protocol of a name with its members, nil if the code does not declare one.
    func codeProtocol(named name: String) -> CodeClass?

    /// Returns the type for which a Swift typealias stands; nil if there is none, or if it depends on the platform or module.
    func alias(named name: String) -> String?

    /// Returns the types for which Swift typealiases of a name stand, each once.
    func aliases(named name: String) -> Set<String>

    /// Returns every class that declares an outlet or an action.
    func classesWithOutletsOrActions() -> [CodeClass]

    /// Returns the extensions and categories with an outlet or an action, of each class that the code does not declare.
    func extensionsWithOutletsOrActions() -> [CodeClass]

    /// Returns the extensions and categories of a class that the code does not declare, such as `UIViewController`; nil if there are
    /// none. The first of the parts is not a declaration of the class.
    func extensions(of name: String) -> CodeClass?

    /// Returns the names of all classes, for completion and for suggestions.
    func classNames() -> [String]

    /// Returns every class whose first inherited type is this one.
    func subclasses(of name: String) -> [CodeClass]

    /// Returns the uses of a kind in all files, each with its file.
    func uses(of kind: CodeUse.Kind) -> [(path: String, use: CodeUse)]

    /// Returns the lines of a file with `nibsh:ignore` in a comment, each with the rules that it names; none means all.
    func ignores(inFile path: String) -> [Int: [String]]

    /// Returns the targets that build a source file or document; an empty list if no target of the project
    /// around it does, nil if that is not known.
    func targets(ofFile path: String) -> [BuildTarget]?

    /// Whether a build system other than Xcode's projects and Swift packages may build a source file or document, so that its targets are
    /// not known.
    func isOfOtherBuilder(_ path: String) -> Bool

    /// Returns the targets whose products have a bundle identifier; none if no target of the project is known to have it.
    func targets(ofBundle identifier: String) -> [BuildTarget]

    /// Whether a Swift file imports a module.
    func isImported(_ module: String) -> Bool

    /// The modules that Swift files import and no target builds, those of the system included.
    var foreignModules: [String] { get }

    /// Returns the innermost type around a place in a source file, and its member in which the place is; nil if there is none.
    func member(at offset: Int, inFile path: String) -> (type: TypeDeclaration, member: Member)?

    /// Returns the words on some lines of a source file, counted from 1.
    func words(inFile path: String, lines: ClosedRange<Int>) -> [String]

    /// Returns the words in some bytes of a source file, those in texts and comments too.
    func words(inFile path: String, within extent: Range<Int>) -> [String]

    /// Whether the text of a source file has a word, as a whole or as part of another. Every file is read, so this is only for rare questions.
    func mentions(_ word: String) -> Bool

    /// Whether code, not only a comment or string, has a name. Every file is read, so this is only for rare questions.
    func isNamed(_ name: String) -> Bool

    /// Whether code outside of a class, which some files declare, may make objects of it: it has the name otherwise than to import the
    /// class, to announce it or to cast to it. Every file is read, so this is only for rare questions.
    func mayMake(_ name: String, declaredIn own: [String]) -> Bool

    /// Whether code has a name elsewhere than at some places, given as offsets by file. Every file is read.
    func isNamed(_ name: String, besides places: [String: Set<Int>]) -> Bool

    /// Whether a source file assigns a value other than nil to a member of the class that it is in. The file is read.
    ///
    /// - Parameters:
    ///   - name: the name of the member.
    ///   - path: the file.
    ///   - body: the bytes in which it is assigned to; nil for the whole file.
    /// - Returns: false if the file cannot be read.
    func assigns(_ name: String, inFile path: String, within body: Range<Int>?) -> Bool

    /// Whether code may fail if a member of a class is nil: the class's own files read it, or another file that names one of the classes
    /// has it after a period. The files are read.
    func reads(_ name: String, ofClassesIn own: [String], named classes: [String]) -> Bool

    /// Whether a file that declares or extends a type of this name could not be read.
    func isUnread(_ name: String) -> Bool

    /// Whether a file that declares or extends a class could not be read; not one of another project with a class of its name.
    func isUnread(_ codeClass: CodeClass) -> Bool

    /// Whether code in another language, such as Python, declares a class of this name.
    func isOfOtherLanguage(_ name: String) -> Bool

    /// Whether a place in a source file is in a branch of `#if`, so that it may not be compiled. The file is read, so this is only for rare
    /// questions.
    func isConditional(at offset: Int, inFile path: String) -> Bool

    /// Whether a place in a source file is in a branch that a constant of the file turns off. The file is read.
    func isTurnedOff(at offset: Int, inFile path: String) -> Bool

    /// Whether a place in a source file is in a preview of Xcode, which users do not see. The file is read.
    func isInPreview(at offset: Int, inFile path: String) -> Bool

    /// Whether there may be a module of a name: a target, a folder, an import, a dependency or its manifest names it. Every file is read,
    /// so this is only for rare questions.
    func mayHaveModule(_ name: String) -> Bool

    /// Whether a file is in a folder, or in a framework, of a name.
    func hasFolder(named name: String) -> Bool

    /// Whether code outside of a class assigns a value other than nil to a member of its objects, `card.label = …`: a file that names one of
    /// the classes does. Every file is read, so this is only for rare questions.
    func assigns(_ name: String, toObjectsOf classes: [String]) -> Bool

    /// The modules that the project's targets and folders name.
    var moduleNames: [String] { get }

    /// The code of dependencies that is not the project's own, such as committed pods; nil if there is none. It is asked only about the
    /// superclasses of the project's classes.
    var dependencies: (any CodeLookup)? { get }

    /// Whether all code that can declare the document's classes was read; false if dependencies are left out.
    var isComplete: Bool { get }
}

extension CodeLookup {
    /// Returns nil, for lookups without a project.
    package func targets(ofFile path: String) -> [BuildTarget]? { nil }

    /// Returns false, for lookups without a project.
    package func isOfOtherBuilder(_ path: String) -> Bool { false }

    /// Returns no targets, for lookups without a project.
    package func targets(ofBundle identifier: String) -> [BuildTarget] { [] }

    /// Returns no modules, for lookups without a project.
    package func extensions(of name: String) -> CodeClass? { nil }

    /// Returns what `alias` returns, for lookups where a name has only one.
    package func aliases(named name: String) -> Set<String> { alias(named: name).map { [$0] } ?? [] }

    /// Returns false, for lookups without files.
    package func mentions(_ word: String) -> Bool { false }

    /// None, for lookups without files.
    package var dependencies: (any CodeLookup)? { nil }

    /// No modules, for lookups without files.
    package var foreignModules: [String] { [] }

    /// Returns nil, for lookups without files.
    package func member(at offset: Int, inFile path: String) -> (type: TypeDeclaration, member: Member)? { nil }

    /// Returns the words on a line of a source file, counted from 1.
    package func words(inFile path: String, line: Int) -> [String] { words(inFile: path, lines: line...line) }

    /// Returns no words, for lookups without files.
    package func words(inFile path: String, lines: ClosedRange<Int>) -> [String] { [] }

    /// Returns no words, for lookups without files.
    package func words(inFile path: String, within extent: Range<Int>) -> [String] { [] }

    /// Returns false, for lookups without files.
    package func assigns(_ name: String, inFile path: String, within body: Range<Int>?) -> Bool { false }

    /// Returns false, for lookups without files.
    package func isConditional(at offset: Int, inFile path: String) -> Bool { false }

    /// Returns false, for lookups without files.
    package func isTurnedOff(at offset: Int, inFile path: String) -> Bool { false }

    /// Returns false, for lookups without files.
    package func isInPreview(at offset: Int, inFile path: String) -> Bool { false }

    /// Returns false, for lookups without files.
    package func hasFolder(named name: String) -> Bool { false }

    /// Returns true, for lookups without files.
    package func mayHaveModule(_ name: String) -> Bool { true }

    /// Returns false, for lookups without files.
    package func assigns(_ name: String, toObjectsOf classes: [String]) -> Bool { false }

    /// Whether a source file assigns a value other than nil to a member of the class that it is in.
    package func assigns(_ name: String, inFile path: String) -> Bool { assigns(name, inFile: path, within: nil) }

    /// Returns true, for lookups without files.
    package func reads(_ name: String, ofClassesIn own: [String], named classes: [String]) -> Bool { true }

    /// Returns false, for lookups without files.
    package func isNamed(_ name: String) -> Bool { false }

    /// Returns true, for lookups without files.
    package func mayMake(_ name: String, declaredIn own: [String]) -> Bool { true }

    /// Returns true, for lookups without files.
    package func isNamed(_ name: String, besides places: [String: Set<Int>]) -> Bool { true }

    /// Returns false, for lookups without files.
    package func isOfOtherLanguage(_ name: String) -> Bool { false }

    /// Returns false, for lookups without files.
    package func isUnread(_ name: String) -> Bool { false }

    /// Returns what `isUnread` returns for the name, for lookups without projects.
    package func isUnread(_ codeClass: CodeClass) -> Bool { isUnread(codeClass.name) }

    /// Returns false, for lookups without files.
    package func isImported(_ module: String) -> Bool { false }
}
