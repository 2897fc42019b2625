/// The painters of all kinds of views, by the names of their elements.
enum Painters {
    /// Returns the painter of a view; nil for kinds of views that have no look of their own.
    static func painter(of view: DrawnView) -> Painter? {
        (view.style.isCocoa ? cocoa : cocoaTouch)[view.element]
    }

    private static let cocoaTouch: [String: Painter] = merged([
        CocoaTouchControls.painters, CocoaTouchTexts.painters, CocoaTouchBars.painters, CocoaTouchLists.painters,
    ])

    private static let cocoa: [String: Painter] = merged([
        CocoaControls.painters, CocoaTexts.painters, CocoaButtons.painters, CocoaContainers.painters,
        CocoaTables.painters,
    ])

    private static func merged(_ tables: [[String: Painter]]) -> [String: Painter] {
        tables.reduce(into: [:]) { all, table in all.merge(table) { first, _ in first } }
    }

    /// Views that are there for what is in them, and show nothing themselves.
    static let containers: Set<String> = [
        "view", "stackView", "tableViewCellContentView", "customView", "clipView", "collectionReusableView",
        "collectionViewCell", "collectionViewCellContentView", "tableCellView", "tableRowView", "gridView",
        "scrollView", "control",
        "scrubber",
    ]

    /// Draws a view for which there is no painter: its background and, so that it can be seen, an outline or its name.
    ///
    /// - Parameters:
    ///   - view: the view.
    ///   - isEmpty: whether there are no views in it.
    ///   - isRoot: whether it is the whole of what is drawn, which has an outline anyway.
    /// - Returns: the shapes.
    static func plain(_ view: DrawnView, isEmpty: Bool, isRoot: Bool = false) -> [Shape] {
        var shapes: [Shape] = []
        let background = view.color("backgroundColor")
        if let background { shapes.append(.rect(view.frame, radius: 0, .fill(background))) }
        let custom = view.attribute("customClass").flatMap { $0.isEmpty ? nil : $0 }
        let isContainer = containers.contains(view.element)
        guard isEmpty, custom != nil || !isContainer else {
            if isRoot || !hasOutline(view) { return shapes }
            return shapes + [.rect(view.frame.inset(0.5), radius: 0, Paint(stroke: .outline, isDashed: true))]
        }
        let name = custom ?? view.document.typeName(of: view.node)
        guard background == nil else {
            let color: Color = background?.isDark == true ? Color(white: 1, alpha: 0.75) : Color.note.fixed
            return shapes + Parts.note(name, in: view.frame, color: color)
        }
        return Parts.namedBox(name, in: view.frame)
    }

    /// Whether a container would not be seen without an outline; parts that fill their view would be outlined twice.
    private static func hasOutline(_ view: DrawnView) -> Bool {
        view.attribute("key") == nil
            && !["tableViewCellContentView", "tableCellView", "clipView"].contains(view.element)
    }
}
