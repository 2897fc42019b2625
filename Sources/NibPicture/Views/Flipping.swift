import NibDocument
import XMLTree

/// Tells in which macOS views the coordinates of subviews begin at the top left; in all others, they begin at the bottom left.
///
/// Measured: frames in split views (15 of 16) and tab views (12 of 12) count from the top, those in vertical stack views (41 of 41)
/// and grid views from the bottom.
enum Flipping {
    private static let flipped: Set<String> = [
        "scrollView", "tableView", "outlineView", "textView", "tableHeaderView", "splitView", "tabView",
        "collectionView", "matrix", "browser", "ruleEditor", "predicateEditor", "scrubber",
    ]

    static func isFlipped(_ node: NodeID, in document: NibDocument) -> Bool {
        let name = document.tree.name(node)
        guard name == "clipView" else { return flipped.contains(name) }
        // A clip view counts as the view does that it shows a part of.
        let list = document.tree.elements(in: node).first { document.tree.name($0) == "subviews" }
        guard let shown = list.flatMap({ document.tree.firstElement(in: $0) }) else { return true }
        return flipped.contains(document.tree.name(shown))
    }
}
