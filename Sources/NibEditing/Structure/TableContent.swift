import CommandLanguage
import NibDocument
import Replies
import XMLTree

/// Prototypes and static sections of table views, and what the view's `dataMode` says about them.
enum TableContent {
    /// Refuses cells in a table or collection view of an iOS xib, where Interface Builder has no prototypes (0 of 267 views).
    static func check(_ child: String, at place: SlotPlace, word: Word, in document: NibDocument) throws(CommandError) {
        let parent = place.parentName(in: document.tree)
        guard !document.kind.isStoryboard, document.kind.family == .cocoaTouch,
            ["tableViewCell prototypes", "tableViewSection sections", "collectionViewCell cells"]
                .contains("\(child) \(parent)")
        else { return }
        let isSection = child == "tableViewSection"
        throw CommandError(
            "wrong-place", "a view in a xib has no \(isSection ? "static sections" : "prototype cells")",
            span: word.span,
            hints: isSection ? ["'--force' adds it anyway"] : ["add \(child) to document", "'--force' adds it anyway"])
    }

    /// Sets the data mode of the table view to which a cell or section was added.
    ///
    /// - Parameters:
    ///   - node: what was added.
    ///   - edit: the transaction.
    static func adjust(to node: NodeID, in edit: Edit) {
        let tree = edit.document.tree
        guard let list = tree.parent(node), let table = tree.parent(list), tree.name(table) == "tableView" else {
            return
        }
        switch tree.name(list) {
        case "prototypes": edit.setAttribute("dataMode", to: "prototypes", of: table)
        case "sections": edit.setAttribute("dataMode", to: "static", of: table)
        default: break
        }
    }
}
