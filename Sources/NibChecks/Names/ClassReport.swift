/// What is known about a class that is to become the custom class of an object.
public struct ClassReport: Equatable, Sendable {
    /// Warnings about the class.
    public var warnings: [String] = []
    /// The module that the document must name with the class; nil if none is needed or known.
    public var module: String?
    /// Whether that module is the document's own target.
    public var isTarget = false
}
