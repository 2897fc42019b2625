import SourceIndex
import SwiftSyntax

// Calls that load nibs, and the objects for which they do.
extension UseWalk {
    mutating func readLoading(_ call: FunctionCallExprSyntax) {
        guard let name = call.arguments.first, name.label == nil else { return }
        let owner = Expression.argument(of: call, labels: ["owner"], in: source)
        add(
            .nibName, value: name.expression, detail: owner.map { source.text($0) } ?? "",
            nibOwner: owner.map(nibOwner) ?? .unknown)
        noteLoading(of: value(of: name.expression), at: call.extent.lowerBound)
    }

    mutating func readNib(_ call: FunctionCallExprSyntax) {
        guard let name = Expression.argument(of: call, labels: Self.nibName, in: source) else { return }
        let owner = owner(ofNib: call)
        add(
            .nibName, value: name, detail: owner.map { source.text($0) } ?? "",
            nibOwner: owner.map(nibOwner) ?? .unknown)
        noteLoading(of: value(of: name), at: call.extent.lowerBound)
    }

    /// Returns the argument of `withOwner:` if the nib is instantiated where it is made.
    private func owner(ofNib call: FunctionCallExprSyntax) -> ExprSyntax? {
        var node = call.parent
        while let next = node, next.is(OptionalChainingExprSyntax.self) || next.is(ForceUnwrapExprSyntax.self) {
            node = next.parent
        }
        guard let member = node?.as(MemberAccessExprSyntax.self),
            let outer = member.parent?.as(FunctionCallExprSyntax.self)
        else { return nil }
        return owner(ofInstantiation: outer)
    }

    private func owner(ofInstantiation call: FunctionCallExprSyntax) -> ExprSyntax? {
        switch Expression.lastName(of: call.calledExpression, in: source) {
        case "instantiate": Expression.argument(of: call, labels: ["withOwner"], in: source)
        case "instantiateWithOwner": call.arguments.first?.expression
        default: nil
        }
    }

    /// Reads `nib.instantiate(withOwner: …)` of a nib that is made elsewhere.
    mutating func readInstantiation(_ call: FunctionCallExprSyntax) {
        guard let owner = owner(ofInstantiation: call),
            let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
            made(Expression.core(base)) == nil
        else { return }
        let nib = LocalScope(source).origin(of: Expression.core(base))
        var use = CodeUse(kind: .instantiatedNib, value: "", place: source.place(at: owner.extent.lowerBound))
        if let name = made(nib) {
            use.value = value(of: name) ?? ""
            use.written = use.value.isEmpty ? source.text(name) : ""
        } else if case .name(let written) = TextValue.read(Self.callee(of: nib), in: source) {
            use.written = written
        }
        guard !use.value.isEmpty || !use.written.isEmpty else { return }
        use.detail = source.text(owner)
        use.nibOwner = nibOwner(owner)
        append(use)
    }

    /// Returns the name in `UINib(nibName: name, …)`; nil for another expression.
    private func made(_ nib: ExprSyntax) -> ExprSyntax? {
        guard let call = nib.as(FunctionCallExprSyntax.self) else { return nil }
        return Expression.argument(of: call, labels: Self.nibName, in: source)
    }

    /// Returns what a call without arguments calls, and any other expression as it is.
    private static func callee(of nib: ExprSyntax) -> ExprSyntax {
        guard let call = nib.as(FunctionCallExprSyntax.self), call.arguments.isEmpty else { return nib }
        return call.calledExpression
    }

    /// Reads `Controller(nibName: …, bundle: …)`, `super.init(nibName: …)` and `super.init(windowNibName: …)`; the object is the owner
    /// unless `owner:` gives another.
    mutating func readController(_ call: FunctionCallExprSyntax) {
        guard let name = Expression.argument(of: call, labels: ["nibName", "windowNibName"], in: source) else { return }
        let callee = call.calledExpression
        let base = callee.as(MemberAccessExprSyntax.self)?.base
        let isOwn = base?.is(SuperExprSyntax.self) == true || base.map { source.text($0) } == "self"
        // An initializer that passes its own parameter on names no nib
        if isOwn, source.text(name) == "nibName" || source.text(name).hasPrefix("nibName") { return }
        let owner = Expression.argument(of: call, labels: ["owner"], in: source)
        var type = Expression.lastName(of: callee, in: source)
        if type == "init", let base { type = Expression.lastName(of: base, in: source) }
        add(
            .nibName, value: name, detail: isOwn ? "self" : source.text(callee),
            nibOwner: owner.map(nibOwner) ?? .controller(isOwn ? "" : type))
    }

    // MARK: - Owners

    /// Returns what an expression for the owner of a nib is.
    private func nibOwner(_ expression: ExprSyntax) -> NibOwner {
        let expression = Expression.core(expression)
        if expression.is(NilLiteralExprSyntax.self) { return .nobody }
        switch ExpressionType(source).of(expression) {
        case .own: return isInClassMethod(expression) ? .ownClass : .own
        case .type(let text): return .declared(text)
        case .name(let name): return Self.isType(name) ? .unknown : .property(name)
        case .member(.own, let name): return .property(name)
        case .call(.name(let name), _), .call(.member(.name(let name), "init"), _):
            return Self.isType(name) ? .made(name) : .unknown
        default: return .unknown
        }
    }

    private static func isType(_ name: String) -> Bool { name.utf8.first.map { $0 >= 65 && $0 <= 90 } == true }

    /// Whether `self` is the class itself at an expression.
    private func isInClassMethod(_ expression: ExprSyntax) -> Bool {
        var node = Syntax(expression).parent
        while let next = node, !next.is(MemberBlockItemSyntax.self) { node = next.parent }
        guard let declaration = node?.as(MemberBlockItemSyntax.self)?.decl.asProtocol(WithModifiersSyntax.self) else {
            return false
        }
        return declaration.modifiers.contains { ["static", "class"].contains(source.text($0.name)) }
    }
}

extension LocalScope {
    /// Returns the expression that local names stand for, as far as they are declared with a value.
    func origin(of expression: ExprSyntax) -> ExprSyntax {
        var expression = expression
        for _ in 0..<4 {
            guard let name = expression.as(DeclReferenceExprSyntax.self),
                let value = LocalValue.of(source.name(name.baseName), from: Syntax(expression), in: source)
            else { break }
            expression = Expression.core(value)
        }
        return expression
    }
}
