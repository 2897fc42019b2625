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

    /// The size of the font that a view shows its text in.
    static func fontSize(of node: NodeID, in document: NibDocument) -> Double {
        let tree = document.tree
        let isCocoa = document.kind.family == .cocoa
        let owner = isCocoa ? document.child(keyed: "cell", of: node) ?? node : node
        var size = isCocoa ? 13.0 : tree.name(node) == "button" ? 15 : 17
        guard let font = document.child(keyed: isCocoa ? "font" : "fontDescription", of: owner) else { return size }
        if let style = tree.attribute("style", of: font), let known = textStyles[style] { size = known }
        if let meta = tree.attribute("metaFont", of: font), let known = MetaFont.sizes[meta].flatMap({ Double($0) }) {
            size = known
        }
        for name in ["pointSize", "size"] {
            guard let value = tree.attribute(name, of: font).flatMap({ Double($0) }), value.isFinite else { continue }
            size = max(1, min(400, value))
        }
        return size
    }

    /// The height of a line of a label of UIKit, if it shows text in the system's font: 1.193 of its size.
    static func lineHeight(of node: NodeID, in document: NibDocument) -> Double? {
        let tree = document.tree
        guard document.kind.family == .cocoaTouch, tree.name(node) == "label",
            let font = document.child(keyed: "fontDescription", of: node),
            tree.attribute("type", of: font).map({ $0.contains("ystem") })
                ?? (tree.attribute("style", of: font) != nil),
            tree.attribute("text", of: node).map({ !$0.isEmpty }) ?? (document.child(keyed: "text", of: node) != nil)
        else { return nil }
        return fontSize(of: node, in: document) * 1.193
    }

    /// The sizes of the text styles at the default size (Human Interface Guidelines, "Typography").
    private static let textStyles: [String: Double] = [
        "UICTFontTextStyleTitle0": 34, "UICTFontTextStyleTitle1": 28, "UICTFontTextStyleTitle2": 22,
        "UICTFontTextStyleTitle3": 20, "UICTFontTextStyleHeadline": 17, "UICTFontTextStyleBody": 17,
        "UICTFontTextStyleCallout": 16, "UICTFontTextStyleSubhead": 15, "UICTFontTextStyleFootnote": 13,
        "UICTFontTextStyleCaption1": 12, "UICTFontTextStyleCaption2": 11,
    ]
}
