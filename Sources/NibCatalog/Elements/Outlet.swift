/// An outlet that a public class declares.
public struct Outlet: Sendable, Hashable {
    /// The name of the property.
    public let name: String
    /// The class or protocol of the objects that it can be connected to.
    public let type: String
    /// Whether it is an outlet collection, which can have several connections.
    public let isCollection: Bool
}
