import Wording

/// Where a view is in its superview, in points.
package struct LayoutFrame: Equatable, Sendable {
    /// The left edge.
    package var x: Double
    /// The top edge, or the bottom edge in the coordinates of AppKit's documents.
    package var y: Double
    /// The width.
    package var width: Double
    /// The height.
    package var height: Double

    /// Makes a frame.
    package init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The largest difference between the numbers of two frames.
    package func distance(to other: LayoutFrame) -> Double {
        max(abs(x - other.x), abs(y - other.y), abs(width - other.width), abs(height - other.height))
    }

    /// The numbers as people read them.
    package var text: String { ShortNumbers.list([x, y, width, height]) }

    /// The frame in the coordinates that begin at the other end of the superview: what was counted from its bottom is counted from its
    /// top.
    func turned(in superviewHeight: Double) -> LayoutFrame {
        LayoutFrame(x: x, y: superviewHeight - y - height, width: width, height: height)
    }
}

/// The sides of a view, in the direction of writing from left to right.
enum LayoutSide: CaseIterable {
    case left, top, right, bottom

    /// The side that an attribute of a constraint names, in the direction of writing from left to right; nil if it names none.
    init?(_ attribute: String) {
        switch attribute {
        case "left", "leading": self = .left
        case "right", "trailing": self = .right
        case "top": self = .top
        case "bottom": self = .bottom
        default: return nil
        }
    }

    /// 1 if what is in the view is at larger coordinates than the side, -1 if it is at smaller ones.
    var inward: Double { self == .left || self == .top ? 1 : -1 }
}

/// Distances from the sides of a view.
struct LayoutInsets: Equatable {
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0

    init(left: Double = 0, top: Double = 0, right: Double = 0, bottom: Double = 0) {
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
    }

    init(all distance: Double) { self.init(left: distance, top: distance, right: distance, bottom: distance) }

    subscript(side: LayoutSide) -> Double {
        get {
            switch side {
            case .left: left
            case .top: top
            case .right: right
            case .bottom: bottom
            }
        }
        set {
            switch side {
            case .left: left = newValue
            case .top: top = newValue
            case .right: right = newValue
            case .bottom: bottom = newValue
            }
        }
    }
}
