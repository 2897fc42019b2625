import NibDocument

/// The alignment insets of the views of a tree.
///
/// Where versions of macOS differ, the stored frames say which one the document was made with: a constraint between a control and a
/// view whose insets are known has the difference. The insets that most constraints speak for are those of all such controls.
struct AlignmentInsets {
    private let tree: LayoutTree
    private let metrics: [ControlMetrics]
    private var said: [Key: [Double: Int]] = [:]

    private struct Key: Hashable {
        let metrics: String
        let side: LayoutSide
    }

    init(_ tree: LayoutTree, constraints: [LayoutConstraint]) {
        self.tree = tree
        metrics = tree.items.map { ControlMetrics(of: $0.node, frame: $0.stored, in: tree.document) }
        guard tree.isCocoa else { return }
        for constraint in constraints { learn(constraint) }
    }

    /// The insets of a view.
    func insets(of view: Int) -> LayoutInsets {
        var insets = metrics[view].usual
        for (side, values) in metrics[view].sides where values.count > 1 {
            guard let counts = said[Key(metrics: metrics[view].key, side: side)] else { continue }
            insets[side] = values.max { (counts[$0] ?? 0) < (counts[$1] ?? 0) } ?? insets[side]
            if counts[values[0]] == counts[insets[side]] { insets[side] = values[0] }
        }
        return insets
    }

    /// How far above the bottom of the frame the text of a view stands, more than in a label; nil if that is not known.
    func baseline(of view: Int) -> Double? { metrics[view].baseline }

    private mutating func learn(_ constraint: LayoutConstraint) {
        guard let second = constraint.second, constraint.relation == .equal, constraint.priority >= 1000,
            constraint.multiplier == 1, constraint.first.part == .whole, second.part == .whole,
            let a = LayoutSide(constraint.firstAttribute), let b = LayoutSide(constraint.secondAttribute)
        else { return }
        learnSum(a, of: constraint.first.view, and: b, of: second.view, distance: constraint.constant)
        learn(a, of: constraint.first.view, from: b, of: second.view, distance: constraint.constant)
        learn(b, of: second.view, from: a, of: constraint.first.view, distance: 0 - constraint.constant)
    }

    private mutating func learn(
        _ side: LayoutSide, of view: Int, from otherSide: LayoutSide, of other: Int, distance: Double
    ) {
        guard (metrics[view].sides[side]?.count ?? 0) > 1, let known = known(otherSide, of: other) else { return }
        let space = tree.common(of: view, and: other)
        guard space != view else { return }
        let line = edge(otherSide, of: other, in: space) + otherSide.inward * known + distance
        let value = (line - edge(side, of: view, in: space)) * side.inward
        guard metrics[view].sides[side]?.contains(value) == true else { return }
        said[Key(metrics: metrics[view].key, side: side), default: [:]][value, default: 0] += 1
    }

    /// Learns from controls of one kind above each other or side by side, whose insets together are the difference.
    private mutating func learnSum(
        _ side: LayoutSide, of view: Int, and otherSide: LayoutSide, of other: Int, distance: Double
    ) {
        guard metrics[view].key == metrics[other].key, view != other,
            side == .top && otherSide == .bottom || side == .left && otherSide == .right,
            let tops = metrics[view].sides[side], let bottoms = metrics[view].sides[otherSide],
            tops.count > 1 || bottoms.count > 1
        else { return }
        let space = tree.common(of: view, and: other)
        let sum = edge(otherSide, of: other, in: space) + distance - edge(side, of: view, in: space)
        for top in tops {
            guard let bottom = bottoms.first(where: { top + $0 == sum }) else { continue }
            said[Key(metrics: metrics[view].key, side: side), default: [:]][top, default: 0] += 1
            said[Key(metrics: metrics[view].key, side: otherSide), default: [:]][bottom, default: 0] += 1
            return
        }
    }

    private func known(_ side: LayoutSide, of view: Int) -> Double? {
        guard let values = metrics[view].sides[side] else { return 0 }
        return values.count == 1 ? values[0] : nil
    }

    private func edge(_ side: LayoutSide, of view: Int, in space: Int) -> Double {
        tree.storedEdge(side, of: view, in: space, insets: LayoutInsets())
    }
}
