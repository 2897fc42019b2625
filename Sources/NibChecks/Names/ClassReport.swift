/// What is known of a class that an object shall have.
public struct ClassReport: Equatable, Sendable {
    /// What is wrong, for people.
    public var warnings: [String] = []
    /// The module that the document has to name with the class; nil where none is needed or known.
    public var module: String?
    /// Whether the module is that of the document's own target.
    public var isTarget = false
}
