import SourceIndex
import SwiftSyntax

// What patterns, parameters and closures bind.
extension LocalScope {
    // MARK: - Patterns

    /// Returns the value that a pattern gives a name, if it binds the name.
    func binding(of name: String, in pattern: PatternSyntax, value: @autoclosure () -> CodeExpression)
        -> CodeExpression?
    {
        if let identifier = pattern.as(IdentifierPatternSyntax.self) {
            return source.name(identifier.identifier) == name ? value() : nil
        }
        var isLet = false
        var pattern = pattern
        while let inner = pattern.as(ValueBindingPatternSyntax.self) {
            isLet = true
            pattern = inner.pattern
        }
        if isLet, pattern.is(IdentifierPatternSyntax.self) { return binding(of: name, in: pattern, value: value()) }
        var cast: TypeSyntax?
        for token in pattern.tokens(viewMode: .sourceAccurate) where source.name(token) == name {
            guard let parent = token.parent else { continue }
            let isNewName =
                parent.is(DeclReferenceExprSyntax.self) && isLet
                && parent.parent?.is(MemberAccessExprSyntax.self) != true
                && parent.parent?.is(FunctionCallExprSyntax.self) != true
            guard parent.is(IdentifierPatternSyntax.self) || isNewName else { continue }
            if let sequence = token.ancestor(SequenceExprSyntax.self) {
                cast = sequence.elements.lazy.compactMap { $0.as(TypeExprSyntax.self)?.type }.first
            }
            return cast.map(type) ?? .unknown
        }
        return nil
    }

    // MARK: - Functions and closures

    func parameter(
        _ name: String, of clause: FunctionParameterClauseSyntax, generics: GenericParameterClauseSyntax?
    ) -> CodeExpression? {
        for parameter in clause.parameters where source.name(parameter.secondName ?? parameter.firstName) == name {
            let found = type(parameter.type)
            return parameter.ellipsis == nil ? found : .list([found])
        }
        return nil
    }

    func binding(of name: String, in closure: ClosureExprSyntax, seenFrom child: Syntax) -> CodeExpression? {
        guard closure.statements.id == child.id else { return nil }
        for capture in closure.signature?.capture?.items ?? [] where source.name(capture.name) == name {
            if let value = capture.initializer?.value { return expressions.of(value) }
            return binding(of: name, at: Syntax(closure)) ?? .name(name)
        }
        switch closure.signature?.parameterClause {
        case .simpleInput(let list):
            for (index, parameter) in list.enumerated() where source.name(parameter.name) == name {
                return expressions.parameter(index, of: closure)
            }
        case .parameterClause(let clause):
            for (index, parameter) in clause.parameters.enumerated()
            where source.name(parameter.secondName ?? parameter.firstName) == name {
                return parameter.type.map(type) ?? expressions.parameter(index, of: closure)
            }
        default: break
        }
        return nil
    }

    // MARK: - Types

    /// Returns a value of a type; a generic parameter of a function or type around it is replaced by its bound.
    func type(_ type: TypeSyntax) -> CodeExpression {
        let plain = TypeForm.plain(type).type
        let name = source.text(plain)
        var node = type.parent
        while let found = node {
            if let generic = found.asProtocol((any WithGenericParametersSyntax).self) {
                for parameter in generic.genericParameterClause?.parameters ?? []
                where source.name(parameter.name) == name {
                    return parameter.inheritedType.map { .type(source.text($0)) } ?? .unknown
                }
            }
            node = found.parent
        }
        return .type(name)
    }
}
