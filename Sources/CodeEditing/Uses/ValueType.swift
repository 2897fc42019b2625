/// The type of a value, as far as a member's owner depends on it.
enum ValueType: Equatable {
    /// A value of a type as it is written, without marks of optionality.
    case value(String)
    /// A type itself.
    case meta(String)
    /// A method that was not called, with the type of its result.
    case method(String)
    /// Some type that the project does not declare.
    case foreign
    /// `Any` or `id`, which can have any member at run time.
    case dynamic
    case unknown
}
