/// An outlet that a public class declares.
package struct Outlet: Sendable, Hashable {
    /// The name of the property.
    package let name: String
    /// The class or protocol of the objects that it can be connected to.
    package let type: String
    /// Whether it is an outlet collection, which can have several connections.
    package let isCollection: Bool
}
