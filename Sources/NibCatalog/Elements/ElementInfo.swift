/// What is known of one element of Interface Builder documents.
public struct ElementInfo: Sendable, Hashable {
    /// What part an element plays in a document.
    public enum Kind: Sendable, Hashable {
        /// Something with an id that can be selected: a view, a controller, a cell, a placeholder.
        case object
        /// An outlet, action, binding, segue or the like.
        case connection
        /// A layout constraint.
        case constraint
        /// An element that only holds others, such as `subviews`.
        case list
        /// A part of another element, such as a rectangle or a colour.
        case value
    }

    /// The tag.
    public let name: String
    /// The public class that the element stands for; nil where there is none.
    public let className: String?
    /// The name by which Xcode's outline shows it, such as "Table View Cell".
    public let displayName: String
    /// The part that it plays.
    public let kind: Kind

    /// Whether it is an object, which has an id and can be selected.
    public var isObject: Bool { kind == .object }

    /// Whether it carries an id.
    public var hasID: Bool { kind == .object || kind == .connection || kind == .constraint }
}
