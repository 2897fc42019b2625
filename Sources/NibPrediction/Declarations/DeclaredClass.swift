import NibChecks

/// A class with its declarations for nibs.
public struct DeclaredClass: Sendable {
    /// The name in the code.
    public let name: String
    /// Where it is declared.
    public let place: Finding.CodePlace
    /// Its declarations, those of the class itself before inherited ones.
    public let members: [DeclaredMember]
}
