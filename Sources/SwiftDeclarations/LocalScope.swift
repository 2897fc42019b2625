import SourceIndex
import SwiftSyntax

/// Finds what a name means in the functions and closures around a node, by the rules of Swift's scopes.
struct LocalScope {
    let source: SourceText
    /// How many declarations led here from the expression that is asked about.
    private let depth: Int

    /// How many declarations are followed at most.
    private static let deepest = 12

    init(_ source: SourceText, depth: Int = 0) { (self.source, self.depth) = (source, depth) }

    /// Describes the values of declarations.
    var expressions: ExpressionType { ExpressionType(source, depth: depth + 1) }

    /// Returns the value that a local declaration gives a name, as seen from a node; nil if no local declaration has the name.
    func binding(of name: String, at node: Syntax) -> CodeExpression? {
        guard depth < Self.deepest else { return .unknown }
        var child = node
        while let parent = child.parent {
            if parent.is(MemberBlockItemSyntax.self) { return nil }
            if let found = binding(of: name, in: parent, seenFrom: child) { return found }
            child = parent
        }
        return nil
    }

    /// Returns whether a declaration is at the level of the file, perhaps in `#if`.
    static func isFileLevel(_ node: Syntax) -> Bool {
        var node = node.parent
        while let found = node {
            switch found.kind {
            case .sourceFile: return true
            case .codeBlockItem, .codeBlockItemList, .ifConfigClause, .ifConfigClauseList, .ifConfigDecl:
                node = found.parent
            default: return false
            }
        }
        return true
    }

    private func binding(of name: String, in parent: Syntax, seenFrom child: Syntax) -> CodeExpression? {
        switch parent.kind {
        case .codeBlockItemList:
            guard !Self.isFileLevel(parent) else { return nil }
            return binding(of: name, in: parent.cast(CodeBlockItemListSyntax.self), before: child)
        case .patternBindingList:
            guard parent.parent?.parent?.is(MemberBlockItemSyntax.self) != true else { return nil }
            for other in parent.cast(PatternBindingListSyntax.self) where other.position < child.position {
                if let found = binding(of: name, in: other) { return found }
            }
            return nil
        case .conditionElementList:
            return binding(of: name, in: parent.cast(ConditionElementListSyntax.self), before: child)
        case .ifExpr:
            let node = parent.cast(IfExprSyntax.self)
            return node.body.id == child.id ? binding(of: name, in: node.conditions, before: child) : nil
        case .whileStmt:
            let node = parent.cast(WhileStmtSyntax.self)
            return node.body.id == child.id ? binding(of: name, in: node.conditions, before: child) : nil
        case .forStmt:
            let node = parent.cast(ForStmtSyntax.self)
            guard node.sequence.id != child.id else { return nil }
            return element(name, of: node)
        case .switchCase, .switchCaseItem, .catchClause:
            return caseBinding(of: name, in: parent, seenFrom: child)
        case .closureExpr:
            return binding(of: name, in: parent.cast(ClosureExprSyntax.self), seenFrom: child)
        case .functionDecl:
            let node = parent.cast(FunctionDeclSyntax.self)
            guard node.body?.id == child.id else { return nil }
            return parameter(name, of: node.signature.parameterClause, generics: node.genericParameterClause)
        case .initializerDecl:
            let node = parent.cast(InitializerDeclSyntax.self)
            guard node.body?.id == child.id else { return nil }
            return parameter(name, of: node.signature.parameterClause, generics: node.genericParameterClause)
        case .subscriptDecl:
            let node = parent.cast(SubscriptDeclSyntax.self)
            guard node.accessorBlock?.id == child.id else { return nil }
            return parameter(name, of: node.parameterClause, generics: node.genericParameterClause)
        case .accessorDecl:
            let node = parent.cast(AccessorDeclSyntax.self)
            guard node.body?.id == child.id else { return nil }
            if let named = node.parameters.map({ source.name($0.name) }) { return named == name ? .unknown : nil }
            return name == "newValue" || name == "oldValue" ? .unknown : nil
        default: return nil
        }
    }

    // MARK: - Statements

    private func binding(
        of name: String, in items: CodeBlockItemListSyntax, before child: Syntax
    ) -> CodeExpression? {
        // The nearest declaration above counts.
        for item in items.reversed() {
            let isAbove = item.position < child.position
            switch item.item {
            case .decl(let declaration):
                if let found = binding(of: name, in: declaration, isAbove: isAbove, before: child) { return found }
            case .stmt(let statement):
                guard isAbove, let node = statement.as(GuardStmtSyntax.self) else { continue }
                if let found = binding(of: name, in: node.conditions, before: child) { return found }
            default: continue
            }
        }
        return nil
    }

    private func binding(
        of name: String, in declaration: DeclSyntax, isAbove: Bool, before child: Syntax
    ) -> CodeExpression? {
        if let variable = declaration.as(VariableDeclSyntax.self) {
            guard isAbove else { return nil }
            for other in variable.bindings {
                if let found = binding(of: name, in: other) { return found }
            }
        } else if let function = declaration.as(FunctionDeclSyntax.self) {
            // Functions can be called above their declarations.
            guard source.name(function.name) == name else { return nil }
            return function.signature.returnClause.map { .type(source.text($0.type)) } ?? .unknown
        } else if let condition = declaration.as(IfConfigDeclSyntax.self) {
            for clause in condition.clauses {
                guard case .statements(let items) = clause.elements else { continue }
                if let found = binding(of: name, in: items, before: child) { return found }
            }
        }
        return nil
    }

    private func binding(of name: String, in node: PatternBindingSyntax) -> CodeExpression? {
        binding(
            of: name, in: node.pattern,
            value: node.typeAnnotation.map { type($0.type) }
                ?? node.initializer.map { expressions.of($0.value) } ?? .unknown)
    }

    private func binding(
        of name: String, in conditions: ConditionElementListSyntax, before child: Syntax
    ) -> CodeExpression? {
        for element in conditions.reversed() where element.position < child.position {
            switch element.condition {
            case .optionalBinding(let node):
                let value: () -> CodeExpression = {
                    if let annotation = node.typeAnnotation { return type(annotation.type) }
                    if let initializer = node.initializer { return expressions.of(initializer.value) }
                    return self.binding(of: name, at: Syntax(node)) ?? .name(name)
                }
                if let found = binding(of: name, in: node.pattern, value: value()) { return found }
            case .matchingPattern(let node):
                if let found = binding(of: name, in: node.pattern, value: .unknown) { return found }
            default: continue
            }
        }
        return nil
    }

    private func element(_ name: String, of node: ForStmtSyntax) -> CodeExpression? {
        guard let tuple = node.pattern.as(TuplePatternSyntax.self) else {
            // A loop over a dictionary gets what `first` gets, not what a subscript does.
            return binding(of: name, in: node.pattern, value: .member(expressions.of(node.sequence), "first"))
        }
        for (index, element) in tuple.elements.enumerated() {
            let value: () -> CodeExpression = {
                guard let base = enumerated(node.sequence) else { return .unknown }
                return index == 0 ? .type("Int") : .element(expressions.of(base))
            }
            if let found = binding(of: name, in: element.pattern, value: value()) { return found }
        }
        return nil
    }

    /// Returns the collection before `.enumerated()`.
    private func enumerated(_ sequence: ExprSyntax) -> ExprSyntax? {
        guard let call = sequence.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            source.name(member.declName.baseName) == "enumerated"
        else { return nil }
        return member.base
    }

    private func caseBinding(of name: String, in parent: Syntax, seenFrom child: Syntax) -> CodeExpression? {
        if let item = parent.as(SwitchCaseItemSyntax.self) {
            return item.whereClause?.id == child.id ? binding(of: name, in: item.pattern, value: .unknown) : nil
        }
        if let node = parent.as(SwitchCaseSyntax.self) {
            guard node.statements.id == child.id, case .case(let label) = node.label else { return nil }
            for item in label.caseItems {
                if let found = binding(of: name, in: item.pattern, value: .unknown) { return found }
            }
            return nil
        }
        guard let node = parent.as(CatchClauseSyntax.self), node.body.id == child.id else { return nil }
        for item in node.catchItems {
            if let pattern = item.pattern, let found = binding(of: name, in: pattern, value: .unknown) { return found }
        }
        return name == "error" ? .type("Error") : nil
    }
}
