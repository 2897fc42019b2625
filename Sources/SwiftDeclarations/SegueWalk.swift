import SwiftSyntax

/// Finds the values with which the identifier of a segue is compared: by `==`, in a `switch`, directly or through a name.
struct SegueWalk {
    /// The expression that is compared, and the enum whose raw value it is, if any.
    struct Found {
        var expression: ExprSyntax
        var type: String
    }

    /// The identifier of a segue, perhaps as a value of the enum that `type` names.
    private struct Subject {
        var type = ""
    }

    private let source: SourceText
    private(set) var found: [Found] = []
    /// The names that are bound to the identifier of a segue.
    private var names: [String: Subject] = [:]

    init(_ source: SourceText) {
        self.source = source
    }

    /// Reads one node: a comparison, a switch or a binding; returns the function in which the bound name is visible.
    mutating func read(_ node: Syntax) {
        if let function = node.as(FunctionDeclSyntax.self) {
            guard let body = function.body, let name = identifierParameter(function) else { return }
            names[name] = Subject()
            follow(Syntax(body))
            return
        }
        visit(node)
        if !names.isEmpty, let body = Self.body(around: node) { follow(body) }
    }

    /// Visits a function in order, so that names are bound before they are used.
    private mutating func follow(_ body: Syntax) {
        var pending = [body]
        while let node = pending.popLast() {
            visit(node)
            pending.append(contentsOf: node.children(viewMode: .sourceAccurate).reversed().filter { $0.kind != .token })
        }
    }

    private mutating func visit(_ node: Syntax) {
        switch node.kind {
        case .sequenceExpr: compare(node.cast(SequenceExprSyntax.self))
        case .switchExpr: read(node.cast(SwitchExprSyntax.self))
        case .patternBinding:
            let binding = node.cast(PatternBindingSyntax.self)
            bind(binding.pattern, to: binding.initializer?.value)
        case .optionalBindingCondition:
            let binding = node.cast(OptionalBindingConditionSyntax.self)
            bind(binding.pattern, to: binding.initializer?.value)
        case .matchingPatternCondition:
            let condition = node.cast(MatchingPatternConditionSyntax.self)
            guard let subject = subject(condition.initializer.value) else { return }
            match(condition.pattern, with: subject)
        default: break
        }
    }

    private mutating func bind(_ pattern: PatternSyntax, to value: ExprSyntax?) {
        guard let pattern = pattern.as(IdentifierPatternSyntax.self), let value, let subject = subject(value) else {
            return
        }
        names[source.name(pattern.identifier)] = subject
    }

    private mutating func compare(_ sequence: SequenceExprSyntax) {
        let elements = Array(sequence.elements)
        for index in elements.indices.dropFirst().dropLast() {
            guard let infix = elements[index].as(BinaryOperatorExprSyntax.self) else { continue }
            switch source.text(infix.operator) {
            case "==", "!=", "~=": break
            default: continue
            }
            let (left, right) = (elements[index - 1], elements[index + 1])
            if let subject = subject(left) {
                found.append(Found(expression: right, type: subject.type))
            } else if let subject = subject(right) {
                found.append(Found(expression: left, type: subject.type))
            }
        }
    }

    private mutating func read(_ node: SwitchExprSyntax) {
        guard let subject = subject(node.subject) else { return }
        read(node.cases, of: subject)
    }

    private mutating func read(_ cases: SwitchCaseListSyntax, of subject: Subject) {
        for element in cases {
            if let one = element.as(SwitchCaseSyntax.self) {
                guard case .case(let label) = one.label else { continue }
                for item in label.caseItems { match(item.pattern, with: subject) }
            } else if let condition = element.as(IfConfigDeclSyntax.self) {
                for clause in condition.clauses {
                    if case .switchCases(let cases) = clause.elements { read(cases, of: subject) }
                }
            }
        }
    }

    /// Reads a pattern that is a value: `"x"`, `"x"?`, `.some("x")`, `.detail`, `Segue.detail.rawValue`.
    private mutating func match(_ pattern: PatternSyntax, with subject: Subject) {
        guard let pattern = pattern.as(ExpressionPatternSyntax.self) else { return }
        var expression = pattern.expression
        if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
            let only = call.arguments.first,
            source.text(call.calledExpression).hasSuffix(".some")
        {
            expression = only.expression
        }
        expression = Expression.core(expression)
        let written = source.text(expression)
        if written == ".none" || written == "nil" || written == "_" || expression.is(PatternExprSyntax.self) { return }
        found.append(Found(expression: expression, type: subject.type))
    }

    /// Returns how an expression relates to the identifier of a segue, nil if it does not.
    private func subject(_ expression: ExprSyntax) -> Subject? {
        let expression = Expression.core(expression)
        if let name = expression.as(DeclReferenceExprSyntax.self) { return names[source.name(name.baseName)] }
        if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
            guard source.name(member.declName.baseName) == "identifier",
                Expression.lastName(of: base, in: source).lowercased().contains("segue")
            else { return nil }
            return Subject()
        }
        // Segue(rawValue: segue.identifier!)
        guard let call = expression.as(FunctionCallExprSyntax.self),
            let raw = Expression.argument(of: call, labels: ["rawValue"], in: source), subject(raw) != nil
        else { return nil }
        let callee = call.calledExpression
        if let member = callee.as(MemberAccessExprSyntax.self), let base = member.base,
            source.name(member.declName.baseName) == "init"
        {
            return Subject(type: source.dense(base))
        }
        return Subject(type: source.dense(callee))
    }

    /// Returns the name of the parameter in which `shouldPerformSegue(withIdentifier:sender:)` gets the identifier.
    private func identifierParameter(_ function: FunctionDeclSyntax) -> String? {
        guard source.name(function.name) == "shouldPerformSegue",
            let first = function.signature.parameterClause.parameters.first
        else { return nil }
        return source.name(first.secondName ?? first.firstName)
    }

    /// Returns the body of the function, accessor or initializer around a node.
    private static func body(around node: Syntax) -> Syntax? {
        var node = node
        while let parent = node.parent {
            switch parent.kind {
            case .functionDecl, .initializerDecl, .accessorDecl, .accessorBlock, .deinitializerDecl, .memberBlockItem:
                return node.kind == .token ? nil : node
            default: node = parent
            }
        }
        return nil
    }
}
