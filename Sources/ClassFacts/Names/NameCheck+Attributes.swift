import NibDocument
import SourceIndex
import XMLTree

/// Key paths of user-defined runtime attributes.
extension NameCheck {
    /// Returns the reason why an object cannot have a runtime attribute.
    ///
    /// A key path is followed as far as the types of the properties are known.
    ///
    /// - Parameters:
    ///   - keyPath: the key path.
    ///   - type: the type of the value, such as `number`.
    ///   - node: the object.
    /// - Returns: nil if the object can or may have the attribute.
    package func runtimeAttribute(_ keyPath: String, type: String, of node: NodeID) -> NameProblem? {
        var objectClass = objectClass(of: node)
        var keys = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        while !keys.isEmpty {
            let key = keys.removeFirst()
            if case .absent = objectClass.state { return nil }
            switch resolver.key(key, of: objectClass) {
            case .unknown: return nil
            case .missing: return missing(key, in: objectClass)
            case .hidden(let found):
                // All keys of a path except the last are only read.
                if !keys.isEmpty, found.member.traits.contains(.objc) { return nil }
                return hidden(found, named: key, mark: "@IBInspectable")
            case .framework(let type, _):
                guard !keys.isEmpty, resolver.catalog.isKnownClass(type) else { return nil }
                objectClass = resolver.objectClass(named: type)
            case .code(let found):
                if keys.isEmpty { return wrongType(found, type: type) }
                guard found.member.kind == .property, let name = TypeName.className(found.member.type) else {
                    return nil
                }
                objectClass = resolver.objectClass(named: name)
            }
        }
        return nil
    }

    private func missing(_ key: String, in objectClass: ObjectClass) -> NameProblem? {
        let names = resolver.declaredKeys(of: objectClass).map(\.member.name)
        let near = Similar.name(to: key, among: names) ?? Similar.extended(by: key, among: names).first
        let isNative = !objectClass.chains.isEmpty && objectClass.chains.allSatisfy { $0.end == .native }
        // A framework class has properties that the catalogue does not list, so report only a name close to one in the
        // code.
        guard near != nil || !objectClass.chains.isEmpty else { return nil }
        let isSure = near != nil || isNative
        return NameProblem(
            message: "\(classText(objectClass)) has no '\(key)'" + (isSure ? "" : ", as far as is known"),
            nearest: near,
            isCertain: isSure)
    }

    private func wrongType(_ found: Located, type: String) -> NameProblem? {
        guard found.member.kind == .property, !RuntimeAttributeTypes.fits(type, into: found.member) else { return nil }
        var problem = NameProblem(
            message: "'\(found.member.name)' of class '\(found.className)'\(place(found.place)) is a "
                + "\(found.member.type), which cannot hold a \(type)")
        problem.isOfType = true
        problem.remedy = RuntimeAttributeTypes.usual(found.member).map { "the type for it is '\($0)'" }
        return problem
    }
}

extension ClassResolver {
    /// Returns the settable properties that the code declares for a class, inspectable ones first, each name once.
    package func declaredKeys(of objectClass: ObjectClass) -> [Located] {
        let framework = objectClass.framework.map { additions(to: $0) } ?? []
        let all = (objectClass.chains.flatMap(\.members) + framework).flatMap { members in
            members.keys.values.filter { $0.member.kind == .property }.sorted { $0.member.name < $1.member.name }
        }
        var seen: Set<String> = []
        let marked = all.filter { $0.member.traits.contains(.inspectable) }
        let others = all.filter { !$0.member.traits.contains(.inspectable) }
        return (marked + others).filter { seen.insert($0.member.name).inserted }
    }
}
