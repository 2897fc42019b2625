import NibDocument
import XMLTree

/// Finds the views that are drawn in another one, and where.
struct ViewContents {
    let style: Style

    /// A view in another one.
    struct Item {
        let node: NodeID
        /// The frame in the picture.
        var frame: Rect
    }

    private var document: NibDocument { style.document }
    private var tree: XMLTree { document.tree }

    /// Lists in which views are, besides `subviews`.
    private static let lists: Set<String> = ["subviews", "cells", "prototypes"]

    /// The keys with which views have other views as parts of them.
    private static let parts = [
        "contentView", "headerView", "tableHeaderView", "tableFooterView", "sectionHeaderView", "sectionFooterView",
        "backgroundView", "horizontalScroller", "verticalScroller",
    ]

    /// Returns the views in a view, from back to front.
    func items(in view: DrawnView) -> [Item] {
        var nodes: [NodeID] = []
        for element in tree.elements(in: view.node) {
            let name = tree.name(element)
            if Self.lists.contains(name), view.element != "matrix" {
                nodes += tree.elements(in: element)
            } else if let key = tree.attribute("key", of: element), Self.parts.contains(key) {
                if name != "gridCell" { nodes.append(element) }
            } else {
                nodes += grandchildren(in: element, named: name)
            }
        }
        let left = notInstalled(in: view)
        if !left.isEmpty {
            nodes.removeAll { node in tree.attribute("id", of: node).map(left.contains) == true }
        }
        return placed(nodes, in: view)
    }

    /// The views in a list of parts that are no views themselves, such as sections and columns.
    private func grandchildren(in list: NodeID, named name: String) -> [NodeID] {
        switch name {
        case "sections", "tableColumns":
            let inner = name == "sections" ? "cells" : "prototypeCellViews"
            return tree.elements(in: list).flatMap { part in
                tree.elements(in: part).filter { tree.name($0) == inner }.flatMap { tree.elements(in: $0) }
            }
        case "gridCells":
            return tree.elements(in: list).compactMap { document.child(keyed: "contentView", of: $0) }
        case "tabViewItems":
            let items = tree.elements(in: list)
            let shown = items.first { tree.attribute("selected", of: $0, is: "YES") } ?? tree.firstElement(in: list)
            return shown.flatMap { document.child(keyed: "view", of: $0) }.map { [$0] } ?? []
        default:
            return []
        }
    }

    /// The ids of subviews that the document's default variation leaves out.
    private func notInstalled(in view: DrawnView) -> Set<String> {
        guard !style.isCocoa,
            let variation = tree.elements(in: view.node).first(where: {
                tree.name($0) == "variation" && tree.attribute("key", of: $0, is: "default")
            }), let mask = document.child(keyed: "subviews", of: variation)
        else { return [] }
        let excluded = tree.elements(in: mask).filter { tree.name($0) == "exclude" }
        return Set(excluded.compactMap { tree.attribute("reference", of: $0) })
    }

    // MARK: - Places

    private func placed(_ nodes: [NodeID], in view: DrawnView) -> [Item] {
        let bounds = style.frames.frame(of: view.node, key: "bounds")
        let origin = Point(x: bounds?.x ?? 0, y: bounds?.y ?? 0)
        let isFlipped = !style.isCocoa || Flipping.isFlipped(view.node, in: document)
        return nodes.enumerated().map { index, node in
            guard let frame = style.frames.frame(of: node) else {
                let frame = missingFrame(of: node, in: view, slot: (index, nodes.count))
                return Item(node: node, frame: frame)
            }
            let x = view.frame.x + frame.x - origin.x
            let y =
                isFlipped
                ? view.frame.y + frame.y - origin.y : view.frame.maxY - (frame.y - origin.y) - frame.height
            return Item(
                node: node,
                frame: Rect(x: Limits.position(x), y: Limits.position(y), width: frame.width, height: frame.height))
        }
    }

    /// Where a view without a frame is: in a stack in its share, as a part in the whole of its parent, otherwise at the top left in the
    /// size of a new view.
    private func missingFrame(of node: NodeID, in view: DrawnView, slot: (index: Int, count: Int)) -> Rect {
        if view.element == "stackView" {
            let isVertical = tree.attribute(style.isCocoa ? "orientation" : "axis", of: view.node, is: "vertical")
            let share = Double(slot.index) / Double(slot.count)
            var frame = view.frame
            if isVertical {
                frame.y += frame.height * share
                frame.height /= Double(slot.count)
            } else {
                frame.x += frame.width * share
                frame.width /= Double(slot.count)
            }
            return frame
        }
        if ["contentView", "view", "backgroundView"].contains(tree.attribute("key", of: node)) { return view.frame }
        let size = style.frames.freshSize(of: node)
        return Rect(
            x: view.frame.x, y: view.frame.y, width: min(size.width, max(view.frame.width, 20)), height: size.height)
    }
}
