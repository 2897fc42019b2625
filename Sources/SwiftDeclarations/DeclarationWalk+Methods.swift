import SourceIndex
import SwiftSyntax

// Methods, initializers and the cases of enums.
extension DeclarationWalk {
    mutating func read(_ node: FunctionDeclSyntax, in scope: Scope) {
        guard scope.type != nil, case .identifier = node.name.tokenKind else { return }
        let facts = DeclarationFacts(attributes: node.attributes, modifiers: node.modifiers, source: source)
        var member = member(.method, named: node.name, of: node, facts: facts, in: scope)
        guard !member.name.isEmpty else { return }
        let signature = node.signature
        member.parameters = parameters(signature.parameterClause)
        // Objective-C does not see the members of structs and enums; they tell only types.
        if scope.kind != .swiftValue {
            member.selector =
                facts.objcName
                ?? selector(of: member, parameters: signature.parameterClause, effects: signature.effectSpecifiers)
        }
        if let result = signature.returnClause { setType(result.type, of: &member) }
        add(member, in: scope)
    }

    mutating func read(_ node: InitializerDeclSyntax, in scope: Scope) {
        guard scope.kind != .swiftValue else { return }
        let facts = DeclarationFacts(attributes: node.attributes, modifiers: node.modifiers, source: source)
        var member = member(.initializer, named: node.initKeyword, of: node, facts: facts, in: scope)
        let signature = node.signature
        member.parameters = parameters(signature.parameterClause)
        switch node.optionalMark?.tokenKind {
        case .postfixQuestionMark: member.traits.insert(.optional)
        case .exclamationMark: member.traits.insert(.implicitlyUnwrapped)
        default: break
        }
        member.selector =
            facts.objcName
            ?? selector(of: member, parameters: signature.parameterClause, effects: signature.effectSpecifiers)
        if member.parameters.first?.label == "coder", member.parameters.count == 1, onlyFails(node.body) {
            member.traits.insert(.unavailable)
        }
        add(member, in: scope)
    }

    mutating func read(_ node: EnumCaseDeclSyntax, in scope: Scope) {
        guard scope.type != nil else { return }
        for element in node.elements {
            let name = source.name(element.name)
            guard !name.isEmpty, element.parameterClause == nil else { continue }
            var value: String?
            if let raw = element.rawValue?.value.as(StringLiteralExprSyntax.self) {
                value = TextValue.text(raw, in: source)
            } else if scope.hasStringCases, element.rawValue == nil {
                value = name
            }
            guard let value else { continue }
            constants.add(value, named: name, in: scope.name)
            var member = Member(
                kind: .enumCase, name: name, place: source.place(at: element.name.extent.lowerBound),
                extent: node.extent)
            member.type = value
            if scope.isConditional { member.traits.insert(.conditional) }
            add(member, in: scope)
        }
    }

    /// Makes a member with the facts that all kinds share.
    func member(
        _ kind: Member.Kind, named name: TokenSyntax, of node: some SyntaxProtocol, facts: DeclarationFacts,
        in scope: Scope
    ) -> Member {
        var member = Member(
            kind: kind, name: source.name(name), place: source.place(at: name.extent.lowerBound), extent: node.extent)
        member.traits = facts.member
        if scope.hidesMembers { member.traits.insert(.fileScoped) }
        if scope.isConditional { member.traits.insert(.conditional) }
        // `@objcMembers` and `@objc` of the type do not apply to private members
        if scope.showsMembers, !member.traits.contains(.fileScoped) { member.traits.insert(.objc) }
        if member.traits.contains(.nonObjC) { member.traits.remove(.objc) }
        return member
    }

    /// Sets the type of a member, and the traits that its marks of optionality imply.
    func setType(_ type: TypeSyntax, of member: inout Member) {
        let plain = TypeForm.plain(type)
        member.type = source.text(plain.type)
        if plain.isOptional { member.traits.insert(.optional) }
        if plain.isImplicitlyUnwrapped { member.traits.insert(.implicitlyUnwrapped) }
        if member.traits.contains(.outlet), TypeForm.isArray(plain.type) { member.traits.insert(.collection) }
    }

    private func parameters(_ clause: FunctionParameterClauseSyntax) -> [Member.Parameter] {
        clause.parameters.map { parameter in
            let label = source.name(parameter.firstName)
            let name = parameter.secondName.map(source.name) ?? label
            let type = TypeForm.plain(parameter.type).type
            return Member.Parameter(label: label, name: name, type: source.text(type))
        }
    }

    private func selector(
        of member: Member, parameters clause: FunctionParameterClauseSyntax, effects: FunctionEffectSpecifiersSyntax?
    ) -> String {
        let parameters = zip(member.parameters, clause.parameters).map { parameter, node in
            ObjCSelector.Parameter(
                label: parameter.label == "_" ? "" : parameter.label, isClosure: TypeForm.isClosure(node.type))
        }
        let throwing = effects?.throwsClause?.throwsSpecifier.tokenKind == .keyword(.throws)
        if member.kind == .initializer, parameters.count == 1, !parameters[0].label.isEmpty, !throwing,
            let only = clause.parameters.first, TypeForm.isVoid(only.type)
        {
            return ObjCSelector.initializer(withoutParameterNamed: parameters[0].label)
        }
        let selector = ObjCSelector(
            baseName: member.name, parameters: parameters, isAsync: effects?.asyncSpecifier != nil, isThrowing: throwing
        )
        return selector.text
    }

    /// Returns whether a body contains only a call that ends the program.
    private func onlyFails(_ body: CodeBlockSyntax?) -> Bool {
        // Longer bodies may have been blanked
        guard let body, body.extent.count < BodyBlanker.minimumOfInitializer, body.statements.count == 1,
            let only = body.statements.first,
            case .expr(let expression) = only.item,
            let call = Expression.core(expression).as(FunctionCallExprSyntax.self)
        else { return false }
        let name = Expression.lastName(of: call.calledExpression, in: source)
        return name == "fatalError" || name == "preconditionFailure"
    }
}
