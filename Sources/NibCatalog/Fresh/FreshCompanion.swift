/// What Interface Builder's library makes along with an object, outside of it.
package struct FreshCompanion: Sendable, Hashable {
    /// Where it goes.
    package enum Kind: String, Sendable {
        /// A controller, in a new scene of its own.
        case scene = "+scene"
        /// An object at the top level of the xib, or of the scene in which the object is.
        case object = "+object"
    }

    /// Where it goes.
    package let kind: Kind
    /// The controller or object. Its attribute `id` makes the id by which the object it belongs to refers to it.
    package var element: FreshElement

    /// Makes one.
    package init(kind: Kind, element: FreshElement) {
        self.kind = kind
        self.element = element
    }
}
