/// How a shape is filled and drawn around.
struct Paint {
    var fill: Color?
    var stroke: Color?
    var width = 1.0
    var isDashed = false

    static func fill(_ color: Color?) -> Paint { Paint(fill: color) }

    static func stroke(_ color: Color, width: Double = 1) -> Paint { Paint(stroke: color, width: width) }
}

/// The smallest part of a drawing.
enum Shape {
    /// A rectangle with rounded corners.
    case rect(Rect, radius: Double, Paint)
    case ellipse(Rect, Paint)
    case path([Point], isClosed: Bool, Paint)
    /// A line of text, from or around a point on its base line.
    case text(String, at: Point, Font, Color, Anchor)

    enum Anchor: String {
        case start, middle, end
    }

    /// The rectangle that the shape certainly stays in; a text may be wider in another font.
    var bounds: Rect {
        switch self {
        case .rect(let rect, _, let paint), .ellipse(let rect, let paint):
            let margin = paint.stroke == nil ? 0 : paint.width / 2
            return Rect(
                x: rect.x - margin, y: rect.y - margin, width: rect.width + 2 * margin,
                height: rect.height + 2 * margin)
        case .path(let points, _, let paint):
            guard let first = points.first else { return Rect(x: 0, y: 0, width: 0, height: 0) }
            let start = Rect(x: first.x, y: first.y, width: 0, height: 0)
            let all = points.reduce(start) { $0.union(Rect(x: $1.x, y: $1.y, width: 0, height: 0)) }
            return Rect(
                x: all.x - paint.width / 2, y: all.y - paint.width / 2, width: all.width + paint.width,
                height: all.height + paint.width)
        case .text(let text, let point, let font, _, let anchor):
            let width = TextWidth.of(text, font: font) * TextWidth.widestFont
            let left =
                switch anchor {
                case .start: point.x
                case .middle: point.x - width / 2
                case .end: point.x - width
                }
            return Rect(x: left, y: point.y - font.size, width: width, height: font.size * 1.3)
        }
    }
}
