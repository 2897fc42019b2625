import SwiftSyntax

/// Finds the first syntax error of a file without the parser's diagnostics, which take longer than parsing.
enum FirstError {
    /// Returns the offset of the first token that is missing, unexpected or invalid; nil if there is none.
    static func place(in tree: SourceFileSyntax) -> Int? {
        guard tree.hasError else { return nil }
        var node = Syntax(tree)
        while true {
            if node.kind == .unexpectedNodes { return node.positionAfterSkippingLeadingTrivia.utf8Offset }
            if let token = node.as(TokenSyntax.self) { return place(of: token) }
            guard let next = node.children(viewMode: .all).first(where: isWrong) else {
                return node.positionAfterSkippingLeadingTrivia.utf8Offset
            }
            node = next
        }
    }

    private static func isWrong(_ node: Syntax) -> Bool {
        if node.kind == .unexpectedNodes { return true }
        if let token = node.as(TokenSyntax.self), token.presence == .missing { return true }
        return node.hasError
    }

    private static func place(of token: TokenSyntax) -> Int {
        if token.presence == .missing {
            // A missing token belongs after the one before it
            let previous = token.previousToken(viewMode: .sourceAccurate)
            return (previous?.endPositionBeforeTrailingTrivia ?? token.position).utf8Offset
        }
        guard let diagnostic = token.tokenDiagnostic else { return token.extent.lowerBound }
        return token.position.utf8Offset + Int(diagnostic.byteOffset)
    }
}
