import NibDocument
import XMLTree

/// The alignment insets of views that show symbols.
///
/// A symbol has an alignment rectangle of its own, which no document has. What a constraint of the document says of such a view, and its
/// stored frame, differ by the insets: a constraint for a height gives their sum, one to the edge of another view gives one of them.
struct ImageInsets {
    private let tree: LayoutTree
    private var isOpen: [Bool]
    private var edges: [Key: Double] = [:]
    private var sums: [Key: Double] = [:]

    private struct Key: Hashable {
        let view: Int
        let side: LayoutSide
    }

    /// Reads what constraints say.
    ///
    /// - Parameters:
    ///   - tree: the views, with the insets that their classes have.
    ///   - constraints: the constraints of the document.
    init(_ tree: LayoutTree, constraints: [LayoutConstraint]) {
        self.tree = tree
        let symbols = Self.symbols(in: tree.document)
        isOpen = tree.items.map { Self.showsSymbol($0.node, in: tree.document, symbols: symbols) }
        guard isOpen.contains(true) else { return }
        for constraint in constraints where constraint.relation == .equal && constraint.priority >= 1000 {
            learn(constraint)
        }
    }

    /// The insets of a view: those that its class has, or those of its symbol.
    func insets(of view: Int) -> LayoutInsets {
        var insets = tree[view].insets
        guard isOpen[view] else { return insets }
        for (low, high) in [(LayoutSide.left, LayoutSide.right), (.top, .bottom)] {
            let sum = sums[Key(view: view, side: low)]
            var (first, last) = (edges[Key(view: view, side: low)], edges[Key(view: view, side: high)])
            if let sum {
                if first == nil, last == nil { first = sum / 2 }
                first = first ?? last.map { sum - $0 }
                last = last ?? first.map { sum - $0 }
            }
            insets[low] = first ?? insets[low]
            insets[high] = last ?? insets[high]
        }
        return insets
    }

    // MARK: - Views with symbols

    private static func symbols(in document: NibDocument) -> Set<String> {
        let tree = document.tree
        guard let list = tree.elements(in: tree.root).first(where: { tree.name($0) == "resources" }) else { return [] }
        var names: Set<String> = []
        for image in tree.elements(in: list) where tree.attribute("catalog", of: image, is: "system") {
            if let name = tree.attribute("name", of: image) { names.insert(name) }
        }
        return names
    }

    /// Whether a view shows a symbol, one of AppKit's own images, or an image that the document does not name.
    private static func showsSymbol(_ node: NodeID, in document: NibDocument, symbols: Set<String>) -> Bool {
        let tree = document.tree
        guard ["imageView", "button"].contains(tree.name(node)) else { return false }
        let isCocoa = document.kind.family == .cocoa
        let owner = isCocoa ? document.child(keyed: "cell", of: node) ?? node : node
        guard let image = tree.attribute("image", of: owner) else { return isCocoa && tree.name(node) == "imageView" }
        return symbols.contains(image) || isCocoa && image.hasPrefix("NS")
    }

    // MARK: - What constraints say

    private mutating func learn(_ constraint: LayoutConstraint) {
        let first = constraint.first
        guard let second = constraint.second else {
            let side: LayoutSide? = ["height": .top, "width": .left][constraint.firstAttribute]
            guard let side, first.part == .whole else { return }
            let stored = side == .top ? tree[first.view].stored.height : tree[first.view].stored.width
            note(stored - constraint.constant, side: side, of: first.view, in: &sums)
            return
        }
        guard constraint.multiplier == 1, first.part == .whole, second.part == .whole else { return }
        learn(
            constraint.firstAttribute, of: first.view, from: constraint.secondAttribute, of: second.view,
            distance: constraint.constant)
        learn(
            constraint.secondAttribute, of: second.view, from: constraint.firstAttribute, of: first.view,
            distance: 0 - constraint.constant)
    }

    private mutating func learn(
        _ attribute: String, of view: Int, from otherAttribute: String, of other: Int, distance: Double
    ) {
        guard isOpen[view], !isOpen[other], let side = LayoutSide(attribute), let otherSide = LayoutSide(otherAttribute)
        else { return }
        let space = tree.common(of: view, and: other)
        guard space != view else { return }
        let line = tree.storedEdge(otherSide, of: other, in: space, insets: tree[other].insets) + distance
        let edge = tree.storedEdge(side, of: view, in: space, insets: LayoutInsets())
        note((line - edge) * side.inward, side: side, of: view, in: &edges)
    }

    private func note(_ value: Double, side: LayoutSide, of view: Int, in values: inout [Key: Double]) {
        guard isOpen[view], (-8...16).contains(value), values[Key(view: view, side: side)] == nil else { return }
        values[Key(view: view, side: side)] = value
    }
}
