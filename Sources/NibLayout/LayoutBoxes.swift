import ConstraintSolver
import NibDocument
import XMLTree

/// Says what the attributes of views and guides are, in the variables of the system.
struct LayoutBoxes {
    let tree: LayoutTree
    let margins: ViewMargins
    /// The frames of the document's own guides, in their views.
    var guides: [Box] = []

    /// A rectangle in the coordinates of a view.
    struct Box {
        var left: Cassowary.Expression
        var top: Cassowary.Expression
        var width: Cassowary.Expression
        var height: Cassowary.Expression

        func inset(_ insets: LayoutInsets) -> Box {
            Box(
                left: left + insets.left, top: top + insets.top, width: width + (0 - insets.left - insets.right),
                height: height + (0 - insets.top - insets.bottom))
        }
    }

    /// The rectangle of a target in the coordinates of a view that it is in, or that it is itself.
    ///
    /// - Parameters:
    ///   - target: a view or a guide.
    ///   - space: the view.
    ///   - attribute: what is asked for; the sides of a scroll view are those of its content for the views in it.
    ///   - other: the view on the other side of the constraint.
    /// - Returns: the rectangle.
    func box(of target: LayoutTarget, in space: Int, attribute: String, other: Int?) -> Box {
        let item = tree[target.view]
        var (x, y) = (Cassowary.Expression(), Cassowary.Expression())
        var index = target.view
        while index != space, index >= 0 {
            x.add(tree[index].x)
            y.add(tree[index].y)
            index = tree[index].parent
        }
        var box = Box(left: x, top: y, width: item.width, height: item.height)
        switch target.part {
        case .whole:
            let isContent = other.map { tree.contains(target.view, inner: $0) } ?? false
            if isContent, let width = item.contentWidth, let height = item.contentHeight, Self.isSide(attribute) {
                box.width = width
                box.height = height
            } else {
                box = box.inset(item.insets)
            }
            return attribute.contains("Margin") ? box.inset(margins.margins(of: target.view)) : box
        case .safeArea, .topLine, .bottomLine: return box.inset(margins.safeArea(of: target.view))
        case .margins: return box.inset(margins.margins(of: target.view))
        case .readable: return readable(box, in: target.view)
        case .content:
            box.width = item.contentWidth ?? item.width
            box.height = item.contentHeight ?? item.height
            return box
        case .frame: return box
        case .guide(let number):
            let guide = guides[number]
            return Box(left: x + guide.left, top: y + guide.top, width: guide.width, height: guide.height)
        }
    }

    /// The content that can be read with ease: at most 672 points wide, in the middle.
    private func readable(_ box: Box, in view: Int) -> Box {
        var insets = margins.margins(of: view)
        let width = tree[view].stored.width - insets.left - insets.right
        if width > 672 {
            insets.left += (width - 672) / 2
            insets.right += (width - 672) / 2
        }
        return box.inset(insets)
    }

    private static func isSide(_ attribute: String) -> Bool {
        switch attribute {
        case "left", "right", "leading", "trailing", "top", "bottom": true
        default: attribute.hasSuffix("Margin")
        }
    }

    /// An attribute of a rectangle; nil if it is none that is known.
    private func value(_ attribute: String, of box: Box, target: LayoutTarget) -> Cassowary.Expression? {
        switch target.part {
        case .topLine: return attribute == "height" ? box.top : box.top
        case .bottomLine: return box.top + box.height
        default: break
        }
        switch attribute {
        case "left", "leading", "leftMargin", "leadingMargin": return box.left
        case "right", "trailing", "rightMargin", "trailingMargin": return box.left + box.width
        case "top", "topMargin": return box.top
        case "bottom", "bottomMargin": return box.top + box.height
        case "width": return box.width
        case "height": return box.height
        case "centerX", "centerXWithinMargins": return box.left + box.width * 0.5
        case "centerY", "centerYWithinMargins": return box.top + box.height * 0.5
        case "baseline": return baseline(of: target, box: box, isFirst: false)
        case "firstBaseline": return baseline(of: target, box: box, isFirst: true)
        default: return nil
        }
    }

    /// The view whose text the baseline of a view is that of: in a stack view, the first or last view that it places, and so on.
    ///
    /// - Parameters:
    ///   - view: the view.
    ///   - isFirst: whether the baseline of the first line is meant.
    /// - Returns: the view, or one that is in it.
    func baselineView(of view: Int, isFirst: Bool) -> Int {
        var view = view
        while tree.document.tree.name(tree[view].node) == "stackView" {
            let arranged = StackLayout.arranged(in: view, of: tree)
            guard let next = isFirst ? arranged.first : arranged.last else { break }
            view = next
        }
        return view
    }

    /// An attribute of a target in the coordinates of a view; nil if the attribute is none that is known.
    ///
    /// - Parameters:
    ///   - attribute: the attribute.
    ///   - target: a view or a guide.
    ///   - space: a view that it is in, or that it is itself.
    ///   - other: the view on the other side of the constraint.
    /// - Returns: the expression.
    func value(_ attribute: String, of target: LayoutTarget, in space: Int, other: Int?) -> Cassowary.Expression? {
        var target = target
        if target.part == .whole, attribute == "baseline" || attribute == "firstBaseline" {
            let view = baselineView(of: target.view, isFirst: attribute == "firstBaseline")
            target = LayoutTarget(view: view, part: .whole)
        }
        let box = box(of: target, in: space, attribute: attribute, other: other)
        return value(attribute, of: box, target: target)
    }

    /// Where the text of a control of AppKit stands: three points above the bottom in labels of all sizes, and in the middle of a
    /// control whose metrics are not known.
    private func cocoaBaseline(
        of target: LayoutTarget, box: Box, size: Double, isFirst: Bool
    ) -> Cassowary.Expression {
        let item = tree[target.view]
        let line = (size * 1.2).rounded()
        if isFirst, showsLines(item.node), item.stored.height > size * 2.2 { return box.top + (line - 3) }
        if let raised = item.baseline { return box.top + box.height + (item.insets.bottom - 3 - raised) }
        return box.top + box.height * 0.5 + (line / 2 - 3)
    }

    /// Whether a control of AppKit shows a text that may have several lines.
    private func showsLines(_ node: NodeID) -> Bool {
        let document = tree.document
        if ["textField", "tokenField", "textView"].contains(document.tree.name(node)) { return true }
        guard let cell = document.child(keyed: "cell", of: node) else { return false }
        return ["check", "radio"].contains(document.tree.attribute("type", of: cell))
    }

    private static let withText: Set<String> = [
        "label", "button", "textField", "secureTextField", "popUpButton", "comboBox", "searchField", "tokenField",
        "segmentedControl", "textView",
    ]

    /// Where the first or last line of a view's text stands.
    ///
    /// The system's font rises 0.952 of its size above the line and falls 0.241 below. A view that is about as high as one line
    /// shows it in its middle.
    private func baseline(of target: LayoutTarget, box: Box, isFirst: Bool) -> Cassowary.Expression {
        guard target.part == .whole else { return isFirst ? box.top : box.top + box.height }
        let item = tree[target.view]
        let name = tree.document.tree.name(item.node)
        guard Self.withText.contains(name) || item.baseline != nil else { return box.top + box.height }
        let size = ViewText.font(of: item.node, in: tree.document).size
        if tree.isCocoa { return cocoaBaseline(of: target, box: box, size: size, isFirst: isFirst) }
        let isOneLine = item.stored.height < size * 2.2 || !["label", "textView"].contains(name)
        if isOneLine { return box.top + box.height * 0.5 + size * 0.3555 }
        return isFirst ? box.top + size * 0.952 : box.top + box.height + (0 - size * 0.241)
    }
}
