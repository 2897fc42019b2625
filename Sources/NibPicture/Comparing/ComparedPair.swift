/// A scene, window or view before and after, side by side.
struct ComparedPair {
    /// The item of the old version; nil if it is new.
    var old: CanvasItem?
    /// The item of the new version; nil if it is gone.
    var new: CanvasItem?
    /// Where both are in the picture.
    var frame = Rect(x: 0, y: 0, width: 0, height: 0)

    /// The space between both, and between pairs.
    private static let (gap, space) = (28.0, 70.0)

    private var size: Size {
        let (left, right) = (side(old, other: new), side(new, other: old))
        return Size(width: left.width + Self.gap + right.width, height: max(left.height, right.height))
    }

    /// The size of one side; where there is nothing, as large as the other one.
    private func side(_ item: CanvasItem?, other: CanvasItem?) -> Size {
        item?.size ?? other?.size ?? Size(width: 1, height: 1)
    }

    /// The frame of the old item, or of the empty place where it would be.
    var oldFrame: Rect { Rect(side(old, other: new), at: Point(x: frame.x, y: frame.y)) }

    /// The frame of the new item, or of the empty place where it would be.
    var newFrame: Rect {
        let size = side(new, other: old)
        return Rect(size, at: Point(x: frame.maxX - size.width, y: frame.y))
    }

    /// Places pairs in rows, about as wide as they are high together.
    static func placed(_ pairs: [ComparedPair]) -> [ComparedPair] {
        var pairs = pairs
        let area = pairs.reduce(0) { $0 + ($1.size.width + space) * ($1.size.height + space) }
        let width = max(1200, area.squareRoot() * 1.4)
        var (x, y, height) = (0.0, 0.0, 0.0)
        for index in pairs.indices {
            let size = pairs[index].size
            if x > 0, x + size.width > width { (x, y, height) = (0, Limits.position(y + height + space), 0) }
            pairs[index].frame = Rect(size, at: Point(x: x, y: y))
            x += size.width + space
            height = max(height, size.height)
        }
        return pairs
    }
}
