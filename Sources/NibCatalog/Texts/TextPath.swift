/// The way from an element to an attribute of it or of something inside it.
public struct TextPath: Sendable, Hashable, CustomStringConvertible {
    /// The labels of the children to go through, outermost first, such as `buttonCell@cell`.
    public let steps: [String]
    /// The attribute at the end.
    public let attribute: String

    /// The path in words: the keys and the attribute with full stops between them, such as `cell.title`.
    public var description: String {
        let keys = steps.map { step in
            step.utf8.split(separator: UInt8(ascii: "@")).last.map { String($0) ?? step } ?? step
        }
        return (keys + [attribute]).joined(separator: ".")
    }
}
