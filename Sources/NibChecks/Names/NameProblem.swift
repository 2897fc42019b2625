/// The reason why a name given in a command does not match the code.
public struct NameProblem: Equatable, Sendable {
    /// The description of the problem.
    public var message: String
    /// The existing name that was probably meant; nil if none is near.
    public var nearest: String?
    /// What to add to the code to make the name valid; nil if the code has nothing of that name.
    public var remedy: String?
    /// Whether the name is certainly wrong, not just wrong as far as is known.
    public var isCertain = true
    /// Whether the problem is the type of a value.
    public var isOfType = false
}
