import NibDocument
import XMLTree

/// What is asked about views by their elements.
enum LayoutViews {
    private static let flipped: Set<String> = [
        "scrollView", "tableView", "outlineView", "textView", "tableHeaderView", "splitView", "tabView",
        "collectionView", "matrix", "browser", "ruleEditor", "predicateEditor", "scrubber",
    ]

    /// Whether the coordinates in a view of AppKit begin at the top left.
    ///
    /// Measured: frames in split views (15 of 16) and tab views (12 of 12) do, those in vertical stack views (41 of 41) and grid views do
    /// not.
    static func isFlipped(_ node: NodeID, in document: NibDocument) -> Bool {
        let tree = document.tree
        guard tree.name(node) == "clipView" else { return flipped.contains(tree.name(node)) }
        // A clip view counts as the view does that it shows a part of.
        let list = tree.elements(in: node).first { tree.name($0) == "subviews" }
        guard let shown = list.flatMap({ tree.firstElement(in: $0) }) else { return true }
        return flipped.contains(tree.name(shown))
    }

    /// Views of AppKit that place the views in them in ways of their own.
    private static let placing: Set<String> = [
        "splitView", "gridView", "tabView", "scrollView", "clipView", "collectionView", "tableView", "outlineView",
        "box",
    ]

    /// Whether a view of a family sets the frames of the views in it.
    static func placesSubviews(_ node: NodeID, in document: NibDocument) -> Bool {
        document.kind.family == .cocoa && placing.contains(document.tree.name(node))
    }

    /// Whether a view is a cell of a table, whose height does not follow that of the table.
    static func isCell(_ node: NodeID, in document: NibDocument) -> Bool {
        let tree = document.tree
        return tree.name(node) == "tableViewCell"
            || tree.parent(node).map { tree.name($0) == "prototypeCellViews" } ?? false
    }

    /// Whether a view is the header or footer of a table, or of its sections.
    static func isBand(_ node: NodeID, in document: NibDocument) -> Bool {
        let bands = ["tableHeaderView", "tableFooterView", "sectionHeaderView", "sectionFooterView"]
        guard let key = document.tree.attribute("key", of: node) else { return false }
        return document.kind.family == .cocoaTouch && bands.contains(key)
    }

    private static let touchSized: [String: (Bool, Bool)] = [
        "label": (true, true), "button": (true, true), "imageView": (true, true), "textField": (true, true),
        "switch": (true, true), "slider": (false, true), "progressView": (false, true),
        "segmentedControl": (true, true), "stepper": (true, true), "activityIndicatorView": (true, true),
        "datePicker": (true, true), "pickerView": (false, true), "searchBar": (false, true), "toolbar": (false, true),
        "navigationBar": (false, true), "tabBar": (false, true), "pageControl": (true, true),
        "colorWell": (true, true), "textView": (true, true),
    ]

    private static let cocoaSized: [String: (Bool, Bool)] = [
        "button": (true, true), "popUpButton": (true, true), "textField": (true, true),
        "secureTextField": (false, true),
        "searchField": (false, true), "comboBox": (false, true), "tokenField": (false, true),
        "imageView": (true, true), "progressIndicator": (false, true), "slider": (false, true),
        "levelIndicator": (false, true), "segmentedControl": (true, true), "stepper": (true, true),
        "datePicker": (true, true), "pathControl": (false, true), "matrix": (true, true), "colorWell": (true, true),
        "switch": (true, true), "tabView": (true, true), "gridView": (true, true), "box": (false, false),
        "textView": (false, false), "scroller": (false, false), "tableHeaderView": (false, false),
    ]

    /// Whether a view has a width and a height of its own, which depend on what it shows.
    ///
    /// An editable text field of AppKit has no width of its own, nor has a text view that scrolls or an image view without an image.
    static func hasOwnSize(_ node: NodeID, in document: NibDocument) -> (width: Bool, height: Bool) {
        let tree = document.tree
        let name = tree.name(node)
        guard document.kind.family == .cocoa else {
            if name == "textView", !tree.attribute("scrollEnabled", of: node, is: "NO") { return (false, false) }
            return touchSized[name] ?? (false, false)
        }
        switch name {
        case "textField":
            let cell = document.child(keyed: "cell", of: node)
            let isEditable = cell.map { tree.attribute("editable", of: $0, is: "YES") } ?? false
            return (!isEditable, true)
        case "box":
            guard tree.attribute("boxType", of: node, is: "separator") else { return (false, false) }
            let isVertical = LayoutTree.frame(of: node, in: document).map { $0.height > $0.width } ?? false
            return (isVertical, !isVertical)
        case "progressIndicator":
            let isSpinning = tree.attribute("style", of: node, is: "spinning")
            return (isSpinning, true)
        case "slider":
            let isVertical = LayoutTree.frame(of: node, in: document).map { $0.height > $0.width } ?? false
            return (isVertical, !isVertical)
        default: return cocoaSized[name] ?? (false, false)
        }
    }
}
