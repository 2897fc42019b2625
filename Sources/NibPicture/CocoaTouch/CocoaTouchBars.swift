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
        let left = buttons(of: item, single: "leftBarButtonItem", several: "leftBarButtonItems")
        let right = buttons(of: item, single: "rightBarButtonItem", several: "rightBarButtonItems")
        var shapes: [Shape] = []
        var (start, end) = (frame.x + 16, frame.maxX - 16)
        for button in left { start += place(button, at: start, isRight: false, in: frame, of: bar, shapes: &shapes) }
        for button in right { end -= place(button, at: end, isRight: true, in: frame, of: bar, shapes: &shapes) }
        let side = max(start - frame.x, frame.maxX - end)
        let block = TextBlock(
            font: Font(size: 17, weight: 600),
            color: isDark ? .white : bar.color("barTintColor") == nil ? .black : Color.black.fixed, alignment: .center)
        let room = frame.inset(x: min(side, frame.width * 0.4), y: 0)
        if let view = item.child("titleView") {
            return shapes + Parts.namedBox(view.document.display(view.node), in: room.centered(width: 160, height: 28))
        }
        return shapes + block.shapes(title, in: room)
    }

    private static func buttons(of item: DrawnView, single: String, several: String) -> [DrawnView] {
        item.child(single).map { [$0] } ?? item.list(several)
    }

    /// Draws a button and returns the width that it takes.
    private static func place(
        _ button: DrawnView, at x: Double, isRight: Bool, in frame: Rect, of bar: DrawnView, shapes: inout [Shape]
    ) -> Double {
        let content = BarButton(button)
        let width = min(content.width, frame.width)
        let slot = Rect(x: isRight ? x - width : x, y: frame.y, width: width, height: frame.height)
        shapes += content.shapes(in: slot, tint: bar.tint)
        return width + 14
    }

    private static func toolbar(_ view: DrawnView) -> [Shape] {
        bar(view, lineAtTop: true) + toolbarItems(view.list("items"), in: view.frame, tint: view.tint)
    }

    /// The items of a toolbar, with the flexible spaces between them.
    static func toolbarItems(_ items: [DrawnView], in frame: Rect, tint: Color) -> [Shape] {
        let contents = items.map { BarButton($0) }
        let flexible = contents.filter(\.isFlexible).count
        let used = contents.reduce(0) { $0 + ($1.isFlexible ? 0 : $1.width + 12) }
        let space = flexible == 0 ? 0 : max(0, frame.width - 32 - used) / Double(flexible)
        var x = frame.x + 16
        var shapes: [Shape] = []
        for content in contents where x < frame.maxX {
            let slot = Rect(x: x, y: frame.y, width: content.width, height: min(frame.height, 49))
            shapes += content.shapes(in: slot, tint: tint)
            x += content.isFlexible ? space : content.width + 12
        }
        return shapes
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
