import Bytes
import SourceIndex
import SwiftSyntax

// Properties and constants.
extension DeclarationWalk {
    mutating func read(_ node: VariableDeclSyntax, in scope: Scope) {
        // Of the file only the constants matter
        let wantsProperties = scope.type != nil
        let isLet = node.bindingSpecifier.tokenKind == .keyword(.let)
        if !wantsProperties && !isLet && scope.type == nil { return }
        let facts = DeclarationFacts(attributes: node.attributes, modifiers: node.modifiers, source: source)
        let bindings = Array(node.bindings)
        for (index, binding) in bindings.enumerated() {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            var member = member(.property, named: pattern.identifier, of: node, facts: facts, in: scope)
            guard !member.name.isEmpty else { continue }
            if let text = constantText(binding, isLet: isLet) {
                constants.add(text, named: member.name, in: scope.name)
                if scope.type == nil || member.traits.contains(.typeLevel) {
                    member.kind = .constant
                    member.type = text
                    add(member, in: scope)
                    continue
                }
                noteNibName(of: member, text: text, at: binding)
            }
            guard wantsProperties else { continue }
            setType(of: &member, bindings[index...])
            setAccess(of: &member, binding, isLet: isLet)
            member.selector = scope.kind == .swiftValue ? nil : member.selector ?? facts.objcName ?? member.name
            add(member, in: scope)
        }
    }

    /// Returns the type after a name or after the last name of a list, or else the type of the initial value.
    private func setType(of member: inout Member, _ bindings: ArraySlice<PatternBindingSyntax>) {
        guard let binding = bindings.first else { return }
        if let annotation = binding.typeAnnotation {
            setType(annotation.type, of: &member)
        } else if let value = binding.initializer?.value {
            let (type, isOptional) = InferredType.of(value, in: source)
            member.type = type
            if isOptional { member.traits.insert(.optional) }
            if member.traits.contains(.outlet), type.utf8.first == Byte.openBracket {
                member.traits.insert(.collection)
            }
        } else if let annotation = bindings.lazy.compactMap(\.typeAnnotation).first {
            setType(annotation.type, of: &member)
        }
    }

    /// Notes whether a property can be set, and the names of its accessors in Objective-C.
    private func setAccess(of member: inout Member, _ binding: PatternBindingSyntax, isLet: Bool) {
        if isLet { member.traits.insert(.readOnly) }
        guard let accessors = binding.accessorBlock?.accessors else { return }
        guard case .accessors(let list) = accessors else {
            member.traits.insert(.readOnly)
            return
        }
        var isComputed = false
        var canBeSet = false
        for accessor in list {
            guard case .keyword(let keyword) = accessor.accessorSpecifier.tokenKind else { continue }
            let name =
                accessor.attributes.isEmpty
                ? nil : DeclarationFacts(attributes: accessor.attributes, modifiers: [], source: source).objcName
            switch keyword {
            case .get, ._read, .unsafeAddress:
                isComputed = true
                if let name { member.selector = name }
            case .set:
                canBeSet = true
                if let name { member.detail = name }
            case ._modify, .unsafeMutableAddress, .willSet, .didSet:
                canBeSet = true
            default: break
            }
        }
        if isComputed && !canBeSet { member.traits.insert(.readOnly) }
    }

    /// Returns the text of a constant: `let a = "x"`, or a computed property that only returns a text.
    private func constantText(_ binding: PatternBindingSyntax, isLet: Bool) -> String? {
        if let value = binding.initializer?.value {
            guard isLet, case .literal(let text) = TextValue.read(value, in: source) else { return nil }
            return text
        }
        // Longer getters may have been blanked
        guard let block = binding.accessorBlock, block.extent.count < BodyBlanker.minimumOfGetter,
            let value = onlyValue(of: block),
            case .literal(let text) = TextValue.read(value, in: source)
        else { return nil }
        return text
    }

    /// Returns the expression of which a getter consists.
    private func onlyValue(of block: AccessorBlockSyntax) -> ExprSyntax? {
        var items = block.accessors.as(CodeBlockItemListSyntax.self)
        if let list = block.accessors.as(AccessorDeclListSyntax.self), list.count == 1 {
            items = list.first?.body?.statements
        }
        guard let items, items.count == 1, let only = items.first else { return nil }
        switch only.item {
        case .expr(let expression): return expression
        case .stmt(let statement): return statement.as(ReturnStmtSyntax.self)?.expression
        default: return nil
        }
    }

    /// Notes that a controller that overrides `nibName` loads the nib with that name.
    private mutating func noteNibName(of member: Member, text: String, at binding: PatternBindingSyntax) {
        guard member.traits.contains(.override), member.name == "nibName" || member.name == "windowNibName" else {
            return
        }
        let value = binding.accessorBlock.flatMap { onlyValue(of: $0) }
        let offset = value?.extent.lowerBound ?? member.place.offset
        var use = CodeUse(kind: .nibName, value: text, place: source.place(at: offset))
        use.nibOwner = .controller("")
        use.detail = "self"
        uses.append(use)
    }
}
