/// Places what is on a canvas: where the document says, and in rows what it does not say.
enum CanvasLayout {
    /// The space between neighbours in a row, with room for their labels.
    private static let gap = 60.0

    static func placed(_ items: [CanvasItem]) -> [CanvasItem] {
        var result = items
        var bottom: Double?
        for index in result.indices {
            guard let place = result[index].place else { continue }
            let size = result[index].size
            result[index].frame = Rect(size, at: Point(x: place.x - size.width / 2, y: place.y - size.height / 2))
            bottom = max(bottom ?? -.infinity, result[index].frame.maxY)
        }
        let left = result.indices.filter { result[$0].place != nil }.map { result[$0].frame.x }.min() ?? 0
        let rest = result.indices.filter { result[$0].place == nil }
        let area = rest.reduce(0) { $0 + (result[$1].size.width + gap) * (result[$1].size.height + gap) }
        let width = max(900, area.squareRoot() * 1.3)
        var (x, y, height) = (left, bottom.map { $0 + gap } ?? 0, 0.0)
        for index in rest {
            let size = result[index].size
            if x > left, x + size.width - left > width { (x, y, height) = (left, y + height + gap, 0) }
            result[index].frame = Rect(size, at: Point(x: Limits.position(x), y: Limits.position(y)))
            x += size.width + gap
            height = max(height, size.height)
        }
        return result
    }
}
