/// The facts about one element of Interface Builder documents.
package struct ElementInfo: Sendable, Hashable {
    /// The role of an element in a document.
    package enum Kind: Sendable, Hashable {
        /// An object with an id that can be selected: a view, a controller, a cell, a placeholder.
        case object
        /// A connection: an outlet, an action, a binding, a segue.
        case connection
        /// A layout constraint.
        case constraint
        /// An element that only holds others, such as `subviews`.
        case list
        /// A part of another element, such as a rectangle or a colour.
        case value
    }

    /// The tag.
    package let name: String
    /// The public class of the object that the element describes, or nil if there is none.
    package let className: String?
    /// The name by which Xcode's outline shows it, such as "Table View Cell".
    package let displayName: String
    /// The role of the element.
    package let kind: Kind

    /// Whether the element is an object, which has an id and can be selected.
    package var isObject: Bool { kind == .object }

    /// Whether the element has an id.
    package var hasID: Bool { kind == .object || kind == .connection || kind == .constraint }
}
