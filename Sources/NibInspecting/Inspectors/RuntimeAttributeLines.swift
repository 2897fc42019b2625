import NibDocument
import Replies

/// Shows user-defined runtime attributes.
enum RuntimeAttributeLines {
    /// A heading and a line for each attribute; empty if there are none.
    ///
    /// - Parameters:
    ///   - attributes: the attributes.
    ///   - width: the columns of the terminal; nil if lines may be of any length.
    /// - Returns: the lines.
    static func lines(_ attributes: [RuntimeAttribute], width: Int?) -> [StyledText] {
        guard !attributes.isEmpty else { return [] }
        let rows: [[StyledText]] = attributes.map { attribute in
            [StyledText(attribute.keyPath), "\(attribute.type, .kind)", StyledText(attribute.value.oneLine)]
        }
        return ["  \("User Defined Runtime Attributes", .heading)"]
            + Columns(indent: 4, width: width, shortened: [2]).lines(rows)
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
