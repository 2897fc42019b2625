import NibDocument
import XMLTree

/// The ways between the scenes of a storyboard, as arrows, and the arrow that leads to the initial one.
struct SegueArrows {
    private let style: Style
    /// The frames of controllers on the canvas, by their ids.
    private let frames: [String: Rect]
    private let items: [CanvasItem]
    /// How much larger than usual the lines are; over 1, the arrows have no texts, for which a map has no room.
    private let scale: Double

    private static let color = Color(0x5B6472)
    /// The most arrows of a picture.
    private static let most = 5_000

    init(style: Style, items: [CanvasItem], scale: Double = 1) {
        self.style = style
        self.scale = scale
        self.items = items
        let document = style.document
        let known = items.compactMap { item in document.id(of: item.node).map { ($0, item.frame) } }
        frames = Dictionary(known) { first, _ in first }
    }

    private var document: NibDocument { style.document }

    /// The groups of all arrows.
    func groups() -> [Drawing.Group] {
        var between: [Ends: Int] = [:]
        var ways = SegueWays(frames: items.map(\.frame))
        var groups: [Drawing.Group] = []
        for item in items {
            guard groups.count < Self.most, let scene = document.scene(of: item.node) else { continue }
            for node in document.tree.subtree(scene) {
                guard let segue = document.connection(node), segue.kind == .segue, segue.name != "unwind",
                    let target = frames[segue.destination], target != item.frame, groups.count < Self.most
                else { continue }
                let ends = Ends(from: item.frame, to: target)
                let number = between[ends] ?? 0
                between[ends] = number + 1
                let straight = Self.path(from: ends.from, to: ends.to, number: number)
                groups.append(arrow(of: segue, way: ways.way(from: ends.from, to: ends.to, straight: straight)))
            }
        }
        return groups + [entry()].compactMap { $0 }
    }

    private struct Ends: Hashable {
        let from: Rect
        let to: Rect
    }

    /// The arrow at the initial controller.
    private func entry() -> Drawing.Group? {
        guard let id = document.tree.attribute("initialViewController", of: document.tree.root), let frame = frames[id]
        else {
            return nil
        }
        let end = Point(x: frame.x - 3, y: frame.midY)
        let start = Point(x: end.x - 52, y: end.y)
        return Drawing.Group(id: id, title: "initial controller", shapes: line([start, end], width: 5))
    }

    private func arrow(of segue: Connection, way: [Point]) -> Drawing.Group {
        let label = Self.label(of: segue)
        guard scale <= 1 else {
            return Drawing.Group(id: segue.id, title: "\(label)  \(segue.id)", shapes: line(way, width: 2 * scale))
        }
        let font = Font(size: 11)
        let width = min(TextWidth.of(label, font: font) * 1.1 + 12, 260)
        let (start, end) = Self.longest(of: way)
        var middle = Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
        // Below a short arrow the label leaves it visible.
        if abs(end.x - start.x) < width + 30, abs(end.y - start.y) < 40 { middle.y += 20 }
        let pill = Rect(x: middle.x - width / 2, y: middle.y - 9, width: width, height: 18)
        let block = TextBlock(font: font, color: Self.color, alignment: .center)
        let shapes =
            line(way, width: 2)
            + [.rect(pill, radius: 9, Paint(fill: .white, stroke: Self.color.opacity(0.5)))]
            + block.shapes(label, in: pill.inset(x: 4, y: 0))
        return Drawing.Group(id: segue.id, title: "\(label)  \(segue.id)", shapes: shapes)
    }

    /// The longest straight part of a way.
    private static func longest(of way: [Point]) -> (Point, Point) {
        let parts = zip(way, way.dropFirst())
        func length(_ part: (Point, Point)) -> Double { abs(part.0.x - part.1.x) + abs(part.0.y - part.1.y) }
        return parts.max { length($0) < length($1) } ?? (way[0], way[0])
    }

    /// What an arrow says: the relationship or the kind of the segue, and its identifier.
    private static func label(of segue: Connection) -> String {
        // What Xcode calls a window's content has a longer name in documents.
        let relationship = segue.relationship == "window.shadowedContentViewController" ? "content" : segue.relationship
        let kind = relationship.map { BarButton.words($0).lowercased() } ?? segue.name
        guard let identifier = segue.identifier, !identifier.isEmpty else { return kind }
        return "\(kind) “\(identifier.prefix(40))”"
    }

    // MARK: - Lines

    /// Where a straight arrow begins and ends: at the sides of two frames that face each other. Those between the same frames are side by side.
    private static func path(from: Rect, to: Rect, number: Int) -> (start: Point, end: Point) {
        let shift = Double((number + 1) / 2) * (number % 2 == 0 ? -24 : 24)
        let shiftX = max(-from.width * 0.4, min(from.width * 0.4, shift * 2))
        let shiftY = max(-from.height * 0.4, min(from.height * 0.4, shift))
        // The gap between the frames on each side, negative where they are beside each other.
        let (right, left) = (to.x - from.maxX, from.x - to.maxX)
        let (below, above) = (to.y - from.maxY, from.y - to.maxY)
        let (across, down) = (max(right, left), max(below, above))
        if across >= 0, down < 50 || across <= down {
            let (start, end) = right >= 0 ? (from.maxX + 2, to.x - 3) : (from.x - 2, to.maxX + 3)
            return (Point(x: start, y: from.midY + shiftY), Point(x: end, y: to.midY + shiftY))
        }
        if down >= 0 {
            let (start, end) = below >= 0 ? (from.maxY + 2, to.y - 26) : (from.y - 26, to.maxY + 3)
            return (Point(x: from.midX + shiftX, y: start), Point(x: to.midX + shiftX, y: end))
        }
        return (from.center, to.center)
    }

    /// A line along points with a tip at the last one.
    private func line(_ points: [Point], width: Double) -> [Shape] {
        guard let end = points.last, let before = points.dropLast().last else { return [] }
        let (dx, dy) = (end.x - before.x, end.y - before.y)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0 else { return [] }
        let (ux, uy, head) = (dx / length, dy / length, 5 + width * 3)
        let base = Point(x: end.x - ux * head, y: end.y - uy * head)
        let side = head * 0.5
        let tip = [
            end, Point(x: base.x - uy * side, y: base.y + ux * side),
            Point(x: base.x + uy * side, y: base.y - ux * side),
        ]
        return [
            .path(points.dropLast() + [base], isClosed: false, .stroke(Self.color, width: width)),
            .path(tip, isClosed: true, .fill(Self.color)),
        ]
    }
}
