import CommandLanguage
import NibDocument
import Replies
import XMLTree

/// A rectangle, size, point or inset: an element whose numbers can be written together, as in `(20,20,120,30)`.
package enum NumberGroup {
    /// The attributes of each such element, in the order in which the numbers are written (Documentation/Format/Numbers.md#elements-of-numbers).
    private static let attributes: [String: [String]] = [
        "rect": ["x", "y", "width", "height"], "point": ["x", "y"], "size": ["width", "height"],
        "inset": ["minX", "minY", "maxX", "maxY"], "edgeInsets": ["top", "left", "bottom", "right"],
        "directionalEdgeInsets": ["top", "leading", "bottom", "trailing"],
    ]

    /// Whether an element is such a group.
    package static func isOne(_ element: String) -> Bool { attributes[element] != nil }

    /// The names of a group's numbers; empty for other elements.
    static func names(of element: String) -> [String] { attributes[element] ?? [] }

    /// Reads the numbers of a group.
    ///
    /// - Parameters:
    ///   - value: the numbers as `(1,2,3,4)`.
    ///   - element: the group's element.
    /// - Returns: the attributes with their values as documents spell them.
    /// - Throws: an error under the word if it is not as many numbers as the element has.
    package static func read(_ value: Word, for element: String) throws(CommandError) -> [Attribute] {
        let names = attributes[element] ?? []
        guard let numbers = Numbers.tuple(value.text), numbers.count == names.count else {
            throw CommandError(
                "bad-value", "'\(value.text)' does not fit; write (\(names.joined(separator: ",")))", span: value.span)
        }
        return zip(names, numbers).map { Attribute($0, Numbers.spell($1)) }
    }
}
