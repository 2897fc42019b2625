import NibDocument
import XMLTree

/// The views of macOS that frame others: boxes, tab views, split views, scroll views.
enum CocoaContainers {
    static let painters: [String: Painter] = [
        "box": box, "tabView": tabView, "splitView": splitView, "scrollView": scrollView,
        "visualEffectView": { [.rect($0.frame, radius: 0, .fill(Color(0xF2F2F2)))] },
        "containerView": { Parts.namedBox("Container", in: $0.frame, fill: Color(0xD8DEE9)) },
    ]

    private static func box(_ view: DrawnView) -> [Shape] {
        let frame = view.frame
        switch view.attribute("boxType") {
        case "separator":
            let color = Color(0xC8C8C8)
            return frame.width >= frame.height
                ? [Parts.line(from: (frame.x, frame.midY), to: (frame.maxX, frame.midY), color: color)]
                : [Parts.line(from: (frame.midX, frame.y), to: (frame.midX, frame.maxY), color: color)]
        case "custom":
            let width = max(0, min(view.number("borderWidth") ?? 1, 40))
            let hasBorder = width > 0 && view.attribute("borderType") != "none"
            let paint = Paint(
                fill: view.color("fillColor"), stroke: hasBorder ? view.color("borderColor") ?? CocoaCell.border : nil,
                width: max(width, 0.5))
            let radius = max(0, min(view.number("cornerRadius") ?? 0, 200))
            return [.rect(frame.inset(max(width, 1) / 2), radius: radius, paint)]
        default:
            return titledBox(view)
        }
    }

    private static func titledBox(_ view: DrawnView) -> [Shape] {
        let isTitled = view.attribute("titlePosition") != "noTitle"
        let title = isTitled ? view.text("title") ?? "" : ""
        let font = view.font("titleFont", size: 11)
        let top = title.isEmpty ? 0 : font.size * 1.2 + 4
        let shape = view.frame.inset(x: 3.5, y: 0).bottom(view.frame.height - top - 4).offset(x: 0, y: -2)
        let paint = Paint(fill: Color(0x000000, alpha: 0.035), stroke: Color(0x000000, alpha: 0.12))
        let block = TextBlock(font: font, color: view.color("titleColor") ?? Color(0x000000, alpha: 0.7))
        return [.rect(shape, radius: view.style.isSinceBigSur ? 6 : 3, paint)]
            + block.shapes(title, in: view.frame.inset(x: 9, y: 0).top(max(top, 1)))
    }

    private static func tabView(_ view: DrawnView) -> [Shape] {
        let type = view.attribute("type") ?? "topTabsBezelBorder"
        if type == "noTabsNoBorder" { return [] }
        let isTop = type.hasPrefix("topTabs")
        let isBottom = type.hasPrefix("bottomTabs")
        let frame = view.frame.inset(x: 7, y: 0)
        let body =
            isTop
            ? frame.bottom(frame.height - 17).offset(x: 0, y: -8)
            : isBottom ? frame.top(frame.height - 17) : frame.inset(x: 0, y: 4)
        let paint = Paint(fill: Color(0x000000, alpha: 0.035), stroke: Color(0x000000, alpha: 0.14))
        let pane = Shape.rect(body.inset(0.5), radius: 5, paint)
        guard isTop || isBottom else { return [pane] }
        return [pane] + tabs(view, in: isTop ? frame.top(24).offset(x: 0, y: 5) : frame.bottom(24))
    }

    private static func tabs(_ view: DrawnView, in row: Rect) -> [Shape] {
        let items = view.list("tabViewItems")
        let font = view.font("font", size: 13)
        let labels = items.map { $0.text("label") ?? "" }
        let widths = labels.map { TextWidth.of(String($0.prefix(60)), font: font) + 22 }
        let total = widths.reduce(0, +)
        guard total > 0 else { return [] }
        let scale = min(1, row.width / total)
        let strip = row.centered(width: total * scale, height: 22)
        let selected = items.firstIndex { $0.isOn("selected") } ?? 0
        var x = strip.x
        var shapes: [Shape] = [.rect(strip, radius: 5, Paint(fill: .white, stroke: CocoaCell.border))]
        for (index, label) in labels.enumerated() {
            let slot = Rect(x: x, y: strip.y, width: widths[index] * scale, height: strip.height)
            x += slot.width
            if index == selected { shapes.append(.rect(slot.inset(1), radius: 4, .fill(Color(0xD5D5D5)))) }
            let block = TextBlock(font: font, color: Color(0x000000, alpha: 0.85), alignment: .center)
            shapes += block.shapes(label, in: slot.inset(x: 2, y: 0))
        }
        return shapes
    }

    /// A line in the middle of each gap between two neighbours.
    private static func splitView(_ view: DrawnView) -> [Shape] {
        let isVertical = view.isOn("vertical")
        let frames = view.list("subviews").compactMap { view.style.frames.frame(of: $0.node) }
        return zip(frames, frames.dropFirst()).map { first, second in
            let color = Color(0x000000, alpha: 0.2)
            if isVertical {
                let x = view.frame.x + (first.maxX + second.x) / 2
                return Parts.line(from: (x, view.frame.y), to: (x, view.frame.maxY), color: color)
            }
            let y = view.frame.y + (first.maxY + second.y) / 2
            return Parts.line(from: (view.frame.x, y), to: (view.frame.maxX, y), color: color)
        }
    }

    private static func scrollView(_ view: DrawnView) -> [Shape] {
        let clip = view.child("contentView")
        let shown = clip?.list("subviews").first?.element ?? ""
        let isList = ["tableView", "outlineView", "textView", "collectionView", "browser"].contains(shown)
        let draws = clip?.isOff("drawsBackground") != true
        let fill: Color? = draws && isList ? clip?.color("backgroundColor") ?? .white : nil
        let border: Color? = view.attribute("borderType") == "none" ? nil : CocoaCell.border
        let outline = border ?? (isList ? nil : .outline)
        return [.rect(view.frame.inset(0.5), radius: 0, Paint(fill: fill, stroke: outline))]
    }
}
