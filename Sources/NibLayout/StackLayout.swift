import ConstraintSolver
import NibDocument
import XMLTree

/// The constraints that a stack view makes for the views in it.
///
/// UIKit's are those that its documentation describes and that it logs (`UISV-spacing`, `UISV-alignment` and so on).
struct StackLayout {
    private let tree: LayoutTree
    private let stack: Int
    private let document: NibDocument
    /// Whether it places the views one below the other.
    let isVertical: Bool
    private let insets: LayoutInsets
    /// The views that the stack view places.
    let visible: [Int]

    /// An expression that is compared with 0.
    struct Rule {
        let expression: Cassowary.Expression
        let comparison: Cassowary.Comparison
        var priority = Cassowary.required
    }

    init(_ stack: Int, in tree: LayoutTree, margins: ViewMargins) {
        (self.stack, self.tree, document) = (stack, tree, tree.document)
        let node = tree[stack].node
        isVertical = document.tree.attribute(tree.isCocoa ? "orientation" : "axis", of: node, is: "vertical")
        visible = Self.arranged(in: stack, of: tree)
        insets =
            tree.isCocoa
            ? Self.edgeInsets(of: node, in: document) : Self.touchInsets(of: stack, in: tree, margins: margins)
    }

    /// The views that a stack view places: those in its list that are not hidden.
    static func arranged(in stack: Int, of tree: LayoutTree) -> [Int] {
        let document = tree.document.tree
        return tree[stack].children.filter { child in
            let node = tree[child].node
            guard let list = document.parent(node) else { return false }
            return ["subviews", "beginningViews", "middleViews", "endViews"].contains(document.name(list))
                && !document.attribute("hidden", of: node, is: "YES")
        }
    }

    private static func edgeInsets(of node: NodeID, in document: NibDocument) -> LayoutInsets {
        guard let element = document.child(keyed: "edgeInsets", of: node) else { return LayoutInsets() }
        func number(_ name: String) -> Double {
            document.tree.attribute(name, of: element).flatMap { Double($0) }.flatMap { abs($0) < 1e5 ? $0 : nil } ?? 0
        }
        return LayoutInsets(
            left: number("left"), top: number("top"), right: number("right"), bottom: number("bottom"))
    }

    private static func touchInsets(of stack: Int, in tree: LayoutTree, margins: ViewMargins) -> LayoutInsets {
        let node = tree[stack].node
        let isRelative = ["layoutMarginsRelativeArrangement", "isLayoutMarginsRelativeArrangement"].contains {
            tree.document.tree.attribute($0, of: node, is: "YES")
        }
        return isRelative || hasRuntimeMargins(node, in: tree.document) ? margins.margins(of: stack) : LayoutInsets()
    }

    private static func hasRuntimeMargins(_ node: NodeID, in document: NibDocument) -> Bool {
        guard
            let list = document.tree.elements(in: node).first(where: {
                document.tree.name($0) == "userDefinedRuntimeAttributes"
            })
        else { return false }
        return document.tree.elements(in: list).contains {
            document.tree.attribute("keyPath", of: $0)?.hasSuffix("ayoutMarginsRelativeArrangement") == true
        }
    }

    // MARK: - Sides

    private func size(_ view: Int, across: Bool = false) -> Cassowary.Expression {
        let item = tree[view]
        return isVertical != across
            ? item.height + (0 - item.insets.top - item.insets.bottom)
            : item.width + (0 - item.insets.left - item.insets.right)
    }

    private func start(_ view: Int, across: Bool = false) -> Cassowary.Expression {
        isVertical != across ? tree[view].y + tree[view].insets.top : tree[view].x + tree[view].insets.left
    }

    private func end(_ view: Int, across: Bool = false) -> Cassowary.Expression {
        start(view, across: across) + size(view, across: across)
    }

    private func stackStart(across: Bool = false) -> Cassowary.Expression {
        Cassowary.Expression(isVertical != across ? insets.top : insets.left)
    }

    private func stackEnd(across: Bool = false) -> Cassowary.Expression {
        isVertical != across ? tree[stack].height + (0 - insets.bottom) : tree[stack].width + (0 - insets.right)
    }

    // MARK: - Rules

    /// All constraints of the stack view.
    ///
    /// - Parameters:
    ///   - extent: a variable of its own, for how far the views reach across the axis.
    ///   - baseline: where the first or last line of a view's text is.
    /// - Returns: the constraints.
    func rules(
        extent: Cassowary.Expression, baseline: (_ view: Int, _ isFirst: Bool) -> Cassowary.Expression
    ) -> [Rule] {
        guard let first = visible.first, let last = visible.last else { return emptyRules }
        var rules: [Rule] = []
        let distribution = document.tree.attribute("distribution", of: tree[stack].node) ?? (tree.isCocoa ? "" : "fill")
        if tree.isCocoa, distribution.isEmpty || distribution == "gravityAreas" {
            rules += gravityRules()
        } else if tree.isCocoa, distribution == "equalCentering", visible.count == 1 {
            rules.append(Rule(expression: start(first) - stackStart(), comparison: .atLeast))
            rules.append(Rule(expression: center(first) - middle, comparison: .equal))
        } else {
            rules.append(Rule(expression: start(first) - stackStart(), comparison: .equal))
            rules.append(Rule(expression: end(last) - stackEnd(), comparison: .equal, priority: clipping))
            rules += spacingRules(distribution)
        }
        return rules + alignmentRules(baseline) + extentRules(extent)
    }

    /// Keeps the size of a stack view of AppKit that shows nothing: where nothing else determines it, it is not open.
    private var emptyRules: [Rule] {
        guard tree.isCocoa else { return [] }
        let item = tree[stack]
        return [item.width + (0 - item.stored.width), item.height + (0 - item.stored.height)].map {
            Rule(expression: $0, comparison: .equal, priority: 1)
        }
    }

    /// Keeps the stack view as small across its axis as the views in it let it be.
    ///
    /// One of AppKit hugs what is in it, but does not compress it, however high the priority is.
    private func extentRules(_ extent: Cassowary.Expression) -> [Rule] {
        let (low, high) = (stackStart(across: true), stackEnd(across: true))
        guard alignment != "fill" else { return [] }
        guard tree.isCocoa else { return [Rule(expression: high - low, comparison: .equal, priority: 49)] }
        var rules = visible.map { Rule(expression: extent - end($0, across: true), comparison: .atLeast) }
        rules.append(Rule(expression: extent - low, comparison: .equal, priority: 2))
        rules.append(Rule(expression: high - extent, comparison: .equal, priority: hugging(across: true)))
        return rules
    }

    private var spacing: Double {
        let node = tree[stack].node
        if document.tree.attribute("spacingType", of: node, is: "standard") { return 8 }
        let written = document.tree.attribute("spacing", of: node).flatMap { Double($0) }
        return written.flatMap { abs($0) < 1e5 ? $0 : nil } ?? (tree.isCocoa ? 8 : 0)
    }

    /// The distance after each view: that of the stack view, or one of its own.
    private func spacings() -> [Double] {
        let usual = spacing
        let list = document.tree.elements(in: tree[stack].node).first { document.tree.name($0) == "customSpacing" }
        let own = list.map { document.tree.elements(in: $0).map { document.tree.attribute("value", of: $0) } } ?? []
        let all = tree[stack].children
        return visible.map { view in
            guard let place = all.firstIndex(of: view), place < own.count,
                let value = own[place].flatMap({ Double($0) }),
                abs(value) < 1e5
            else { return usual }
            return value
        }
    }

    private func spacingRules(_ distribution: String) -> [Rule] {
        var rules: [Rule] = []
        let spacings = spacings()
        for (index, (view, next)) in zip(visible, visible.dropFirst()).enumerated() {
            let gap = start(next) - end(view) + (0 - spacings[index])
            switch distribution {
            case "equalSpacing", "equalCentering":
                rules.append(Rule(expression: gap, comparison: .atLeast))
                rules.append(Rule(expression: gap, comparison: .equal, priority: 1))
            default: rules.append(Rule(expression: gap, comparison: .equal))
            }
            guard index > 0 else { continue }
            let previous = visible[index - 1]
            switch distribution {
            case "equalSpacing":
                let before = start(view) - end(previous)
                rules.append(Rule(expression: start(next) - end(view) - before, comparison: .equal, priority: 999))
            case "equalCentering":
                let (a, b, c) = (center(previous), center(view), center(next))
                rules.append(Rule(expression: c - b * 2 + a, comparison: .equal, priority: 149))
            default: break
            }
        }
        return rules + sizeRules(distribution)
    }

    private var middle: Cassowary.Expression { (stackStart() + stackEnd()) * 0.5 }

    private func center(_ view: Int) -> Cassowary.Expression { start(view) + size(view) * 0.5 }

    /// The priority with which sizes are equal: required in UIKit; "as much as possible" in AppKit (NSStackView.h), where views that keep
    /// their sizes win.
    private var equality: Double { tree.isCocoa ? 500 : Cassowary.required }

    private func sizeRules(_ distribution: String) -> [Rule] {
        guard let first = visible.first else { return [] }
        return visible.dropFirst().compactMap { view in
            switch distribution {
            case "fillEqually":
                return Rule(expression: size(view) - size(first), comparison: .equal, priority: equality)
            case "fillProportionally":
                let (mine, other) = (stored(view), stored(first))
                guard mine > 0, other > 0 else { return nil }
                return Rule(
                    expression: size(view) - size(first) * (mine / other), comparison: .equal,
                    priority: tree.isCocoa ? equality : 999)
            default: return nil
            }
        }
    }

    /// The size along the axis that the alignment rectangle of a view has in the document.
    private func stored(_ view: Int) -> Double {
        let item = tree[view]
        return isVertical
            ? item.stored.height - item.insets.top - item.insets.bottom
            : item.stored.width - item.insets.left - item.insets.right
    }

    /// Views in three areas: at the beginning, in the middle and at the end.
    private func gravityRules() -> [Rule] {
        func area(_ view: Int) -> String {
            document.tree.parent(tree[view].node).map { document.tree.name($0) } ?? ""
        }
        var rules: [Rule] = []
        let spacings = spacings()
        let hugging = hugging(across: false)
        for (index, (view, next)) in zip(visible, visible.dropFirst()).enumerated() {
            let gap = start(next) - end(view) + (0 - spacings[index])
            rules.append(Rule(expression: gap, comparison: area(view) == area(next) ? .equal : .atLeast))
            if area(view) != area(next) {
                rules.append(Rule(expression: gap, comparison: .equal, priority: hugging))
            }
        }
        guard let first = visible.first, let last = visible.last else { return [] }
        rules.append(Rule(expression: start(first) - stackStart(), comparison: .atLeast))
        rules.append(Rule(expression: end(last) - stackEnd(), comparison: .atMost))
        rules.append(Rule(expression: start(first) - stackStart(), comparison: .equal, priority: hugging))
        rules.append(Rule(expression: end(last) - stackEnd(), comparison: .equal, priority: hugging))
        if area(first) == "beginningViews" || area(first) == "subviews" {
            rules.append(Rule(expression: start(first) - stackStart(), comparison: .equal))
        }
        if area(last) == "endViews" { rules.append(Rule(expression: end(last) - stackEnd(), comparison: .equal)) }
        let middle = visible.filter { area($0) == "middleViews" }
        if let first = middle.first, let last = middle.last {
            let center = (start(first) + end(last)) * 0.5
            rules.append(Rule(expression: center - self.middle, comparison: .equal, priority: 250))
        }
        return rules
    }

    /// How strongly the stack view keeps from being smaller than its content.
    private var clipping: Double {
        let name = isVertical ? "verticalClippingResistancePriority" : "horizontalClippingResistancePriority"
        let written = document.tree.attribute(name, of: tree[stack].node).flatMap { Double($0) }
        return written.flatMap { (1...1000).contains($0) ? $0 : nil } ?? Cassowary.required
    }

    private func hugging(across: Bool) -> Double {
        let name = isVertical != across ? "verticalStackHuggingPriority" : "horizontalStackHuggingPriority"
        let written = document.tree.attribute(name, of: tree[stack].node).flatMap { Double($0) }
        return written.flatMap { (1...1000).contains($0) ? min($0, 999) : nil } ?? 249.99
    }

    private var alignment: String {
        let usual = tree.isCocoa ? (isVertical ? "centerX" : "centerY") : "fill"
        return document.tree.attribute("alignment", of: tree[stack].node) ?? usual
    }

    private func alignmentRules(_ baseline: (Int, Bool) -> Cassowary.Expression) -> [Rule] {
        let alignment = alignment
        let (low, high) = (stackStart(across: true), stackEnd(across: true))
        // In AppKit, constraints of the document's own win over the alignment.
        let priority = tree.isCocoa ? 999 : Cassowary.required
        var rules: [Rule] = []
        for view in visible {
            let (start, end) = (start(view, across: true), end(view, across: true))
            let (atStart, atEnd) = (start - low, end - high)
            var aligned: [Cassowary.Expression] = []
            switch alignment {
            case "leading", "left", "top": aligned = [atStart]
            case "trailing", "right", "bottom": aligned = [atEnd]
            case "center", "centerX", "centerY": aligned = [start + end - low - high]
            case "firstBaseline", "lastBaseline", "baseline":
                if let first = visible.first, view != first {
                    let isFirst = alignment == "firstBaseline"
                    aligned = [baseline(view, isFirst) - baseline(first, isFirst)]
                }
            default: aligned = [atStart, atEnd]
            }
            rules += aligned.map { Rule(expression: $0, comparison: .equal, priority: priority) }
            rules.append(Rule(expression: atStart, comparison: .atLeast))
            rules.append(
                Rule(expression: atEnd, comparison: .atMost, priority: tree.isCocoa ? 999.5 : Cassowary.required))
        }
        return rules
    }
}
