import NibDocument
import XMLTree

/// Draws menus as lists. The main menu is a bar, with the menus in it below.
struct MenuDrawing {
    let style: Style

    private static let row = 22.0
    private static let bar = 26.0
    private static let font = Font(size: 13)

    private var document: NibDocument { style.document }

    /// The size of a menu with all that is drawn of it.
    func size(of menu: NodeID) -> Size {
        let items = items(of: menu)
        guard isMain(menu) else { return listSize(items) }
        let width = items.reduce(0) { $0 + columnWidth($1) }
        let height = items.map { item in submenu(of: item).map { listSize(self.items(of: $0)).height } ?? 0 }.max() ?? 0
        return Size(width: max(120, width), height: Self.bar + height)
    }

    /// The size of a main menu's bar.
    func barSize(of menu: NodeID) -> Size {
        Size(width: max(120, items(of: menu).reduce(0) { $0 + titleWidth($1) }), height: Self.bar)
    }

    /// The shapes of a menu, each item's apart.
    ///
    /// - Parameters:
    ///   - menu: the menu.
    ///   - frame: where it is.
    ///   - isOpen: whether the menus in a main menu are drawn below it.
    /// - Returns: the groups.
    func groups(of menu: NodeID, in frame: Rect, isOpen: Bool = true) -> [Drawing.Group] {
        guard isMain(menu) else { return list(items(of: menu), of: menu, in: frame) }
        let bar = Shape.rect(frame.top(Self.bar), radius: 0, Paint(fill: Color(0xF6F6F6), stroke: Color(0xC0C2C8)))
        var groups = [Drawing.Group(shapes: [bar])]
        var x = frame.x
        for item in items(of: menu) {
            let slot = Rect(x: x, y: frame.y, width: isOpen ? columnWidth(item) : titleWidth(item), height: Self.bar)
            x += slot.width
            let block = TextBlock(font: Font(size: 13, weight: groups.count == 1 ? 700 : 400), color: .black)
            groups.append(group(of: item.node, shapes: block.shapes(title(of: item), in: slot.inset(x: 10, y: 0))))
            guard isOpen, let submenu = submenu(of: item) else { continue }
            let inner = items(of: submenu)
            let size = Size(width: slot.width - 4, height: listSize(inner).height)
            groups += list(inner, of: submenu, in: Rect(size, at: Point(x: slot.x, y: slot.maxY)))
        }
        return groups
    }

    func isMain(_ menu: NodeID) -> Bool { document.tree.attribute("systemMenu", of: menu, is: "main") }

    private func items(of menu: NodeID) -> [DrawnView] {
        let frame = Rect(x: 0, y: 0, width: 0, height: 0)
        let items = DrawnView(style: style, node: menu, frame: frame, tint: .blue).list("items")
        return items.filter { !$0.isOn("hidden") && !$0.isOn("alternate") }
    }

    private func submenu(of item: DrawnView) -> NodeID? { document.child(keyed: "submenu", of: item.node) }

    private func title(of item: DrawnView) -> String {
        item.text("title") ?? item.attributedText("attributedTitle")?.text ?? ""
    }

    // MARK: - Sizes

    private func titleWidth(_ item: DrawnView) -> Double {
        TextWidth.of(String(title(of: item).prefix(60)), font: Self.font) + 24
    }

    private func columnWidth(_ item: DrawnView) -> Double {
        max(titleWidth(item), submenu(of: item).map { listSize(items(of: $0)).width + 4 } ?? 0)
    }

    private func listSize(_ items: [DrawnView]) -> Size {
        let widths = items.map { item in
            let keys = keys(of: item)
            let text = String((title(of: item) + keys).prefix(60))
            return TextWidth.of(text, font: Self.font) * TextWidth.widestFont + (keys.isEmpty ? 44 : 64)
        }
        let height = items.reduce(0) { $0 + ($1.isOn("isSeparatorItem") ? 9 : Self.row) }
        return Size(width: min(420, widths.max() ?? 80), height: height + 10)
    }

    // MARK: - Shapes

    private func list(_ items: [DrawnView], of menu: NodeID, in frame: Rect) -> [Drawing.Group] {
        let paint = Paint(fill: Color(0xFBFBFB), stroke: Color(0xC0C2C8))
        var groups = [group(of: menu, shapes: [.rect(frame.inset(0.5), radius: 6, paint)])]
        var y = frame.y + 5
        for item in items {
            let isSeparator = item.isOn("isSeparatorItem")
            let slot = Rect(x: frame.x, y: y, width: frame.width, height: isSeparator ? 9 : Self.row)
            y += slot.height
            let shapes =
                isSeparator
                ? [Parts.line(from: (slot.x + 8, slot.midY), to: (slot.maxX - 8, slot.midY), color: Color(0xD9D9DC))]
                : shapes(of: item, in: slot)
            groups.append(group(of: item.node, shapes: shapes))
        }
        return groups
    }

    private func shapes(of item: DrawnView, in slot: Rect) -> [Shape] {
        let color = Color(0x000000, alpha: item.isOff("enabled") ? 0.35 : 0.85)
        let text = slot.inset(x: 20, y: 0)
        let keys = keys(of: item)
        let keysWidth = keys.isEmpty ? 0 : TextWidth.of(keys, font: Self.font) + 8
        var shapes = TextBlock(font: Self.font, color: color).shapes(
            title(of: item), in: text.left(text.width - keysWidth))
        if item.attribute("state") == "on" {
            shapes.append(Parts.checkmark(in: slot.left(20).centered(width: 8, height: 8), color: color))
        }
        if submenu(of: item) != nil {
            shapes.append(
                Parts.chevron(in: slot.right(18).centered(width: 5, height: 8), pointing: .right, color: color))
        } else {
            let block = TextBlock(font: Self.font, color: Color(0x000000, alpha: 0.5), alignment: .right)
            shapes += block.shapes(keys, in: text)
        }
        return shapes
    }

    /// The keys of an item, such as `⇧⌘S`.
    private func keys(of item: DrawnView) -> String {
        guard let key = item.text("keyEquivalent"), let first = key.first else { return "" }
        let mask = item.child("keyEquivalentModifierMask")
        var signs = ""
        if mask?.isOn("control") == true { signs += "⌃" }
        if mask?.isOn("option") == true { signs += "⌥" }
        if mask?.isOn("shift") == true || (first.isLetter && first.isUppercase) { signs += "⇧" }
        if mask == nil || mask?.isOn("command") == true { signs += "⌘" }
        return signs + Self.name(ofKey: first)
    }

    /// What menus show for a key. The scalars from F700 on are AppKit's function keys.
    private static func name(ofKey key: Character) -> String {
        if let name = keyNames[key] { return name }
        if let scalar = key.unicodeScalars.first?.value, (0xF704...0xF726).contains(scalar) {
            return "F\(scalar - 0xF703)"
        }
        return String(key).uppercased()
    }

    private static let keyNames: [Character: String] = [
        "\r": "↩", "\u{3}": "⌤", "\u{8}": "⌫", "\u{7F}": "⌫", "\u{1B}": "⎋", "\t": "⇥", "\u{19}": "⇤", " ": "Space",
        "\u{F700}": "↑", "\u{F701}": "↓", "\u{F702}": "←", "\u{F703}": "→", "\u{F728}": "⌦", "\u{F729}": "↖",
        "\u{F72B}": "↘", "\u{F72C}": "⇞", "\u{F72D}": "⇟",
    ]

    private func group(of node: NodeID, shapes: [Shape]) -> Drawing.Group {
        Drawing.Group(id: document.id(of: node) ?? "", title: ObjectTitle.text(of: node, in: document), shapes: shapes)
    }
}
