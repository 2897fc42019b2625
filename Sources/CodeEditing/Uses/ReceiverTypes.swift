import SourceIndex

/// Finds the types of expressions, from what the code declares.
final class ReceiverTypes {
    /// The place from which an expression is seen.
    struct Viewpoint: Hashable {
        /// The file.
        let path: String
        /// The name of the type around it; empty outside of types.
        let owner: String
        /// Whether `self` is a type there.
        var isTypeLevel = false
        var language = FileDeclarations.Language.swift
    }

    let search: CodeSearch
    private var chains: [String: Chain] = [:]
    private var results: [String: String?] = [:]
    private var genericNamesByFile: [String: Set<String>] = [:]
    /// The names of generic parameters in all files.
    private lazy var genericNames = search.lookup.genericNames()

    /// The classes from one up to the last that the code declares, and the name of the class above that.
    struct Chain {
        var classes: [CodeClass] = []
        var end: String?
    }

    init(_ search: CodeSearch) { self.search = search }

    /// Returns the type of an expression.
    func type(of expression: CodeExpression, from place: Viewpoint) -> ValueType {
        switch expression {
        case .unknown: return .unknown
        case .own:
            guard !place.owner.isEmpty, isOneType(place.owner) else { return .unknown }
            return place.isTypeLevel ? .meta(place.owner) : .value(place.owner)
        case .name(let name): return named(name, from: place)
        case .type(let text): return value(text, from: place)
        case .member(let base, let name): return member(name, of: type(of: base, from: place), from: place)
        case .call(let callee, let isInferred): return call(callee, isInferred: isInferred, from: place)
        case .element(let base):
            let base = type(of: base, from: place)
            // What is in a framework's collection is of any class to Objective-C.
            return base == .foreign && place.language == .objectiveC ? .unknown : element(of: base)
        case .list(let elements):
            let types = elements.map { type(of: $0, from: place) }
            guard let first = types.first, types.allSatisfy({ $0 == first }) else { return .unknown }
            if case .value(let text) = first { return .value("[\(text)]") }
            return first == .foreign ? .foreign : .unknown
        case .closureParameter(let callee, let label, let index):
            return parameter(index, ofClosure: label, of: callee, from: place)
        }
    }

    // MARK: - Types by name

    /// Returns the type that the free functions of a name return.
    func result(ofFunction name: String) -> String? {
        if let known = results[name] { return known }
        let found = search.lookup.result(ofFunction: name)
        results[name] = .some(found)
        return found
    }

    /// Returns a value of a type that is written in code.
    func value(_ written: String, from place: Viewpoint) -> ValueType {
        let type = TypeText(written)
        if type.text == "Self" || type.text == "instancetype" { return .value(place.owner) }
        if Self.dynamic.contains(type.text) { return .dynamic }
        if type.text.isEmpty || isGenericParameter(type.name, in: place.path) { return .unknown }
        if type.text.hasSuffix(".Type") { return .meta(String(type.text.dropLast(5))) }
        return .value(type.text)
    }

    private static let dynamic: Set<String> = ["Any", "AnyObject", "id", "NSObjectProtocol"]

    /// Whether a name is that of a generic parameter or associated type, or looks like one: its type is not known.
    private func isGenericParameter(_ name: String, in path: String) -> Bool {
        if !path.isEmpty {
            let known = genericNamesByFile[path] ?? search.lookup.genericNames(inFile: path)
            genericNamesByFile[path] = known
            if known.contains(name) { return true }
        }
        guard !search.lookup.isDeclared(name) else { return false }
        return name.utf8.count <= 2 || Self.standardParameters.contains(name) || genericNames.contains(name)
    }

    /// The generic parameters and associated types of the standard library and of Objective-C's collections.
    private static let standardParameters: Set<String> = [
        "Element", "Wrapped", "Key", "Value", "Success", "Failure", "Output", "Input", "Base", "Root", "Iterator",
        "SubSequence", "ObjectType", "KeyType", "ValueType",
    ]

    /// Whether values of a type have the same members everywhere: not if it is generic, or an extension may be of a generic type.
    private func isOneType(_ name: String) -> Bool {
        search.lookup.isDeclared(name) || !Self.genericTypes.contains(TypeText(name).name)
    }

    /// Types of the standard library and of common libraries whose members are of the types of their generic arguments.
    static let genericTypes: Set<String> = [
        "Array", "ArraySlice", "ContiguousArray", "Set", "Dictionary", "Optional", "Result", "Sequence", "Collection",
        "BidirectionalCollection", "RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection",
        "LazySequence", "IteratorProtocol", "Publisher", "Published", "Future", "Just", "CurrentValueSubject",
        "PassthroughSubject", "AnyPublisher", "Binding", "KeyPath", "Reactive", "ObservableType", "Observable",
        "Single",
        "Driver", "Signal", "SignalProducer", "Promise", "Task",
    ]

    /// Returns what a name means that is not local.
    func named(_ name: String, from place: Viewpoint) -> ValueType {
        if name == "Self" { return .meta(place.owner) }
        if !place.owner.isEmpty, let found = declared(name, in: place.owner, isTypeLevel: nil, from: place) {
            return found
        }
        if place.language == .objectiveC, !place.owner.isEmpty, Self.isOwn(name) {
            return place.isTypeLevel ? .meta(place.owner) : .value(place.owner)
        }
        if let first = name.utf8.first, first >= 65, first <= 90 {
            let isConstant = name.utf8.allSatisfy { $0 < 97 }
            if !isConstant || search.lookup.isDeclared(name) { return .meta(name) }
            return name == "NSApp" ? .foreign : .unknown
        }
        guard !place.owner.isEmpty, let end = chain(of: place.owner, from: place.path).end else { return .unknown }
        return Self.inherited.contains(name) || search.frameworkHas(name, end) ? .foreign : .unknown
    }

    /// Whether a name is one that macros such as `WEAKSELF` give to `self`. It is asked for only where the code declares no such name.
    private static func isOwn(_ name: String) -> Bool {
        guard name.utf8.count < 13, name.hasSuffix("elf") || name.hasSuffix("_") else { return false }
        return ownNames.contains(name.lowercased().filter { $0 != "_" })
    }

    private static let ownNames: Set<String> = [
        "self", "weakself", "strongself", "blockself", "safeself", "wself", "sself", "bself", "wkself", "stself",
    ]

    /// Properties of controllers, views and windows that code uses by their bare names most often.
    private static let inherited: Set<String> = [
        "view", "tableView", "collectionView", "navigationController", "navigationItem", "tabBarController",
        "presentingViewController", "presentedViewController", "parent", "storyboard", "splitViewController", "window",
        "contentView", "superview", "layer", "traitCollection", "subviews", "frame", "bounds", "undoManager",
        "contentViewController", "textLabel", "detailTextLabel", "imageView", "parentViewController", "tabBarItem",
    ]

    // MARK: - Members

    /// Returns the type of a member of a value.
    func member(_ name: String, of base: ValueType, from place: Viewpoint) -> ValueType {
        switch base {
        case .foreign: return place.language == .objectiveC && Self.untyped.contains(name) ? .dynamic : .foreign
        case .dynamic: return place.language == .swift ? .unknown : .dynamic
        case .unknown, .method: return .unknown
        case .meta(let text):
            if name == "Type" || name == "self" { return base }
            guard isOneType(text) else { return .unknown }
            if let found = declared(name, in: text, isTypeLevel: true, from: place) { return found }
            guard let found = declared(name, in: text, isTypeLevel: false, from: place) else {
                return nested(name, in: text)
            }
            // A message to a class of Objective-C does not mean a member of its instances.
            return place.language == .objectiveC ? .unknown : found
        case .value(let text):
            let type = TypeText(text)
            if type.function != nil { return .unknown }
            if let fields = type.tuple { return field(name, of: fields, from: place) }
            if let entry = type.entry {
                if name == "values" { return .value("[\(entry.value)]") }
                if name == "keys" { return .value("[\(entry.key)]") }
                return Self.elements.contains(name) ? .value("(key: \(entry.key), value: \(entry.value))") : .unknown
            }
            if type.element != nil {
                return Self.elements.contains(name) ? element(of: base) : Self.same.contains(name) ? base : .unknown
            }
            if let found = declared(name, in: type.text, isTypeLevel: false, from: place) { return found }
            let missing = missing(type, from: place)
            let isUntyped = place.language == .objectiveC && missing == .foreign && Self.untyped.contains(name)
            return isUntyped ? .dynamic : missing
        }
    }

    /// The type of a field of a tuple, by its label or number.
    private func field(_ name: String, of fields: [(label: String?, type: String)], from place: Viewpoint) -> ValueType
    {
        if let field = fields.first(where: { $0.label == name }) { return value(field.type, from: place) }
        guard let number = Int(name), fields.indices.contains(number) else { return .unknown }
        return value(fields[number].type, from: place)
    }

    /// Properties of frameworks in Objective-C whose values are `id`, or of any subclass of their class.
    private static let untyped: Set<String> = [
        "firstObject", "lastObject", "anyObject", "nextObject", "object", "target", "representedObject", "content",
        "objectValue", "selection", "arrangedObjects", "observedObject", "document", "item", "userInfo", "selectedCell",
        "cell", "destinationViewController", "sourceViewController", "destinationController", "sourceController",
        "value", "contents",
    ]

    private static let elements: Set<String> = [
        "first", "last", "randomElement", "popLast", "removeFirst", "removeLast", "firstObject", "lastObject",
        "anyObject",
        "popFirst",
    ]
    private static let same: Set<String> = [
        "filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast", "shuffled", "lazy",
    ]

    /// A member that the code does not declare: a framework's, if the type or the end of its class chain is one.
    private func missing(_ type: TypeText, from place: Viewpoint) -> ValueType {
        if type.isGeneric || type.parts.count > 1 { return .unknown }
        guard search.lookup.isDeclared(type.name) else { return .foreign }
        return chain(of: type.text, from: place.path).end == nil ? .unknown : .foreign
    }

    /// A static member or nested type that is not declared as a member.
    private func nested(_ name: String, in text: String) -> ValueType {
        if search.lookup.isDeclared(name) { return .meta(name) }
        if search.lookup.isDeclared(TypeText(text).name) || !isFramework(text) { return .unknown }
        // The shared instances of framework classes have the type of their class.
        return ["shared", "main", "default", "current", "standard", "sharedApplication"].contains(name)
            ? .value(text) : .foreign
    }

    /// Whether a type that the code does not declare is one of Apple's frameworks, whose members are known not to have types of the
    /// code. A library's function may return what it was given.
    func isFramework(_ text: String) -> Bool {
        let name = TypeText(text).name
        guard search.frameworkChain(name).isEmpty, !Self.foundation.contains(name) else { return true }
        let capitals = name.utf8.prefix { $0 >= 65 && $0 <= 90 }.count
        return capitals >= 3 && Self.prefixes.contains(String(name.prefix(2))) && !Self.genericTypes.contains(name)
    }

    private static let prefixes: Set<String> = [
        "UI", "NS", "CA", "CG", "CI", "AV", "MK", "CL", "WK", "SK", "PH", "EK", "CN", "MT", "LA", "UN", "CF",
    ]
    private static let foundation: Set<String> = [
        "Bundle", "Calendar", "Character", "Data", "Date", "DateFormatter", "DispatchQueue", "DispatchGroup", "Double",
        "FileManager", "Float", "IndexPath", "Int", "JSONDecoder", "JSONEncoder", "Locale", "Notification",
        "NotificationCenter", "NumberFormatter", "OperationQueue", "ProcessInfo", "RunLoop", "String", "Thread",
        "TimeZone",
        "Timer", "URL", "URLRequest", "URLSession", "UserDefaults", "UUID",
    ]

    /// Returns the type of a member that the code declares in a type or its superclasses; nil if it declares none.
    func declared(_ name: String, in owner: String, isTypeLevel: Bool?, from place: Viewpoint) -> ValueType? {
        let chain = chain(of: owner, from: place.path)
        var owners = chain.classes
        if let found = search.lookup.codeProtocol(named: owner) { owners.append(found) }
        if owners.isEmpty, let found = search.lookup.valueType(named: owner) { owners.append(found) }
        owners += protocols(of: owners)
        if let end = chain.end ?? (owners.isEmpty ? TypeText(owner).name : nil) {
            let ends = search.frameworkChain(end)
            owners += (ends.isEmpty ? [end] : ends).compactMap { search.lookup.extensions(of: $0) }
        }
        for owner in owners {
            let found = owner.parts.flatMap(\.declaration.members).filter { member in
                (member.name == name || member.kind == .instanceVariable && member.name == name)
                    && (isTypeLevel == nil || member.traits.contains(.typeLevel) == isTypeLevel)
                    && [.property, .method, .instanceVariable].contains(member.kind)
            }
            guard let first = found.first else { continue }
            let types = Set(found.map { TypeText($0.type).text })
            guard types.count == 1, first.kind != .method || !found.contains(where: { $0.kind != .method }) else {
                return .unknown
            }
            if first.kind == .method {
                return .method(first.type == "instancetype" ? owner.name : first.type)
            }
            return value(first.type, from: Viewpoint(path: owner.primary.path, owner: owner.name))
        }
        guard place.language == .objectiveC, let key = property(ofVariable: name, in: chain.classes), key != name else {
            return nil
        }
        return declared(key, in: owner, isTypeLevel: false, from: place)
    }

    /// Returns the property for which the compiler makes an instance variable of a name: `_name` if no `@synthesize` says otherwise.
    private func property(ofVariable name: String, in classes: [CodeClass]) -> String? {
        for codeClass in classes {
            for member in codeClass.parts.lazy.flatMap(\.declaration.members)
            where member.kind == .synthesis && member.type == name {
                return member.name
            }
        }
        return name.hasPrefix("_") ? String(name.dropFirst()) : nil
    }

    /// Returns the protocols that types adopt, whose extensions may declare members.
    private func protocols(of owners: [CodeClass]) -> [CodeClass] {
        var found: [CodeClass] = []
        var seen = Set(owners.map(\.name))
        var open = owners.flatMap(\.inherited)
        while let name = open.popLast(), found.count < 64 {
            let name = TypeText(name).name
            guard seen.insert(name).inserted, let one = search.lookup.codeProtocol(named: name) else { continue }
            found.append(one)
            open += one.inherited
        }
        return found
    }

    /// Returns a class with its superclasses, as seen from a file.
    func chain(of name: String, from path: String) -> Chain {
        let key = name + "\n" + path
        if let known = chains[key] { return known }
        var chain = Chain()
        var next: String? = name.prefix { $0 != "<" }.description
        // An alias may lead back to its own name, as in `typealias Order = Networking.Order`.
        var aliases: Set<String> = []
        while let wanted = next, chain.classes.count < 32 {
            let candidates = classes(named: wanted, from: chain.classes.last, in: path)
            // Which of several classes is meant is not known.
            if candidates.count > 1 { break }
            guard let found = candidates.first else {
                if aliases.insert(wanted).inserted, let alias = search.lookup.alias(named: wanted) {
                    next = TypeText(alias).name
                    continue
                }
                // A class without superclass may name a protocol first.
                chain.end = search.lookup.isDeclared(wanted) ? nil : TypeText(wanted).name
                break
            }
            chain.classes.append(found)
            next = found.parts.lazy.filter {
                [.swiftClass, .objcInterface, .objcImplementation].contains($0.declaration.kind)
            }
            .compactMap(\.declaration.inherited.first).first.map { TypeText($0).name }
        }
        chains[key] = chain
        return chain
    }

    /// Returns the classes that a name can mean as the superclass of a class, or in a file: those of the file, or else those of its
    /// modules, or else those of modules that it imports, or else all.
    private func classes(named name: String, from heir: CodeClass?, in file: String) -> [CodeClass] {
        let path = heir?.primary.path ?? file
        var found = search.lookup.classes(named: name)
        if found.isEmpty, name.contains(".") { found = search.lookup.classes(named: TypeText(name).name) }
        guard found.count > 1 else { return found }
        let own = found.filter { $0.parts.contains { $0.path == path } }
        if !own.isEmpty { return own }
        let imports = heir?.imports ?? search.files.first { $0.path == path }?.declarations.imports ?? []
        for modules in [search.lookup.modules(ofFile: path), imports] {
            let near = found.filter { !Set($0.modules).isDisjoint(with: modules) }
            if !near.isEmpty { return near }
        }
        return found
    }
}
