import NibDocument
import XMLTree

/// Lays out and draws the interface of a watch's controller. Its objects have no frames: they are below or beside each other.
struct WatchLayout {
    let style: Style

    /// Groups that are deeper than this are named boxes.
    private static let depth = 24

    private var document: NibDocument { style.document }

    /// The size of a controller: that of the watch, or more if the objects need it.
    func size(of controller: NodeID) -> Size {
        let device = Device.size(in: document)
        let root = view(controller, in: Rect(device))
        return Size(width: device.width, height: Limits.length(max(device.height, stackHeight(root, depth: 0) + 24)))
    }

    func groups(of controller: NodeID, in frame: Rect) -> [Drawing.Group] {
        var groups: [Drawing.Group] = []
        let root = view(controller, in: frame)
        let clock = TextBlock(font: Font(size: 12), color: .white, alignment: .right)
        let title = TextBlock(font: Font(size: 12, weight: 500), color: Color(0x5AC8FA))
        let status = frame.top(18).inset(x: 3, y: 0)
        groups.append(
            group(
                of: controller,
                shapes: title.shapes(root.text("title") ?? "", in: status.left(status.width - 40))
                    + clock.shapes("10:09", in: status)))
        let content = Rect(x: frame.x, y: frame.y + 20, width: frame.width, height: frame.height - 20)
        place(root, in: content, depth: 0, groups: &groups)
        return groups
    }

    private func view(_ node: NodeID, in frame: Rect) -> DrawnView {
        DrawnView(style: style, node: node, frame: frame, tint: Color(0x5AC8FA))
    }

    private func group(of node: NodeID, shapes: [Shape]) -> Drawing.Group {
        Drawing.Group(id: document.id(of: node) ?? "", title: ObjectTitle.text(of: node, in: document), shapes: shapes)
    }

    // MARK: - Sizes

    /// The objects in a controller, group, table or button, in their order.
    private func items(in view: DrawnView) -> [DrawnView] {
        let items = view.list("items") + [view.child("contentGroup")].compactMap { $0 }
        return items.map { $0.element == "tableRow" ? $0.child("rootItem") ?? $0 : $0 }
    }

    private func isHorizontal(_ view: DrawnView) -> Bool {
        view.element == "group" && view.attribute("layout") != "vertical" && view.attribute("layout") != "overlap"
    }

    private func spacing(of view: DrawnView) -> Double { max(0, min(view.number("spacing") ?? 4, 100)) }

    private func stackHeight(_ view: DrawnView, depth: Int) -> Double {
        guard depth < Self.depth else { return 20 }
        let heights = items(in: view).map { height(of: $0, depth: depth + 1) }
        if isHorizontal(view) { return heights.max() ?? 20 }
        return heights.reduce(0, +) + spacing(of: view) * Double(max(0, heights.count - 1))
    }

    private func height(of view: DrawnView, depth: Int) -> Double {
        if view.isOn("hidden") { return 0 }
        if let height = view.number("height"), height > 4 { return min(height, 1000) }
        switch view.element {
        case "group", "table":
            return stackHeight(view, depth: depth) + (view.child("margins") == nil ? 0 : 8)
        case "button":
            return max(38, items(in: view).isEmpty ? 0 : stackHeight(view, depth: depth))
        case "label", "date", "timer":
            return font(of: view).size * 1.25 * Double(max(1, view.count("numberOfLines") ?? 1))
        case "separator": return 2
        case "switch", "slider", "textField": return 38
        case "image", "imageView": return 40
        default: return 60
        }
    }

    private func font(of view: DrawnView) -> Font { view.font("font", size: 15) }

    private func width(of view: DrawnView, in room: Double) -> Double {
        if let width = view.number("width"), width > 0 { return width <= 1 ? width * room : min(width, room) }
        switch view.element {
        case "label", "date", "timer":
            return min(room, TextWidth.of(String(words(of: view).prefix(100)), font: font(of: view)) * 1.15 + 2)
        case "imageView", "image": return min(room, 40)
        default: return room
        }
    }

    private func words(of view: DrawnView) -> String {
        switch view.element {
        case "date": "date"
        case "timer": "00:00"
        default: view.attributedText("attributedText")?.text ?? view.text("text") ?? view.text("title") ?? ""
        }
    }

    // MARK: - Drawing

    private func place(_ view: DrawnView, in frame: Rect, depth: Int, groups: inout [Drawing.Group]) {
        guard depth < Self.depth, groups.count < Limits.views / 10 else { return }
        var (x, y) = (frame.x, frame.y)
        let gap = spacing(of: view)
        for item in items(in: view) where !item.isOn("hidden") {
            let height = height(of: item, depth: depth + 1)
            let horizontal = isHorizontal(view)
            let width = width(of: item, in: horizontal ? max(0, frame.maxX - x) : frame.width)
            var left = x
            if !horizontal || items(in: view).count == 1 { left = aligned(item, width: width, in: frame) }
            let slot = Rect(x: left, y: y, width: width, height: height)
            groups.append(group(of: item.node, shapes: shapes(of: item, in: slot)))
            place(item, in: slot, depth: depth + 1, groups: &groups)
            if horizontal { x += width + gap } else { y += height + gap }
        }
    }

    private func aligned(_ view: DrawnView, width: Double, in frame: Rect) -> Double {
        switch view.attribute("alignment") {
        case "center": frame.midX - width / 2
        case "right": frame.maxX - width
        default: frame.x
        }
    }

    private func shapes(of view: DrawnView, in slot: Rect) -> [Shape] {
        let ground = Color(0x2A2A2E)
        switch view.element {
        case "group":
            return view.color("backgroundColor").map { [.rect(slot, radius: 6, .fill($0))] } ?? []
        case "table": return []
        case "label", "date", "timer":
            let block = TextBlock(
                font: font(of: view), color: view.color("textColor") ?? .white,
                alignment: view.alignment("textAlignment"),
                lines: view.count("numberOfLines") ?? 1)
            return block.shapes(words(of: view), in: slot)
        case "separator":
            let color = view.color("color") ?? Color(0x5A5A5E)
            return [Parts.line(from: (slot.x, slot.midY), to: (slot.maxX, slot.midY), color: color)]
        case "button":
            let isPlain = view.attribute("backgroundImage") != nil
            let fill = view.color("backgroundColor") ?? (isPlain ? nil : ground)
            let block = TextBlock(
                font: view.font("font", size: 15), color: view.color("textColor") ?? .white, alignment: .center)
            return [.rect(slot, radius: 8, .fill(fill))] + block.shapes(words(of: view), in: slot.inset(x: 4, y: 0))
        case "switch":
            let block = TextBlock(font: Font(size: 14), color: .white)
            let capsule = slot.inset(x: 4, y: 0).right(30).centered(width: 30, height: 18)
            return [.rect(slot, radius: 8, .fill(ground))]
                + block.shapes(words(of: view), in: slot.inset(x: 6, y: 0).left(slot.width - 46))
                + [
                    .rect(capsule, radius: 9, .fill(view.isOn("on") ? Color(0x34C759) : Color(0x5A5A5E))),
                    .ellipse(capsule.right(16).inset(1), .fill(.white)),
                ]
        case "slider":
            let bar = slot.centered(width: slot.width - 70, height: 6)
            return [.rect(slot, radius: 8, .fill(ground)), .rect(bar, radius: 3, .fill(view.tint))]
        case "image", "imageView":
            return Parts.image(view.image(), in: slot)
        default:
            return Parts.namedBox(document.typeName(of: view.node), in: slot, fill: Color(0x3A3A3E))
        }
    }
}
