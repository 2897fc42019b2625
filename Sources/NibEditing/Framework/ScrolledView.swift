import NibDocument
import Replies
import XMLTree

/// The view in a macOS scroll view. The library puts tables, outlines, text and collection views into scroll views, and the new id is that
/// of the scroll view, so people name the scroll view where they mean what is in it.
package enum ScrolledView {
    /// The object that a statement is about, and a remark if it is not the one that was named.
    typealias Meant = (node: NodeID, remarks: [StyledText])

    /// Returns the only view in a scroll view, its document view; nil for other objects.
    package static func of(_ node: NodeID, in document: NibDocument) -> NodeID? {
        let tree = document.tree
        guard document.kind.family == .cocoa, tree.name(node) == "scrollView",
            let clip = document.child(keyed: "contentView", of: node),
            let list = tree.elements(in: clip).first(where: { tree.name($0) == "subviews" }),
            let view = tree.firstElement(in: list), tree.nextElement(view) == nil
        else { return nil }
        return document.id(of: view) == nil ? nil : view
    }

    /// Returns the view in a scroll view if it has what a statement names, and the scroll view itself has not.
    ///
    /// - Parameters:
    ///   - node: the object that is named.
    ///   - document: the document.
    ///   - has: says whether an object has it.
    /// - Returns: the object that is meant, which is nearly always the one that is named.
    /// - Throws: what `has` throws.
    static func meant<Failure: Error>(
        by node: NodeID, in document: NibDocument, having has: (NodeID) throws(Failure) -> Bool
    ) throws(Failure) -> Meant {
        guard let view = of(node, in: document), try !has(node), try has(view) else { return (node, []) }
        let id = document.id(of: view) ?? ""
        return (view, ["\("note:", .warning) this is about \(document.display(view)) \(id, .id) in the scroll view"])
    }
}
