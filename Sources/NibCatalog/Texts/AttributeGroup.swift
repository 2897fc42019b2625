/// The inspector, or part of one, in which Interface Builder shows an attribute or a child with a key.
package enum AttributeGroup: String, Sendable, Hashable, CaseIterable {
    /// The object's class and names: the Identity inspector.
    case identity
    /// Properties of the object's own class.
    case own
    /// Properties of all controls.
    case control
    /// Properties of all views.
    case view
    /// Place and size: the Size inspector.
    case layout

    /// Finds the group of an attribute or of a child's key.
    package init(_ name: String) {
        if Self.identityNames.contains(name) {
            self = .identity
        } else if Self.layoutNames.contains(name) || name.hasSuffix("Priority") || name.hasSuffix("Margins") {
            self = .layout
        } else if Self.viewNames.contains(name) {
            self = .view
        } else {
            self = Self.controlNames.contains(name) ? .control : .own
        }
    }

    private static let identityNames: Set<String> = [
        "customClass", "customModule", "customModuleProvider", "id", "identifier", "key", "placeholderIdentifier",
        "restorationIdentifier", "sceneMemberID", "storyboardIdentifier",
        "useStoryboardIdentifierAsRestorationIdentifier",
        "userLabel",
    ]
    private static let layoutNames: Set<String> = [
        "ambiguous", "autoresizesSubviews", "autoresizingMask", "bounds", "canvasLocation", "fixedFrame", "frame",
        "insetsLayoutMarginsFromSafeArea", "layoutMarginsFollowReadableWidth", "misplaced",
        "placeholderIntrinsicHeight", "placeholderIntrinsicWidth", "translatesAutoresizingMaskIntoConstraints",
        "verifyAmbiguity",
    ]
    private static let viewNames: Set<String> = [
        "alpha", "alphaValue", "appearanceType", "backgroundColor", "clearsContextBeforeDrawing", "clipsSubviews",
        "clipsToBounds", "contentMode", "focusRingType", "hidden", "multipleTouchEnabled", "opaque",
        "semanticContentAttribute", "shadow", "tag", "tintColor", "toolTip", "userInteractionEnabled", "wantsLayer",
    ]
    private static let controlNames: Set<String> = [
        "contentHorizontalAlignment", "contentVerticalAlignment", "continuous", "controlSize", "enabled", "highlighted",
        "refusesFirstResponder", "selected", "sendsActionOnEndEditing",
    ]
}
