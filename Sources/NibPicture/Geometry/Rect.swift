/// A point in the picture; y grows downwards.
struct Point: Hashable {
    var x: Double
    var y: Double
}

/// A width and a height in points.
struct Size: Hashable {
    var width: Double
    var height: Double
}

/// A rectangle in the picture, in points; y grows downwards.
struct Rect: Hashable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    /// A rectangle of a size, at the origin or elsewhere.
    init(_ size: Size, at origin: Point = Point(x: 0, y: 0)) {
        self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
    }

    init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    var maxX: Double { x + width }
    var maxY: Double { y + height }
    var midX: Double { x + width / 2 }
    var midY: Double { y + height / 2 }
    var size: Size { Size(width: width, height: height) }
    var center: Point { Point(x: midX, y: midY) }
    var isEmpty: Bool { width <= 0 || height <= 0 }

    /// The rectangle without a margin on each side; never less than empty.
    func inset(x: Double, y: Double) -> Rect {
        let (dx, dy) = (min(x, width / 2), min(y, height / 2))
        return Rect(x: self.x + dx, y: self.y + dy, width: width - 2 * dx, height: height - 2 * dy)
    }

    func inset(_ margin: Double) -> Rect { inset(x: margin, y: margin) }

    /// The rectangle with a margin on each side.
    func outset(_ margin: Double) -> Rect {
        Rect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
    }

    func offset(x: Double, y: Double) -> Rect { Rect(x: self.x + x, y: self.y + y, width: width, height: height) }

    /// The part at the left, at most as wide as this.
    func left(_ width: Double) -> Rect { Rect(x: x, y: y, width: min(width, self.width), height: height) }

    /// The part at the right, at most as wide as this.
    func right(_ width: Double) -> Rect {
        let width = min(width, self.width)
        return Rect(x: maxX - width, y: y, width: width, height: height)
    }

    /// The part at the top, at most as high as this.
    func top(_ height: Double) -> Rect { Rect(x: x, y: y, width: width, height: min(height, self.height)) }

    /// The part at the bottom, at most as high as this.
    func bottom(_ height: Double) -> Rect {
        let height = min(height, self.height)
        return Rect(x: x, y: maxY - height, width: width, height: height)
    }

    /// What is left without a part at the left.
    func droppingLeft(_ width: Double) -> Rect { right(max(0, self.width - width)) }

    /// A rectangle of a size in the middle of this one, at most as large as this.
    func centered(width: Double, height: Double) -> Rect {
        let (width, height) = (min(width, self.width), min(height, self.height))
        return Rect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
    }

    func intersection(_ other: Rect) -> Rect {
        let (left, top) = (max(x, other.x), max(y, other.y))
        return Rect(
            x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
    }

    func union(_ other: Rect) -> Rect {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    func contains(_ other: Rect) -> Bool {
        other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
    }
}
