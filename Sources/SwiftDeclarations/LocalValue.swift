import SwiftSyntax

/// Finds the initial values of local names in functions.
enum LocalValue {
    /// Returns the value that a local `let` or `var` gives a name, as seen from a node; nil if the name is not local.
    static func of(_ name: String, from node: Syntax, in source: SourceText) -> ExprSyntax? {
        var child = node
        while let parent = child.parent {
            if parent.is(MemberBlockItemSyntax.self) { return nil }
            if let items = parent.as(CodeBlockItemListSyntax.self), items.parent?.is(SourceFileSyntax.self) != true {
                for item in items {
                    if item.position >= child.position { break }
                    if let value = value(of: name, in: item, source) { return value }
                }
            }
            child = parent
        }
        return nil
    }

    private static func value(of name: String, in item: CodeBlockItemSyntax, _ source: SourceText) -> ExprSyntax? {
        guard case .decl(let declaration) = item.item, let variable = declaration.as(VariableDeclSyntax.self) else {
            return nil
        }
        for binding in variable.bindings {
            if let pattern = binding.pattern.as(IdentifierPatternSyntax.self), source.name(pattern.identifier) == name {
                return binding.initializer?.value
            }
        }
        return nil
    }
}
