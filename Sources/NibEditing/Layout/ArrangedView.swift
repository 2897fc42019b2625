import CommandLanguage
import NibDocument
import Replies
import XMLTree

/// A view that comes into a stack view, which places it from then on.
struct ArrangedView {
    private let node: NodeID
    private let document: NibDocument
    private var tree: XMLTree { document.tree }

    /// Takes a view of a document.
    init(_ node: NodeID, in document: NibDocument) { (self.node, self.document) = (node, document) }

    /// Whether a view is a stack view that does not arrange this one yet.
    func isNew(in holder: NodeID) -> Bool {
        tree.name(holder) == "stackView" && tree.parent(node).flatMap { tree.parent($0) } != holder
            && document.isView(node)
    }

    /// The constraints that place the view beside something else, which the stack view would contradict; sizes are not among them.
    var placing: [NodeID] {
        document.constraints(about: node).filter { constraint in
            let items = document.constraintItems(constraint)
            return !items.allSatisfy { tree.contains(node, inner: $0.object) }
                && !items.allSatisfy { ["width", "height"].contains($0.attribute) }
        }
    }

    /// The lines that remove the fixed frame and the mask, which only views without constraints have.
    ///
    /// - Parameter id: the view's id, as a word.
    /// - Returns: the lines.
    func loosened(_ id: String) -> [String] {
        var lines: [String] = []
        if tree.has("fixedFrame", on: node) { lines.append("unset \(id) fixedFrame") }
        if document.child(keyed: "autoresizingMask", of: node) != nil { lines.append("unset \(id) autoresizingMask") }
        if !tree.attribute("translatesAutoresizingMaskIntoConstraints", of: node, is: "NO") {
            lines.append("set \(id) translatesAutoresizingMaskIntoConstraints NO")
        }
        return lines
    }

    /// Makes the constraints and the mask follow a move into a stack view. In a script, which names all that it changes, they are only
    /// told.
    ///
    /// - Parameters:
    ///   - resolved: the move; gets the lines and what is told.
    ///   - id: the view's id.
    ///   - context: says whether a script runs.
    func follow(_ resolved: inout Resolved, id: String, in context: ResolveContext) {
        let ended = placing
        let rows: [StyledText] = ended.map { constraint in
            "\(document.constraintSummary(constraint))  \(document.id(of: constraint) ?? "", .id)"
        }
        guard !context.isInScript else {
            resolved.closingRemarks += rows.map { "the stack view contradicts: constraint \($0)" }
            return
        }
        resolved.further += ended.compactMap { document.id(of: $0) }.map { "remove \(Quoting.quote($0))" }
        resolved.further += loosened(Quoting.quote(id))
        resolved.remarks += rows.map { "removed, because the stack view places it: constraint \($0)" }
    }
}
