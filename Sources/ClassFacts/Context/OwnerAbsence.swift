/// What the objects lack for which code loads a nib.
extension DocumentContext {
    /// Judges whether the owner for which a place in the code loads the nib lacks a member.
    ///
    /// - Parameters:
    ///   - wanted: the member that the document refers to.
    ///   - loader: the place where the nib is loaded.
    /// - Returns: how certain it is that loading fails, or that an action finds no method.
    package func absence(of wanted: ClassResolver.Wanted, from loader: NibLoader) -> MemberAbsence.Verdict {
        switch loader.owner {
        case .unknown: return .no
        case .nobody, .cell:
            // Nobody is sent actions, and AppKit sets no outlets.
            guard case .key = wanted else { return .no }
            return isLacked(wanted, by: resolver.objectClass(named: "NSObject")) ? .certain : .no
        case .classItself(let found):
            guard case .key = wanted, found.place != nil else { return .no }
            return .certain
        case .object(let found, let isExact): return absence(of: wanted, from: found, isExact: isExact)
        }
    }

    private func absence(
        of wanted: ClassResolver.Wanted, from objectClass: ObjectClass, isExact: Bool
    ) -> MemberAbsence.Verdict {
        if isWithoutKeys(objectClass), case .key = wanted { return .certain }
        guard isLacked(wanted, by: objectClass), !isPartlyRead(objectClass) else { return .no }
        if mayChangeClasses || !isExact, resolver.heirHas(wanted, of: objectClass) { return .no }
        // The catalogue may not list all members of a framework class.
        return objectClass.chains.isEmpty && objectClass.name != "NSObject" ? .likely : .certain
    }

    private func isLacked(_ wanted: ClassResolver.Wanted, by objectClass: ObjectClass) -> Bool {
        resolver.find(wanted, of: objectClass) == .missing
    }

    /// Whether objects of a class do not take part in key-value coding, so that UIKit can set none of their outlets: those of Swift classes
    /// that do not derive from NSObject.
    package func isWithoutKeys(_ objectClass: ObjectClass) -> Bool {
        !isMac && !objectClass.chains.isEmpty && objectClass.chains.allSatisfy { $0.end == .native && $0.isKnown }
    }
}
