import SourceIndex

/// A class of the code with its superclasses, up to the first one that the code does not declare.
package struct ClassChain {
    /// How the chain of superclasses ends.
    package enum End: Hashable, Sendable {
        /// In a class of the catalogue, whose members are known.
        case framework(String)
        /// In a Swift class without a superclass.
        case native
        /// In a class that neither the code nor the catalogue declares; nothing can be reported as missing then.
        case open(String)
    }

    /// The classes of the code, subclass first.
    package let classes: [CodeClass]
    /// How the chain ends.
    package let end: End
    /// Whether every file that declares or extends one of the classes was read.
    let isWhole: Bool
    /// The members of each class, in the same order.
    package let members: [ClassMembers]

    /// The class of the catalogue in which the chain ends; nil if it ends in another way.
    package var framework: String? {
        if case .framework(let name) = end { name } else { nil }
    }

    /// Whether all members are known, but those of framework classes.
    package var isKnown: Bool {
        if case .open = end { false } else { isWhole }
    }
}
