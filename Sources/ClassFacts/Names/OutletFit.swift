import SourceIndex

/// Compares objects with the types of outlets that the code declares.
package struct OutletFit {
    private let resolver: ClassResolver

    /// Makes a comparison that resolves classes with `resolver`.
    package init(_ resolver: ClassResolver) { self.resolver = resolver }

    /// Returns the class of the objects that an outlet takes; nil for protocols and unknown types.
    package func wantedClass(_ found: Located, isCollection: Bool) -> String? {
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

    /// Whether a class certainly is not the wanted class or one of its subclasses.
    package func differs(_ objectClass: ObjectClass, from wanted: String) -> Bool {
        switch objectClass.state {
        case .framework(let name):
            // The catalogue may give the element's class a class that shares nothing with `wanted`, such as a layout
            // guide.
            return resolver.isClass(name, kindOf: wanted) == false
        case .code(let chains): return chains.allSatisfy { resolver.isChain($0, kindOf: wanted) == false }
        case .absent, .unknown: return false
        }
    }

    /// Whether Interface Builder shows an outlet among the collections: in Objective-C only one that is declared as such, so
    /// that an `IBOutlet NSArray *` takes one object, which is an array itself.
    func isCollection(_ found: Located) -> Bool {
        found.language == .objectiveC ? found.member.traits.contains(.collection) : isArray(found) == true
    }

    /// Whether an object certainly is an array or a set, which an outlet of such a type can hold.
    package func isArray(_ objectClass: ObjectClass) -> Bool { TypeName.isCollection(objectClass.name) == true }

    /// Whether a property takes an array; nil if its type does not tell.
    package func isArray(_ found: Located) -> Bool? {
        if found.member.traits.contains(.collection) { return true }
        guard let answer = TypeName.isCollection(found.member.type) else { return nil }
        if answer { return true }
        // The type may be an alias of an array type, unless a class of this name is known.
        guard let name = TypeName.className(found.member.type), isKnown(name) else { return nil }
        return false
    }

    private func isKnown(_ name: String) -> Bool {
        resolver.catalog.isKnownClass(name) || !resolver.chains(named: name).isEmpty
    }
}
