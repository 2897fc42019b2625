import SwiftSyntax

/// Questions about expressions.
enum Expression {
    /// Returns an expression without what does not change its value: parentheses, `!`, `?`, `try`, `await`, and `?? …` after it.
    static func core(_ expression: ExprSyntax) -> ExprSyntax {
        var expression = expression
        while true {
            switch expression.kind {
            case .forceUnwrapExpr:
                expression = expression.cast(ForceUnwrapExprSyntax.self).expression
            case .optionalChainingExpr:
                expression = expression.cast(OptionalChainingExprSyntax.self).expression
            case .tryExpr:
                expression = expression.cast(TryExprSyntax.self).expression
            case .awaitExpr:
                expression = expression.cast(AwaitExprSyntax.self).expression
            case .tupleExpr:
                let elements = expression.cast(TupleExprSyntax.self).elements
                guard elements.count == 1, let only = elements.first else { return expression }
                expression = only.expression
            case .sequenceExpr:
                guard let first = defaulted(expression.cast(SequenceExprSyntax.self)) else { return expression }
                expression = first
            default:
                return expression
            }
        }
    }

    /// Returns the last name in an expression: `b` of `a.b`, `a?.b!` and `a.b(c)`; empty if it has none.
    static func lastName(of expression: ExprSyntax, in source: SourceText) -> String {
        let expression = core(expression)
        if let member = expression.as(MemberAccessExprSyntax.self) { return source.name(member.declName.baseName) }
        if let name = expression.as(DeclReferenceExprSyntax.self) { return source.name(name.baseName) }
        if let generic = expression.as(GenericSpecializationExprSyntax.self) {
            return lastName(of: generic.expression, in: source)
        }
        return ""
    }

    /// Returns the argument of a call with one of these labels.
    static func argument(of call: FunctionCallExprSyntax, labels: Set<String>, in source: SourceText) -> ExprSyntax? {
        for argument in call.arguments {
            if let label = argument.label, labels.contains(source.text(label)) { return argument.expression }
        }
        return nil
    }

    /// Returns the first operand of a sequence whose operators are all `??`.
    private static func defaulted(_ sequence: SequenceExprSyntax) -> ExprSyntax? {
        var isOperator = false
        for element in sequence.elements {
            if isOperator {
                guard let infix = element.as(BinaryOperatorExprSyntax.self), infix.operator.text == "??" else {
                    return nil
                }
            }
            isOperator.toggle()
        }
        return sequence.elements.first
    }
}
