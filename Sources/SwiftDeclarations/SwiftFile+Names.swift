import SourceIndex
import SwiftParser
import SwiftSyntax

extension SwiftFile {
    /// Finds the uses of a name in Swift source, and its syntax errors.
    ///
    /// - Parameter question: the source with the name.
    /// - Returns: each place that has the name, with what its syntax tells; nil if the source nests too deep to be parsed.
    package static func uses(_ question: NameQuestion) -> NameUses? {
        question.bytes.withUnsafeBufferPointer { bytes in
            guard Nesting.excess(in: bytes) == nil else { return nil }
            var answer = NameUses()
            guard !bytes.isEmpty else { return answer }
            let source = SourceText(bytes)
            let tree = parsed(question, bytes: bytes)
            if let first = FirstError.place(in: tree) {
                answer.firstError = source.place(at: first)
                answer.errors = FirstError.count(in: tree)
            }
            if !question.name.isEmpty {
                var walk = NameWalk(source, name: question.name, newName: question.newName)
                walk.read(tree)
                answer.uses = walk.uses
            }
            return answer
        }
    }

    /// Parses what a question is about: bodies of functions without the name are blanked, because parsing takes most of the time.
    private static func parsed(
        _ question: NameQuestion, bytes: UnsafeBufferPointer<UInt8>
    ) -> SourceFileSyntax {
        guard !question.name.isEmpty,
            let blanked = BodyBlanker.blanked(
                bytes, words: WholeWord.offsets(of: question.name, in: question.bytes))
        else { return Parser.parse(source: bytes) }
        return blanked.withUnsafeBufferPointer { Parser.parse(source: $0) }
    }
}

extension FirstError {
    /// Returns the number of tokens that are missing or invalid and of places with unexpected code.
    static func count(in tree: SourceFileSyntax) -> Int {
        var count = 0
        var open = [Syntax(tree)]
        while let node = open.popLast() {
            if node.kind == .unexpectedNodes {
                count += 1
            } else if let token = node.as(TokenSyntax.self) {
                if token.presence == .missing || token.tokenDiagnostic != nil { count += 1 }
            } else if node.hasError {
                open += node.children(viewMode: .all)
            }
        }
        return count
    }
}
