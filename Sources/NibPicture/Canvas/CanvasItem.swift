import NibDocument
import XMLTree

/// Something that is drawn on its own: a scene, a window, a view at the top of a document, a menu.
struct CanvasItem {
    enum Kind {
        /// A view, with everything in it.
        case view
        /// A controller with a view.
        case controller(view: NodeID)
        /// A controller without a view of its own, such as a navigation controller.
        case container
        /// A reference to a scene of another storyboard, or an object that is only named.
        case named
        case window
        case menu
        /// The main menu without the menus in it.
        case menuBar
        /// A controller of a watch.
        case watch
    }

    let node: NodeID
    let kind: Kind
    let size: Size
    /// What is written above it.
    var label: String
    /// The middle of its place on the design canvas; nil if the document does not tell.
    var place: Point?
    /// Where it is in the picture.
    var frame = Rect(x: 0, y: 0, width: 0, height: 0)
}

/// Finds what a document shows on its canvas.
struct CanvasItems {
    let style: Style

    /// The most things on a canvas.
    static let most = 2_000

    private var document: NibDocument { style.document }
    private var tree: XMLTree { document.tree }

    /// Everything on the canvas of the document, in its order.
    func all() -> [CanvasItem] {
        let items =
            document.kind.isStoryboard
            ? document.scenes.prefix(Self.most).compactMap(scene)
            : document.children(of: nil).lazy.compactMap { item(for: $0) }.prefix(Self.most).map { $0 }
        return items.count > 1 ? items.map(closed) : items
    }

    /// A main menu among other things is only its bar, for the menus in it would hide them.
    private func closed(_ item: CanvasItem) -> CanvasItem {
        guard case .menu = item.kind, MenuDrawing(style: style).isMain(item.node) else { return item }
        return CanvasItem(
            node: item.node, kind: .menuBar, size: MenuDrawing(style: style).barSize(of: item.node), label: item.label,
            place: item.place)
    }

    /// A scene, by its controller.
    func scene(_ scene: NodeID) -> CanvasItem? {
        guard let controller = document.controller(of: scene), var item = item(for: controller) else { return nil }
        item.label = document.label(ofScene: scene) ?? item.label
        item.place = place(of: scene)
        return item
    }

    /// A view, window, controller or menu; nil for other objects.
    func item(for node: NodeID) -> CanvasItem? {
        let name = tree.name(node)
        let label = document.display(node)
        func item(_ kind: CanvasItem.Kind, size: Size) -> CanvasItem {
            CanvasItem(node: node, kind: kind, size: size, label: label, place: place(of: node))
        }
        if name == "menu" { return item(.menu, size: MenuDrawing(style: style).size(of: node)) }
        if name == "application" {
            guard let menu = document.child(keyed: "mainMenu", of: node) else { return nil }
            return CanvasItem(
                node: menu, kind: .menu, size: MenuDrawing(style: style).size(of: menu), label: label, place: nil)
        }
        if name == "window", style.isCocoa { return item(.window, size: WindowDrawing(style: style).size(of: node)) }
        if document.kind.platform == .watchOS {
            guard document.isController(node) || name == "controller" || name.hasSuffix("Controller") else {
                return nil
            }
            return item(.watch, size: WatchLayout(style: style).size(of: node))
        }
        if document.isController(node) || name.hasSuffix("ControllerPlaceholder") || name == "controllerPlaceholder" {
            return controller(node, label: label)
        }
        guard Self.isView(node, in: document) else { return nil }
        return item(.view, size: style.frames.frame(of: node)?.size ?? Self.fallback(style.frames.freshSize(of: node)))
    }

    /// Whether an element is a view that can be drawn on its own.
    static func isView(_ node: NodeID, in document: NibDocument) -> Bool {
        if document.placeholder(node) != nil { return false }
        return document.isView(node) || document.child(keyed: "frame", of: node) != nil
    }

    private static func fallback(_ size: Size) -> Size {
        Size(width: max(size.width, 1), height: max(size.height, 1))
    }

    private func controller(_ node: NodeID, label: String) -> CanvasItem? {
        let name = tree.name(node)
        func item(_ kind: CanvasItem.Kind, size: Size) -> CanvasItem {
            CanvasItem(node: node, kind: kind, size: size, label: label, place: place(of: node))
        }
        if name.hasSuffix("Placeholder") { return item(.named, size: Size(width: 240, height: 56)) }
        if let window = document.child(keyed: "window", of: node), style.isCocoa {
            return item(.window, size: WindowDrawing(style: style).size(of: window))
        }
        if let view = document.child(keyed: "view", of: node) {
            let size = style.frames.frame(of: view)?.size ?? Device.size(in: document)
            return item(.controller(view: view), size: size)
        }
        // A controller in a xib without a view loads it from elsewhere; in a storyboard it has a scene.
        guard document.kind.isStoryboard else { return nil }
        return item(.container, size: style.frames.other.screen ?? Device.size(in: document))
    }

    private func place(of node: NodeID) -> Point? {
        style.frames.point(keyed: "canvasLocation", of: node).map { point in
            let place = Device.place(point, in: document)
            guard let screen = style.frames.other.screen else { return place }
            let size = Device.size(in: document)
            return Point(
                x: Limits.position(place.x * screen.width / size.width),
                y: Limits.position(place.y * screen.height / size.height))
        }
    }
}
