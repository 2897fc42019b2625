/// A side or a middle of a view that constraints relate, on one of the two axes.
struct LayoutEdge: Equatable {
    enum Axis {
        case horizontal, vertical
    }

    enum Position {
        case start, middle, end, baseline
    }

    let axis: Axis
    let position: Position
    /// Whether it is the edge of the view's margins, which a document does not tell.
    let isMargin: Bool

    /// Reads the attribute of a constraint; nil for widths, heights and unknown names.
    init?(_ attribute: String) {
        isMargin = attribute.hasSuffix("Margin") || attribute.hasSuffix("WithinMargins")
        switch attribute {
        case "left", "leading", "leftMargin", "leadingMargin": (axis, position) = (.horizontal, .start)
        case "right", "trailing", "rightMargin", "trailingMargin": (axis, position) = (.horizontal, .end)
        case "centerX", "centerXWithinMargins": (axis, position) = (.horizontal, .middle)
        case "top", "topMargin": (axis, position) = (.vertical, .start)
        case "bottom", "bottomMargin": (axis, position) = (.vertical, .end)
        case "centerY", "centerYWithinMargins": (axis, position) = (.vertical, .middle)
        case "baseline", "firstBaseline": (axis, position) = (.vertical, .baseline)
        default: return nil
        }
    }

    /// Where the edge of a rectangle is on its axis. The base line is where it is in a text of 17 points in the middle.
    func coordinate(in rect: Rect) -> Double {
        let (low, high) = axis == .horizontal ? (rect.x, rect.maxX) : (rect.y, rect.maxY)
        switch position {
        case .start: return low
        case .middle: return (low + high) / 2
        case .end: return high
        case .baseline: return (low + high) / 2 + min(6, rect.height * 0.35)
        }
    }
}
