import SourceIndex

/// A class of the code with its superclasses, up to the frameworks.
public struct ClassChain {
    /// Where the superclasses end.
    public enum End: Hashable, Sendable {
        /// In a class of the catalogue: everything the class has is known.
        case framework(String)
        /// In a Swift class without a superclass.
        case native
        /// In a class that neither the code nor the catalogue has; nothing may be said to be missing then.
        case open(String)
    }

    /// The classes of the code, the nearest first.
    public let classes: [CodeClass]
    /// Where they end.
    public let end: End
    /// The members of each class, in the same order.
    let members: [ClassMembers]

    /// The class of the catalogue in which the chain ends; nil where it does not.
    public var framework: String? {
        if case .framework(let name) = end { name } else { nil }
    }

    /// Whether the chain ends in something known.
    public var isKnown: Bool {
        if case .open = end { false } else { true }
    }
}
