import NibDocument
import XMLTree

/// Draws what is on a canvas, with labels and, in a storyboard, the ways between the scenes.
struct Canvas {
    let style: Style
    private var walk: ViewWalk
    /// The names of what is drawn, which nothing else may cover.
    private var titles: [Rect] = []
    /// Finds places for the names on a map of thumbnails.
    private var titlePlacer = LabelPlacer()
    private var titleList = MarkList()

    static let ground = Color(0xDFE1E6)
    private static let darkGround = Color(0x26282C)
    private static let margin = 28.0

    init(_ style: Style) {
        self.style = style
        walk = ViewWalk(style: style)
    }

    /// Whether something was left out for lack of room.
    var isCut: Bool { walk.isCut }

    /// Draws things side by side.
    ///
    /// - Parameters:
    ///   - items: what is drawn.
    ///   - hasArrows: whether the ways between scenes are drawn as well.
    ///   - hasNames: whether the name of each is written above it; nil if that depends on how many they are.
    /// - Returns: the drawing.
    mutating func drawing(of items: [CanvasItem], hasArrows: Bool, hasNames: Bool? = nil) -> Drawing {
        let placed = CanvasLayout.placed(items)
        let isLabelled = hasNames ?? (placed.count > 1 || hasArrows)
        for item in placed {
            drawGround(of: item)
            draw(item)
        }
        if isLabelled { drawLabels(of: placed) }
        var bounds = placed.dropFirst().reduce(placed.first?.frame ?? Rect(x: 0, y: 0, width: 200, height: 100)) {
            $0.union($1.frame)
        }
        if hasArrows {
            let arrows = SegueArrows(style: style, items: placed, scale: style.labelScale)
            for group in arrows.groups() {
                bounds = bounds.union(group.bounds)
                titles += group.shapes.compactMap { if case .rect(let pill, _, _) = $0 { pill } else { nil } }
                walk.add(group)
            }
        }
        // On a map, names are wider than what they are above.
        if style.labelScale > 1 { bounds = titles.reduce(bounds) { $0.union($1) } }
        let top = isLabelled ? 22.0 * style.labelScale : 0
        bounds = Rect(x: bounds.x, y: bounds.y - top, width: bounds.width, height: bounds.height + top)
        if !style.marks.isEmpty { addMarks(to: &bounds) }
        addList(titleList, below: &bounds, scale: style.labelScale)
        var drawing = walk.drawing
        drawing.background = style.palette == nil ? Self.ground : Self.darkGround
        drawing.bounds = bounds.outset(Self.margin)
        return drawing
    }

    /// Adds the marks of objects, and the list of what has no room, for which the picture becomes higher.
    private mutating func addMarks(to bounds: inout Rect) {
        let marks = Marks(of: walk.drawing, besides: titles, style: style)
        for group in marks.groups {
            bounds = bounds.union(group.bounds)
            walk.add(group)
        }
        addList(marks.list, below: &bounds)
    }

    private mutating func addList(_ list: MarkList, below bounds: inout Rect, scale: Double = 1) {
        let shapes = list.shapes(below: bounds, scale: scale)
        guard !shapes.isEmpty else { return }
        let group = Drawing.Group(shapes: shapes)
        bounds = bounds.union(group.bounds)
        walk.add(group)
    }

    // MARK: - One of them

    private mutating func drawGround(of item: CanvasItem) {
        switch item.kind {
        case .menu, .menuBar, .window: return
        case .view, .controller, .container, .named, .watch: break
        }
        let fill = style.document.kind.platform == .watchOS ? Color.black : style.ground
        let shape = Shape.rect(item.frame.inset(-0.5), radius: 0, Paint(fill: fill, stroke: Color(0xB4B7BE)))
        var ground = group(of: item.node, shapes: [shape])
        ground.frame = item.frame
        walk.add(ground)
    }

    private mutating func drawLabels(of items: [CanvasItem]) {
        if style.labelScale > 1 {
            for item in items { titlePlacer.avoid(item.frame) }
            for item in items { drawMapLabel(of: item) }
        } else {
            for item in items { drawLabel(of: item) }
        }
    }

    private mutating func drawLabel(of item: CanvasItem) {
        let width = max(item.frame.width, 160)
        let row = Rect(x: item.frame.midX - width / 2, y: item.frame.y - 24, width: width, height: 20)
        let block = TextBlock(font: Font(size: 13, weight: 600), color: Color(0x4A4D55), alignment: .center)
        let shapes = block.shapes(item.label, in: row)
        titles += shapes.map(\.bounds)
        walk.add(group(of: item.node, shapes: shapes))
    }

    /// Draws the name of a thumbnail so large that it can be read, or a number where there is no room for the name.
    private mutating func drawMapLabel(of item: CanvasItem) {
        let font = Font(size: 13 * style.labelScale, weight: 600)
        let height = font.size * 1.3
        func place(_ text: String) -> Rect? {
            let width = TextWidth.of(text, font: font) * TextWidth.widestFont
            let rows = [item.frame.y - height, item.frame.y, item.frame.maxY - height, item.frame.midY - height / 2]
            let places = rows.map { Rect(x: item.frame.midX - width / 2, y: $0, width: width, height: height) }
            return titlePlacer.place(at: places, of: item.frame, mayCover: true)
        }
        let block = TextBlock(font: font, color: Color(0x2B2E35).fixed, alignment: .center)
        let name = String(item.label.prefix(40))
        if TextWidth.of(name, font: font) < item.frame.width * 1.4, let place = place(name) {
            titles.append(place)
            walk.add(group(of: item.node, shapes: Self.sign(of: place) + block.shapes(name, in: place)))
            return
        }
        let number = "\(titleList.add(item.label, isNumbered: true))"
        guard let place = place(number) else { return titleList.removeNumber() }
        walk.add(group(of: item.node, shapes: Self.sign(of: place) + block.shapes(number, in: place)))
    }

    /// The ground of a name on a thumbnail.
    private static func sign(of place: Rect) -> [Shape] {
        [.rect(place, radius: place.height * 0.2, .fill(Color(0xFFFFFF, alpha: 0.88).fixed))]
    }

    private mutating func draw(_ item: CanvasItem) {
        switch item.kind {
        case .view:
            walk.draw(item.node, in: item.frame, clip: item.frame)
        case .controller(let view):
            let bars = ControllerBars(style: style, node: item.node, frame: item.frame)
            walk.draw(view, in: item.frame.offset(x: 0, y: inset(of: view, below: bars)), clip: item.frame)
            draw(bars)
        case .container:
            drawContainer(item)
        case .named:
            let label = style.document.typeName(of: item.node)
            walk.add(group(of: item.node, shapes: Parts.namedBox(label, in: item.frame, fill: Color(0xF4F4F6))))
        case .window:
            drawWindow(item)
        case .menu:
            for group in MenuDrawing(style: style).groups(of: item.node, in: item.frame) { walk.add(group) }
        case .menuBar:
            let groups = MenuDrawing(style: style).groups(of: item.node, in: item.frame, isOpen: false)
            for group in groups { walk.add(group) }
        case .watch:
            for group in WatchLayout(style: style).groups(of: item.node, in: item.frame) { walk.add(group) }
        }
    }

    /// How far a table or another view that scrolls moves its content down to begin below the bars.
    ///
    /// Older documents have the bars in the frames of the cells.
    private func inset(of view: NodeID, below bars: ControllerBars) -> Double {
        let document = style.document
        guard !style.isCocoa, ["tableView", "collectionView"].contains(document.tree.name(view)) else { return 0 }
        let drawn = DrawnView(style: style, node: view, frame: bars.frame, tint: .blue)
        let contents = ViewContents(style: style).items(in: drawn)
        let top = contents.map { $0.frame.y - bars.frame.y }.min() ?? 0
        return top < bars.topHeight ? bars.topHeight : 0
    }

    private mutating func drawContainer(_ item: CanvasItem) {
        let document = style.document
        let kind =
            document.catalog.element(document.tree.name(item.node))?.displayName ?? document.typeName(of: item.node)
        let block = TextBlock(font: Font(size: 20), color: .gray, alignment: .center, lines: 2)
        let fill = Shape.rect(item.frame, radius: 0, .fill(style.isCocoa ? Color(0xECECEC) : Color(0xEFEFF4)))
        walk.add(group(of: item.node, shapes: [fill] + block.shapes(kind, in: item.frame.inset(10))))
        for key in ["navigationBar", "tabBar", "toolbar"] {
            guard let bar = document.child(keyed: key, of: item.node),
                !document.tree.attribute("hidden", of: bar, is: "YES")
            else { continue }
            let frame = ControllerBars.frame(ofBar: bar, key: key, in: item.frame, style: style)
            if let frame { walk.draw(bar, in: frame, clip: item.frame) }
        }
        let bars = ControllerBars(style: style, node: item.node, frame: item.frame)
        draw(bars)
    }

    /// Draws the bars of a controller, with the views in them.
    private mutating func draw(_ bars: ControllerBars) {
        for bar in bars.groups() { walk.add(bar) }
        for (node, frame) in bars.views() { walk.draw(node, in: frame, clip: bars.frame) }
    }

    private mutating func drawWindow(_ item: CanvasItem) {
        let document = style.document
        let window = document.child(keyed: "window", of: item.node) ?? item.node
        let drawing = WindowDrawing(style: style)
        walk.add(group(of: window, shapes: drawing.frame(of: window, in: item.frame)))
        let content = drawing.content(of: window, in: item.frame)
        for group in drawing.toolbar(of: window, in: item.frame) { walk.add(group) }
        if let view = document.child(keyed: "contentView", of: window) {
            walk.draw(view, in: content, clip: content)
        } else if window != item.node {
            walk.add(group(of: window, shapes: Parts.note("Window Content", in: content)))
        }
    }

    private func group(of node: NodeID, shapes: [Shape]) -> Drawing.Group {
        Drawing.Group(
            id: style.document.id(of: node) ?? "", title: ObjectTitle.text(of: node, in: style.document), shapes: shapes
        )
    }
}
