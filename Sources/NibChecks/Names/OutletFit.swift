import SourceIndex

/// Says whether objects fit the types of outlets that the code declares.
struct OutletFit {
    private let resolver: ClassResolver

    /// Makes it for the classes of a resolver.
    init(_ resolver: ClassResolver) { self.resolver = resolver }

    /// The class of the objects that an outlet takes; nil for protocols and for what is no class that is known.
    func wantedClass(_ found: Located, isCollection: Bool) -> String? {
        var type = found.member.type
        if found.member.kind == .method { type = found.member.parameters.first?.type ?? "" }
        if isCollection {
            if !found.member.detail.isEmpty, found.language == .objectiveC {
                type = found.member.detail
            } else if type.hasPrefix("["), type.hasSuffix("]") {
                type = String(type.dropFirst().dropLast())
            } else {
                return nil
            }
        }
        guard let name = TypeName.className(type), isKnown(name) else { return nil }
        return name != "NSObject" ? name : nil
    }

    /// Whether no object of a class is of another for certain.
    func differs(_ objectClass: ObjectClass, from wanted: String) -> Bool {
        switch objectClass.state {
        case .framework(let name):
            // Layout guides and the like are shown by elements of another class.
            return resolver.isClass(name, kindOf: wanted) == false
        case .code(let chains): return chains.allSatisfy { resolver.isChain($0, kindOf: wanted) == false }
        case .absent, .unknown: return false
        }
    }

    /// Whether a property takes an array; nil where its type does not tell.
    func isArray(_ found: Located) -> Bool? {
        if found.member.traits.contains(.collection) { return true }
        guard let answer = TypeName.isCollection(found.member.type) else { return nil }
        if answer { return true }
        // Another name may stand for an array.
        guard let name = TypeName.className(found.member.type), isKnown(name) else { return nil }
        return false
    }

    private func isKnown(_ name: String) -> Bool {
        resolver.catalog.isKnownClass(name) || !resolver.chains(named: name).isEmpty
    }
}
