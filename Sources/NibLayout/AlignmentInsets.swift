import NibDocument

/// The alignment insets of the views of a tree.
///
/// Where versions of macOS differ, the stored frames say which one the document was made with: what a constraint says of two views and
/// their frames differ by the insets. The insets with which most constraints hold are taken.
struct AlignmentInsets {
    private let metrics: [ControlMetrics]
    /// The insets that were found, by the sides of families of controls.
    private var found: [Key: Double] = [:]

    private struct Key: Hashable {
        let family: String
        let side: LayoutSide
    }

    /// What a constraint says: a sum of insets that are not known, with factors and a constant, is 0.
    private struct Hint {
        var terms: [(key: Key, factor: Double)] = []
        var constant: Double
    }

    init(_ tree: LayoutTree, constraints: [LayoutConstraint]) {
        metrics = tree.items.map { ControlMetrics(of: $0.node, frame: $0.stored, in: tree.document) }
        guard tree.isCocoa else { return }
        let hints = constraints.compactMap { hint(of: $0, in: tree) }
        if !hints.isEmpty { find(with: hints) }
    }

    /// The insets of a view.
    func insets(of view: Int) -> LayoutInsets {
        var insets = LayoutInsets()
        for (side, values) in metrics[view].sides {
            let value = found[Key(family: metrics[view].family, side: side)]
            insets[side] = value.flatMap { values.contains($0) ? $0 : nil } ?? values[0]
        }
        return insets
    }

    /// How far above the bottom of the frame the text of a view stands, more than in a label; nil if that is not known.
    func baseline(of view: Int) -> Double? { metrics[view].baseline }

    // MARK: - What constraints say

    /// What a constraint says of insets that are not known; nil if it says nothing of them.
    private func hint(of constraint: LayoutConstraint, in tree: LayoutTree) -> Hint? {
        guard constraint.relation == .equal, constraint.priority >= 1000, constraint.first.part == .whole,
            constraint.multiplier == 1
        else { return nil }
        let first = constraint.first.view
        var hint = Hint(constant: 0 - constraint.constant)
        guard let second = constraint.second else {
            guard add(constraint.firstAttribute, of: first, in: first, times: 1, to: &hint, tree: tree) else {
                return nil
            }
            return hint.terms.isEmpty ? nil : hint
        }
        let space = tree.common(of: first, and: second.view)
        guard second.part == .whole, second.view != first,
            add(constraint.firstAttribute, of: first, in: space, times: 1, to: &hint, tree: tree),
            add(constraint.secondAttribute, of: second.view, in: space, times: -1, to: &hint, tree: tree)
        else { return nil }
        return hint.terms.isEmpty ? nil : hint
    }

    /// Adds an attribute of a view, as its frame says, to what a constraint says; false if the attribute is none of the frame.
    private func add(
        _ attribute: String, of view: Int, in space: Int, times factor: Double, to hint: inout Hint, tree: LayoutTree
    ) -> Bool {
        func edge(_ side: LayoutSide, times factor: Double) {
            hint.constant += tree.storedEdge(side, of: view, in: space, insets: LayoutInsets()) * factor
            inset(side, times: factor * side.inward)
        }
        func inset(_ side: LayoutSide, times factor: Double) {
            guard let values = metrics[view].sides[side] else { return }
            guard values.count > 1 else { return hint.constant += values[0] * factor }
            hint.terms.append((Key(family: metrics[view].family, side: side), factor))
        }
        switch attribute {
        case "left", "leading", "right", "trailing", "top", "bottom":
            guard let side = LayoutSide(attribute) else { return false }
            edge(side, times: factor)
        case "width":
            edge(.right, times: factor)
            edge(.left, times: 0 - factor)
        case "height":
            edge(.bottom, times: factor)
            edge(.top, times: 0 - factor)
        case "centerX":
            edge(.left, times: factor / 2)
            edge(.right, times: factor / 2)
        case "centerY":
            edge(.top, times: factor / 2)
            edge(.bottom, times: factor / 2)
        default: return false
        }
        return true
    }

    // MARK: - The insets with which most constraints hold

    private mutating func find(with hints: [Hint]) {
        var candidates: [Key: [Double]] = [:]
        for view in metrics {
            for (side, values) in view.sides where values.count > 1 {
                let key = Key(family: view.family, side: side)
                let known = candidates[key] ?? []
                candidates[key] = known + values.filter { !known.contains($0) }
            }
        }
        var hintsOfKey: [Key: [Int]] = [:]
        var keys: [Key] = []
        for (number, hint) in hints.enumerated() {
            for term in hint.terms where hintsOfKey[term.key]?.last != number {
                if hintsOfKey[term.key] == nil { keys.append(term.key) }
                hintsOfKey[term.key, default: []].append(number)
            }
        }
        for key in keys { found[key] = candidates[key]?.first }
        for _ in 0..<4 {
            let before = found
            for key in keys { choose([key], candidates: candidates, hints: hints, affected: hintsOfKey[key] ?? []) }
            for hint in hints where hint.terms.count > 1 && !holds(hint) {
                for (index, term) in hint.terms.enumerated() {
                    for other in hint.terms[(index + 1)...] where other.key != term.key {
                        let affected = Set((hintsOfKey[term.key] ?? []) + (hintsOfKey[other.key] ?? []))
                        choose([term.key, other.key], candidates: candidates, hints: hints, affected: Array(affected))
                    }
                }
            }
            if found == before { break }
        }
    }

    /// Takes the insets of one or two sides with which most constraints hold; those of before if others are no better.
    private mutating func choose(_ keys: [Key], candidates: [Key: [Double]], hints: [Hint], affected: [Int]) {
        let before = keys.map { found[$0] }
        var best = before
        var most = affected.count { holds(hints[$0]) }
        for value in candidates[keys[0]] ?? [] {
            found[keys[0]] = value
            for other in keys.count > 1 ? candidates[keys[1]] ?? [] : [0] {
                if keys.count > 1 { found[keys[1]] = other }
                let count = affected.count { holds(hints[$0]) }
                if count > most { (most, best) = (count, keys.map { found[$0] }) }
            }
        }
        for (key, value) in zip(keys, best) { found[key] = value }
    }

    private func holds(_ hint: Hint) -> Bool {
        let sum = hint.terms.reduce(hint.constant) { $0 + $1.factor * (found[$1.key] ?? 0) }
        return abs(sum) < 0.26
    }
}
