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
        let node = try context.references.resolve(word)
        if context.document.isView(node) || context.document.isLayoutGuide(node) { return node }
        throw CommandError(
            "wrong-place", "\(context.document.display(node)) is neither a view nor a layout guide", span: word.span)
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
