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
            guard !place.owner.isEmpty else { return .unknown }
            return place.isTypeLevel ? .meta(place.owner) : .value(place.owner)
        case .name(let name): return named(name, from: place)
        case .type(let text): return value(text, from: place)
        case .member(let base, let name): return member(name, of: type(of: base, from: place), from: place)
        case .call(let callee, let isInferred): return call(callee, isInferred: isInferred, from: place)
        case .element(let base): return element(of: type(of: base, from: place))
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

    /// Returns a value of a type that is written in code.
    func value(_ written: String, from place: Viewpoint) -> ValueType {
        let type = TypeText(written)
        if type.text == "Self" || type.text == "instancetype" { return .value(place.owner) }
        if Self.dynamic.contains(type.text) { return .dynamic }
        if type.text.isEmpty || isGenericParameter(type.name) { return .unknown }
        if type.text.hasSuffix(".Type") { return .meta(String(type.text.dropLast(5))) }
        return .value(type.text)
    }

    private static let dynamic: Set<String> = ["Any", "AnyObject", "id", "NSObjectProtocol"]

    /// Whether a name looks like that of a generic parameter, whose type is not known.
    private func isGenericParameter(_ name: String) -> Bool { name.utf8.count <= 2 && !search.lookup.isDeclared(name) }

    /// Returns what a name means that is not local.
    func named(_ name: String, from place: Viewpoint) -> ValueType {
        if name == "Self" { return .meta(place.owner) }
        if !place.owner.isEmpty, let found = declared(name, in: place.owner, isTypeLevel: nil, from: place) {
            return found
        }
        if let first = name.utf8.first, first >= 65, first <= 90 {
            let isConstant = name.utf8.allSatisfy { $0 < 97 }
            if !isConstant || search.lookup.isDeclared(name) { return .meta(name) }
            return name == "NSApp" ? .foreign : .unknown
        }
        guard !place.owner.isEmpty, let end = chain(of: place.owner, from: place.path).end else { return .unknown }
        return Self.inherited.contains(name) || search.frameworkHas(name, end) ? .foreign : .unknown
    }

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
        case .foreign: return .foreign
        case .dynamic: return place.language == .swift ? .unknown : .dynamic
        case .unknown, .method: return .unknown
        case .meta(let text):
            if name == "Type" || name == "self" { return base }
            return declared(name, in: text, isTypeLevel: true, from: place)
                ?? declared(name, in: text, isTypeLevel: false, from: place) ?? nested(name, in: text)
        case .value(let text):
            let type = TypeText(text)
            if type.element != nil {
                return Self.elements.contains(name) ? element(of: base) : Self.same.contains(name) ? base : .unknown
            }
            if let found = declared(name, in: type.text, isTypeLevel: false, from: place) { return found }
            return missing(type, from: place)
        }
    }

    private static let elements: Set<String> = [
        "first", "last", "randomElement", "popLast", "removeFirst", "removeLast",
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
        if search.lookup.isDeclared(TypeText(text).name) { return .unknown }
        // The shared instances of framework classes have the type of their class.
        return ["shared", "main", "default", "current", "standard", "sharedApplication"].contains(name)
            ? .value(text) : .foreign
    }

    /// Returns the type of a member that the code declares in a type or its superclasses; nil if it declares none.
    func declared(_ name: String, in owner: String, isTypeLevel: Bool?, from place: Viewpoint) -> ValueType? {
        let chain = chain(of: owner, from: place.path)
        var owners = chain.classes
        if let found = search.lookup.codeProtocol(named: owner) { owners.append(found) }
        if owners.isEmpty, let found = search.lookup.valueType(named: owner) { owners.append(found) }
        let end = chain.end ?? (owners.isEmpty ? TypeText(owner).name : nil)
        if let end, let more = search.lookup.extensions(of: end) { owners.append(more) }
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
        return nil
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
