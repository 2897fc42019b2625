import NibDocument
import Wording
import XMLTree

/// The marks of a drawing: labels at views, lines of constraints, and below them the list of what does not fit.
struct Marks {
    /// What is drawn over the picture.
    private(set) var groups: [Drawing.Group] = []
    /// What the numbers in the picture mean.
    private(set) var list = MarkList()

    private let style: Style
    private let places: DrawnPlaces
    private var placer = LabelPlacer()

    /// The most labels and the most constraints of a picture.
    private static let most = 4_000
    /// The most lines of a label, and its greatest width in points.
    private static let (lines, width) = (3, 230.0)
    private static let fontSize = 9.0
    private static let color = Color(0xB35900).fixed

    /// Marks the objects of a drawing.
    ///
    /// - Parameters:
    ///   - drawing: the drawing.
    ///   - labels: what is written in it that marks must not cover.
    ///   - style: the style, which says what is told.
    init(of drawing: Drawing, besides labels: [Rect], style: Style) {
        self.style = style
        places = DrawnPlaces(of: drawing, in: style.document)
        for label in labels { placer.block(label) }
        for rect in places.visible.values { placer.avoid(rect) }
        if style.marks.contains(.constraints) { addConstraints() }
        addNotes()
    }

    // MARK: - Ids and connections

    private mutating func addNotes() {
        let notes = ObjectNotes(style.marks, in: style.document, drawn: Set(places.nodes))
        var count = 0
        for node in places.nodes {
            guard let lines = notes.lines[node], !lines.isEmpty, let view = places.visible[node] else { continue }
            count += 1
            guard count <= Self.most else {
                list.leaveOut()
                continue
            }
            label(node, with: lines, at: view)
        }
    }

    private mutating func label(_ node: NodeID, with lines: [String], at view: Rect) {
        let font = Font(size: Self.fontSize)
        let widths = lines.prefix(Self.lines).map { TextWidth.of($0, font: font) * 1.1 }
        let size = Size(
            width: (widths.max() ?? 0) + 6, height: Double(min(lines.count, Self.lines)) * Self.fontSize * 1.25 + 2)
        if lines.count <= Self.lines, size.width <= Self.width,
            let place = placer.place(at: LabelPlacer.candidates(size, at: view), of: view, mayCover: false)
        {
            add(outline(of: node, at: view) + box(lines, in: place, color: Self.color), of: node)
            return
        }
        let entry = list.isFull ? "" : listed(node, with: lines)
        let number = self.number(list.add(entry, isNumbered: true), at: view, color: Self.color)
        if number.isEmpty { list.removeNumber() }
        add(outline(of: node, at: view) + number, of: node)
    }

    /// What the list says of an object.
    private func listed(_ node: NodeID, with lines: [String]) -> String {
        let id = style.document.id(of: node) ?? ""
        let rest = lines.first == id ? lines.dropFirst() : lines[...]
        return "\(style.document.display(node))  \(id)" + (rest.isEmpty ? "" : ": " + rest.joined(separator: "; "))
    }

    /// The shapes of a number at a view; none if there is no room for it.
    private mutating func number(_ number: Int, at view: Rect, color: Color) -> [Shape] {
        let text = "\(number)"
        let size = Size(width: Double(text.count) * 5.6 + 5, height: 11)
        let candidates = LabelPlacer.numberCandidates(size, at: view)
        guard let place = placer.place(at: candidates, of: view, mayCover: true) else { return [] }
        let block = TextBlock(font: Font(size: 8.5, weight: 600), color: Color.white.fixed, alignment: .center)
        return [.rect(place, radius: 3, .fill(color))] + block.shapes(text, in: place)
    }

    /// The outline of what a label is about; a segue is a line already.
    private func outline(of node: NodeID, at view: Rect) -> [Shape] {
        style.document.isConnection(node)
            ? [] : [.rect(view.inset(0.5), radius: 0, .stroke(Self.color.opacity(0.7), width: 0.75))]
    }

    /// Lines of text in a box.
    private func box(_ lines: [String], in place: Rect, color: Color) -> [Shape] {
        let paint = Paint(fill: Color(0xFFF6DC).fixed, stroke: color.opacity(0.8), width: 0.75)
        let block = TextBlock(font: Font(size: Self.fontSize), color: Color(0x3A2A00).fixed)
        return [.rect(place, radius: 2, paint)]
            + lines.enumerated().flatMap { index, line in
                let row = Rect(
                    x: place.x + 3, y: place.y + 1 + Double(index) * Self.fontSize * 1.25, width: place.width - 3,
                    height: Self.fontSize * 1.25)
                return block.shapes(line, in: row)
            }
    }

    // MARK: - Constraints

    private mutating func addConstraints() {
        var lines = ConstraintLines(style.document, places: places.frames)
        for mark in lines.marks(atMost: Self.most) {
            var shapes = mark.shapes
            for label in mark.labels {
                shapes += constraintLabel(label.text, at: label.at, isOnView: label.isOnView, of: mark.constraint)
            }
            add(shapes, of: mark.constraint, title: style.document.constraintSummary(mark.constraint))
        }
    }

    private mutating func constraintLabel(
        _ text: String, at rect: Rect, isOnView: Bool, of constraint: NodeID
    ) -> [Shape] {
        let font = Font(size: 8, weight: 600)
        let size = Size(width: TextWidth.of(text, font: font) * TextWidth.widestFont + 4, height: 10)
        let candidates =
            isOnView ? LabelPlacer.numberCandidates(size, at: rect) : Self.candidates(size, alongLine: rect)
        let line = isOnView ? rect : Rect(size, at: Point(x: rect.midX, y: rect.midY))
        if let place = placer.place(at: candidates, of: line, mayCover: true) {
            let ground = isOnView ? ConstraintLines.color : Color.white.fixed.opacity(0.9)
            let block = TextBlock(
                font: font, color: isOnView ? Color.white.fixed : ConstraintLines.color, alignment: .center)
            return [.rect(place, radius: isOnView ? 5 : 2, .fill(ground))] + block.shapes(text, in: place)
        }
        list.add("\(style.document.constraintSummary(constraint))  \(style.document.id(of: constraint) ?? "")")
        return []
    }

    /// The places for the text of a line: on its middle, if it is long enough, otherwise beside it.
    private static func candidates(_ size: Size, alongLine line: Rect) -> [Rect] {
        let (w, h) = (size.width, size.height)
        let on = Rect(size, at: Point(x: line.midX - w / 2, y: line.midY - h / 2))
        let isLong = max(line.width - w, line.height - h) > 8
        let beside =
            line.width >= line.height
            ? [on.offset(x: 0, y: -h / 2 - 4), on.offset(x: 0, y: h / 2 + 4)]
            : [on.offset(x: w / 2 + 4, y: 0), on.offset(x: -w / 2 - 4, y: 0)]
        let shifted = [-0.25, 0.25].map { on.offset(x: line.width * $0, y: line.height * $0) }
        return isLong ? [on] + shifted + beside : beside + [on]
    }

    private mutating func add(_ shapes: [Shape], of node: NodeID, title: String? = nil) {
        guard !shapes.isEmpty else { return }
        let id = style.document.id(of: node) ?? ""
        let title = title.map { "\($0)  \(id)" } ?? ObjectTitle.text(of: node, in: style.document)
        groups.append(Drawing.Group(id: id, title: title, shapes: shapes))
    }
}
