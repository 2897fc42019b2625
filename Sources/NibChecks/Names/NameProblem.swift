/// Why a name that a command gives is not one of the code.
public struct NameProblem: Equatable, Sendable {
    /// What is wrong, for people.
    public var message: String
    /// The existing name that was probably meant; nil when none is near.
    public var nearest: String?
    /// What to add to the code so that the name holds; nil when the code has nothing of the name.
    public var remedy: String?
    /// Whether it is wrong for certain, and not only as far as is known.
    public var isCertain = true
    /// Whether it is the type of a value that is wrong.
    public var isOfType = false
}
