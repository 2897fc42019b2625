import NibDocument
import XMLTree

/// Tells which parts follow from something else in a document, so that no person changes them on their own.
///
/// The rules come from edits of about a hundred public projects, in which these parts change only together with what they follow from,
/// or when another version of Xcode saves the document.
struct DerivedParts {
    let old: NibDocument
    let new: NibDocument

    /// Whether what a change is about follows from something else.
    ///
    /// - Parameters:
    ///   - aspect: what the change is about.
    ///   - before: the element in the old document.
    ///   - after: the element in the new document.
    /// - Returns: whether it does.
    func follows(_ aspect: Change.Aspect, old before: NodeID?, new after: NodeID?) -> Bool {
        let (node, document) = after.map { ($0, new) } ?? (before!, old)
        if aspect == .presence, before != nil, after != nil { return false }
        if case .attribute(let name) = aspect {
            // A scroller shows how far the canvas is scrolled.
            if isOfAutolayout(name) || name == "doubleValue" && document.tree.name(node) == "scroller" { return true }
        }
        switch document.tree.name(node) {
        case "autoresizingMask": return aspect == .presence && maskFollows(node, in: document)
        case "rect":
            guard case .attribute(let name) = aspect, let before, let after else { return false }
            return cellFollows(name, of: before, as: after) || maskMoves(name, of: before, as: after)
        case "size": return sizeFollows(aspect, old: before, new: after)
        case "animations": return aspect == .presence && Self.isEmpty(node, in: document)
        case "deployment": return deploymentFollows(aspect, of: node, in: document)
        case "visibilityPriorities", "customSpacing":
            return aspect == .presence && Self.isDefaultList(node, in: document)
        case "integer", "real": return aspect == .presence && Self.isDefaultItem(node, in: document)
        default: return false
        }
    }

    // MARK: - Containers

    /// Keys of views that their containers lay out.
    private static let keys: Set<String> = [
        // The parts of scroll views.
        "horizontalScroller", "verticalScroller", "horizontalRulerView", "verticalRulerView", "headerView",
        "cornerView",
        // The bars of navigation and tab bar controllers.
        "navigationBar", "toolbar", "tabBar",
        // What windows, boxes, cells and scroll views have in them.
        "contentView",
    ]
    /// Views that are as large as the rows or the text in them, or as the scroll view around them.
    private static let scrolled: Set<String> = [
        "tableView", "outlineView", "textView", "collectionView", "predicateEditor", "ikImageBrowserView",
    ]

    /// Whether a view's container decides where it is and how large: rows follow from those above and from their `rowHeight`, bars from
    /// their controller, and the contents of windows, boxes, tabs, cells and scroll views from these.
    static func isLaidOut(_ view: NodeID, in document: NibDocument) -> Bool {
        let tree = document.tree
        guard let list = tree.parent(view) else { return false }
        let name = tree.name(view)
        if let key = tree.attribute("key", of: view) {
            return keys.contains(key) || key == "view" && tree.name(list) == "tabViewItem"
        }
        switch name {
        case "tableViewCell", "collectionViewCell": return ["prototypes", "cells"].contains(tree.name(list))
        default:
            guard let holder = tree.parent(list) else { return false }
            return tree.name(holder) == "clipView" ? scrolled.contains(name) : isOfStyle(view, in: holder, of: document)
        }
    }

    /// Whether a view is one of those that a cell has because of its style.
    private static func isOfStyle(_ view: NodeID, in content: NodeID, of document: NibDocument) -> Bool {
        guard document.tree.name(content) == "tableViewCellContentView", let cell = document.tree.parent(content),
            let id = document.id(of: view)
        else { return false }
        return ["textLabel", "detailTextLabel", "imageView"].contains { document.tree.attribute($0, of: cell, is: id) }
    }

    /// Whether constraints lay out a view, so that its autoresizing mask has no effect.
    static func isConstrained(_ view: NodeID, in document: NibDocument) -> Bool {
        document.tree.attribute("translatesAutoresizingMaskIntoConstraints", of: view, is: "NO")
            && !document.tree.attribute("fixedFrame", of: view, is: "YES")
    }

    // MARK: - Autoresizing masks

    /// Whether an attribute of every view changes because the document uses Auto Layout in one version only, which is told itself.
    private func isOfAutolayout(_ name: String) -> Bool {
        guard name == "fixedFrame" || name == "translatesAutoresizingMaskIntoConstraints" else { return false }
        return old.tree.attribute("useAutolayout", of: old.tree.root)
            != new.tree.attribute("useAutolayout", of: new.tree.root)
    }

    /// Whether a mask comes or goes with constraints, or says what its absence says.
    private func maskFollows(_ mask: NodeID, in document: NibDocument) -> Bool {
        guard let view = document.tree.parent(mask), let id = document.id(of: view) else { return false }
        let without = document === old ? new : old
        guard let other = without.element(withID: id),
            without.tree.attribute("translatesAutoresizingMaskIntoConstraints", of: other, is: "NO")
        else { return false }
        // A mask that is added to a view with constraints says how it resizes without them.
        return document === old && Self.isConstrained(other, in: without) || Self.isDefaultMask(mask, in: document)
    }

    /// Whether a mask is the one that views have at first: they stay at the upper left.
    private static func isDefaultMask(_ mask: NodeID, in document: NibDocument) -> Bool {
        let names = Set(document.tree.attributeNames(mask)).subtracting(["key"])
        return names == ["flexibleMaxX", document.kind.family == .cocoa ? "flexibleMinY" : "flexibleMaxY"]
    }

    // MARK: - Sizes

    /// Whether a number of a frame is that of a cell in a table of macOS: its width is that of the column, and `y` follows from the rows.
    private func cellFollows(_ name: String, of before: NodeID, as after: NodeID) -> Bool {
        guard new.tree.attribute("key", of: after, is: "frame"), let cell = new.tree.parent(after),
            let list = new.tree.parent(cell), new.tree.name(list) == "prototypeCellViews"
        else { return false }
        guard name == "height" else { return true }
        return Self.rowHeight(around: before, in: old).map { old.tree.attribute("height", of: before, is: $0) } ?? false
            && Self.rowHeight(around: after, in: new).map { new.tree.attribute("height", of: after, is: $0) } ?? false
    }

    /// Whether a number of a frame follows from the size of the view around, as the autoresizing mask says.
    private func maskMoves(_ name: String, of before: NodeID, as after: NodeID) -> Bool {
        let isHorizontal = name == "x" || name == "width"
        guard let old = Autoresizing(before, isHorizontal: isHorizontal, in: old),
            let new = Autoresizing(after, isHorizontal: isHorizontal, in: new)
        else { return false }
        return new.follows(from: old)
    }

    /// The height of the rows in the table around an element.
    private static func rowHeight(around node: NodeID, in document: NibDocument) -> String? {
        var current = document.tree.parent(node)
        while let candidate = current {
            if let height = document.tree.attribute("rowHeight", of: candidate) { return height }
            if ["clipView", "scrollView"].contains(document.tree.name(candidate)) { return nil }
            current = document.tree.parent(candidate)
        }
        return nil
    }

    /// Whether a size is one that some versions of Xcode write a second time, or the smallest size of a text view, which is its frame's.
    private func sizeFollows(_ aspect: Change.Aspect, old before: NodeID?, new after: NodeID?) -> Bool {
        let (node, document) = after.map { ($0, new) } ?? (before!, old)
        let tree = document.tree
        guard let view = tree.parent(node), tree.name(view) == "textView", let key = tree.attribute("key", of: node)
        else {
            return false
        }
        let first = tree.elements(in: view).first { tree.name($0) == "size" && tree.attribute("key", of: $0, is: key) }
        if first != node { return true }
        guard case .attribute(let name) = aspect, key == "minSize", let before, let after else { return false }
        return Self.isFrames(name, of: before, in: old) && Self.isFrames(name, of: after, in: new)
    }

    /// Whether the frame beside a size says the same number.
    private static func isFrames(_ name: String, of size: NodeID, in document: NibDocument) -> Bool {
        let tree = document.tree
        guard let view = tree.parent(size), let number = tree.attribute(name, of: size) else { return false }
        return tree.elements(in: view).contains {
            tree.attribute("key", of: $0, is: "frame") && tree.attribute(name, of: $0, is: number)
        }
    }

    // MARK: - What says nothing

    private static func isEmpty(_ node: NodeID, in document: NibDocument) -> Bool {
        document.tree.firstElement(in: node) == nil && document.tree.attributeNames(node).allSatisfy { $0 == "key" }
    }

    /// Whether it is Xcode that writes for which version of the system a document is built: a person's choice is the `version`.
    private func deploymentFollows(_ aspect: Change.Aspect, of node: NodeID, in document: NibDocument) -> Bool {
        switch aspect {
        case .presence: !document.tree.has("version", on: node)
        case .attribute(let name): name == "defaultVersion"
        default: false
        }
    }

    /// What the lists of a stack view say of an arranged subview for which nothing is chosen.
    private static let defaults = ["visibilityPriorities": "1000", "customSpacing": "3.4028234663852886e+38"]

    private static func isDefaultItem(_ node: NodeID, in document: NibDocument) -> Bool {
        guard let list = document.tree.parent(node), let value = defaults[document.tree.name(list)] else {
            return false
        }
        return document.tree.attribute("value", of: node, is: value)
    }

    private static func isDefaultList(_ node: NodeID, in document: NibDocument) -> Bool {
        document.tree.elements(in: node).allSatisfy { isDefaultItem($0, in: document) }
    }
}
