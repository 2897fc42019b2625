import SwiftSyntax

/// Infers the type of a property without a type annotation from the form of its initial value.
enum InferredType {
    /// The types whose lower-case members are almost always values of the type: `UIColor.red`.
    private static let selfTyped: Set<String> = [
        "UIColor", "NSColor", "CGFloat", "CGRect", "CGSize", "CGPoint", "UIEdgeInsets", "NSEdgeInsets", "Int", "Double",
        "Float",
    ]

    /// Returns the type as it would be written, and whether it is optional; empty if the form does not tell.
    static func of(_ value: ExprSyntax, in source: SourceText) -> (type: String, isOptional: Bool) {
        switch value.kind {
        case .booleanLiteralExpr: return ("Bool", false)
        case .integerLiteralExpr: return ("Int", false)
        case .floatLiteralExpr: return ("Double", false)
        case .stringLiteralExpr: return ("String", false)
        case .prefixOperatorExpr: return of(value.cast(PrefixOperatorExprSyntax.self).expression, in: source)
        case .functionCallExpr: return (called(value.cast(FunctionCallExprSyntax.self), in: source), false)
        case .memberAccessExpr: return (base(of: value.cast(MemberAccessExprSyntax.self), in: source), false)
        case .sequenceExpr: return cast(value.cast(SequenceExprSyntax.self), in: source)
        default: return ("", false)
        }
    }

    /// Returns `Type` for `Type(…)`, `Type.init(…)`, `Outer.Type(…)`, `Type<T>(…)`, `[Type]()` and `[Key: Type]()`.
    private static func called(_ call: FunctionCallExprSyntax, in source: SourceText) -> String {
        var callee = call.calledExpression
        if let member = callee.as(MemberAccessExprSyntax.self), let base = member.base,
            source.text(member.declName.baseName) == "init"
        {
            callee = base
        }
        if let generic = callee.as(GenericSpecializationExprSyntax.self) { callee = generic.expression }
        if callee.is(ArrayExprSyntax.self) || callee.is(DictionaryExprSyntax.self) { return source.text(callee) }
        guard callee.is(DeclReferenceExprSyntax.self) || callee.is(MemberAccessExprSyntax.self),
            isCapitalized(Expression.lastName(of: callee, in: source))
        else { return "" }
        let text = source.text(callee)
        return isCapitalized(text) ? text : ""
    }

    private static func base(of member: MemberAccessExprSyntax, in source: SourceText) -> String {
        guard let base = member.base?.as(DeclReferenceExprSyntax.self) else { return "" }
        let name = source.name(base.baseName)
        return selfTyped.contains(name) ? name : ""
    }

    /// Returns the type after `as` at the end of a sequence.
    private static func cast(_ sequence: SequenceExprSyntax, in source: SourceText) -> (type: String, isOptional: Bool)
    {
        var asExpression: UnresolvedAsExprSyntax?
        for element in sequence.elements {
            if let type = element.as(TypeExprSyntax.self), let asExpression {
                let plain = TypeForm.plain(type.type)
                let isConditional = asExpression.questionOrExclamationMark?.tokenKind == .postfixQuestionMark
                return (source.text(plain.type), plain.isOptional || isConditional)
            }
            asExpression = element.as(UnresolvedAsExprSyntax.self)
        }
        return ("", false)
    }

    private static func isCapitalized(_ text: String) -> Bool {
        guard let first = text.utf8.first else { return false }
        return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
    }
}
