/// Rectangles by the cells of a grid that they touch, to ask whether a place is free without looking at all of them.
struct RectGrid {
    private struct Cell: Hashable {
        let column: Int
        let row: Int
    }

    private var cells: [Cell: [Rect]] = [:]

    /// The width and height of a cell in points; labels are hardly larger.
    private static let side = 64.0
    /// The most cells that a rectangle may touch.
    private static let widest = 64
    /// The most rectangles of a cell. In a document, any number of views can be in one place.
    private static let most = 64

    /// Adds a rectangle, unless it is very large, or there are very many in its place.
    mutating func insert(_ rect: Rect) {
        let cells = Self.cells(of: rect)
        guard cells.count <= Self.widest else { return }
        for cell in cells where self.cells[cell, default: []].count < Self.most {
            self.cells[cell, default: []].append(rect)
        }
    }

    /// Whether a rectangle overlaps none of those that were added.
    ///
    /// - Parameters:
    ///   - rect: the rectangle.
    ///   - own: a rectangle that does not count; nil if all count.
    /// - Returns: whether its place is free.
    func isFree(_ rect: Rect, besides own: Rect? = nil) -> Bool {
        Self.cells(of: rect).allSatisfy { cell in
            cells[cell, default: []].allSatisfy { $0 == own || $0.intersection(rect).isEmpty }
        }
    }

    private static func cells(of rect: Rect) -> [Cell] {
        func range(from low: Double, to high: Double) -> ClosedRange<Int> {
            let first = Int((Limits.position(low) / side).rounded(.down))
            return first...max(first, Int((Limits.position(high) / side).rounded(.down)))
        }
        let columns = range(from: rect.x, to: rect.maxX)
        let rows = range(from: rect.y, to: rect.maxY)
        guard columns.count * rows.count <= widest * 4 else { return [] }
        return columns.flatMap { column in rows.map { Cell(column: column, row: $0) } }
    }
}
