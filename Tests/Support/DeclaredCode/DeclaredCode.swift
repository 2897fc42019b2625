import SourceIndex

/// Code given as a list of declarations, for examples and tests; no file is read.
///
/// Each line is one declaration. The lines after a class line are the members of that class:
/// ```
/// class App.Editor: UIViewController      a Swift class of a module; `objc class Editor: NSObject` one in Objective-C
/// class App.Box<T>: UIView                a generic Swift class
/// otherwise NSView                        the class with another superclass, in the other branch of an `#if`
/// named CrimsonButton                     @objc(CrimsonButton) in front of the class
/// extension UIView                        members added to a class
/// outlet name: UILabel                    @IBOutlet weak var name: UILabel!
/// action save:                            @IBAction, by its selector
/// segueAction makeDetail:                 @IBSegueAction, by its selector
/// inspectable radius: CGFloat             @IBInspectable var
/// var count: Int                          a Swift property that Objective-C does not see; in Objective-C a @property
/// func reload                             a method by its selector; a Swift method is not visible to Objective-C
/// objc func tapped:                       a Swift method that is visible to Objective-C
/// init loads Card                         init(coder:) whose body loads a nib
/// init fails                              init(coder:) that only ends the program
/// init with number                        another initializer, init(coder:number:)
/// func setUp loads Card                   a method whose body loads a nib, or several
/// assigns name                            code of the class that assigns to a property
/// unused name                             a property that no code reads
/// names Dial                              a name in the code that no line declares
/// around listView                         a word of the method around the uses of the class
/// built Kit                               the target that builds the class
/// documents App                           the target that builds the documents
/// imports Kit                             an import of the class's file
/// unread                                  the class is also extended in a file that could not be read
/// ignore outlet-type                      a nibsh:ignore comment, with or without rules
/// uses performSegue detail                a use of a name, see `CodeUse.Kind`; `""` and further words for one that is computed
/// uses nibName Card Dog()                 code that loads a nib for a new object; `nil` for none, `own` for `self`, `class` for the class
///                                         itself, `self` and `Dog` for controllers that load it for themselves
/// ```
package final class DeclaredCode: CodeLookup {
    /// The modules that the class lines name.
    package private(set) var moduleNames: [String] = []
    /// Whether a class that is not declared does not exist.
    package let isComplete: Bool
    private var all: [CodeClass] = []
    private var unread: Set<String> = []
    private var assigned: [String: Set<String>] = [:]
    private var unused: Set<String> = []
    private var mentioned: Set<String> = []
    private var around: [String: [String]] = [:]
    private var targetsOfDocuments: [BuildTarget]?
    private var ignored: [String: [Int: [String]]] = [:]
    private var usesFound: [(path: String, use: CodeUse)] = []

    /// Reads declarations.
    ///
    /// - Parameters:
    ///   - text: the declarations, one per line.
    ///   - isComplete: whether a class that is not declared does not exist.
    package init(_ text: String, isComplete: Bool = true) {
        self.isComplete = isComplete
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let words = line.split(separator: " ").map(String.init)
            let place = SourcePlace(offset: 0, line: index + 1, column: 1)
            if !words.isEmpty, !addClass(words, at: place) { addMember(words, at: place) }
        }
    }

    private static func path(_ name: String, isSwift: Bool) -> String { name + (isSwift ? ".swift" : ".m") }

    private func addClass(_ words: [String], at place: SourcePlace) -> Bool {
        var words = words
        let isSwift = words[0] != "objc" || words.count < 2 || words[1] != "class"
        if !isSwift { words.removeFirst() }
        guard words.count >= 2, words[0] == "class" || words[0] == "extension" else { return false }
        let isExtension = words[0] == "extension"
        var name = words[1].hasSuffix(":") ? String(words[1].dropLast()) : words[1]
        let isGeneric = name.hasSuffix("<T>")
        if isGeneric { name.removeLast(3) }
        var module: String?
        if let dot = name.firstIndex(of: ".") {
            module = String(name[..<dot])
            name = String(name[name.index(after: dot)...])
        }
        var declaration = TypeDeclaration(
            kind: isExtension ? .swiftExtension : isSwift ? .swiftClass : .objcInterface, name: name, place: place,
            body: 0..<0)
        declaration.inherited = words.count > 2 ? [words[2]] : []
        if isGeneric { declaration.traits.insert(.generic) }
        if let module, !moduleNames.contains(module) { moduleNames.append(module) }
        let part = CodeClass.Part(
            path: Self.path(name, isSwift: isSwift), language: isSwift ? .swift : .objectiveC, declaration: declaration)
        all.append(CodeClass(name: name, module: module, parts: [part]))
        return true
    }

    private func addMember(_ words: [String], at place: SourcePlace) {
        if words[0] == "uses", words.count >= 3 { return addUse(words, at: place) }
        guard let last = all.indices.last else { return }
        if words[0] == "unread" {
            unread.insert(all[last].name)
            return
        }
        if words[0] == "ignore" {
            ignored[all[last].primary.path, default: [:]][place.line] = Array(words.dropFirst())
            return
        }
        guard words.count >= 2 else { return }
        if words[0] == "names" {
            mentioned.insert(words[1])
            return
        }
        if words[0] == "around" {
            around[all[last].primary.path, default: []].append(words[1])
            return
        }
        if words[0] == "built" || words[0] == "documents" {
            let target = BuildTarget(module: words[1], project: words[1] + ".xcodeproj")
            if words[0] == "built" { all[last].targets = [target] } else { targetsOfDocuments = [target] }
            return
        }
        if words[0] == "imports" {
            all[last].imports.append(words[1])
            return
        }
        if words[0] == "assigns" {
            assigned[all[last].primary.path, default: []].insert(words[1])
            return
        }
        if words[0] == "unused" {
            unused.insert(words[1])
            return
        }
        if words[0] == "otherwise" {
            var part = all[last].primary
            part.declaration.inherited = [words[1]]
            all[last].parts.append(part)
            return
        }
        if words[0] == "named" {
            all[last].parts[0].declaration.runtimeName = words[1]
            return
        }
        let isSwift = all[last].isSwift
        var words = words
        let isVisible = words[0] == "objc"
        if isVisible { words.removeFirst() }
        let name = words[1].hasSuffix(":") && words.count > 2 ? String(words[1].dropLast()) : words[1]
        let isMethod = ["func", "action", "segueAction", "init"].contains(words[0])
        let kind: Member.Kind = words[0] == "init" ? .initializer : isMethod ? .method : .property
        var member = Member(kind: kind, name: Self.baseName(name), place: place, extent: 0..<0)
        member.type = words.count > 2 ? words[2] : ""
        if isVisible || !isSwift { member.traits.insert(.objc) }
        switch words[0] {
        case "outlet": member.traits.formUnion([.outlet, .objc, .weak, .implicitlyUnwrapped])
        case "action": member.traits.formUnion([.action, .objc])
        case "segueAction": member.traits.formUnion([.segueAction, .objc])
        case "inspectable": member.traits.formUnion([.inspectable, .objc])
        case "init":
            member.traits.formUnion([.objc, .required, words.count == 2 ? .unavailable : .loadsNib])
            member.name = "init"
            member.detail = words.count == 2 ? "" : words[words.count - 1]
            member.type = ""
            if words[1] == "with" {
                member.traits = []
                member.parameters = [("coder", "NSCoder"), (member.detail, "Int")].map {
                    Member.Parameter(label: $0.0, name: $0.0, type: $0.1)
                }
                member.detail = ""
            }
        default: break
        }
        if isMethod, words[0] != "init", words.count > 3, words[2] == "loads" {
            member.loadedNibs = Array(words[3...])
            member.type = ""
        }
        if member.type.hasPrefix("["), words[0] == "outlet" { member.traits.insert(.collection) }
        if isMethod { member.selector = words[0] == "init" ? "initWithCoder:" : name }
        if !member.parameters.isEmpty { member.selector = nil }
        all[last].parts[0].declaration.members.append(member)
    }

    private static func baseName(_ selector: String) -> String { String(selector.prefix { $0 != ":" }) }

    private static let kinds: [String: CodeUse.Kind] = [
        "performSegue": .performSegue, "segueIdentifier": .segueIdentifier,
        "storyboardIdentifier": .storyboardIdentifier, "reuseIdentifier": .reuseIdentifier,
        "registeredNib": .registeredNib, "registeredClass": .registeredClass, "nibName": .nibName,
        "storyboardName": .storyboardName, "imageName": .imageName, "colorName": .colorName, "selector": .selector,
        "optionalIdentifier": .optionalIdentifier, "instantiatedNib": .instantiatedNib,
    ]

    private func addUse(_ words: [String], at place: SourcePlace) {
        guard let kind = Self.kinds[words[1]] else { return }
        var use = CodeUse(kind: kind, value: words[2] == "\"\"" ? "" : words[2], place: place)
        use.detail = words.count > 3 ? words[3] : ""
        use.written = words.count > 4 ? words[4] : ""
        use.owner = all.last?.name ?? ""
        if kind == .nibName || kind == .instantiatedNib { Self.setOwner(of: &use) }
        usesFound.append((all.last?.parts[0].path ?? "main.swift", use))
    }

    private static func setOwner(of use: inout CodeUse) {
        switch use.detail {
        case "nil": use.nibOwner = .nobody
        case "own": (use.detail, use.nibOwner) = ("self", .own)
        case "class": (use.detail, use.nibOwner) = ("self", .ownClass)
        case "self": use.nibOwner = .controller("")
        default:
            let isName = use.detail.utf8.first.map { $0 < 97 } == true
            if isName, use.detail.hasSuffix("()") {
                use.nibOwner = .made(String(use.detail.dropLast(2)))
            } else if isName {
                use.nibOwner = .controller(use.detail)
            }
        }
    }

    // MARK: - CodeLookup

    /// Does nothing, because everything is in memory already.
    package func prepare(classes names: [String]) {}

    /// Returns the classes with this name, each with its extensions.
    package func classes(named name: String) -> [CodeClass] {
        var classes = all.filter { $0.name == name && !Self.isExtension($0) }
        for number in classes.indices { classes[number].parts += additions(to: name) }
        return classes
    }

    /// Returns the targets of a `documents` line for documents.
    package func targets(ofFile path: String) -> [BuildTarget]? {
        path.hasSuffix(".swift") || path.hasSuffix(".m") ? nil : targetsOfDocuments
    }

    /// Whether a line says that a file with the class could not be read.
    package func isUnread(_ name: String) -> Bool { unread.contains(name) }

    /// Whether a `names` line has the name.
    package func isNamed(_ name: String) -> Bool { mentioned.contains(name) }

    /// Returns the words of the `around` lines of the file's class.
    package func words(inFile path: String, lines: ClosedRange<Int>) -> [String] { around[path] ?? [] }

    /// Whether an `assigns` line of the file's class has the name.
    package func assigns(_ name: String, inFile path: String, within body: Range<Int>?) -> Bool {
        assigned[path]?.contains(name) == true
    }

    /// Whether no `unused` line has the name.
    package func reads(_ name: String, ofClassesIn own: [String], named classes: [String]) -> Bool {
        !unused.contains(name)
    }

    /// Returns the extensions of a class that is not declared itself.
    package func extensions(of name: String) -> CodeClass? {
        let parts = additions(to: name)
        guard !parts.isEmpty, classes(named: name).isEmpty else { return nil }
        return CodeClass(name: name, module: nil, parts: parts)
    }

    private func additions(to name: String) -> [CodeClass.Part] {
        all.filter { $0.name == name && Self.isExtension($0) }.flatMap(\.parts)
    }

    private static func isExtension(_ codeClass: CodeClass) -> Bool {
        codeClass.primary.declaration.kind == .swiftExtension
    }

    /// Returns the `ignore` lines after the class lines of a file.
    package func ignores(inFile path: String) -> [Int: [String]] { ignored[path] ?? [:] }

    /// Returns nil: the notation has no protocols.
    package func codeProtocol(named name: String) -> CodeClass? { nil }

    /// Returns nil: the notation has no type aliases.
    package func alias(named name: String) -> String? { nil }

    /// Returns the classes with an outlet or action line.
    package func classesWithOutletsOrActions() -> [CodeClass] {
        all.filter { !Self.isExtension($0) && Self.hasOutletsOrActions($0) }
    }

    /// Returns the extensions with an outlet or action line, of classes that are not declared.
    package func extensionsWithOutletsOrActions() -> [CodeClass] {
        all.filter { Self.isExtension($0) && Self.hasOutletsOrActions($0) && classes(named: $0.name).isEmpty }
    }

    private static func hasOutletsOrActions(_ codeClass: CodeClass) -> Bool {
        codeClass.parts.contains { part in
            part.declaration.members.contains { !$0.traits.isDisjoint(with: [.outlet, .action]) }
        }
    }

    /// Returns the names of all declared classes.
    package func classNames() -> [String] { all.filter { !Self.isExtension($0) }.map(\.name) }

    /// Returns the classes that name this class as their superclass.
    package func subclasses(of name: String) -> [CodeClass] { all.filter { $0.firstInherited == name } }

    /// Returns the `uses` lines of a kind.
    package func uses(of kind: CodeUse.Kind) -> [(path: String, use: CodeUse)] {
        usesFound.filter { $0.use.kind == kind }
    }
}
