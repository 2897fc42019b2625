import ClassFacts

/// A class with its declarations for nibs.
package struct DeclaredClass: Sendable {
    /// The name in the code.
    package let name: String
    /// Where it is declared.
    package let place: CodePosition
    /// Its declarations, those of the class itself before inherited ones.
    package let members: [DeclaredMember]
}
