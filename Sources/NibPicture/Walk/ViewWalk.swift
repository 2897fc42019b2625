import NibDocument
import XMLTree

/// Draws a view and everything in it. It keeps a stack of its own, for documents can be deeper than this process's.
struct ViewWalk {
    private let style: Style
    private let contents: ViewContents
    private let palette: DarkPalette?
    private(set) var drawing: Drawing
    /// How many more objects may be drawn.
    private(set) var room: Int
    /// Whether something was left out for lack of room.
    private(set) var isCut = false

    /// A view that is still to be drawn.
    private struct Pending {
        let node: NodeID
        let frame: Rect
        let clip: Rect
        let opacity: Double
        let tint: Color
        var isRoot = false
    }

    init(style: Style, drawing: Drawing = Drawing(), room: Int = Limits.views) {
        self.style = style
        self.drawing = drawing
        self.room = room
        contents = ViewContents(style: style)
        palette = style.palette
    }

    /// Adds shapes that belong to no view, or to an object that is no view.
    mutating func add(_ group: Drawing.Group) {
        guard room > 0 else {
            isCut = true
            return
        }
        room -= 1
        drawing.add(palette.map { group.darkened(by: $0) } ?? group)
    }

    /// Draws a view with its subviews.
    ///
    /// - Parameters:
    ///   - root: the view.
    ///   - frame: where it is in the picture.
    ///   - clip: what is outside of this is not shown.
    mutating func draw(_ root: NodeID, in frame: Rect, clip: Rect) {
        var stack = [Pending(node: root, frame: frame, clip: clip, opacity: 1, tint: .blue, isRoot: true)]
        while let view = stack.popLast() {
            guard room > 0 else {
                isCut = true
                return
            }
            draw(view, adding: &stack)
        }
    }

    private mutating func draw(_ pending: Pending, adding stack: inout [Pending]) {
        let tree = style.document.tree
        let tint = style.colors.color(keyed: "tintColor", of: pending.node) ?? pending.tint
        let view = DrawnView(style: style, node: pending.node, frame: pending.frame, tint: tint)
        // A label's alpha value is part of its color as well; a view's is everything's.
        let alpha = max(0, min(1, view.number("alpha") ?? 1))
        let opacity = pending.opacity * (view.number("alpha") == nil ? 1 : alpha)
        if tree.attribute("hidden", of: pending.node, is: "YES") {
            // Only where it is: what it shows would hide what is seen at run time.
            guard tree.name(pending.node) != "scroller" else { return }
            let outline = Shape.rect(pending.frame.inset(0.5), radius: 0, Paint(stroke: .outline, isDashed: true))
            add(group(of: view, [outline], clip: pending.clip, opacity: opacity))
            return
        }
        let visible = pending.frame.intersection(pending.clip)
        let items = contents.items(in: view)
        let shapes =
            Painters.painter(of: view)?(view) ?? Painters.plain(view, isEmpty: items.isEmpty, isRoot: pending.isRoot)
        if !visible.isEmpty || pending.frame.isEmpty {
            add(group(of: view, shapes, clip: pending.clip, opacity: opacity))
        }
        let clip = clips(view) ? visible : pending.clip
        for (node, frame) in style.isCocoa ? [] : CocoaTouchBars.views(in: view) {
            stack.append(Pending(node: node, frame: frame, clip: clip, opacity: opacity, tint: tint))
        }
        for item in items.reversed() {
            stack.append(
                Pending(node: item.node, frame: item.frame, clip: clip, opacity: opacity, tint: tint))
        }
    }

    private func clips(_ view: DrawnView) -> Bool {
        view.isOn("clipsSubviews") || view.isOn("clipsToBounds")
            || ["scrollView", "clipView", "tableView", "collectionView"].contains(view.element)
    }

    private func group(of view: DrawnView, _ shapes: [Shape], clip: Rect, opacity: Double) -> Drawing.Group {
        let id = style.document.id(of: view.node) ?? ""
        return Drawing.Group(
            id: id, title: ObjectTitle.text(of: view.node, in: style.document), clip: clip, opacity: opacity,
            shapes: shapes, frame: view.frame)
    }
}
