/// What is known of a member that a document asks for.
public enum Answer: Hashable, Sendable {
    /// The code has it.
    case code(Located)
    /// A framework's class has it; `type` is empty where the catalogue does not say.
    case framework(type: String, isCollection: Bool)
    /// The code has something of the name, which a nib may not be able to reach.
    case hidden(Located)
    /// No class in the chain has it.
    case missing
    /// It cannot be known.
    case unknown
}
