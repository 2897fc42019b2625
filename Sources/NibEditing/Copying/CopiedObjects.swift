import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// The objects that a statement copies.
struct CopiedObjects {
    /// The objects, none of them inside another, in document order.
    let nodes: [NodeID]
    /// The words that they are named by.
    let words: [Word]
    /// Their ids.
    let ids: [String]
    private let document: NibDocument

    /// Finds the objects.
    ///
    /// - Parameters:
    ///   - references: the references to them.
    ///   - verb: the name of the command.
    ///   - context: their document.
    /// - Throws: an error if there are none, or one cannot be copied.
    init(_ references: [ObjectReference], verb: String, in context: ResolveContext) throws(CommandError) {
        let document = context.document
        self.document = document
        var (found, named): ([NodeID], [NodeID: Word]) = ([], [:])
        for word in references.map(\.word) {
            let node = try context.references.resolve(word)
            _ = try Duplicate.id(ofCopyable: node, at: word, in: context)
            guard !document.isConnection(node), !document.isConstraint(node) else {
                throw CommandError(
                    "wrong-place", "connections and constraints are copied with the objects that have them",
                    span: word.span,
                    hints: document.container(of: node).flatMap { document.id(of: $0) }.map { ["\(verb) \($0)"] } ?? [])
            }
            found.append(node)
            named[node] = word
        }
        guard !found.isEmpty else {
            throw CommandError("usage", "'\(verb)' needs the objects", hints: ["\(verb) OBJ…", "'tree' lists objects"])
        }
        let nodes = document.inDocumentOrder(document.outermost(of: found))
        self.nodes = nodes
        words = nodes.compactMap { named[$0] }
        ids = nodes.compactMap { context.document.id(of: $0) }
    }

    /// The objects with what they need.
    ///
    /// - Parameter keepsReferences: whether references to other objects of the document stay.
    /// - Returns: the excerpt.
    /// - Throws: an error if they cannot be written.
    func excerpt(keepsReferences: Bool = false) throws(CommandError) -> Excerpt {
        try reporting(Excerpt(of: nodes, in: document, keepsReferences: keepsReferences))
    }

    /// What is told of the objects: the name of one, or how many there are.
    var summary: String { nodes.count == 1 ? document.display(nodes[0]) : "\(nodes.count) objects" }

    /// The lines about what copies lack.
    static func remarks(_ dropped: [Removal.Item]) -> [StyledText] {
        dropped.map { "dropped: \($0.text)  \($0.id, .id)" }
    }
}
