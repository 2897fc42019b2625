/// Tables, their cells, and collection views of UIKit.
enum CocoaTouchLists {
    static let painters: [String: Painter] = [
        "tableView": table, "tableViewCell": cell, "collectionView": collection,
    ]

    private static let separator = Color(0x3C3C43, alpha: 0.29)

    private static func isGrouped(_ view: DrawnView) -> Bool {
        ["grouped", "insetGrouped"].contains(view.attribute("style"))
    }

    private static func table(_ view: DrawnView) -> [Shape] {
        let ground = view.color("backgroundColor") ?? (isGrouped(view) ? Color(0xF2F2F7) : .white)
        return [.rect(view.frame, radius: 0, .fill(ground))] + titles(view)
    }

    /// The titles of sections, each above the first of its cells; above prototypes, what they are.
    private static func titles(_ view: DrawnView) -> [Shape] {
        if let first = view.list("prototypes").first, let frame = view.style.frames.frame(of: first.node), frame.y >= 18
        {
            let row = Rect(x: view.frame.x, y: view.frame.y + frame.y - 28, width: view.frame.width, height: 28)
            let block = TextBlock(font: Font(size: 13), color: .gray, alignment: .center)
            return block.shapes("Prototype Cells", in: row)
        }
        return view.list("sections").flatMap { section -> [Shape] in
            let cells = section.list("cells").compactMap { view.style.frames.frame(of: $0.node) }
            guard let first = cells.first, let last = cells.last else { return [] }
            let header = section.text("headerTitle").map { text in
                label(text, x: view.frame.x, bottom: view.frame.y + first.y - 6, in: view)
            }
            let footer = section.text("footerTitle").map { text in
                label(text, x: view.frame.x, bottom: view.frame.y + last.maxY + 22, in: view)
            }
            return (header ?? []) + (footer ?? [])
        }
    }

    private static func label(_ text: String, x: Double, bottom: Double, in view: DrawnView) -> [Shape] {
        let grouped = isGrouped(view)
        let block = TextBlock(
            font: Font(size: grouped ? 13 : 15, weight: grouped ? 400 : 600), color: grouped ? .gray : .black)
        return block.shapes(text, in: Rect(x: x + 16, y: bottom - 18, width: view.frame.width - 32, height: 18))
    }

    private static func cell(_ view: DrawnView) -> [Shape] {
        let frame = view.frame
        let fill = view.color("backgroundColor") ?? .white
        let inset = min(16, frame.width / 8)
        let rule = Parts.line(
            from: (frame.x + inset, frame.maxY - 0.5), to: (frame.maxX, frame.maxY - 0.5), color: separator)
        return [.rect(frame, radius: 0, .fill(fill)), rule] + accessory(of: view)
    }

    private static func accessory(of view: DrawnView) -> [Shape] {
        let spot = view.frame.right(34).centered(width: 12, height: 12)
        let gray = Color(0xC4C4C7)
        switch view.attribute("accessoryType") {
        case "disclosureIndicator":
            return [Parts.chevron(in: spot.centered(width: 7, height: 12), pointing: .right, color: gray, width: 2)]
        case "checkmark":
            return [Parts.checkmark(in: spot, color: view.tint)]
        case "detailDisclosureButton", "detailButton":
            let circle = view.frame.right(44).centered(width: 20, height: 20)
            let block = TextBlock(font: Font(size: 13, weight: 500), color: view.tint, alignment: .center)
            return [.ellipse(circle, .stroke(view.tint, width: 1.3))] + block.shapes("i", in: circle)
        default:
            return []
        }
    }

    private static func collection(_ view: DrawnView) -> [Shape] {
        let ground = view.color("backgroundColor") ?? .white
        let outline = Paint(fill: ground, stroke: .outline)
        let box = Shape.rect(view.frame.inset(0.5), radius: 0, outline)
        return view.list("cells").isEmpty ? [box] + Parts.note("Collection View", in: view.frame) : [box]
    }
}
