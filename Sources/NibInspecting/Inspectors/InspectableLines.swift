import ClassFacts
import NibDocument
import Replies

/// A property that the code marks as inspectable, as answers show it.
struct ShownInspectable {
    let property: OfferedName
    let isSet: Bool

    /// Shows the properties of an object.
    ///
    /// - Parameters:
    ///   - properties: the properties.
    ///   - attributes: the runtime attributes of the object.
    /// - Returns: the properties, in order.
    static func all(_ properties: [OfferedName], set attributes: [RuntimeAttribute]) -> [ShownInspectable] {
        properties.map { property in
            ShownInspectable(property: property, isSet: attributes.contains { $0.keyPath == property.name })
        }
    }

    /// A heading and a line for each property; empty if there are none.
    ///
    /// - Parameters:
    ///   - properties: the properties.
    ///   - width: the columns of the terminal; nil if lines may be of any length.
    /// - Returns: lines with the type and the declaration, hollow where no runtime attribute sets the property.
    static func lines(_ properties: [ShownInspectable], width: Int?) -> [StyledText] {
        guard !properties.isEmpty else { return [] }
        return ["  \("Inspectables", .heading)"] + type.lines(properties, indent: 4, width: width)
    }

    /// An inspectable property for programs, and its columns in lists.
    static let type = RecordType<ShownInspectable>("inspectable property") {
        Field("name", "the property", \.property.name).column { "\($0.isSet ? "●" : "○") \($0.property.name)" }
        Field("type", "its type", \.property.type).column(.kind, giving: .className)
        Field("isSet", "whether a runtime attribute sets it", \.isSet)
        Field("codePlace", "where it is declared", optional: FilePlace.type, \.place)
            .column(giving: .place) { StyledText($0.place?.text ?? "") }
    }

    private var place: FilePlace? { property.place?.filePlace }
}
