/// Pieces that many views are drawn with.
enum Parts {
    /// A box that stands for what cannot be drawn, with its name.
    static func namedBox(_ name: String, in rect: Rect, fill: Color = Color(0xE9E9EE)) -> [Shape] {
        let paint = Paint(fill: fill, stroke: Color(0xC6C6CC))
        return [.rect(rect.inset(0.5), radius: 0, paint)] + note(name, in: rect)
    }

    /// A name in the middle of a rectangle, if there is room for it.
    static func note(_ name: String, in rect: Rect, color: Color = .note) -> [Shape] {
        guard rect.width >= 24, rect.height >= 9 else { return [] }
        let font = Font(size: max(7, min(12, rect.height * 0.6, rect.width / 6)))
        let block = TextBlock(font: font, color: color, alignment: .center, lines: 2)
        return block.shapes(name, in: rect.inset(x: 2, y: 0))
    }

    /// An image: a box with its name, or a small drawing of mountains where there is no room for the name.
    static func image(_ name: String?, in rect: Rect, color: Color = Color(0x8FA4BF)) -> [Shape] {
        guard !rect.isEmpty else { return [] }
        let box = Shape.rect(rect.inset(0.5), radius: 2, Paint(fill: color.opacity(0.16), stroke: color.opacity(0.7)))
        guard rect.width >= 48, rect.height >= 12 else {
            return [box] + mountains(in: rect.inset(min(rect.width, rect.height) * 0.18), color: color)
        }
        let hasRoom = rect.height >= 44
        let label = name ?? "image"
        let drawing =
            hasRoom ? mountains(in: rect.top(rect.height - 16).centered(width: 30, height: 22), color: color) : []
        return [box] + drawing + note(label, in: hasRoom ? rect.bottom(22) : rect, color: .note)
    }

    private static func mountains(in rect: Rect, color: Color) -> [Shape] {
        guard rect.width >= 4, rect.height >= 4 else { return [] }
        func point(x: Double, y: Double) -> Point { Point(x: rect.x + x * rect.width, y: rect.y + y * rect.height) }
        let sun = min(rect.width, rect.height) * 0.22
        return [
            .path(
                [
                    point(x: 0, y: 1), point(x: 0.35, y: 0.35), point(x: 0.6, y: 0.75), point(x: 0.75, y: 0.55),
                    point(x: 1, y: 1),
                ], isClosed: true,
                .fill(color)),
            .ellipse(
                Rect(x: point(x: 0.7, y: 0).x, y: rect.y + rect.height * 0.08, width: sun, height: sun), .fill(color)),
        ]
    }

    /// A system symbol or a small image beside a text.
    static func icon(_ name: String?, in rect: Rect, color: Color) -> [Shape] {
        image(name, in: rect, color: color)
    }

    /// A line between two points.
    static func line(from start: (Double, Double), to end: (Double, Double), color: Color, width: Double = 1) -> Shape {
        let points = [Point(x: start.0, y: start.1), Point(x: end.0, y: end.1)]
        return .path(points, isClosed: false, .stroke(color, width: width))
    }

    /// An angle that points to the right, down or elsewhere.
    static func chevron(in rect: Rect, pointing direction: Direction, color: Color, width: Double = 1.5) -> Shape {
        let (l, r, t, b, x, y) = (rect.x, rect.maxX, rect.y, rect.maxY, rect.midX, rect.midY)
        let points =
            switch direction {
            case .right: [Point(x: l, y: t), Point(x: r, y: y), Point(x: l, y: b)]
            case .left: [Point(x: r, y: t), Point(x: l, y: y), Point(x: r, y: b)]
            case .down: [Point(x: l, y: t), Point(x: x, y: b), Point(x: r, y: t)]
            case .up: [Point(x: l, y: b), Point(x: x, y: t), Point(x: r, y: b)]
            }
        return .path(points, isClosed: false, .stroke(color, width: width))
    }

    enum Direction {
        case left, right, up, down
    }

    /// A check mark.
    static func checkmark(in rect: Rect, color: Color, width: Double = 1.8) -> Shape {
        let points = [
            Point(x: rect.x, y: rect.midY), Point(x: rect.x + rect.width * 0.38, y: rect.maxY),
            Point(x: rect.maxX, y: rect.y),
        ]
        return .path(points, isClosed: false, .stroke(color, width: width))
    }

    /// The spokes of what turns while something is under way.
    static func spinner(in rect: Rect, color: Color) -> [Shape] {
        let radius = min(rect.width, rect.height) / 2
        guard radius >= 2 else { return [] }
        let unit = [(0.0, -1.0), (0.71, -0.71), (1, 0), (0.71, 0.71), (0, 1), (-0.71, 0.71), (-1, 0), (-0.71, -0.71)]
        return unit.enumerated().map { index, direction in
            let (x, y) = direction
            return line(
                from: (rect.midX + x * radius * 0.45, rect.midY + y * radius * 0.45),
                to: (rect.midX + x * radius * 0.95, rect.midY + y * radius * 0.95),
                color: color.opacity(0.3 + 0.08 * Double(index)), width: max(1, radius / 6))
        }
    }

    /// A magnifying glass.
    static func magnifier(in rect: Rect, color: Color) -> [Shape] {
        let side = min(rect.width, rect.height)
        let circle = Rect(x: rect.x, y: rect.y, width: side * 0.7, height: side * 0.7)
        return [
            .ellipse(circle, .stroke(color, width: 1.3)),
            line(
                from: (rect.x + side * 0.62, rect.y + side * 0.62), to: (rect.x + side, rect.y + side), color: color,
                width: 1.5),
        ]
    }
}
