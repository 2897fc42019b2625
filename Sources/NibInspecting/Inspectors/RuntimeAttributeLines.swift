import NibDocument
import Replies

/// Shows user-defined runtime attributes.
enum RuntimeAttributeLines {
    /// A heading and a line for each attribute; empty if there are none.
    static func lines(_ attributes: [RuntimeAttribute]) -> [StyledText] {
        guard !attributes.isEmpty else { return [] }
        let rows: [[StyledText]] = attributes.map { attribute in
            [StyledText(attribute.keyPath), "\(attribute.type, .kind)", StyledText(attribute.value.fitting(40))]
        }
        return ["  \("User Defined Runtime Attributes", .heading)"] + Columns.lines(rows, indent: 4)
    }

    static func json(_ attributes: [RuntimeAttribute]) -> JSONValue {
        .array(
            attributes.map { attribute in
                [
                    "keyPath": .string(attribute.keyPath), "type": .string(attribute.type),
                    "value": .string(attribute.value),
                ]
            })
    }
}
