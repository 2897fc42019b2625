/// What is known about a class that is to become the custom class of an object.
package struct ClassReport: Equatable, Sendable {
    /// Warnings about the class.
    package var warnings: [String] = []
    /// Whether nothing that was read declares the class, but code that was not read may.
    package var isOnlyNamed = false
    /// The module that the document must name with the class; nil if none is needed or known.
    package var module: String?
    /// Whether that module is the document's own target.
    package var isTarget = false
    /// The modules that the class may be in, if the document must name one of them and nothing tells which; none if no project tells any.
    package var possibleModules: [String]?
}
