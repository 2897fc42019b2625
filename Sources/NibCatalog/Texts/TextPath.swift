import Bytes

/// The way from an element to an attribute of it or of an element inside it.
package struct TextPath: Sendable, Hashable, CustomStringConvertible {
    /// The labels of the children that lead to the attribute, outermost first, such as `buttonCell@cell`.
    package let steps: [String]
    /// The attribute at the end.
    package let attribute: String

    /// The keys and the attribute, separated by full stops, such as `cell.title`.
    package var description: String {
        let keys = steps.map { step in
            step.utf8.split(separator: Byte.at).last.map { String($0) ?? step } ?? step
        }
        return (keys + [attribute]).joined(separator: ".")
    }
}
