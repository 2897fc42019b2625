import Bytes
import SourceIndex
import SwiftSyntax

/// Finds every token and string of a file that has a name, and explains each by the syntax around it.
struct NameWalk {
    let source: SourceText
    let name: String
    let newName: String
    private(set) var uses: [NameUse] = []

    init(_ source: SourceText, name: String, newName: String) {
        (self.source, self.name, self.newName) = (source, name, newName)
    }

    mutating func read(_ tree: SourceFileSyntax) {
        for token in tree.tokens(viewMode: .all) {
            switch token.tokenKind {
            case .stringSegment: readText(token)
            case .identifier, .keyword:
                guard token.presence == .present, matches(token, name: name) else { continue }
                add(explained(token), at: token)
            default: continue
            }
        }
    }

    /// Returns whether a token is a name, perhaps in backticks.
    func matches(_ token: TokenSyntax, name: String) -> Bool {
        let text = token.text
        guard text.utf8.count >= name.utf8.count else { return false }
        return text == name || text.utf8.count == name.utf8.count + 2 && text == "`\(name)`"
    }

    /// Adds a use with what all uses of a token have.
    private mutating func add(_ use: NameUse, at token: TokenSyntax) {
        var use = use
        let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
        let isQuoted = token.text.utf8.first == Byte.backtick
        use.range = isQuoted ? start + 1..<start + 1 + name.utf8.count : start..<start + name.utf8.count
        setOwner(of: &use, Syntax(token))
        if !newName.isEmpty { use.isNewNameLocal = LocalScope(source).binding(of: newName, at: Syntax(token)) != nil }
        uses.append(use)
    }

    /// Adds a string whose text is the name, a path with it, or a selector that begins with it.
    private mutating func readText(_ token: TokenSyntax) {
        let text = token.text
        guard text.utf8.count < 300, text.contains(name),
            let literal = token.ancestor(StringLiteralExprSyntax.self), literal.segments.count == 1
        else { return }
        let setter = SetterName.of(name) + ":"
        guard
            text == setter || text == name || text.hasPrefix(name) && text.hasSuffix(":")
                || text.split(separator: ".").contains(where: { $0 == name }) || isPredicate(literal)
        else { return }
        var use = NameUse(.text, range: token.extent)
        (use.detail, use.receiver, use.labels) = TextPlace.of(literal, in: source)
        setOwner(of: &use, Syntax(token))
        uses.append(use)
    }

    /// Whether a string is an argument of `NSPredicate(…)`, whose format has keys among other words.
    private func isPredicate(_ literal: StringLiteralExprSyntax) -> Bool {
        guard let call = literal.parent?.parent?.parent?.as(FunctionCallExprSyntax.self) else { return false }
        return Expression.lastName(of: call.calledExpression, in: source) == "NSPredicate"
    }

    /// Sets the type around a node, and whether `self` is not one of its values there.
    private func setOwner(of use: inout NameUse, _ node: Syntax) {
        var child = node
        var hasMember = false
        while let parent = child.parent {
            if let item = parent.as(MemberBlockItemSyntax.self), !hasMember {
                hasMember = true
                if let modified = item.decl.asProtocol((any WithModifiersSyntax).self) {
                    use.isTypeLevel = modified.modifiers.contains {
                        $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class)
                    }
                }
            }
            if let found = TypeAround(parent, in: source) {
                (use.owner, use.ownerName, use.bounds) = (found.offset, found.name, found.bounds)
                return
            }
            child = parent
        }
    }
}

extension SyntaxProtocol {
    /// Returns the nearest ancestor of a kind.
    func ancestor<Node: SyntaxProtocol>(_ kind: Node.Type) -> Node? {
        var node = parent
        while let found = node {
            if let wanted = found.as(kind) { return wanted }
            node = found.parent
        }
        return nil
    }
}

/// A declaration of a type around a node.
struct TypeAround {
    let offset: Int
    let name: String
    var bounds: [String] = []

    init?(_ node: Syntax, in source: SourceText) {
        if let named = node.asProtocol((any NamedDeclSyntax).self), node.asProtocol((any DeclGroupSyntax).self) != nil {
            (offset, name) = (named.name.extent.lowerBound, source.name(named.name))
            return
        }
        guard let found = node.as(ExtensionDeclSyntax.self) else { return nil }
        offset = found.extendedType.extent.lowerBound
        name = TypeForm.name(of: found.extendedType, source)
        for requirement in found.genericWhereClause?.requirements ?? [] {
            switch requirement.requirement {
            case .conformanceRequirement(let type) where source.text(type.leftType) == "Self":
                bounds += TypeForm.names(in: type.rightType, source)
            case .sameTypeRequirement(let type) where source.text(type.leftType) == "Self":
                bounds.append(source.text(type.rightType))
            default: break
            }
        }
    }
}
