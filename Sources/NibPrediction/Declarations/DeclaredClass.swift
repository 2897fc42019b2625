import NibChecks

/// A class with what it declares for nibs.
public struct DeclaredClass: Sendable {
    /// The name in the code.
    public let name: String
    /// Where it is declared.
    public let place: Finding.CodePlace
    /// Its members, its own first.
    public let members: [DeclaredMember]
}
