import Replies

/// A place in a command for the user's own words, and the type that they are read as.
///
/// A parameter is declared once, as a value. The command's syntax, its arguments and its canonical line all use that value:
///
/// ```swift
/// static let source = Parameter<MemberReference>("SRC.NAME", kind: .outletMember, summary: "the object and its outlet")
/// static let newID = Parameter<NewID>("ID", summary: "the id to give")
///
/// syntax: [.operand(source), .optional([.keyword("as"), .operand(newID)])]
/// let source = try arguments[Self.source]
/// let id = try arguments[ifGiven: Self.newID]
/// resolved[Self.source] = MemberReference(object: sourceID, name: name)
/// ```
///
/// Two parameters are never equal, even if they have the same name, so a computed property cannot declare one.
package struct Parameter<Value: ParameterValue>: Sendable {
    /// The parameter's declaration.
    package let declaration: ParameterDeclaration

    /// Declares a parameter.
    ///
    /// - Parameters:
    ///   - name: the name that usage lines print, such as `SRC.NAME`.
    ///   - kind: what the words mean, which decides what completion offers for them.
    ///   - summary: what the parameter means, in a line.
    ///   - choices: the only words that it takes; empty for any word.
    package init(
        _ name: String, kind: ParameterKind, summary: String, choices: [String] = Value.choices
    ) {
        declaration = ParameterDeclaration(name, kind: kind, summary: summary, choices: choices) {
            (word: Word, declaration: ParameterDeclaration) throws(CommandError) in
            _ = try Value(word, for: declaration)
        }
    }

    /// Declares a parameter whose words mean what those of its type do.
    package init(_ name: String, summary: String) where Value: KindedValue {
        self.init(name, kind: Value.kind, summary: summary)
    }

    /// The name as usage lines print it.
    package var name: String { declaration.name }
}
