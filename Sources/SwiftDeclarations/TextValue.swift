import Bytes
import SwiftParser
import SwiftSyntax

/// The text for which an expression stands, as far as its spelling tells.
enum TextValue {
    /// A text that is spelled out.
    case literal(String)
    /// A name that may be a constant: `Segue.detail`, without `self.` and `.rawValue`.
    case name(String)

    /// The types that wrap an identifier or the name of a document.
    private static let wrappers: Set<String> = [
        "Identifier", "Name", "NSUserInterfaceItemIdentifier", "SceneIdentifier", "String", "NSString", "NSNibName",
        "init",
    ]

    /// Reads an expression: a literal, a literal in a wrapper such as `NSNib.Name("Cell")`, `String(describing: Cell.self)`, a name.
    static func read(_ expression: ExprSyntax, in source: SourceText) -> TextValue? {
        let expression = Expression.core(expression)
        if let literal = expression.as(StringLiteralExprSyntax.self) {
            return text(literal, in: source).map(TextValue.literal)
        }
        if let call = expression.as(FunctionCallExprSyntax.self) { return read(call, in: source) }
        return path(of: expression, in: source).map(TextValue.name)
    }

    /// Returns the text of a literal without interpolations other than the name of a type, as in `"\(Cell.self)"`.
    static func text(_ literal: StringLiteralExprSyntax, in source: SourceText) -> String? {
        // Interpolations have segments around them, which may be empty
        let segments = literal.segments.filter { $0.totalLength.utf8Length > 0 }
        guard segments.count == 1, let segment = segments.first else {
            return segments.isEmpty ? "" : literal.representedLiteralValue
        }
        if let computed = segment.as(ExpressionSegmentSyntax.self) {
            guard computed.expressions.count == 1, let only = computed.expressions.first else { return nil }
            return typeName(of: only.expression, in: source)
        }
        // Trivia belongs to the text here
        let range = segment.position.utf8Offset..<segment.endPosition.utf8Offset
        let isPlain = literal.openingPounds == nil && !source.bytes[range].contains(Byte.backslash)
        return isPlain ? source.text(range) : literal.representedLiteralValue
    }

    /// Returns `Cell` for `Cell.self`, nil for `self.self` and everything else.
    static func typeName(of expression: ExprSyntax, in source: SourceText) -> String? {
        guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
            source.name(member.declName.baseName) == "self"
        else { return nil }
        let name = Expression.lastName(of: base, in: source)
        guard let first = name.utf8.first, first < 0x61, name != "Self" else { return nil }
        return isGenericParameter(name, at: Syntax(expression), in: source) ? nil : name
    }

    /// Whether a type is a parameter of a function or type around a node, whatever is given for it.
    private static func isGenericParameter(_ name: String, at node: Syntax, in source: SourceText) -> Bool {
        var around = node.parent
        while let next = around {
            let clause =
                next.as(FunctionDeclSyntax.self)?.genericParameterClause
                ?? next.as(InitializerDeclSyntax.self)?.genericParameterClause
                ?? next.as(ClassDeclSyntax.self)?.genericParameterClause
                ?? next.as(StructDeclSyntax.self)?.genericParameterClause
                ?? next.as(EnumDeclSyntax.self)?.genericParameterClause
                ?? next.as(SubscriptDeclSyntax.self)?.genericParameterClause
            if clause?.parameters.contains(where: { source.name($0.name) == name }) == true { return true }
            // The parameters of a type are not repeated in its extensions.
            if next.is(ExtensionDeclSyntax.self), name.utf8.count == 1 { return true }
            around = next.parent
        }
        return false
    }

    /// Reads a call that wraps a text.
    private static func read(_ call: FunctionCallExprSyntax, in source: SourceText) -> TextValue? {
        guard call.arguments.count == 1, let argument = call.arguments.first else { return nil }
        let label = argument.label.map(source.name)
        if label == "describing" || label == "reflecting" {
            return typeName(of: argument.expression, in: source).map(TextValue.literal)
        }
        guard label == "rawValue" || label == nil,
            label != nil || wrappers.contains(Expression.lastName(of: call.calledExpression, in: source))
        else { return nil }
        return read(argument.expression, in: source)
    }

    /// Returns the dotted name in an expression, nil if it is something else or begins with a dot.
    private static func path(of expression: ExprSyntax, in source: SourceText) -> String? {
        var parts: [String] = []
        var expression = expression
        while let member = expression.as(MemberAccessExprSyntax.self) {
            guard let base = member.base else { return nil }
            let name = source.name(member.declName.baseName)
            // `.self` and `.rawValue` are not part of the name, but only at its end
            if !(parts.isEmpty && name == "rawValue") { parts.append(name) }
            expression = Expression.core(base)
        }
        guard let first = expression.as(DeclReferenceExprSyntax.self) else { return nil }
        let name = source.name(first.baseName)
        if name != "self" && name != "Self" { parts.append(name) }
        return parts.isEmpty ? nil : parts.reversed().joined(separator: ".")
    }
}
