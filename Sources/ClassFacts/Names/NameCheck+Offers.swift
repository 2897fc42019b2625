import NibCatalog
import NibDocument
import SourceIndex
import XMLTree

/// Names to offer for an object: first those of the code in the order of declaration, then those of the frameworks.
extension NameCheck {
    /// Returns the outlets and outlet collections of an object.
    package func outlets(of node: NodeID) -> [OfferedName] {
        let objectClass = objectClass(of: node)
        return outlets(of: objectClass, framework: framework(of: objectClass, node))
    }

    /// Returns the outlets and outlet collections of a class.
    package func outlets(ofClass name: String) -> [OfferedName] {
        let objectClass = resolver.objectClass(named: name)
        return outlets(of: objectClass, framework: objectClass.framework ?? "")
    }

    private func outlets(of objectClass: ObjectClass, framework: String) -> [OfferedName] {
        let fit = OutletFit(resolver)
        let own = members(of: objectClass).flatMap(\.outlets).map { found in
            OfferedName(
                name: found.member.name, type: found.member.type, isCollection: fit.isCollection(found),
                place: found.place)
        }
        let system = resolver.catalog.outlets(ofClass: framework).map {
            OfferedName(name: $0.name, type: $0.type, isCollection: $0.isCollection)
        }
        return unique(own + system)
    }

    /// Returns the actions that an object can receive; the type of each is that of its sender parameter.
    package func actions(of node: NodeID) -> [OfferedName] {
        if document.placeholder(node) == .firstResponder {
            return resolver.catalog.firstResponderActions.map { OfferedName(name: $0) }
        }
        let objectClass = objectClass(of: node)
        return actions(of: objectClass, framework: framework(of: objectClass, node))
    }

    /// Returns the actions that objects of a class can receive.
    package func actions(ofClass name: String) -> [OfferedName] {
        let objectClass = resolver.objectClass(named: name)
        return actions(of: objectClass, framework: objectClass.framework ?? "")
    }

    private func actions(of objectClass: ObjectClass, framework: String) -> [OfferedName] {
        let own = members(of: objectClass).flatMap(\.actions).flatMap(offers)
        return unique(own + resolver.catalog.ownActions(ofClass: framework).map { OfferedName(name: $0) })
    }

    /// An action by its selector, and by that of Swift 2 if it may have that one.
    private func offers(_ found: Located) -> [OfferedName] {
        [found.member.selector, ClassMembers.olderSelector(of: found)].compactMap { $0 }.map { selector in
            OfferedName(name: selector, type: found.member.parameters.first?.type ?? "", place: found.place)
        }
    }

    /// Returns the keys that runtime attributes of an object can set.
    package func keys(of node: NodeID) -> [OfferedName] {
        let objectClass = objectClass(of: node)
        let own = resolver.declaredKeys(of: objectClass)
            .filter { !$0.member.traits.contains(.outlet) && !$0.member.traits.contains(.collection) }
            .map { OfferedName(name: $0.member.name, type: $0.member.type, place: $0.place) }
        let classes = resolver.catalog.superclasses(of: framework(of: objectClass, node))
        return unique(own + FrameworkMembers.propertyNames(of: classes).map { OfferedName(name: $0) })
    }

    /// Returns the properties that the code marks as inspectable for an object, with their types and places.
    package func inspectables(of node: NodeID) -> [OfferedName] {
        resolver.declaredKeys(of: objectClass(of: node)).filter { $0.member.traits.contains(.inspectable) }.map {
            found in
            let place = found.place
            return OfferedName(
                name: found.member.name, type: found.member.type,
                place: CodePosition(path: shown(place.path), line: place.line, column: place.column))
        }
    }

    /// Returns the type that Interface Builder gives a runtime attribute for a key path; nil if the code does not tell.
    package func attributeType(_ keyPath: String, of node: NodeID) -> String? {
        guard case .code(let found) = resolver.key(keyPath, of: objectClass(of: node)) else { return nil }
        return RuntimeAttributeTypes.usual(found.member)
    }

    /// Whether the code marks a property as inspectable and declares it as a number with a fraction, which Interface Builder writes as one
    /// even if it has none (47 of 47).
    package func isInspectableReal(_ keyPath: String, of node: NodeID) -> Bool {
        inspectables(of: node).contains { $0.name == keyPath && RuntimeAttributeTypes.isReal($0.type) }
    }

    /// Returns the classes of the code that an object can have, those that derive from its element's class first.
    ///
    /// - Parameters:
    ///   - node: the object.
    ///   - prefix: the letters with which the names begin.
    ///   - most: the number of classes up to which each is resolved, which reads its file.
    /// - Returns: names with their superclasses as types.
    package func classes(for node: NodeID, beginningWith prefix: String, most: Int) -> [OfferedName] {
        guard let code = resolver.code else { return [] }
        let system = document.frameworkClass(ofElement: document.tree.name(node), document.placeholder(node))
        let names = code.classNames().filter { $0.hasPrefix(prefix) }
        guard let system, system != "NSObject" else { return names.map { OfferedName(name: $0) } }
        guard names.count <= most else { return heirs(of: system, beginningWith: prefix, among: names, in: code) }
        code.prepare(classes: names)
        let offers = names.map { name -> (isKin: Bool, offer: OfferedName) in
            let first = resolver.chains(named: name).first
            let isKin = resolver.isClass(name, kindOf: system) == true
            return (isKin, OfferedName(name: name, type: first?.classes[0].firstInherited ?? ""))
        }
        return (offers.filter(\.isKin) + offers.filter { !$0.isKin }).map(\.offer)
    }

    /// Returns the direct subclasses of the element's class, then the other names; used if there are too many to
    /// resolve.
    private func heirs(
        of system: String, beginningWith prefix: String, among names: [String], in code: any CodeLookup
    ) -> [OfferedName] {
        let heirs = code.subclasses(of: system).filter { $0.name.hasPrefix(prefix) }
        return unique(
            heirs.map { OfferedName(name: $0.name, type: system) } + names.map { OfferedName(name: $0) })
    }

    // MARK: - Fit

    /// Whether all classes of an object are known, so that it has no outlets and actions other than those offered.
    package func isKnown(_ node: NodeID) -> Bool {
        let chains = objectClass(of: node).chains
        return !chains.isEmpty && chains.allSatisfy(\.isKnown)
    }

    /// Returns how well the sender of an action fits the type of the action's parameter in the code.
    package func match(sender type: String, _ source: NodeID) -> ClassMatch {
        guard let wanted = TypeName.className(type), !type.isEmpty else { return .fits }
        return OutletFit(resolver).differs(objectClass(of: source), from: wanted) ? .differs : .fits
    }

    /// Returns how well an object fits an outlet; nil if the code does not tell.
    package func match(_ name: String, isCollection: Bool, of source: NodeID, holding destination: NodeID)
        -> ClassMatch?
    {
        let fit = OutletFit(resolver)
        let type: String?
        switch resolver.key(name, of: objectClass(of: source)) {
        case .code(let found): type = fit.wantedClass(found, isCollection: isCollection)
        case .framework(let name, _) where resolver.catalog.isKnownClass(name): type = name
        default: return nil
        }
        guard let wanted = type else { return .mayFit }
        let actual = objectClass(of: destination)
        if document.isConstraint(destination) { return wanted == "NSLayoutConstraint" ? .fits : .differs }
        if fit.differs(actual, from: wanted) { return .differs }
        switch actual.state {
        case .framework(let name): return resolver.isClass(name, kindOf: wanted) == true ? .fits : .mayFit
        case .code(let chains):
            return chains.allSatisfy { resolver.isChain($0, kindOf: wanted) == true } ? .fits : .mayFit
        case .absent, .unknown: return nil
        }
    }

    private func members(of objectClass: ObjectClass) -> [ClassMembers] {
        objectClass.chains.flatMap { $0.members + resolver.additions(toEndOf: $0) }
            + (objectClass.framework.map { resolver.additions(to: $0) } ?? [])
    }

    private func framework(of objectClass: ObjectClass, _ node: NodeID) -> String {
        objectClass.framework ?? document.knownClass(of: node).name
    }

    private func unique(_ names: [OfferedName]) -> [OfferedName] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0.name).inserted }
    }
}
