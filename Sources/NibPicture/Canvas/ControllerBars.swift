import NibDocument
import XMLTree

/// The bars that a controller of UIKit shows around its view because of the controllers around it: their items are its own.
struct ControllerBars {
    let style: Style
    let node: NodeID
    /// The frame of the controller's view.
    let frame: Rect

    private var document: NibDocument { style.document }

    func groups() -> [Drawing.Group] {
        guard !style.isCocoa else { return [] }
        return [navigation(), toolbar(), tab()].compactMap { $0 }
    }

    private func part(_ key: String) -> DrawnView? {
        document.child(keyed: key, of: node).map { DrawnView(style: style, node: $0, frame: frame, tint: .blue) }
    }

    private var status: Double { style.isBeforeFlat ? 20 : Device.statusBar(of: frame.size) }

    /// The height of the bars above the content; 0 if the controller has none.
    var topHeight: Double { document.child(keyed: "navigationItem", of: node) == nil ? 0 : status + 44 }

    /// The views that the items of these bars show, with their frames.
    func views() -> [(node: NodeID, frame: Rect)] {
        guard !style.isCocoa else { return [] }
        let bar = frame.offset(x: 0, y: status).top(min(44, frame.height)).intersection(frame)
        let navigation = part("navigationItem").map { CocoaTouchBars.views(ofNavigationItem: $0, in: bar) }
        let controller = DrawnView(style: style, node: node, frame: frame, tint: .blue)
        return (navigation ?? [])
            + CocoaTouchBars.views(ofToolbarItems: controller.list("toolbarItems"), in: frame.bottom(44))
    }

    private func navigation() -> Drawing.Group? {
        guard let item = part("navigationItem") else { return nil }
        let bar = frame.offset(x: 0, y: status).top(min(44, frame.height)).intersection(frame)
        let ground = frame.top(status + 44)
        var shapes: [Shape] = [
            .rect(ground, radius: 0, .fill(Color(0xF8F8F9))),
            Parts.line(
                from: (ground.x, ground.maxY - 0.5), to: (ground.maxX, ground.maxY - 0.5),
                color: Color(0x000000, alpha: 0.2)),
        ]
        shapes += CocoaTouchBars.navigationItem(item, in: bar, of: item)
        return group(of: item.node, shapes: shapes)
    }

    private func toolbar() -> Drawing.Group? {
        let controller = DrawnView(style: style, node: node, frame: frame, tint: .blue)
        let items = controller.list("toolbarItems")
        guard !items.isEmpty else { return nil }
        let bar = frame.bottom(44)
        return group(
            of: node,
            shapes: [.rect(bar, radius: 0, .fill(Color(0xF8F8F9)))]
                + CocoaTouchBars.toolbarItems(items, in: bar, tint: .blue))
    }

    /// The bar of the tab bar controller around; a tab bar controller itself has the items of all its controllers.
    private func tab() -> Drawing.Group? {
        let items = tabItems()
        guard !items.isEmpty else { return nil }
        let bar = frame.bottom(Device.statusBar(of: frame.size) > 20 ? 83 : 49)
        let line = Parts.line(
            from: (bar.x, bar.y + 0.5), to: (bar.maxX, bar.y + 0.5), color: Color(0x000000, alpha: 0.2))
        return group(
            of: items[0].node,
            shapes: [.rect(bar, radius: 0, .fill(Color(0xF8F8F9))), line]
                + CocoaTouchBars.tabItems(items, selected: 0, in: bar, tint: .blue))
    }

    private func tabItems() -> [DrawnView] {
        if let item = part("tabBarItem") { return [item] }
        guard document.tree.name(node) == "tabBarController" else { return [] }
        return document.connections(.segue, from: node, where: ["relationship": "viewControllers"]).prefix(5).compactMap
        {
            guard let child = document.element(withID: $0.destination) else { return nil }
            return document.child(keyed: "tabBarItem", of: child).map {
                DrawnView(style: style, node: $0, frame: frame, tint: .blue)
            }
        }
    }

    private func group(of node: NodeID, shapes: [Shape]) -> Drawing.Group {
        Drawing.Group(
            id: document.id(of: node) ?? "", title: ObjectTitle.text(of: node, in: document), clip: frame,
            shapes: shapes)
    }

    /// Where a bar of a controller without a view is: where its frame says, otherwise at the usual edge.
    static func frame(ofBar bar: NodeID, key: String, in frame: Rect, style: Style) -> Rect? {
        if key == "toolbar", style.frames.frame(of: bar) == nil { return nil }
        let status = Device.statusBar(of: frame.size)
        switch key {
        case "navigationBar": return frame.top(status + 44)
        default: return frame.bottom(key == "tabBar" && status > 20 ? 83 : 49)
        }
    }
}
