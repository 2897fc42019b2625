/// An outlet that a public class has.
public struct Outlet: Sendable, Hashable {
    /// The name of the property.
    public let name: String
    /// The class or protocol of what it can be connected to.
    public let type: String
    /// Whether it is a collection, which takes several connections.
    public let isCollection: Bool
}
