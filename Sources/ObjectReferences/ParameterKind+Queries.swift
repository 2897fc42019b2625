import CommandLanguage

extension ParameterKind {
    /// Whether a word of this kind names an object, so that a query can take its place.
    package var meansObject: Bool {
        [.object, .connection, .scene, .segueEnd, .checked, .alignedObject, .equalObject].contains(self) || meansMember
    }

    /// Whether a word of this kind can have a name after the object: `OBJ.NAME`.
    package var meansMember: Bool {
        [
            .member, .outletMember, .collectionMember, .eventMember, .selectorMember, .bindingMember,
            .accessibilityMember, .slotMember, .layoutMember, .connectionEnd, .connectionTarget,
        ].contains(self)
    }
}
