import XMLTree

/// Navigation bars, tab bars and toolbars of UIKit.
enum CocoaTouchBars {
    static let painters: [String: Painter] = [
        "navigationBar": navigationBar, "tabBar": tabBar, "toolbar": toolbar,
    ]

    private static let separator = Color(0x000000, alpha: 0.2)

    private static func navigationBar(_ view: DrawnView) -> [Shape] {
        let item = view.list("items").last
        return bar(view) + (item.map { navigationItem($0, in: view.frame, of: view) } ?? [])
    }

    /// The ground of a bar with a line at one side.
    static func bar(_ view: DrawnView, lineAtTop: Bool = false) -> [Shape] {
        let isDark = ["black", "blackTranslucent", "blackOpaque"].contains(view.attribute("barStyle"))
        let fill = view.color("barTintColor") ?? (isDark ? Color(0x1C1C1E) : Color(0xF8F8F9))
        let y = lineAtTop ? view.frame.y + 0.5 : view.frame.maxY - 0.5
        return [
            .rect(view.frame, radius: 0, .fill(fill)),
            Parts.line(from: (view.frame.x, y), to: (view.frame.maxX, y), color: separator),
        ]
    }

    /// The title and the buttons of a navigation item.
    ///
    /// - Parameters:
    ///   - item: the item.
    ///   - frame: the frame of the bar.
    ///   - bar: the bar, for its colors; another view if the document has no bar.
    /// - Returns: the shapes.
    static func navigationItem(_ item: DrawnView, in frame: Rect, of bar: DrawnView) -> [Shape] {
        let isDark = bar.color("barTintColor")?.isDark == true || bar.attribute("barStyle")?.hasPrefix("black") == true
        let title = item.text("title") ?? ""
        var shapes: [Shape] = []
        let places = slots(of: item, in: frame)
        for (button, slot) in places.buttons { shapes += BarButton(button).shapes(in: slot, tint: bar.tint) }
        let block = TextBlock(
            font: Font(size: 17, weight: 600),
            color: isDark ? .white : bar.color("barTintColor") == nil ? .black : Color.black.fixed, alignment: .center)
        // A view in place of the title is drawn with the views of the buttons.
        return item.child("titleView") == nil ? shapes + block.shapes(title, in: places.title) : shapes
    }

    /// Where the buttons of a navigation item are, and the room for its title.
    private static func slots(
        of item: DrawnView, in frame: Rect
    ) -> (buttons: [(button: DrawnView, slot: Rect)], title: Rect) {
        var (start, end) = (frame.x + 16, frame.maxX - 16)
        var places: [(button: DrawnView, slot: Rect)] = []
        func width(_ button: DrawnView) -> Double { min(BarButton(button).width, frame.width) }
        for button in buttons(of: item, single: "leftBarButtonItem", several: "leftBarButtonItems") {
            places.append((button, Rect(x: start, y: frame.y, width: width(button), height: frame.height)))
            start += width(button) + 14
        }
        for button in buttons(of: item, single: "rightBarButtonItem", several: "rightBarButtonItems") {
            places.append(
                (button, Rect(x: end - width(button), y: frame.y, width: width(button), height: frame.height)))
            end -= width(button) + 14
        }
        let side = max(start - frame.x, frame.maxX - end)
        return (places, frame.inset(x: min(side, frame.width * 0.4), y: 0))
    }

    /// The views that a navigation item has in place of its title and of buttons, with their frames.
    static func views(ofNavigationItem item: DrawnView, in frame: Rect) -> [(node: NodeID, frame: Rect)] {
        let places = slots(of: item, in: frame)
        let title = item.child("titleView").map { view in
            let size = item.style.frames.frame(of: view.node)?.size ?? Size(width: 160, height: 28)
            return (view.node, places.title.centered(width: size.width, height: size.height))
        }
        return [title].compactMap { $0 } + views(in: places.buttons)
    }

    private static func views(in slots: [(button: DrawnView, slot: Rect)]) -> [(node: NodeID, frame: Rect)] {
        slots.compactMap { button, slot in
            let content = BarButton(button)
            guard let view = content.customView, let frame = content.customFrame(in: slot) else { return nil }
            return (view, frame)
        }
    }

    private static func buttons(of item: DrawnView, single: String, several: String) -> [DrawnView] {
        item.child(single).map { [$0] } ?? item.list(several)
    }

    private static func toolbar(_ view: DrawnView) -> [Shape] {
        bar(view, lineAtTop: true) + toolbarItems(view.list("items"), in: view.frame, tint: view.tint)
    }

    /// The items of a toolbar, with the flexible spaces between them.
    static func toolbarItems(_ items: [DrawnView], in frame: Rect, tint: Color) -> [Shape] {
        toolbarSlots(items, in: frame).flatMap { BarButton($0.button).shapes(in: $0.slot, tint: tint) }
    }

    /// The views that the items of a toolbar show, with their frames.
    static func views(ofToolbarItems items: [DrawnView], in frame: Rect) -> [(node: NodeID, frame: Rect)] {
        views(in: toolbarSlots(items, in: frame))
    }

    private static func toolbarSlots(
        _ items: [DrawnView], in frame: Rect
    ) -> [(button: DrawnView, slot: Rect)] {
        let contents = items.map { BarButton($0) }
        let flexible = contents.filter(\.isFlexible).count
        let used = contents.reduce(0) { $0 + ($1.isFlexible ? 0 : $1.width + 12) }
        let space = flexible == 0 ? 0 : max(0, frame.width - 32 - used) / Double(flexible)
        var x = frame.x + 16
        var places: [(button: DrawnView, slot: Rect)] = []
        for (item, content) in zip(items, contents) where x < frame.maxX {
            places.append(
                (item, Rect(x: x, y: frame.y, width: content.width, height: min(frame.height, 49))))
            x += content.isFlexible ? space : content.width + 12
        }
        return places
    }

    /// The views that a bar shows in its items, with their frames; none for other views.
    static func views(in bar: DrawnView) -> [(node: NodeID, frame: Rect)] {
        switch bar.element {
        case "navigationBar": bar.list("items").last.map { views(ofNavigationItem: $0, in: bar.frame) } ?? []
        case "toolbar": views(ofToolbarItems: bar.list("items"), in: bar.frame)
        default: []
        }
    }

    private static func tabBar(_ view: DrawnView) -> [Shape] {
        bar(view, lineAtTop: true) + tabItems(view.list("items"), selected: 0, in: view.frame, tint: view.tint)
    }

    /// The items of a tab bar, each with an image and a title.
    static func tabItems(_ items: [DrawnView], selected: Int, in frame: Rect, tint: Color) -> [Shape] {
        let width = frame.width / Double(max(1, items.count))
        return items.enumerated().flatMap { index, item -> [Shape] in
            let slot = Rect(
                x: frame.x + Double(index) * width, y: frame.y, width: width, height: min(49, frame.height))
            let color = index == selected ? tint : Color.gray
            let title = item.text("title") ?? item.attribute("systemItem").map(BarButton.words) ?? ""
            let icon = slot.top(33).centered(width: 24, height: 24)
            let block = TextBlock(font: Font(size: 10, weight: 500), color: color, alignment: .center)
            return Parts.image(nil, in: icon, color: color) + block.shapes(title, in: slot.bottom(15))
        }
    }
}
