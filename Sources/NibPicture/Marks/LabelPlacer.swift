/// Finds places for labels, so that none covers another one and, where there is room, none covers a small view.
struct LabelPlacer {
    private var labels = RectGrid()
    private var views = RectGrid()

    /// How large a view is at most that labels keep clear of.
    private static let smallView = Size(width: 1000, height: 96)

    /// Keeps labels off a rectangle, such as another label.
    mutating func block(_ rect: Rect) { labels.insert(rect) }

    /// Keeps labels off a small view where there is room elsewhere.
    mutating func avoid(_ view: Rect) {
        guard view.width <= Self.smallView.width, view.height <= Self.smallView.height, !view.isEmpty else { return }
        views.insert(view)
    }

    /// Takes the first free place for a label.
    ///
    /// - Parameters:
    ///   - candidates: where the label may be, the best place first.
    ///   - view: the view that it is about.
    ///   - mayCover: whether the label may cover other views, if it must.
    /// - Returns: the place; nil if all are taken.
    mutating func place(at candidates: [Rect], of view: Rect, mayCover: Bool) -> Rect? {
        let free = candidates.filter { labels.isFree($0) }
        guard let place = free.first(where: { views.isFree($0, besides: view) }) ?? (mayCover ? free.first : nil) else {
            return nil
        }
        labels.insert(place)
        return place
    }

    /// The places for a label at a view, from outside and inside of its edges.
    ///
    /// - Parameters:
    ///   - size: the size of the label.
    ///   - view: the frame of the view.
    /// - Returns: the places, the best one first.
    static func candidates(_ size: Size, at view: Rect) -> [Rect] {
        let (w, h) = (size.width, size.height)
        let inside = [
            Point(x: view.x + 2, y: view.y + 2), Point(x: view.maxX - w - 2, y: view.y + 2),
            Point(x: view.x + 2, y: view.maxY - h - 2), Point(x: view.maxX - w - 2, y: view.maxY - h - 2),
            Point(x: view.midX - w / 2, y: view.midY - h / 2),
        ]
        let outside = [
            Point(x: view.x, y: view.y - h - 1), Point(x: view.x, y: view.maxY + 1),
            Point(x: view.maxX - w, y: view.y - h - 1), Point(x: view.maxX - w, y: view.maxY + 1),
            Point(x: view.maxX + 2, y: view.midY - h / 2), Point(x: view.x - w - 2, y: view.midY - h / 2),
        ]
        let isLarge = view.width > 2 * w && view.height > 4 * h
        let points = isLarge ? inside + outside : outside + (view.width >= w && view.height >= h ? inside : [])
        return points.map { Rect(size, at: $0) }
    }

    /// The places for a number at a view: on it where there is room, otherwise beside it.
    static func numberCandidates(_ size: Size, at view: Rect) -> [Rect] {
        let (w, h) = (size.width, size.height)
        let (inside, outside) = ([view.maxX - w, view.x, view.midX - w / 2], [view.maxX + 1, view.x - w - 1])
        // A number on a small view would hide what the view shows.
        let columns = view.width < 6 * w ? outside + inside : inside + outside
        let rows = [view.y, view.maxY - h, view.midY - h / 2, view.y - h, view.maxY]
        return rows.flatMap { row in columns.map { Rect(size, at: Point(x: $0, y: row)) } }
    }
}
