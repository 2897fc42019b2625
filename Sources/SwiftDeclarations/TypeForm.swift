import SwiftSyntax

/// Reads types in declarations: names without generic arguments, and types without marks of optionality.
enum TypeForm {
    /// A type without its marks of optionality.
    struct Plain {
        var type: TypeSyntax
        var isOptional = false
        var isImplicitlyUnwrapped = false
    }

    /// Removes the marks of optionality from a type: `?`, `!` and `Optional<…>`.
    static func plain(_ type: TypeSyntax) -> Plain {
        var plain = Plain(type: type)
        while true {
            if let optional = plain.type.as(OptionalTypeSyntax.self) {
                plain.isOptional = true
                plain.type = optional.wrappedType
            } else if let optional = plain.type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
                plain.isImplicitlyUnwrapped = true
                plain.type = optional.wrappedType
            } else if let name = plain.type.as(IdentifierTypeSyntax.self), name.name.text == "Optional",
                let wrapped = argument(of: name)
            {
                plain.isOptional = true
                plain.type = wrapped
            } else {
                return plain
            }
        }
    }

    /// Returns whether a type without marks is an array: `[T]` or `Array<T>`.
    static func isArray(_ type: TypeSyntax) -> Bool {
        if type.is(ArrayTypeSyntax.self) { return true }
        guard let name = type.as(IdentifierTypeSyntax.self) else { return false }
        return name.name.text == "Array" && name.genericArgumentClause != nil
    }

    /// Returns whether a type is a function type, perhaps optional, attributed or in parentheses.
    static func isClosure(_ type: TypeSyntax) -> Bool {
        var type = plain(type).type
        while true {
            if type.is(FunctionTypeSyntax.self) { return true }
            if let attributed = type.as(AttributedTypeSyntax.self) {
                type = attributed.baseType
            } else if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
                let only = tuple.elements.first
            {
                type = plain(only.type).type
            } else {
                return false
            }
        }
    }

    /// Returns whether a type is `()` or `Void`.
    static func isVoid(_ type: TypeSyntax) -> Bool {
        if let tuple = type.as(TupleTypeSyntax.self) { return tuple.elements.isEmpty }
        return type.as(IdentifierTypeSyntax.self)?.name.text == "Void"
    }

    /// Returns the names in a type, without generic arguments and attributes: one, or all of `A & B`.
    static func names(in type: TypeSyntax, _ source: SourceText) -> [String] {
        if let composition = type.as(CompositionTypeSyntax.self) {
            return composition.elements.flatMap { names(in: $0.type, source) }
        }
        if let attributed = type.as(AttributedTypeSyntax.self) { return names(in: attributed.baseType, source) }
        // What is suppressed, as in `~Copyable`, is not inherited
        if type.is(SuppressedTypeSyntax.self) { return [] }
        if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return names(in: only.type, source)
        }
        let name = name(of: type, source)
        return name.isEmpty ? [] : [name]
    }

    /// Returns the name of a type without generic arguments, with its outer types: `Outer.Inner`.
    static func name(of type: TypeSyntax, _ source: SourceText) -> String {
        var parts: [String] = []
        var type = type
        while let member = type.as(MemberTypeSyntax.self) {
            parts.append(source.name(member.name))
            type = member.baseType
        }
        if let name = type.as(IdentifierTypeSyntax.self) {
            parts.append(source.name(name.name))
        } else {
            parts.append(source.text(type))
        }
        return parts.reversed().joined(separator: ".")
    }

    private static func argument(of name: IdentifierTypeSyntax) -> TypeSyntax? {
        name.genericArgumentClause?.arguments.first?.argument.as(TypeSyntax.self)
    }
}
