import SourceIndex
import SwiftSyntax

/// Describes expressions by what decides the types of their values.
struct ExpressionType {
    let source: SourceText
    private let depth: Int
    /// How long lists are whose elements are looked at.
    private static let longestList = 8

    init(_ source: SourceText, depth: Int = 0) { (self.source, self.depth) = (source, depth) }

    private var scope: LocalScope { LocalScope(source, depth: depth) }

    /// Returns what decides the type of an expression.
    func of(_ node: ExprSyntax) -> CodeExpression {
        switch node.kind {
        case .declReferenceExpr: return reference(node.cast(DeclReferenceExprSyntax.self))
        case .superExpr: return .own
        case .memberAccessExpr: return member(node.cast(MemberAccessExprSyntax.self))
        case .functionCallExpr: return call(node.cast(FunctionCallExprSyntax.self))
        case .optionalChainingExpr: return of(node.cast(OptionalChainingExprSyntax.self).expression)
        case .forceUnwrapExpr: return of(node.cast(ForceUnwrapExprSyntax.self).expression)
        case .tryExpr: return of(node.cast(TryExprSyntax.self).expression)
        case .awaitExpr: return of(node.cast(AwaitExprSyntax.self).expression)
        case .inOutExpr: return of(node.cast(InOutExprSyntax.self).expression)
        case .subscriptCallExpr: return .element(of(node.cast(SubscriptCallExprSyntax.self).calledExpression))
        case .tupleExpr:
            let elements = node.cast(TupleExprSyntax.self).elements
            guard elements.count == 1, let only = elements.first else { return .unknown }
            return of(only.expression)
        case .sequenceExpr: return sequence(node.cast(SequenceExprSyntax.self))
        case .arrayExpr:
            let elements = node.cast(ArrayExprSyntax.self).elements
            return elements.count > Self.longestList ? .unknown : .list(elements.map { of($0.expression) })
        case .stringLiteralExpr: return .type("String")
        case .integerLiteralExpr: return .type("Int")
        case .floatLiteralExpr: return .type("Double")
        case .booleanLiteralExpr: return .type("Bool")
        case .genericSpecializationExpr: return of(node.cast(GenericSpecializationExprSyntax.self).expression)
        default: return .unknown
        }
    }

    private func reference(_ node: DeclReferenceExprSyntax) -> CodeExpression {
        let name = source.name(node.baseName)
        if name == "self" { return .own }
        if name.hasPrefix("$"), let index = Int(name.dropFirst()) {
            guard let closure = node.ancestor(ClosureExprSyntax.self) else { return .unknown }
            return parameter(index, of: closure)
        }
        return scope.binding(of: name, at: Syntax(node)) ?? .name(name)
    }

    private func member(_ node: MemberAccessExprSyntax) -> CodeExpression {
        guard let base = node.base else { return .unknown }
        let name = source.name(node.declName.baseName)
        return name == "self" ? of(base) : .member(of(base), name)
    }

    private func call(_ node: FunctionCallExprSyntax) -> CodeExpression {
        let callee = node.calledExpression
        if let reference = callee.as(DeclReferenceExprSyntax.self),
            let result = scope.binding(of: source.name(reference.baseName), at: Syntax(reference))
        {
            // A local function; the result of a closure is not known.
            return isLocalFunction(source.name(reference.baseName), at: Syntax(reference)) ? result : .unknown
        }
        if callee.is(ArrayExprSyntax.self) || callee.is(DictionaryExprSyntax.self) { return .type(source.text(callee)) }
        let isInferred =
            node.trailingClosure != nil
            || node.arguments.contains { argument in
                if argument.expression.is(ClosureExprSyntax.self) { return true }
                return argument.expression.as(MemberAccessExprSyntax.self).map {
                    source.name($0.declName.baseName) == "self"
                } ?? false
            }
        return .call(of(callee), isInferred: isInferred)
    }

    private func isLocalFunction(_ name: String, at node: Syntax) -> Bool {
        var node = node.parent
        while let found = node {
            if let items = found.as(CodeBlockItemListSyntax.self) {
                for item in items {
                    if case .decl(let declaration) = item.item,
                        let function = declaration.as(FunctionDeclSyntax.self), source.name(function.name) == name
                    {
                        return true
                    }
                }
            }
            node = found.parent
        }
        return false
    }

    /// Returns the type after the last `as`, or the first operand of `??`.
    private func sequence(_ node: SequenceExprSyntax) -> CodeExpression {
        var isCast = false
        var result: CodeExpression?
        var onlyCoalesces = true
        for element in node.elements {
            if element.is(UnresolvedAsExprSyntax.self) {
                isCast = true
            } else if isCast, let type = element.as(TypeExprSyntax.self) {
                result = scope.type(type.type)
                isCast = false
            } else if let mark = element.as(BinaryOperatorExprSyntax.self) {
                if source.text(mark.operator) != "??" { onlyCoalesces = false }
                if result != nil { return onlyCoalesces ? result! : .unknown }
            } else if !element.is(BinaryOperatorExprSyntax.self), element.id != node.elements.first?.id {
                if !element.is(TypeExprSyntax.self), onlyCoalesces == false { return .unknown }
            }
            if element.is(UnresolvedTernaryExprSyntax.self) || element.is(AssignmentExprSyntax.self)
                || element.is(UnresolvedIsExprSyntax.self)
            {
                return .unknown
            }
        }
        if let result { return result }
        return onlyCoalesces ? node.elements.first.map(of) ?? .unknown : .unknown
    }

    /// Returns a parameter of a closure without a type of its own.
    func parameter(_ index: Int, of closure: ClosureExprSyntax) -> CodeExpression {
        if let call = closure.parent?.as(FunctionCallExprSyntax.self), call.trailingClosure?.id == closure.id {
            return .closureParameter(of: of(call.calledExpression), label: nil, index: index)
        }
        if let argument = closure.parent?.as(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        {
            let label = argument.label.map(source.name) ?? "_"
            return .closureParameter(of: of(call.calledExpression), label: label, index: index)
        }
        if let extra = closure.parent?.as(MultipleTrailingClosureElementSyntax.self),
            let call = extra.ancestor(FunctionCallExprSyntax.self)
        {
            return .closureParameter(of: of(call.calledExpression), label: source.name(extra.label), index: index)
        }
        return .unknown
    }
}
