import NibChecks
import NibDocument
import Replies

/// Shows the properties that the code marks as inspectable.
enum InspectableLines {
    /// A heading and a line for each property; empty if there are none.
    ///
    /// - Parameters:
    ///   - inspectables: the properties.
    ///   - attributes: the runtime attributes of the object.
    ///   - width: the columns of the terminal; nil if lines may be of any length.
    /// - Returns: lines with the type and the declaration, hollow where no runtime attribute sets the property.
    static func lines(_ inspectables: [OfferedName], set attributes: [RuntimeAttribute], width: Int?)
        -> [StyledText]
    {
        guard !inspectables.isEmpty else { return [] }
        let rows: [[StyledText]] = inspectables.map { property in
            let isSet = attributes.contains { $0.keyPath == property.name }
            return [
                StyledText("\(isSet ? "●" : "○") \(property.name)"), "\(property.type, .kind)",
                StyledText(place(property)),
            ]
        }
        return ["  \("Inspectables", .heading)"] + Columns(indent: 4, width: width, shortened: [2]).lines(rows)
    }

    static func json(_ inspectables: [OfferedName]) -> JSONValue {
        .array(
            inspectables.map { property in
                ["name": .string(property.name), "type": .string(property.type), "place": .string(place(property))]
            })
    }

    private static func place(_ property: OfferedName) -> String {
        property.place.map { "\($0.path):\($0.line):\($0.column)" } ?? ""
    }
}
