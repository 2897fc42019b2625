import NibDocument
import XMLTree

/// The window of macOS around its content: the title bar with its buttons and the toolbar.
struct WindowDrawing {
    let style: Style

    private var document: NibDocument { style.document }
    private var tree: XMLTree { document.tree }

    /// The size of a window, or of a window controller's, with its title bar.
    func size(of node: NodeID) -> Size {
        let window = document.child(keyed: "window", of: node) ?? node
        let content =
            style.frames.frame(of: window, key: "contentRect")?.size ?? contentFrame(of: window)
            ?? Size(width: 480, height: 270)
        return Size(width: content.width, height: content.height + titleHeight(of: window) + toolbarHeight(of: window))
    }

    private func contentFrame(of window: NodeID) -> Size? {
        document.child(keyed: "contentView", of: window).flatMap { style.frames.frame(of: $0)?.size }
    }

    /// The frame of the content in the frame of the window.
    func content(of window: NodeID, in frame: Rect) -> Rect {
        frame.bottom(frame.height - titleHeight(of: window) - toolbarHeight(of: window))
    }

    private func titleHeight(of window: NodeID) -> Double {
        guard let mask = document.child(keyed: "styleMask", of: window) else { return 0 }
        guard tree.attribute("titled", of: mask, is: "YES") else { return 0 }
        if tree.attribute("utility", of: mask, is: "YES") { return 16 }
        return style.isSinceBigSur ? 28 : 22
    }

    private func toolbarHeight(of window: NodeID) -> Double {
        document.child(keyed: "toolbar", of: window) == nil ? 0 : 54
    }

    // MARK: - Shapes

    /// The ground of the window, and its title bar.
    func frame(of window: NodeID, in frame: Rect) -> [Shape] {
        let height = titleHeight(of: window)
        let view = DrawnView(style: style, node: window, frame: frame, tint: .blue)
        let fill = view.color("backgroundColor") ?? Color(0xECECEC)
        let radius = height == 0 ? 0 : style.isSinceBigSur ? 9.0 : 5
        var shapes: [Shape] = [.rect(frame.inset(-0.5), radius: radius, Paint(fill: fill, stroke: Color(0xA9ABB0)))]
        guard height > 0 else { return shapes }
        let bar = frame.top(height)
        let isUtility = height < 20
        let mask = view.child("styleMask")
        for (index, (key, color)) in [("closable", 0xFF5F57), ("miniaturizable", 0xFEBC2E), ("resizable", 0x28C840)]
            .enumerated()
        {
            let side = isUtility ? 8.0 : 12
            let dot = Rect(x: bar.x + 8 + Double(index) * (side + 8), y: bar.midY - side / 2, width: side, height: side)
            shapes.append(.ellipse(dot, .fill(mask?.isOn(key) == true ? Color(color) : Color(0xCFCFCF))))
        }
        if view.attribute("titleVisibility") != "hidden" {
            let block = TextBlock(
                font: Font(size: isUtility ? 11 : 13, weight: 600), color: Color(0x000000, alpha: 0.8),
                alignment: .center)
            // In a narrow window the title begins after the buttons.
            let room =
                bar.width < 260 ? bar.droppingLeft(isUtility ? 58 : 70).inset(x: 4, y: 0) : bar.inset(x: 72, y: 0)
            shapes += block.shapes(view.text("title") ?? "", in: room)
        }
        return shapes + [
            Parts.line(
                from: (bar.x, bar.maxY - 0.5), to: (bar.maxX, bar.maxY - 0.5), color: Color(0x000000, alpha: 0.12))
        ]
    }

    /// The items of the window's toolbar.
    func toolbar(of window: NodeID, in frame: Rect) -> [Drawing.Group] {
        guard let toolbar = document.child(keyed: "toolbar", of: window) else { return [] }
        let row = frame.offset(x: 0, y: titleHeight(of: window)).top(54).inset(x: 8, y: 2)
        let view = DrawnView(style: style, node: toolbar, frame: row, tint: .blue)
        let items = view.list("defaultToolbarItems").compactMap { reference -> NodeID? in
            guard let id = reference.attribute("reference") else { return reference.node }
            return document.element(withID: id)
        }.map { view.part($0) }
        let flexible = items.filter { Self.isFlexible($0) }.count
        let used = items.reduce(0) { $0 + (Self.isFlexible($1) ? 0 : Self.width(of: $1)) }
        let space = flexible == 0 ? 0 : max(0, row.width - used) / Double(flexible)
        var x = row.x
        return items.compactMap { item in
            let width = Self.isFlexible(item) ? space : Self.width(of: item)
            let slot = Rect(x: x, y: row.y, width: width, height: row.height)
            x += width
            guard !Self.isSpace(item), slot.x < row.maxX else { return nil }
            return Drawing.Group(
                id: document.id(of: item.node) ?? "", title: ObjectTitle.text(of: item.node, in: document), clip: frame,
                shapes: Self.shapes(of: item, in: slot))
        }
    }

    private static func kind(of item: DrawnView) -> String {
        item.attribute("implicitItemIdentifier") ?? item.attribute("toolbarItemIdentifier") ?? ""
    }

    private static func isFlexible(_ item: DrawnView) -> Bool { kind(of: item).contains("FlexibleSpace") }

    private static func isSpace(_ item: DrawnView) -> Bool {
        kind(of: item).contains("Space") || kind(of: item).contains("Separator")
    }

    private static func width(of item: DrawnView) -> Double {
        if isSpace(item) { return 24 }
        let label = TextWidth.of(String((item.text("label") ?? "").prefix(40)), font: Font(size: 11)) + 16
        let view = item.child("view").flatMap { item.style.frames.frame(of: $0.node)?.width }
        return max(label, min(view ?? 40, 400) + 8)
    }

    private static func shapes(of item: DrawnView, in slot: Rect) -> [Shape] {
        let block = TextBlock(font: Font(size: 11), color: Color(0x000000, alpha: 0.7), alignment: .center)
        let label = block.shapes(item.text("label") ?? "", in: slot.bottom(16))
        let place = slot.top(34)
        guard let view = item.child("view"), let size = item.style.frames.frame(of: view.node)?.size else {
            return Parts.image(nil, in: place.centered(width: 26, height: 26), color: Color(0x6E7F96)) + label
        }
        let frame = place.centered(width: size.width, height: size.height)
        let drawn = view.part(view.node, frame: frame)
        return (Painters.painter(of: drawn)?(drawn) ?? Painters.plain(drawn, isEmpty: true)) + label
    }
}
