/// What checks and commands ask of the code of a project; `SourceIndex` answers from files, tests from values.
public protocol CodeLookup: AnyObject {
    /// Says that these names will be asked for, so that their files can be read together.
    func prepare(classes names: [String])

    /// Finds the classes of a name (the name in the code, or the one in `@objc(Name)`), each with its extensions and categories.
    /// Several when several modules, or several unrelated files, declare it.
    func classes(named name: String) -> [CodeClass]

    /// The protocol of a name with its members, nil if the code has none.
    func codeProtocol(named name: String) -> CodeClass?

    /// What a Swift typealias stands for.
    func alias(named name: String) -> String?

    /// Every class that declares an outlet or an action.
    func classesWithOutletsOrActions() -> [CodeClass]

    /// The extensions and categories of a class that the code does not declare, such as `UIViewController`; nil if it has none. The
    /// first of the parts declares nothing.
    func extensions(of name: String) -> CodeClass?

    /// The names of all classes, for completion and for offering the nearest.
    func classNames() -> [String]

    /// Every class whose first inherited type is this one.
    func subclasses(of name: String) -> [CodeClass]

    /// Uses of a kind in all files, each with its file.
    func uses(of kind: CodeUse.Kind) -> [(path: String, use: CodeUse)]

    /// The lines of a file with `nibsh:ignore` in a comment, each with the rules it names; none means all.
    func ignores(inFile path: String) -> [Int: [String]]

    /// The modules that the project's targets and folders name.
    var moduleNames: [String] { get }

    /// Whether all the code was read that the document's classes can come from: false when dependencies are left out.
    var isComplete: Bool { get }
}

extension CodeLookup {
    /// None, unless the lookup knows better.
    public func extensions(of name: String) -> CodeClass? { nil }
}
