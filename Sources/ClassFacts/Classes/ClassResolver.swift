import NibCatalog
import SourceIndex

/// Resolves the classes of objects from code and catalogue and looks up their members; results are cached.
package final class ClassResolver {
    /// The project's code; nil if none was read.
    package let code: (any CodeLookup)?
    /// The framework classes.
    package let catalog: Catalog
    private var chains: [String: [ClassChain]] = [:]
    private var additions: [String: [ClassMembers]] = [:]
    private var addedByDependencies: [String: [ClassMembers]] = [:]
    /// The places where code names or makes nibs, by the names of the nibs.
    var nibUses: [CodeUse.Kind: [String: [(path: String, use: CodeUse)]]] = [:]
    /// The places where code registers nibs for cells, by the names of the nibs.
    var registeredNibs: [String: [(path: String, use: CodeUse)]]?

    /// The maximum length of a superclass chain; anything longer is taken for a cycle.
    private static let longest = 64

    /// Makes a resolver for documents of one platform family.
    package init(code: (any CodeLookup)?, catalog: Catalog) {
        self.code = code
        self.catalog = catalog
    }

    // MARK: - Chains

    /// Returns the chains of all classes of the code with this name; empty if there are none.
    package func chains(named name: String) -> [ClassChain] {
        if let known = chains[name] { return known }
        let found = (code?.classes(named: name) ?? []).map(chain)
        chains[name] = found
        return found
    }

    /// Returns the chain that begins with a class.
    package func chain(of start: CodeClass) -> ClassChain {
        var classes = [start]
        var seen: Set<String> = [(start.module ?? "") + "." + start.name]
        var end: ClassChain.End?
        while end == nil {
            let step = superclass(of: classes[classes.count - 1])
            switch step {
            case .end(let found): end = found
            case .code(let next):
                if !seen.insert((next.module ?? "") + "." + next.name).inserted || classes.count >= Self.longest {
                    end = .open(next.name)
                } else {
                    classes.append(next)
                }
            }
        }
        let isWhole = !classes.contains(where: hasUnreadParts)
        return ClassChain(classes: classes, end: end!, isWhole: isWhole, members: members(of: classes))
    }

    /// Whether a class may have members that were not read: its file could not be, or a dependency has only its header.
    private func hasUnreadParts(_ codeClass: CodeClass) -> Bool {
        if codeClass.isDependency {
            return codeClass.lacksImplementation || code?.dependencies?.isUnread(codeClass) == true
        }
        return code?.isUnread(codeClass) == true
    }

    /// Collects the members of each class of a chain; `@objcMembers` also applies to subclasses.
    private func members(of classes: [CodeClass]) -> [ClassMembers] {
        var showsAll = false
        var found: [ClassMembers] = []
        for codeClass in classes.reversed() {
            showsAll = showsAll || codeClass.parts.contains { $0.declaration.traits.contains(.objcMembers) }
            found.append(ClassMembers(codeClass, showsAll: showsAll))
        }
        return found.reversed()
    }

    private enum Step {
        case code(CodeClass)
        case end(ClassChain.End)
    }

    private func superclass(of codeClass: CodeClass) -> Step {
        var names: [String] = []
        for name in codeClass.parts.lazy.compactMap(Self.inherited) where !names.contains(name) { names.append(name) }
        guard let first = names.first else { return .end(codeClass.isSwift ? .native : .open(codeClass.name)) }
        if names.count == 1 { return superclass(named: first, of: codeClass) }
        // Branches of `#if` name a superclass for each platform: that of the documents' platform is meant, if it can be told.
        let steps = names.map { superclass(named: $0, of: codeClass) }.filter(isOfPlatform)
        return steps.count == 1 ? steps[0] : .end(.open(codeClass.name))
    }

    /// Whether a superclass does not certainly belong to the other platform.
    private func isOfPlatform(_ step: Step) -> Bool {
        guard case .end(let end) = step else { return true }
        return isOfPlatform(end)
    }

    private func superclass(named name: String, of codeClass: CodeClass) -> Step {
        var name = name
        for _ in 0..<8 {
            // A project for several platforms may declare a class such as UILabel for the platform that lacks it.
            if let system = ownSystemClass(name) { return .end(.framework(system)) }
            let candidates = superclasses(named: name, of: codeClass)
            if let meant = meant(candidates, by: codeClass) { return .code(meant) }
            if candidates.isEmpty, let own = aliasOfOtherPlatform(name) { return .end(.framework(own)) }
            if candidates.count > 1 { return .end(.open(name)) }
            let last = TypeName.lastPart(name)
            if catalog.isKnownClass(last) { return .end(.framework(last)) }
            let found = dependencyClasses(named: name)
            if found.count == 1 { return .code(found[0]) }
            if found.count > 1 { return .end(.open(name)) }
            if let alias = alias(named: name), let target = TypeName.className(alias), target != name {
                name = target
            } else {
                break
            }
        }
        let isProtocol = codeClass.isSwift && (Self.protocols.contains(name) || isProtocol(name))
        return .end(isProtocol ? .native : .open(name))
    }

    /// Returns which of several classes of a name a class means: that of its own target or module, or else that of a module it imports.
    private func meant(_ candidates: [CodeClass], by codeClass: CodeClass) -> CodeClass? {
        if candidates.count > 1 {
            let own = candidates.filter { !Set($0.targets).isDisjoint(with: codeClass.targets) }
            if own.count == 1 { return own[0] }
        }
        for modules in [codeClass.modules, codeClass.imports] {
            let near = candidates.filter { !Set($0.modules).isDisjoint(with: modules) }
            if !near.isEmpty { return near.count == 1 ? near[0] : nil }
        }
        return candidates.count == 1 ? candidates[0] : nil
    }

    /// Returns the name of a class of the documents' own platform, UIKit or AppKit; nil for other names.
    private func ownSystemClass(_ name: String) -> String? {
        let last = TypeName.lastPart(name)
        return last.hasPrefix(catalog.family == .cocoa ? "NS" : "UI") && catalog.isKnownClass(last) ? last : nil
    }

    /// Returns the class of the documents' own platform for which the project declares the name of one of the other platform, as in
    /// `typedef NSView UIView`; nil if it declares none.
    private func aliasOfOtherPlatform(_ name: String) -> String? {
        let last = TypeName.lastPart(name)
        guard last.hasPrefix(catalog.family == .cocoa ? "UI" : "NS"), let code else { return nil }
        let own = Set(code.aliases(named: last).compactMap { TypeName.className($0).flatMap(ownSystemClass) })
        return own.count == 1 ? own.first : nil
    }

    /// Protocols of the standard library and Foundation that often come first in the inheritance list of a class
    /// without a superclass.
    private static let protocols: Set<String> = [
        "Codable", "CustomDebugStringConvertible", "CustomStringConvertible", "Decodable", "Encodable", "Equatable",
        "Error",
        "Hashable", "Identifiable", "NSObjectProtocol", "ObservableObject", "Sendable", "AnyObject",
    ]

    /// Returns the first name in the inheritance list of the part that declares a class.
    package static func inherited(_ part: CodeClass.Part) -> String? {
        switch part.declaration.kind {
        case .swiftClass, .objcInterface, .objcImplementation: part.declaration.inherited.first
        case .swiftExtension, .swiftProtocol, .swiftTypealias, .swiftValue, .objcCategory, .objcProtocol: nil
        }
    }

    /// Returns the classes that the code declares under a name, or, for a qualified name, under its last component.
    private func classes(named name: String) -> [CodeClass] {
        let found = code?.classes(named: name) ?? []
        let last = TypeName.lastPart(name)
        return found.isEmpty && last != name ? code?.classes(named: last) ?? [] : found
    }

    /// Returns the classes that may be the superclass of a name: those of the project, but of dependencies first for their own classes.
    private func superclasses(named name: String, of codeClass: CodeClass) -> [CodeClass] {
        let found = codeClass.isDependency ? dependencyClasses(named: name) : []
        return found.isEmpty ? classes(named: name) : found
    }

    // MARK: - What the code adds to frameworks

    /// Returns the members that extensions and categories in the code add to a framework class and its superclasses.
    func additions(to framework: String) -> [ClassMembers] {
        if let known = additions[framework] { return known }
        let names = catalog.superclasses(of: framework)
        code?.prepare(classes: names)
        let found = names.compactMap { code?.extensions(of: $0) }.map { ClassMembers($0, showsAll: false) }
        additions[framework] = found
        return found
    }

    /// Returns the members that extensions and categories in the code add to the class at which a chain ends, if it was not read.
    func additions(toEndOf chain: ClassChain) -> [ClassMembers] {
        guard case .open(let name) = chain.end else { return [] }
        if let known = additions[name] { return known }
        code?.prepare(classes: [name])
        let found = (code?.extensions(of: name)).map { [ClassMembers($0, showsAll: false)] } ?? []
        additions[name] = found
        return found
    }

    /// Returns the members that extensions and categories of dependencies add to a framework class and its superclasses.
    func dependencyAdditions(to framework: String) -> [ClassMembers] {
        if let known = addedByDependencies[framework] { return known }
        var found: [ClassMembers] = []
        if let dependencies = code?.dependencies {
            let names = catalog.superclasses(of: framework)
            dependencies.prepare(classes: names)
            found = names.compactMap { dependencies.extensions(of: $0) }.map { ClassMembers($0, showsAll: false) }
        }
        addedByDependencies[framework] = found
        return found
    }

    // MARK: - Kinship

    /// Whether a class is another class or one of its subclasses; nil if that cannot be known.
    package func isClass(_ name: String, kindOf ancestor: String) -> Bool? {
        if name == ancestor { return true }
        let chains = chains(named: name)
        if chains.isEmpty {
            guard catalog.isKnownClass(name) else { return nil }
            return catalog.isClass(name, kindOf: ancestor)
        }
        let answers = chains.map { isChain($0, kindOf: ancestor) }
        if answers.allSatisfy({ $0 == true }) { return true }
        return answers.allSatisfy { $0 == false } ? false : nil
    }

    /// Whether a class is a framework class or one of its subclasses: false if none of the possible classes is, nil if
    /// that cannot be known.
    package func derives(_ objectClass: ObjectClass, from system: String) -> Bool? {
        switch objectClass.state {
        case .framework(let name): return catalog.isClass(name, kindOf: system)
        case .code(let chains):
            return chains.allSatisfy { isChain($0, kindOf: system) == false } ? false : nil
        case .absent, .unknown: return nil
        }
    }

    /// Whether a chain contains or ends in a class; nil if that cannot be known.
    package func isChain(_ chain: ClassChain, kindOf ancestor: String) -> Bool? {
        if chain.classes.contains(where: { $0.name == ancestor || $0.runtimeName == ancestor }) { return true }
        switch chain.end {
        case .framework(let name): return catalog.isClass(name, kindOf: ancestor)
        case .native: return false
        case .open(let name): return name == ancestor ? true : nil
        }
    }
}
