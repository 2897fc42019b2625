/// An item of Interface Builder's library.
package struct LibraryItem: Sendable, Hashable {
    /// What shows that the item's shape is the one that Interface Builder makes.
    package enum Evidence: Sendable, Hashable {
        /// A real document has an instance; the text names the document or its repository.
        case confirmed(String)
        /// No real document is known that has one; the text says what the shape rests on.
        case unconfirmed(String)
    }

    /// The heading under which the library lists it.
    package let group: String
    /// Xcode's name.
    package let name: String
    /// The platforms that have it: `iOS`, `tvOS`, `watchOS`, `macOS`.
    package let platforms: [String]
    /// The element, with a variant after a colon, as `add` takes it: `button:popUp`.
    package let form: String
    /// Where it goes: forms of its parents, `document` for the top level, `scene` for a scene of its own.
    package let parents: [String]
    /// What comes along with it besides an ordinary view's parts, in words; empty for nothing.
    package let companions: String
    /// What the shape rests on.
    package let evidence: Evidence

    /// Whether a real document has an instance.
    package var isConfirmed: Bool {
        if case .confirmed = evidence { return true }
        return false
    }
}
