import SourceIndex

extension ClassResolver {
    /// Whether nothing is known about a custom class but its name: no framework can be told to have it, and no code that was read
    /// declares it, not even that of dependencies. Code that was not read may.
    ///
    /// - Parameter objectClass: the class of an object that has a custom class.
    /// - Returns: whether only its name is known.
    package func isOnlyNamed(_ objectClass: ObjectClass) -> Bool {
        let name = objectClass.name
        guard case .unknown = objectClass.state, !FrameworkNames.mayBeClass(name), chains(named: name).isEmpty else {
            return false
        }
        return [code, code?.dependencies].compactMap { $0 }.allSatisfy { lookup in
            lookup.classes(named: name).isEmpty && lookup.aliases(named: name).isEmpty && !lookup.isUnread(name)
                && !lookup.isOfOtherLanguage(name)
        }
    }
}
