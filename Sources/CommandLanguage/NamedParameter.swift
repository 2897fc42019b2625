/// An optional parameter that is given as `name=value`, in any order.
///
/// ```swift
/// static let priority = NamedParameter<Text>("priority", kind: .number, summary: "from 1 to 1000")
///
/// syntax: [.operand(first), .assignments(priority, identifier)]
/// let priority = try arguments[Self.priority]
/// resolved[Self.priority] = Text("750")
/// ```
package struct NamedParameter<Value: ParameterValue>: Sendable {
    /// The parameter's declaration.
    package let declaration: ParameterDeclaration

    /// Declares a parameter.
    ///
    /// - Parameters:
    ///   - name: what the user writes before the `=`.
    ///   - kind: what the value is, for completion.
    ///   - summary: what the parameter means, in a line.
    ///   - choices: the only values that it takes; empty for any.
    package init(
        _ name: String, kind: ParameterKind, summary: String, choices: [String] = Value.choices
    ) {
        declaration = Parameter<Value>(name, kind: kind, summary: summary, choices: choices).declaration
    }

    /// What the user writes before the `=`.
    package var name: String { declaration.name }
}
