import NibDocument
import XMLTree

/// The tables, outlines and collections of macOS.
enum CocoaTables {
    static let painters: [String: Painter] = [
        "tableView": table, "outlineView": table, "tableHeaderView": header, "collectionView": collection,
        "browser": { Parts.namedBox("Browser", in: $0.frame, fill: .white) },
        "ruleEditor": { Parts.namedBox("Rule Editor", in: $0.frame, fill: .white) },
        "predicateEditor": { Parts.namedBox("Predicate Editor", in: $0.frame, fill: .white) },
    ]

    private static func table(_ view: DrawnView) -> [Shape] {
        let frame = view.frame
        var shapes: [Shape] = []
        if let fill = view.color("backgroundColor") { shapes.append(.rect(frame, radius: 0, .fill(fill))) }
        let spacing = view.style.frames.size(keyed: "intercellSpacing", of: view.node) ?? Size(width: 3, height: 2)
        let height = max(4, (view.number("rowHeight") ?? 17) + spacing.height)
        let rows = min(Double(Limits.parts), (frame.height / height).rounded(.up))
        if view.isOn("alternatingRowBackgroundColors") {
            for row in stride(from: 1.0, to: rows, by: 2) {
                let stripe = Rect(x: frame.x, y: frame.y + row * height, width: frame.width, height: height)
                shapes.append(.rect(stripe.intersection(frame), radius: 0, .fill(Color(0xF4F5F5))))
            }
        }
        let columns = view.list("tableColumns")
        var x = frame.x
        let grid = view.color("gridColor") ?? Color(0xE0E0E0)
        for column in columns.dropLast() {
            x += max(0, column.number("width") ?? 0) + spacing.width
            guard x < frame.maxX else { break }
            shapes.append(Parts.line(from: (x - 0.5, frame.y), to: (x - 0.5, frame.maxY), color: grid))
        }
        return shapes + cells(of: columns, in: view, height: height, spacing: spacing)
    }

    /// What the first row of a table with cells would show.
    private static func cells(of columns: [DrawnView], in view: DrawnView, height: Double, spacing: Size) -> [Shape] {
        guard !columns.contains(where: { !$0.list("prototypeCellViews").isEmpty }) else { return [] }
        var x = view.frame.x
        var shapes: [Shape] = []
        for column in columns where x < view.frame.maxX {
            let width = max(0, column.number("width") ?? 0)
            let slot = Rect(x: x, y: view.frame.y, width: width, height: height).inset(x: 2, y: 0)
            x += width + spacing.width
            guard let cell = column.child("dataCell") else { continue }
            let drawn = CocoaCell(column.part(cell.node, frame: slot))
            switch cell.element {
            case "buttonCell": shapes += CocoaButtons.button(drawn, in: slot, tint: view.tint)
            case "popUpButtonCell": shapes += CocoaButtons.popUp(drawn, in: slot, tint: view.tint)
            case "imageCell": shapes += Parts.image(cell.image(), in: slot.left(16).centered(width: 16, height: 16))
            default:
                let text = cell.text("title") ?? ""
                shapes += TextBlock(font: drawn.font, color: drawn.color).shapes(text, in: slot)
            }
        }
        return shapes
    }

    /// The titles of the columns. The header is beside the table, in the scroll view around both.
    private static func header(_ view: DrawnView) -> [Shape] {
        let ground: [Shape] = [
            .rect(view.frame, radius: 0, .fill(Color(0xFAFAFA))),
            Parts.line(
                from: (view.frame.x, view.frame.maxY - 0.5), to: (view.frame.maxX, view.frame.maxY - 0.5),
                color: Color(0xD8D8D8)),
        ]
        guard let table = table(below: view) else { return ground }
        let spacing = view.style.frames.size(keyed: "intercellSpacing", of: table.node)?.width ?? 3
        let block = TextBlock(font: Font(size: 11, weight: 500), color: Color(0x000000, alpha: 0.75))
        var x = view.frame.x
        return ground
            + table.list("tableColumns").flatMap { column -> [Shape] in
                let width = max(0, column.number("width") ?? 0) + spacing
                let slot = Rect(x: x, y: view.frame.y, width: width, height: view.frame.height)
                x = Limits.position(x + width)
                guard slot.x < view.frame.maxX else { return [] }
                var label = block
                let cell = column.child("headerCell")
                label.alignment = cell?.alignment("alignment") ?? .left
                let line = Parts.line(
                    from: (slot.maxX, slot.y + 3), to: (slot.maxX, slot.maxY - 3), color: Color(0xD8D8D8))
                return label.shapes(cell?.text("title") ?? "", in: slot.inset(x: 4, y: 0)) + [line]
            }
    }

    private static func table(below header: DrawnView) -> DrawnView? {
        guard let scroll = header.tree.parent(header.node) else { return nil }
        let clip = header.document.child(keyed: "contentView", of: scroll).map { header.part($0) }
        return clip?.list("subviews").first { ["tableView", "outlineView"].contains($0.element) }
    }

    private static func collection(_ view: DrawnView) -> [Shape] {
        let fill = view.color("primaryBackgroundColor") ?? .white
        return [.rect(view.frame, radius: 0, .fill(fill))] + Parts.note("Collection View", in: view.frame)
    }
}
