import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// The views that layout commands name.
enum LayoutObjects {
    /// Finds a view or layout guide.
    ///
    /// - Throws: an error under the word if it is neither.
    static func item(_ word: Word, in context: ResolveContext) throws(CommandError) -> NodeID {
        let node: NodeID
        do throws(CommandError) { node = try context.references.resolve(word) } catch {
            throw withoutEdge(word, in: context).map { hints in
                var error = error
                error.hints = hints
                return error
            } ?? error
        }
        if context.document.isView(node) || context.document.isLayoutGuide(node) { return node }
        try checkIsNoConstraint(node, at: word, in: context)
        throw CommandError(
            "wrong-place", "\(context.document.display(node)) is neither a view nor a layout guide", span: word.span)
    }

    /// Refuses a constraint in the place of a view. After a command that makes one, `$` is the constraint.
    static func checkIsNoConstraint(_ node: NodeID, at word: Word, in context: ResolveContext) throws(CommandError) {
        guard context.document.isConstraint(node) else { return }
        let isLast = word.isBare("$") || word.isBare && word.text.hasPrefix("$.")
        throw CommandError(
            "wrong-place", "\(isLast ? "'$'" : context.document.display(node)) is a constraint, not a view",
            span: word.span,
            hints: isLast
                ? ["'$' is the constraint that the last command made; 'add … as ID' gives a view an id to refer to it"]
                : [])
    }

    /// What to write instead of a view with an edge after it, which only constraints name.
    private static func withoutEdge(_ word: Word, in context: ResolveContext) -> [String]? {
        guard let edge = MeantConstraint.edge(of: word) else { return nil }
        let view = word.slice(0..<word.text.utf8.count - edge.utf8.count - 1)
        guard (try? context.references.resolve(view)) != nil else { return nil }
        return ["name the view alone: \(view.spelling)"]
    }

    /// Splits the words of a command that ends with what of the views it is about.
    ///
    /// - Parameters:
    ///   - words: one or more words.
    ///   - attributes: what the last word can be.
    ///   - what: what that is, as the error says it.
    ///   - verb: the command, for the line that has its words in order.
    /// - Returns: the words for the views, and the attribute.
    /// - Throws: an error under the last word if it is none of the attributes.
    static func split(
        _ words: [Word], among attributes: [String], what: String, of verb: String
    ) throws(CommandError) -> (views: [Word], attribute: String) {
        let last = words[words.count - 1]
        let attribute = LayoutAttribute.canonical(last.text)
        guard attributes.contains(attribute) else {
            let near = Nearest.names(to: last.text, among: attributes)
            let isFirst = words.count > 1 && attributes.contains(LayoutAttribute.canonical(words[0].text))
            throw CommandError(
                "bad-value", "the last word says \(what), and '\(last.text)' is not that", span: last.span,
                hints: isFirst
                    ? [Correction.hint([Word(verb)] + words.dropFirst() + [words[0]])]
                    : near.isEmpty
                        ? ["it is one of \(attributes.joined(separator: ", "))"] : Advice.didYouMean(near))
        }
        return (words.dropLast(), attribute)
    }

    /// Finds views and layout guides, each once.
    ///
    /// - Parameters:
    ///   - words: the words that name them.
    ///   - least: how many they must be.
    ///   - context: finds the objects.
    /// - Returns: the objects with their words, in the order of the words.
    /// - Throws: an error under the word that is wrong, or if they are too few.
    static func items(
        _ words: [Word], atLeast least: Int, in context: ResolveContext
    ) throws(CommandError) -> [(node: NodeID, word: Word)] {
        var found: [(node: NodeID, word: Word)] = []
        for word in words {
            let node = try item(word, in: context)
            if !found.contains(where: { $0.node == node }) { found.append((node, word)) }
        }
        guard found.count >= least else {
            throw CommandError("usage", "name at least \(least) different views", span: words.last?.span)
        }
        return found
    }

    /// Whether one view contains another, or is the view of a layout guide that is compared with it.
    static func contains(_ outer: NodeID, inner: NodeID, in document: NibDocument) -> Bool {
        let view = document.isLayoutGuide(outer) ? document.layoutView(of: outer) : outer
        return view.map { $0 != inner && document.tree.contains($0, inner: inner) } ?? false
    }
}
