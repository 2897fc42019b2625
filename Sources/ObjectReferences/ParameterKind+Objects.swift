import CommandLanguage

extension ParameterKind {
    /// The id of a connection.
    package static let connection = ParameterKind(rawValue: "connection")
    /// `SRC.NAME` of an outlet.
    package static let outletMember = ParameterKind(rawValue: "outlet-member")
    /// `SRC.NAME` of an outlet collection.
    package static let collectionMember = ParameterKind(rawValue: "collection-member")
    /// `SRC[.EVENT]` of an action.
    package static let eventMember = ParameterKind(rawValue: "event-member")
    /// `DST.SELECTOR` of an action.
    package static let selectorMember = ParameterKind(rawValue: "selector-member")
    /// `SRC.NAME` of a binding.
    package static let bindingMember = ParameterKind(rawValue: "binding-member")
    /// `SRC.NAME` of an accessibility connection.
    package static let accessibilityMember = ParameterKind(rawValue: "accessibility-member")
    /// The end that has a connection: an object, and perhaps an outlet, event or binding.
    package static let connectionEnd = ParameterKind(rawValue: "connection-end")
    /// The end that a connection leads to: an object, and perhaps a selector.
    package static let connectionTarget = ParameterKind(rawValue: "connection-target")
    /// An object, and perhaps a path to one of its lists: `PARENT[.slot]`.
    package static let slotMember = ParameterKind(rawValue: "slot-member")
    /// A path to an attribute from the object in the word before.
    package static let propertyPath = ParameterKind(rawValue: "property-path")
    /// The key path of a runtime attribute.
    package static let keyPath = ParameterKind(rawValue: "key-path")
    /// The name of a class.
    package static let className = ParameterKind(rawValue: "class-name")
    /// The name of an element that can be added.
    package static let element = ParameterKind(rawValue: "element")
    /// The name of an item of Interface Builder's library.
    package static let libraryItem = ParameterKind(rawValue: "library-item")
    /// A word of a search.
    package static let query = ParameterKind(rawValue: "query")
    /// An object and one of its layout attributes: `OBJ.ATTR`.
    package static let layoutMember = ParameterKind(rawValue: "layout-member")
    /// A view that `align` aligns, or last what is aligned.
    package static let alignedObject = ParameterKind(rawValue: "aligned-object")
    /// A view whose size `equal` makes equal, or last which size.
    package static let equalObject = ParameterKind(rawValue: "equal-object")
    /// The name of a layout attribute.
    package static let layoutAttribute = ParameterKind(rawValue: "layout-attribute")
    /// The identifier of a rule of `check`, or several with commas between.
    package static let rule = ParameterKind(rawValue: "rule")
    /// A scene: `scene:ID`, its controller or its label.
    package static let scene = ParameterKind(rawValue: "scene")
    /// What a segue leads to: a controller, or `exit`.
    package static let segueEnd = ParameterKind(rawValue: "segue-end")
    /// A kind of segue.
    package static let segueKind = ParameterKind(rawValue: "segue-kind")
    /// A relationship that the source of a segue can have.
    package static let relationship = ParameterKind(rawValue: "relationship")
    /// The value of an attribute, whose object and path come before it.
    package static let attributeValue = ParameterKind(rawValue: "attribute-value", isText: true)
    /// A trait for which a value applies: `width=compact`.
    package static let trait = ParameterKind(rawValue: "trait")
    /// The type of a runtime attribute, whose object and key path come before it.
    package static let attributeType = ParameterKind(rawValue: "attribute-type")
    /// An outlet with the class that declares it, or an object of the class: `CLASS.NAME`.
    package static let declaredOutlet = ParameterKind(rawValue: "declared-outlet")
    /// An action with the class that declares it, or an object of the class: `CLASS.SELECTOR`.
    package static let declaredAction = ParameterKind(rawValue: "declared-action")
    /// An outlet or action with the class that declares it, or an object of the class: `CLASS.NAME`.
    package static let declaredMember = ParameterKind(rawValue: "declared-member")
    /// What `check` checks: an object, or files and folders.
    package static let checked = ParameterKind(rawValue: "checked")
    /// The number of an entry of the log.
    package static let entry = ParameterKind(rawValue: "entry")

    /// Whether a class may come before the dot.
    package var takesClass: Bool { [.declaredOutlet, .declaredAction, .declaredMember].contains(self) }
}
