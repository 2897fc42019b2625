import CommandLanguage
import NibDocument

extension ParameterKind {
    /// The id of a connection.
    static let connection = ParameterKind(rawValue: "connection")
    /// `SRC.NAME` of an outlet.
    static let outletMember = ParameterKind(rawValue: "outlet-member")
    /// `SRC.NAME` of an outlet collection.
    static let collectionMember = ParameterKind(rawValue: "collection-member")
    /// `SRC[.EVENT]` of an action.
    static let eventMember = ParameterKind(rawValue: "event-member")
    /// `DST.SELECTOR` of an action.
    static let selectorMember = ParameterKind(rawValue: "selector-member")
    /// `SRC.NAME` of a binding.
    static let bindingMember = ParameterKind(rawValue: "binding-member")
    /// An object, and perhaps a way to one of its lists: `PARENT[.slot]`.
    static let slotMember = ParameterKind(rawValue: "slot-member")
    /// A way from the object in front of it to an attribute.
    static let propertyPath = ParameterKind(rawValue: "property-path")
    /// The key path of a runtime attribute.
    static let keyPath = ParameterKind(rawValue: "key-path")
    /// The name of a class.
    static let className = ParameterKind(rawValue: "class-name")
    /// The name of an element that can be added.
    static let element = ParameterKind(rawValue: "element")
    /// A word of a search.
    static let query = ParameterKind(rawValue: "query")
    /// An object and one of its layout attributes: `OBJ.ATTR`.
    static let layoutMember = ParameterKind(rawValue: "layout-member")
    /// The name of a layout attribute.
    static let layoutAttribute = ParameterKind(rawValue: "layout-attribute")
    /// The identifier of a rule of `check`, or several with commas between.
    static let rule = ParameterKind(rawValue: "rule")
    /// A scene: `scene:ID`, its controller or its label.
    static let scene = ParameterKind(rawValue: "scene")
    /// What a segue leads to: a controller, or `exit`.
    static let segueEnd = ParameterKind(rawValue: "segue-end")
    /// A kind of segue.
    static let segueKind = ParameterKind(rawValue: "segue-kind")
    /// A relationship that the source of a segue can have.
    static let relationship = ParameterKind(rawValue: "relationship")
    /// The number of an entry of the log.
    static let entry = ParameterKind(rawValue: "entry")
}

extension Parameter where Value == Word {
    static func object(
        _ name: String = "OBJ", _ summary: String = "an object: its id, a beginning of it, a label, owner, …"
    ) -> Self {
        Self(name, kind: .object, summary: summary)
    }

    static func scene(_ name: String, _ summary: String) -> Self {
        Self(name, kind: .scene, summary: summary)
    }
}

/// Parameters that many commands have.
enum CommonParameters {
    static let newID = Parameter<NewID>("ID", summary: "the id to give; without it a free one is made")
    static let place = Parameter<WholeNumber>("N", summary: "the place, counted from 0; without it the end")
    /// The connections that a line of the log names.
    static let connections = Parameter<ObjectReference>(
        "ID", kind: .connection, summary: "the connections of the open document; without them those of the class")
}

extension Syntax {
    /// `[as ID]`
    static let asID: Syntax = .optional([.keyword("as"), .operand(CommonParameters.newID)])
    /// `[at N]`
    static let atPlace: Syntax = .optional([.keyword("at"), .operand(CommonParameters.place)])
}
