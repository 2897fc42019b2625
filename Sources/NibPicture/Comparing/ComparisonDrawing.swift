import NibDocument
import XMLTree

/// Draws two versions of a document side by side, with outlines around what differs.
struct ComparisonDrawing {
    private let old: ComparedItems
    private let new: ComparedItems
    private let objects: [ComparedObject]
    private var placer = LabelPlacer()

    /// The most objects that are outlined, and the most scenes that are drawn if nothing that is drawn differs.
    private static let (most, mostPlain) = (2_000, 12)
    private static let margin = 28.0

    init(from old: NibDocument, to new: NibDocument, objects: [ComparedObject]) {
        (self.old, self.new) = (ComparedItems(old), ComparedItems(new))
        self.objects = objects
    }

    /// The drawing, and whether something was left out for lack of room.
    mutating func drawing() -> (Drawing, isCut: Bool) {
        let pairs = ComparedPair.placed(pairs())
        var drawing = Drawing()
        let before = side(pairs.compactMap { pair in pair.old.map { ($0, pair.oldFrame) } }, of: old, word: "before")
        let after = side(pairs.compactMap { pair in pair.new.map { ($0, pair.newFrame) } }, of: new, word: "after")
        for group in before.drawing.groups + after.drawing.groups { drawing.add(group) }
        for pair in pairs { drawing.add(Drawing.Group(shapes: Self.empty(pair))) }
        let oldPlaces = DrawnPlaces(of: before.drawing, in: old.style.document)
        let newPlaces = DrawnPlaces(of: after.drawing, in: new.style.document)
        for object in objects.prefix(Self.most) {
            outline(object, at: object.old, places: oldPlaces, in: old.style.document, drawing: &drawing)
            outline(object, at: object.new, places: newPlaces, in: new.style.document, drawing: &drawing)
        }
        finish(&drawing, around: pairs)
        return (drawing, before.isCut || after.isCut || objects.count > Self.most)
    }

    // MARK: - Both sides

    /// The items in which something differs; if there are none, the first ones.
    private func pairs() -> [ComparedPair] {
        var oldIndices = Set(objects.lazy.compactMap(\.old).compactMap { old.index(of: $0) })
        var newIndices = Set(objects.lazy.compactMap(\.new).compactMap { new.index(of: $0) })
        if oldIndices.isEmpty, newIndices.isEmpty {
            oldIndices = Set(old.all.indices.prefix(Self.mostPlain))
            newIndices = Set(new.all.indices.prefix(Self.mostPlain))
        }
        let changed = Set(oldIndices.map { old.key(of: $0) } + newIndices.map { new.key(of: $0) })
        var left: [String: CanvasItem] = [:]
        for index in old.all.indices where changed.contains(old.key(of: index)) {
            left[old.key(of: index)] = old.all[index]
        }
        var pairs: [ComparedPair] = []
        for index in new.all.indices where changed.contains(new.key(of: index)) {
            pairs.append(ComparedPair(old: left.removeValue(forKey: new.key(of: index)), new: new.all[index]))
        }
        for index in old.all.indices {
            if let item = left.removeValue(forKey: old.key(of: index)) {
                pairs.append(ComparedPair(old: item, new: nil))
            }
        }
        return pairs
    }

    /// Draws the items of one version.
    private func side(
        _ items: [(item: CanvasItem, frame: Rect)], of version: ComparedItems, word: String
    ) -> (drawing: Drawing, isCut: Bool) {
        guard !items.isEmpty else { return (Drawing(), false) }
        var canvas = Canvas(version.style)
        let placed = items.map { item, frame in
            var item = item
            item.place = frame.center
            item.label = "\(item.label) – \(word)"
            return item
        }
        return (canvas.drawing(of: placed, hasArrows: false, hasNames: true), canvas.isCut)
    }

    /// The place of an item that the other version does not have.
    private static func empty(_ pair: ComparedPair) -> [Shape] {
        guard pair.old == nil || pair.new == nil else { return [] }
        let frame = pair.old == nil ? pair.oldFrame : pair.newFrame
        let block = TextBlock(font: Font(size: 13), color: .gray, alignment: .center)
        return [.rect(frame.inset(0.5), radius: 0, Paint(stroke: Color(0xA9ABB0), isDashed: true))]
            + block.shapes(pair.old == nil ? "not there yet" : "gone", in: frame)
    }

    // MARK: - Outlines

    /// How far around an object that is not drawn, such as a constraint, one is looked for that is.
    private static let reach = 32

    private mutating func outline(
        _ object: ComparedObject, at node: NodeID?, places: DrawnPlaces, in document: NibDocument,
        drawing: inout Drawing
    ) {
        var current = node
        for _ in 0..<Self.reach {
            guard let candidate = current else { return }
            let drawn = document.tree.name(candidate) == "scene" ? document.controller(of: candidate) : candidate
            if let drawn, let frame = places.visible[drawn] {
                drawing.add(
                    Drawing.Group(id: document.id(of: drawn) ?? "", title: object.text, shapes: mark(object, at: frame))
                )
                return
            }
            current = document.tree.parent(candidate)
        }
    }

    private mutating func mark(_ object: ComparedObject, at frame: Rect) -> [Shape] {
        let color = object.change.color
        let outline = Shape.rect(
            frame.outset(1), radius: 2, Paint(fill: color.opacity(0.07), stroke: color, width: 2))
        let size = Size(width: Double("\(object.number)".count) * 6.5 + 7, height: 13)
        let candidates = LabelPlacer.numberCandidates(size, at: frame)
        guard let place = placer.place(at: candidates, of: frame, mayCover: true) else { return [outline] }
        let block = TextBlock(font: Font(size: 10, weight: 700), color: Color.white.fixed, alignment: .center)
        return [outline, .rect(place, radius: 4, .fill(color))] + block.shapes("\(object.number)", in: place)
    }

    // MARK: - Below

    /// Adds the legend and the list of what differs, and the ground.
    private func finish(_ drawing: inout Drawing, around pairs: [ComparedPair]) {
        let first = pairs.first?.frame ?? Rect(x: 0, y: 0, width: 300, height: 20)
        var bounds = pairs.dropFirst().reduce(first) { $0.union($1.frame) }
        bounds = Rect(x: bounds.x, y: bounds.y - 24, width: bounds.width, height: bounds.height + 24)
        let legend = Drawing.Group(shapes: legend(below: bounds))
        drawing.add(legend)
        bounds = bounds.union(legend.bounds)
        var list = MarkList()
        for object in objects { list.add("\(object.number) · \(object.text)") }
        let lines = Drawing.Group(shapes: list.shapes(below: bounds))
        if !lines.shapes.isEmpty { bounds = bounds.union(lines.bounds) }
        drawing.add(lines)
        drawing.background = Canvas.ground
        drawing.bounds = bounds.outset(Self.margin)
    }

    /// What the colors mean, as far as there is something of each.
    private func legend(below bounds: Rect) -> [Shape] {
        var x = bounds.x
        let used = Set(objects.map(\.change))
        return ComparedObject.Change.allCases.filter { used.contains($0) }.flatMap { change -> [Shape] in
            let swatch = Rect(x: x, y: bounds.maxY + 16, width: 16, height: 12)
            let width = TextWidth.of(change.word, font: Font(size: 12)) * TextWidth.widestFont
            let text = Rect(x: swatch.maxX + 6, y: swatch.y - 2, width: width, height: 16)
            x = text.maxX + 18
            let paint = Paint(fill: change.color.opacity(0.07), stroke: change.color, width: 2)
            return [.rect(swatch, radius: 2, paint)]
                + TextBlock(font: Font(size: 12), color: Color(0x2B2E35)).shapes(change.word, in: text)
        }
    }
}
