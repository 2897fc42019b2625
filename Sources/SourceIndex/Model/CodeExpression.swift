/// An expression of Swift or Objective-C, as far as it tells the type of its value without the code of other files.
///
/// Local names are already replaced by what they were declared with, so that only members and types remain to be looked up.
package indirect enum CodeExpression: Hashable, Sendable {
    /// Anything whose type is not known.
    case unknown
    /// `self`, or `super`.
    case own
    /// A name that is not local: a member of the type around it, a type or a global name.
    case name(String)
    /// A value of a type as it is written, from an annotation or a cast.
    case type(String)
    /// A property or an uncalled method of a value.
    case member(CodeExpression, String)
    /// The result of a call; `isInferred` if closures or types among the arguments may decide its type.
    case call(CodeExpression, isInferred: Bool)
    /// An element of a collection.
    case element(CodeExpression)
    /// An array of values.
    case list([CodeExpression])
    /// A parameter of a closure that is an argument of a call: the callee, the argument's label (nil if it trails), the parameter's index.
    case closureParameter(of: CodeExpression, label: String?, index: Int)
}
