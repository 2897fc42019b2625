import NibDocument
import XMLTree

/// Draws constraints as Interface Builder does: distances as lines between edges, sizes as bars beside a view, alignments as dashed
/// lines, and equal sizes as signs on both views.
struct ConstraintLines {
    /// The lines of a constraint, and the places of its texts.
    struct Mark {
        let constraint: NodeID
        var shapes: [Shape] = []
        /// The texts, each with the rectangle that it belongs to: a line, or a view that it is put on.
        var labels: [(text: String, at: Rect, isOnView: Bool)] = []
    }

    private let document: NibDocument
    private let places: [NodeID: Rect]
    /// The letters of views with equal sizes, by the view and attribute that the others are equal to.
    private var letters: [Length: String] = [:]

    private struct Length: Hashable {
        let object: NodeID
        let attribute: String
    }

    static let color = Color(0x1F6FEB).fixed

    /// Prepares drawing.
    ///
    /// - Parameters:
    ///   - document: the document.
    ///   - places: where the objects are that are drawn.
    init(_ document: NibDocument, places: [NodeID: Rect]) {
        self.document = document
        self.places = places
    }

    /// The marks of all constraints between objects that are drawn, as far as the default variation has them.
    mutating func marks(atMost most: Int) -> [Mark] {
        var left: Set<String> = []
        var found: [NodeID] = []
        let tree = document.tree
        for node in tree.subtree(tree.root) {
            if document.isConstraint(node) { found.append(node) }
            if tree.name(node) == "exclude", let id = tree.attribute("reference", of: node) { left.insert(id) }
        }
        var marks: [Mark] = []
        for node in found where marks.count < most {
            if document.id(of: node).map(left.contains) == true { continue }
            if let form = document.form(of: node), let mark = mark(of: node, saying: form) { marks.append(mark) }
        }
        return marks
    }

    private mutating func mark(of constraint: NodeID, saying form: ConstraintForm) -> Mark? {
        var mark = Mark(constraint: constraint)
        let label = ConstraintLabel(form)
        guard let second = form.second else {
            guard let rect = places[form.first.object] else { return nil }
            return bar(of: rect, for: form, in: &mark) ? mark : nil
        }
        if let edge = LayoutEdge(form.first.attribute), let other = LayoutEdge(second.attribute) {
            guard edge.axis == other.axis else { return nil }
            return line(form, from: edge, to: other, in: &mark) ? mark : nil
        }
        guard let rect = places[form.first.object], let otherRect = places[second.object] else { return nil }
        if form.first.object == second.object {
            mark.labels = [(label.ratio, rect, true)]
            return mark
        }
        let letter = letter(of: second)
        mark.labels = [("\(label.equality)\(letter)", rect, true), ("=\(letter)", otherRect, true)]
        return mark
    }

    // MARK: - Sizes

    /// A bar below a view for its width, beside it for its height.
    private func bar(of rect: Rect, for form: ConstraintForm, in mark: inout Mark) -> Bool {
        let (text, isDashed) = (ConstraintLabel(form).length, form.priority < 1000)
        switch form.first.attribute {
        case "width":
            let y = rect.maxY + 4
            mark.shapes = beam(.horizontal, from: rect.x, to: rect.maxX, across: y, isDashed: isDashed)
            mark.labels = [(text, Rect(x: rect.x, y: y, width: rect.width, height: 0), false)]
        case "height":
            let x = rect.maxX + 4
            mark.shapes = beam(.vertical, from: rect.y, to: rect.maxY, across: x, isDashed: isDashed)
            mark.labels = [(text, Rect(x: x, y: rect.y, width: 0, height: rect.height), false)]
        default: return false
        }
        return true
    }

    /// The letter that views of equal size have: `a` for the first ones.
    private mutating func letter(of item: ConstraintForm.Item) -> String {
        let length = Length(object: item.object, attribute: item.attribute)
        if let letter = letters[length] { return letter }
        var (number, letter) = (letters.count, "")
        repeat {
            letter = String(UnicodeScalar(UInt8(97 + number % 26))) + letter
            number = number / 26 - 1
        } while number >= 0
        letters[length] = letter
        return letter
    }

    // MARK: - Positions

    /// A line between two edges. Where an edge is that of a guide or of margins, the constant tells.
    private func line(_ form: ConstraintForm, from edge: LayoutEdge, to other: LayoutEdge, in mark: inout Mark) -> Bool
    {
        guard let second = form.second else { return false }
        let known = edge.isMargin ? nil : places[form.first.object]
        let otherKnown = other.isMargin ? nil : places[second.object]
        let (start, end): (Double, Double)
        switch (known, otherKnown) {
        case (let rect?, let otherRect?):
            (start, end) = (edge.coordinate(in: rect), other.coordinate(in: otherRect))
        case (let rect?, nil):
            start = edge.coordinate(in: rect)
            end = Limits.position(start - form.constant)
        case (nil, let otherRect?):
            end = other.coordinate(in: otherRect)
            start = Limits.position(end + form.constant)
        case (nil, nil): return false
        }
        let (rect, otherRect) = (known ?? otherKnown!, otherKnown ?? known!)
        let text = ConstraintLabel(form).distance
        let isDashed = form.priority < 1000
        let low = min(start, end)
        let isHorizontal = edge.axis == .horizontal
        guard abs(start - end) >= 1 else {
            mark.shapes = alignment(edge, at: start, of: rect, with: otherRect)
            let isPlain = form.constant == 0 && form.relation == .equal && form.multiplier == "1" && !isDashed
            if !isPlain { mark.labels = [(text, Rect(x: rect.midX, y: rect.midY, width: 0, height: 0), false)] }
            return true
        }
        let across = Self.middle(of: rect, and: otherRect, across: edge.axis)
        mark.shapes = beam(edge.axis, from: start, to: end, across: across, isDashed: isDashed)
        let length = abs(start - end)
        let place =
            isHorizontal
            ? Rect(x: low, y: across, width: length, height: 0) : Rect(x: across, y: low, width: 0, height: length)
        mark.labels = [(text, place, false)]
        return true
    }

    /// The middle of what two rectangles have in common across an axis; that of the first one if they have nothing in common.
    private static func middle(of rect: Rect, and other: Rect, across axis: LayoutEdge.Axis) -> Double {
        let isHorizontal = axis == .horizontal
        let (low, high) =
            isHorizontal
            ? (max(rect.y, other.y), min(rect.maxY, other.maxY)) : (max(rect.x, other.x), min(rect.maxX, other.maxX))
        return low < high ? (low + high) / 2 : isHorizontal ? rect.midY : rect.midX
    }

    /// A line with a stroke across each end.
    private func beam(
        _ axis: LayoutEdge.Axis, from start: Double, to end: Double, across: Double, isDashed: Bool
    ) -> [Shape] {
        func point(_ along: Double, shift: Double = 0) -> Point {
            axis == .horizontal ? Point(x: along, y: across + shift) : Point(x: across + shift, y: along)
        }
        var paint = Paint.stroke(Self.color)
        let ends = [start, end].map { end in
            Shape.path([point(end, shift: -3), point(end, shift: 3)], isClosed: false, paint)
        }
        paint.isDashed = isDashed
        return [.path([point(start), point(end)], isClosed: false, paint)] + ends
    }

    /// A dashed line along edges of two views that are aligned; a short one where one view is in the other.
    private func alignment(_ edge: LayoutEdge, at position: Double, of rect: Rect, with other: Rect) -> [Shape] {
        let isNested = rect.contains(other) || other.contains(rect)
        let inner = rect.contains(other) ? other : rect
        let whole = isNested ? inner : rect.union(other)
        let isHorizontal = edge.axis == .horizontal
        var (low, high) = isHorizontal ? (whole.y, whole.maxY) : (whole.x, whole.maxX)
        var paint = Paint.stroke(Self.color, width: isNested ? 2 : 1)
        if isNested, edge.position != .middle {
            (low, high) = ((low + high) / 2 - 6, (low + high) / 2 + 6)
        } else {
            (low, high) = (low - 6, high + 6)
            paint.isDashed = true
        }
        let points = [low, high].map { isHorizontal ? Point(x: position, y: $0) : Point(x: $0, y: position) }
        return [.path(points, isClosed: false, paint)]
    }
}
