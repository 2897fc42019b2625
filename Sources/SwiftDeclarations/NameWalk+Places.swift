import SourceIndex
import SwiftSyntax

// What a token does where it is.
extension NameWalk {
    /// Returns what a token with the name does; the range is set later.
    func explained(_ token: TokenSyntax) -> NameUse {
        func use(_ kind: NameUse.Kind) -> NameUse { NameUse(kind, range: token.extent) }
        guard let parent = token.parent else { return use(.unknown) }
        switch parent.kind {
        case .declReferenceExpr: return reference(parent.cast(DeclReferenceExprSyntax.self))
        case .identifierPattern: return pattern(parent.cast(IdentifierPatternSyntax.self))
        case .functionDecl: return function(parent.cast(FunctionDeclSyntax.self), name: token)
        case .closureCapture: return capture(parent.cast(ClosureCaptureSyntax.self))
        case .functionParameter:
            let parameter = parent.cast(FunctionParameterSyntax.self)
            return use(parameter.secondName == token ? .local : .label)
        case .closureParameter, .closureShorthandParameter, .accessorParameters: return use(.local)
        case .labeledExpr, .tupleTypeElement, .tuplePatternElement, .enumCaseParameter, .declNameArgument,
            .labeledStmt, .breakStmt, .continueStmt, .labeledSpecializeArgument, .declModifierDetail:
            return use(.label)
        case .identifierType: return use(isParameter(at: Syntax(token)) ? .local : .type)
        case .memberType:
            var found = use(.type)
            found.receiver = .type(source.text(parent.cast(MemberTypeSyntax.self).baseType))
            return found
        case .classDecl, .structDecl, .enumDecl, .protocolDecl, .typeAliasDecl, .associatedTypeDecl, .actorDecl,
            .enumCaseElement, .genericParameter, .importPathComponent, .macroDecl, .objCSelectorPiece,
            .precedenceGroupDecl, .primaryAssociatedType, .platformVersion, .macroExpansionExpr, .macroExpansionDecl,
            .availabilityLabeledArgument:
            return use(.declaration)
        default: return use(token.tokenKind.isKeyword ? .label : .unknown)
        }
    }

    /// Whether the name is that of a generic parameter or associated type of a declaration around a node.
    private func isParameter(at node: Syntax) -> Bool {
        var node = node.parent
        while let found = node {
            if let generic = found.asProtocol((any WithGenericParametersSyntax).self),
                let parameters = generic.genericParameterClause?.parameters,
                parameters.contains(where: { source.name($0.name) == name })
            {
                return true
            }
            if let found = found.as(ProtocolDeclSyntax.self),
                found.memberBlock.members.contains(where: { member in
                    member.decl.as(AssociatedTypeDeclSyntax.self).map { source.name($0.name) == name } == true
                })
            {
                return true
            }
            node = found.parent
        }
        return false
    }

    // MARK: - Uses

    private func reference(_ node: DeclReferenceExprSyntax) -> NameUse {
        var use = NameUse(.bare, range: node.baseName.extent)
        var callee = Syntax(node)
        if let component = node.parent?.as(KeyPathPropertyComponentSyntax.self) {
            use.kind = .keyPath
            use.receiver = keyPathBase(component)
        } else if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName == node {
            use.kind = .member
            // A name after a dot alone is static: a case, or a constant.
            use.receiver = member.base.map { ExpressionType(source).of($0) }
            callee = Syntax(member)
        } else if LocalScope(source).binding(of: name, at: Syntax(node)) != nil || isParameter(at: Syntax(node)) {
            use.kind = .local
        }
        if let arguments = node.argumentNames { use.labels = arguments.arguments.map { source.name($0.name) } }
        // `name?(…)` calls an optional method.
        while let outer = callee.parent,
            outer.is(OptionalChainingExprSyntax.self) || outer.is(ForceUnwrapExprSyntax.self),
            outer.parent?.is(FunctionCallExprSyntax.self) == true
        {
            callee = outer
        }
        if let call = callee.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == callee.id {
            use.isCalled = true
            use.labels = labels(of: call)
        }
        use.isSelector = isInSelector(callee)
        return use
    }

    private func labels(of call: FunctionCallExprSyntax) -> [String] {
        var labels = call.arguments.map { $0.label.map(source.name) ?? "_" }
        if call.trailingClosure != nil { labels.append("{}") }
        labels += call.additionalTrailingClosures.map { source.name($0.label) }
        return labels
    }

    /// Returns whether an expression is in `#selector(…)` or `#keyPath(…)`, not counting deeper calls.
    private func isInSelector(_ node: Syntax) -> Bool {
        var node = node.parent
        while let found = node {
            if let macro = found.as(MacroExpansionExprSyntax.self) {
                return ["selector", "keyPath"].contains(source.name(macro.macroName))
            }
            guard
                found.is(ExprSyntax.self) || found.is(LabeledExprSyntax.self) || found.is(LabeledExprListSyntax.self)
                    || found.kind == .exprList
            else { return false }
            if found.is(ClosureExprSyntax.self) || found.is(FunctionCallExprSyntax.self) { return false }
            node = found.parent
        }
        return false
    }

    /// Returns what is before a component of a key path.
    private func keyPathBase(_ node: KeyPathPropertyComponentSyntax) -> CodeExpression {
        guard let path = node.ancestor(KeyPathExprSyntax.self) else { return .unknown }
        var base: CodeExpression
        if let root = path.root {
            base = .type(source.text(root))
        } else if let call = path.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
            ["observe", "publisher", "willChangeValue", "didChangeValue"]
                .contains(Expression.lastName(of: call.calledExpression, in: source))
        {
            // Key paths that are observed begin at the object that is asked to observe.
            let callee = call.calledExpression.as(MemberAccessExprSyntax.self)
            base = callee.map { $0.base.map { ExpressionType(source).of($0) } ?? .unknown } ?? .own
        } else if let call = path.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
            Expression.lastName(of: call.calledExpression, in: source) == "assign",
            let object = call.arguments.first(where: { $0.label.map(source.name) == "on" })
        {
            // Combine's `assign(to: \.key, on: object)`
            base = ExpressionType(source).of(object.expression)
        } else {
            base = .unknown
        }
        for component in path.components {
            guard let property = component.component.as(KeyPathPropertyComponentSyntax.self) else {
                if component.component.is(KeyPathSubscriptComponentSyntax.self) { base = .element(base) }
                continue
            }
            if property.id == node.id { return base }
            base = .member(base, source.name(property.declName.baseName))
        }
        return .unknown
    }

    // MARK: - Declarations

    private func pattern(_ node: IdentifierPatternSyntax) -> NameUse {
        var use = NameUse(.local, range: node.extent)
        if let condition = node.ancestorOfPattern?.as(OptionalBindingConditionSyntax.self), condition.initializer == nil
        {
            let isLocal = LocalScope(source).binding(of: name, at: Syntax(condition)) != nil
            use.kind = isLocal ? .local : .shorthand
        } else if let binding = node.parent?.as(PatternBindingSyntax.self),
            let variable = binding.ancestor(VariableDeclSyntax.self),
            variable.parent?.is(MemberBlockItemSyntax.self) == true || LocalScope.isFileLevel(Syntax(variable))
        {
            use.kind = .declaration
        }
        return use
    }

    private func function(_ node: FunctionDeclSyntax, name token: TokenSyntax) -> NameUse {
        let isMember = node.parent?.is(MemberBlockItemSyntax.self) == true
        var use = NameUse(
            isMember || LocalScope.isFileLevel(Syntax(node)) ? .declaration : .local, range: token.extent)
        use.labels = node.signature.parameterClause.parameters.map {
            source.name($0.firstName) + ($0.defaultValue == nil ? "" : "=")
        }
        return use
    }

    private func capture(_ node: ClosureCaptureSyntax) -> NameUse {
        var use = NameUse(.local, range: node.name.extent)
        guard node.initializer == nil, let closure = node.ancestor(ClosureExprSyntax.self) else { return use }
        if LocalScope(source).binding(of: name, at: Syntax(closure)) == nil { use.kind = .capture }
        return use
    }
}

extension IdentifierPatternSyntax {
    /// The node that has the whole pattern.
    fileprivate var ancestorOfPattern: Syntax? {
        var node = parent
        while let found = node, found.is(PatternSyntax.self) { node = found.parent }
        return node
    }
}

extension TokenKind {
    fileprivate var isKeyword: Bool { if case .keyword = self { true } else { false } }
}

/// What a string literal is given to.
enum TextPlace {
    /// Returns the label of the argument or the name of the function, the value that has the function, and the labels of the call with
    /// `self` after one whose argument is `self`.
    static func of(
        _ literal: StringLiteralExprSyntax, in source: SourceText
    ) -> (detail: String, receiver: CodeExpression?, labels: [String]?) {
        var node = Syntax(literal)
        // `Selector(("name:"))`
        while let tuple = node.parent?.parent?.parent?.as(TupleExprSyntax.self) { node = Syntax(tuple) }
        guard let argument = node.parent?.as(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        else {
            // A key path that is compared with what an observer gets
            let function = literal.ancestor(FunctionDeclSyntax.self).map { source.name($0.name) }
            let hasKeys =
                function == "observeValue" || function?.hasPrefix("keyPathsForValuesAffecting") == true
                || literal.ancestor(VariableDeclSyntax.self).map {
                    source.text($0.bindings).hasPrefix("keyPathsForValuesAffecting")
                } == true
            return hasKeys ? ("observeValue", .unknown, nil) : ("", nil, nil)
        }
        let name = Expression.lastName(of: call.calledExpression, in: source)
        let detail = argument.label.map { name + "(" + source.name($0) } ?? name
        if name == "Selector" || name == "NSSelectorFromString" || name == "init" {
            let outer = call.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
            return (detail, outer.flatMap { target(of: $0, in: source) }, nil)
        }
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return (detail, .own, nil) }
        return (detail, member.base.map { ExpressionType(source).of($0) } ?? .unknown, nil)
    }

    /// Returns the target of a call that takes a target and a selector.
    private static func target(of call: FunctionCallExprSyntax, in source: SourceText) -> CodeExpression? {
        let name = Expression.lastName(of: call.calledExpression, in: source)
        for (index, argument) in call.arguments.enumerated() {
            let label = argument.label.map(source.name) ?? ""
            guard label == "target" || label == "observer" || index == 0 && ["addTarget", "addObserver"].contains(name)
            else { continue }
            return ExpressionType(source).of(argument.expression)
        }
        guard name.hasPrefix("perform") || name.hasPrefix("responds"),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self)
        else { return nil }
        return member.base.map { ExpressionType(source).of($0) } ?? .own
    }
}
