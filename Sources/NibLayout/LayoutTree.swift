import ConstraintSolver
import NibDocument
import XMLTree

/// A view in a tree of views, with what its frame is in the system that is solved.
struct LayoutItem {
    let node: NodeID
    /// The index of the view that it is in; -1 for the root.
    let parent: Int
    let depth: Int
    /// The frame in the document, counted from the top of the superview.
    let stored: LayoutFrame
    /// The size by what the view shows.
    var shown: (width: Double, height: Double)
    /// Whether the document counts the frame from the bottom of the superview.
    let isTurned: Bool
    /// Whether constraints, or the stack view that it is in, determine the frame.
    var isSolved = false
    var x = Cassowary.Expression()
    var y = Cassowary.Expression()
    var width = Cassowary.Expression()
    var height = Cassowary.Expression()
    /// The size of what scrolls in a scroll view.
    var contentWidth: Cassowary.Expression?
    var contentHeight: Cassowary.Expression?
    /// How much larger than its alignment rectangle the view is.
    var insets = LayoutInsets()
    /// How far above the bottom the text stands, more than in a label of AppKit.
    var baseline: Double?
    var children: [Int] = []
}

/// The views of a root view, each after the one that it is in.
struct LayoutTree {
    let document: NibDocument
    private let texts: TextSizes
    private(set) var items: [LayoutItem] = []
    private(set) var indexOfNode: [NodeID: Int] = [:]
    /// The views that have no frame, or that no trait of the document installs.
    private(set) var left: [NodeID] = []

    /// The most views of one root whose layout is solved.
    static let limit = 20_000

    var isCocoa: Bool { document.kind.family == .cocoa }

    /// Reads the views in a root view; iterates without recursion.
    init(root: NodeID, of document: NibDocument, installed: InstalledTraits, texts: TextSizes) {
        (self.document, self.texts) = (document, texts)
        let tree = document.tree
        var stack: [(node: NodeID, parent: Int)] = [(root, -1)]
        while let (node, parent) = stack.popLast(), items.count < Self.limit {
            var parent = parent
            if document.isView(node) || node == root || LayoutTree.isNamelessContent(node, in: document) {
                if !installed.isInstalled(node) { continue }
                if let frame = LayoutTree.frame(of: node, in: document) {
                    parent = add(node, frame: frame, to: parent)
                } else {
                    left.append(node)
                    continue
                }
            }
            let inner = Array(tree.elements(in: node))
            for element in inner.reversed() where !LayoutTree.isLeaf(tree.name(element)) {
                stack.append((element, parent))
            }
        }
    }

    private mutating func add(_ node: NodeID, frame: LayoutFrame, to parent: Int) -> Int {
        let index = items.count
        let isTurned = parent >= 0 && isCocoa && !LayoutViews.isFlipped(items[parent].node, in: document)
        let stored = isTurned ? frame.turned(in: items[parent].stored.height) : frame
        let depth = parent < 0 ? 0 : items[parent].depth + 1
        let shown = texts.size(of: node, stored: stored)
        items.append(
            LayoutItem(
                node: node, parent: parent, depth: depth, stored: stored, shown: shown, isTurned: isTurned))
        if parent >= 0 { items[parent].children.append(index) }
        indexOfNode[node] = index
        return index
    }

    subscript(index: Int) -> LayoutItem {
        get { items[index] }
        set { items[index] = newValue }
    }

    /// Whether an element is the content view of a box of Xcode 5 and 6, which has no id.
    private static func isNamelessContent(_ node: NodeID, in document: NibDocument) -> Bool {
        document.tree.attribute("key", of: node, is: "contentView") && document.id(of: node) == nil
            && frame(of: node, in: document) != nil
    }

    /// Elements in which no view can be; walking over them would take most of the time.
    private static func isLeaf(_ name: String) -> Bool {
        ["rect", "constraints", "connections", "color", "autoresizingMask", "variation", "fontDescription"].contains(
            name)
    }

    /// The frame that is written for a view; nil if there is none, or one that cannot be calculated with.
    static func frame(of node: NodeID, in document: NibDocument, key: String = "frame") -> LayoutFrame? {
        guard let rect = document.child(keyed: key, of: node), document.tree.name(rect) == "rect" else { return nil }
        func number(_ name: String) -> Double? {
            let value = document.tree.attribute(name, of: rect).flatMap { Double($0) }
            return value.flatMap { abs($0) <= 1e6 ? $0 : nil }
        }
        guard let x = number("x"), let y = number("y"), let width = number("width"), let height = number("height")
        else {
            return nil
        }
        return LayoutFrame(x: x, y: y, width: width, height: height)
    }

    /// The nearest view that both views are in, or that one of them is.
    func common(of a: Int, and b: Int) -> Int {
        var (a, b) = (a, b)
        while a != b {
            if items[a].depth >= items[b].depth { a = items[a].parent } else { b = items[b].parent }
        }
        return a
    }

    /// Whether a view is in another one.
    func contains(_ outer: Int, inner: Int) -> Bool {
        var index = inner
        while index >= 0, items[index].depth > items[outer].depth { index = items[index].parent }
        return index == outer && inner != outer
    }

    /// Where a view is in the root, as the document says.
    func storedOrigin(of index: Int, in outer: Int) -> (x: Double, y: Double) {
        var (x, y, index) = (0.0, 0.0, index)
        while index != outer, index >= 0 {
            x += items[index].stored.x
            y += items[index].stored.y
            index = items[index].parent
        }
        return (x, y)
    }

    /// Where a side of a view's alignment rectangle is, as the document says.
    ///
    /// - Parameters:
    ///   - side: the side.
    ///   - view: the view.
    ///   - space: the view in whose coordinates it is counted.
    ///   - insets: the alignment insets of the view.
    /// - Returns: the coordinate along the axis of the side.
    func storedEdge(_ side: LayoutSide, of view: Int, in space: Int, insets: LayoutInsets) -> Double {
        let origin = storedOrigin(of: view, in: space)
        switch side {
        case .left: return origin.x + insets.left
        case .top: return origin.y + insets.top
        case .right: return origin.x + items[view].stored.width - insets.right
        case .bottom: return origin.y + items[view].stored.height - insets.bottom
        }
    }
}
