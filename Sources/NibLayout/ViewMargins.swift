import NibDocument
import XMLTree

/// The margins and safe areas of views.
///
/// They depend on the device, the bars of the scene and the version of Xcode, and documents do not have them. But the frames that are
/// stored say what they were: a constraint from a margin to a view gives its distance. It counts if it is one that Xcode is known to
/// use; otherwise, and where there is no such constraint, the usual distance does.
struct ViewMargins {
    private let tree: LayoutTree
    private var said: [Key: [Double]] = [:]
    private let isController: Bool
    private let screen: (width: Double, height: Double)?

    private struct Key: Hashable {
        let view: Int
        let isSafe: Bool
        let side: LayoutSide
    }

    /// Reads what the frames of a tree say.
    ///
    /// - Parameters:
    ///   - tree: the views.
    ///   - constraints: the constraints of the document.
    ///   - screen: the size of the root if it is to be another one than in the document.
    init(_ tree: LayoutTree, constraints: [LayoutConstraint], screen: (width: Double, height: Double)?) {
        self.tree = tree
        self.screen = screen
        let document = tree.document
        isController = document.tree.attribute("key", of: tree[0].node, is: "view") && document.kind.isStoryboard
        for constraint in constraints { learn(constraint) }
    }

    // MARK: - What frames say

    private mutating func learn(_ constraint: LayoutConstraint) {
        guard let second = constraint.second, constraint.relation == .equal, constraint.priority >= 1000,
            constraint.multiplier == 1
        else { return }
        let a = (target: constraint.first, attribute: constraint.firstAttribute)
        let b = (target: second, attribute: constraint.secondAttribute)
        learn(margin: a, view: b, distance: 0 - constraint.constant)
        learn(margin: b, view: a, distance: constraint.constant)
    }

    /// Takes the distance of a margin from a constraint.
    ///
    /// - Parameters:
    ///   - margin: the side with the margin.
    ///   - view: the other side.
    ///   - distance: how far the view is from the margin, along the axis.
    private mutating func learn(
        margin: (target: LayoutTarget, attribute: String), view: (target: LayoutTarget, attribute: String),
        distance: Double
    ) {
        guard view.target.part == .whole, tree.contains(margin.target.view, inner: view.target.view),
            let (isSafe, side) = Self.margin(margin.target.part, attribute: margin.attribute),
            let edge = LayoutSide(view.attribute),
            edge == side || margin.target.part == .topLine || margin.target.part == .bottomLine
        else { return }
        let outer = tree[margin.target.view]
        let insets = tree[view.target.view].insets
        let position = tree.storedEdge(edge, of: view.target.view, in: margin.target.view, insets: insets)
        let line = position - distance
        let value: Double
        switch side {
        case .left, .top: value = line
        case .right: value = outer.stored.width - line
        case .bottom: value = outer.stored.height - line
        }
        let known = isSafe ? tree.isCocoa ? Self.cocoaSafeDistances : Self.safeDistances : Self.marginDistances
        guard known.contains(value) else { return }
        said[Key(view: margin.target.view, isSafe: isSafe, side: side), default: []].append(value)
    }

    /// The heights of bars with which Xcode 5 to 26 show scenes, and sums of them.
    private static let safeDistances: Set<Double> = [
        0, 20, 21, 24, 31, 32, 34, 39, 40, 44, 47, 48, 49, 50, 52, 53, 54, 55, 59, 62, 64, 65, 68, 69, 70, 74, 76, 82,
        83,
        84, 88, 91, 92, 93, 94, 96, 97, 98, 99, 100, 102, 103, 106, 108, 111, 113, 114, 116, 118, 140, 143, 148, 152,
    ]
    /// The heights of title bars, toolbars and both with which Xcode 9 to 26 show windows whose content reaches below them.
    private static let cocoaSafeDistances: Set<Double> = [0, 22, 28, 32, 36, 37, 38, 40, 52, 55, 66, 78]
    private static let marginDistances: Set<Double> = [
        0, 8, 10, 10.5, 11, 12, 12.5, 15, 16, 18, 20, 28, 40, 44, 48, 54, 56, 64, 72, 88, 96, 98, 114,
    ]

    private static func margin(_ part: LayoutTarget.Part, attribute: String) -> (isSafe: Bool, side: LayoutSide)? {
        switch part {
        case .safeArea: LayoutSide(attribute).map { (true, $0) }
        case .topLine: attribute == "bottom" ? (true, .top) : nil
        case .bottomLine: attribute == "top" ? (true, .bottom) : nil
        case .margins: LayoutSide(attribute).map { (false, $0) }
        case .whole where attribute.hasSuffix("Margin"): LayoutSide(String(attribute.dropLast(6))).map { (false, $0) }
        default: nil
        }
    }

    private func said(_ view: Int, isSafe: Bool, side: LayoutSide) -> Double? {
        guard let values = said[Key(view: view, isSafe: isSafe, side: side)] else { return nil }
        var counts: [Double: Int] = [:]
        for value in values { counts[value, default: 0] += 1 }
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }

    // MARK: - Distances

    /// The distances of the safe area from the sides of a view.
    func safeArea(of view: Int) -> LayoutInsets {
        let root = rootSafeArea
        var insets = root
        if view != 0 {
            let origin = tree.storedOrigin(of: view, in: 0)
            let frame = tree[view].stored
            let size = tree[0].stored
            insets = LayoutInsets(
                left: max(0, root.left - origin.x), top: max(0, root.top - origin.y),
                right: max(0, origin.x + frame.width - size.width + root.right),
                bottom: max(0, origin.y + frame.height - size.height + root.bottom))
        }
        guard view != 0 else { return insets }
        for side in LayoutSide.allCases {
            if let value = said(view, isSafe: true, side: side) { insets[side] = value }
        }
        return insets
    }

    /// The safe area of another screen, in place of that of the document's.
    ///
    /// Upright screens with a camera in them have a status bar of about 44 points, others one of 20; they have 34 points for a gesture at
    /// the bottom. On its side, an iPhone has no status bar and bars of 32 points, and one with a camera has 44 points at both sides and
    /// 21 at the bottom. The bars of the scene stay.
    private func adapted(_ insets: LayoutInsets) -> LayoutInsets {
        let stored = (width: tree[0].stored.width, height: tree[0].stored.height)
        guard let screen, tree.document.kind.platform == .iOS else { return insets }
        let (was, new) = (Shape(stored), Shape(screen))
        guard was != new else { return insets }
        // What is below the status bar, and above the room for the gesture, are bars.
        var insets = insets
        let hasBar = insets.top - was.top >= 32
        let below = max(0, insets.bottom - was.bottom)
        insets.top = insets.top > 0 || was.top == 0 ? new.top + (hasBar ? new.bar : 0) : 0
        insets.bottom = new.bottom + below
        if insets.left == was.side { insets.left = new.side }
        if insets.right == was.side { insets.right = new.side }
        return insets
    }

    /// What the safe area of an iPhone or iPad depends on.
    private enum Shape {
        case plain, plainOnItsSide, tall, tallOnItsSide

        init(_ size: (width: Double, height: Double)) {
            let isOnItsSide = size.width > size.height
            let (short, long) = (min(size.width, size.height), max(size.width, size.height))
            let isPhone = short < 500
            if isPhone, long >= 812 {
                self = isOnItsSide ? .tallOnItsSide : .tall
            } else {
                self = isPhone && isOnItsSide ? .plainOnItsSide : .plain
            }
        }

        /// The height of the status bar.
        var top: Double {
            switch self {
            case .plain: 20
            case .tall: 44
            case .plainOnItsSide, .tallOnItsSide: 0
            }
        }
        var side: Double { self == .tallOnItsSide ? 44 : 0 }
        var bottom: Double {
            switch self {
            case .tall: 34
            case .tallOnItsSide: 21
            case .plain, .plainOnItsSide: 0
            }
        }
        var bar: Double { self == .plain || self == .tall ? 44 : 32 }
    }

    private var rootSafeArea: LayoutInsets { adapted(ownSafeArea) }

    /// The distances of the safe area from the sides of the root on the screen of the document.
    private var ownSafeArea: LayoutInsets {
        var insets = LayoutInsets()
        let document = tree.document
        guard !tree.isCocoa else {
            for side in LayoutSide.allCases { insets[side] = said(0, isSafe: true, side: side) ?? 0 }
            return insets
        }
        let size = tree[0].stored
        let shape = Shape((size.width, size.height))
        if tree.document.kind.platform == .tvOS { return LayoutInsets(left: 90, top: 60, right: 90, bottom: 60) }
        let controller = document.tree.parent(tree[0].node)
        let hasBar = controller.flatMap { document.child(keyed: "navigationItem", of: $0) } != nil
        insets = LayoutInsets(left: shape.side, top: shape.top, right: shape.side, bottom: shape.bottom)
        if hasBar { insets.top += shape.bar }
        for side in LayoutSide.allCases {
            if let value = said(0, isSafe: true, side: side) { insets[side] = value }
        }
        return insets
    }

    /// The distances of the layout margins from the sides of a view.
    func margins(of view: Int) -> LayoutInsets {
        guard !tree.isCocoa else { return LayoutInsets() }
        var insets = written(view) ?? usual(view, width: width(of: view), safe: rootSafeArea)
        let before = usual(view, width: tree[view].stored.width, safe: ownSafeArea)
        for side in LayoutSide.allCases {
            guard let value = said(view, isSafe: false, side: side) else { continue }
            // What is usual for the screen of the document is what is usual for the other one there.
            if value != before[side] || written(view) != nil { insets[side] = value }
        }
        return insets
    }

    /// The width of a view on the screen: where it is as wide as the root, that of the screen.
    private func width(of view: Int) -> Double {
        let stored = tree[view].stored.width
        guard let screen, stored == tree[0].stored.width else { return stored }
        return screen.width
    }

    /// The margins that the document says.
    private func written(_ view: Int) -> LayoutInsets? {
        let document = tree.document
        let node = tree[view].node
        func insets(keyed key: String, left: String, right: String) -> LayoutInsets? {
            guard let element = document.child(keyed: key, of: node) else { return nil }
            func number(_ name: String) -> Double {
                document.tree.attribute(name, of: element).flatMap { Double($0) }.flatMap { abs($0) < 1e5 ? $0 : nil }
                    ?? 0
            }
            return LayoutInsets(left: number(left), top: number("top"), right: number(right), bottom: number("bottom"))
        }
        return insets(keyed: "directionalLayoutMargins", left: "leading", right: "trailing")
            ?? insets(keyed: "layoutMargins", left: "left", right: "right")
    }

    private func usual(_ view: Int, width: Double, safe: LayoutInsets) -> LayoutInsets {
        let document = tree.document
        let node = tree[view].node
        if view == 0, isController {
            let keepsSafe = document.tree.attribute("useSafeAreas", of: document.tree.root, is: "YES")
            let safe = keepsSafe ? safe : LayoutInsets()
            let side = width >= 414 ? 20.0 : 16
            return LayoutInsets(
                left: side + safe.left, top: safe.top, right: side + safe.right, bottom: safe.bottom)
        }
        guard document.tree.name(node) == "tableViewCellContentView" else { return LayoutInsets(all: 8) }
        let side: Double = width >= 414 ? 20 : document.toolsVersion >= 15400 ? 16 : 15
        return LayoutInsets(left: side, top: 11, right: side, bottom: 11)
    }
}
