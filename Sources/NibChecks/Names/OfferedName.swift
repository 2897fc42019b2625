/// A name that a command can take, as it is offered.
public struct OfferedName: Equatable, Sendable {
    /// The name: an outlet's, a selector, a key.
    public var name: String
    /// The type, as the code or the catalogue has it; empty where there is none.
    public var type: String
    /// Whether it is an outlet collection.
    public var isCollection: Bool
    /// Where the code declares it; nil for what a framework has.
    public var place: Finding.CodePlace?

    /// Makes a name to offer.
    public init(name: String, type: String = "", isCollection: Bool = false, place: Finding.CodePlace? = nil) {
        (self.name, self.type) = (name, type)
        (self.isCollection, self.place) = (isCollection, place)
    }
}
