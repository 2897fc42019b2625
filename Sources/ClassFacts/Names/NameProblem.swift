/// The reason why a name given in a command does not match the code.
package struct NameProblem: Equatable, Sendable {
    /// The description of the problem.
    package var message: String
    /// The existing name that was probably meant; nil if none is near.
    package var nearest: String?
    /// What to add to the code to make the name valid; nil if the code has nothing of that name.
    package var remedy: String?
    /// Whether the name is certainly wrong, not just wrong as far as is known.
    package var isCertain = true
    /// Whether the problem is the type of a value.
    package var isOfType = false
}
