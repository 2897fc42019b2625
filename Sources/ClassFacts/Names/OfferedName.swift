/// A name that can be offered as an argument of a command.
package struct OfferedName: Equatable, Sendable {
    /// The name: an outlet, a selector or a key.
    package var name: String
    /// The type in the code or the catalogue; empty if there is none.
    package var type: String
    /// Whether it is an outlet collection.
    package var isCollection: Bool
    /// Where the code declares it; nil for a framework's member.
    package var place: CodePosition?

    /// Makes a name to offer.
    package init(name: String, type: String = "", isCollection: Bool = false, place: CodePosition? = nil) {
        (self.name, self.type) = (name, type)
        (self.isCollection, self.place) = (isCollection, place)
    }
}
