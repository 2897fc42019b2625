import SourceIndex

extension ObjectClass {
    /// Returns the first member that satisfies a condition, in the class's own code or inherited code, subclass first.
    package func firstMember(where isWanted: (Member) -> Bool) -> Located? {
        for chain in chains {
            for codeClass in chain.classes {
                if let found = codeClass.firstMember(where: isWanted) { return found }
            }
        }
        return nil
    }

    /// Returns the method or initializer with a selector that the class's code declares or inherits.
    package func declaration(of selector: String) -> Located? {
        firstMember { $0.selector == selector && !$0.traits.contains(.typeLevel) && $0.kind != .property }
    }
}

extension CodeClass {
    /// Returns the first member that satisfies a condition; an implementation comes before its declaration in a header.
    package func firstMember(where isWanted: (Member) -> Bool) -> Located? {
        var found: Located?
        for part in parts {
            for member in part.declaration.members where isWanted(member) {
                let located = Located(className: name, path: part.path, language: part.language, member: member)
                if part.declaration.kind == .objcImplementation { return located }
                found = found ?? located
            }
        }
        return found
    }
}
