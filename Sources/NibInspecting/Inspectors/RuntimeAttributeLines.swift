import NibDocument
import Replies

/// Shows user-defined runtime attributes.
enum RuntimeAttributeLines {
    /// Passes on a heading and a line for each attribute, if there are any.
    ///
    /// - Parameters:
    ///   - attributes: the attributes.
    ///   - width: the columns of the terminal; nil if lines may be of any length.
    ///   - line: receives the lines.
    static func write(_ attributes: [RuntimeAttribute], width: Int?, to line: (StyledText) -> Void) {
        guard !attributes.isEmpty else { return }
        line("  \("User Defined Runtime Attributes", .heading)")
        let rows = attributes.lazy.map { attribute -> [StyledText] in
            [StyledText(attribute.keyPath), "\(attribute.type, .kind)", StyledText(attribute.value.oneLine)]
        }
        Columns(indent: 4, width: width, shortened: [2]).write(rows, to: line)
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
