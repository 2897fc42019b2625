import ConstraintSolver
import NibDocument
import XMLTree

/// The system of constraints of a root view.
struct LayoutSystem {
    private var tree: LayoutTree
    private let constraints: LayoutConstraints
    private var boxes: LayoutBoxes
    private var solver = Cassowary()
    /// The constraints of the document by those of the solver.
    private var nodes: [Cassowary.Constraint: NodeID] = [:]
    private var variables: [Int: [Cassowary.Variable]] = [:]
    private(set) var conflicts: [[NodeID]] = []
    private var inConflict: Set<Int> = []
    /// Views that could share with others what is missing or left over.
    private var inTrade: Set<Int> = []
    private(set) var views: [NibLayout.View] = []
    private let size: (width: Double, height: Double)?

    private let texts: TextSizes

    /// Makes the system.
    ///
    /// - Parameters:
    ///   - root: a view that is in no other view.
    ///   - document: the document.
    ///   - installed: what the size classes install.
    ///   - texts: the sizes of views by what they show.
    ///   - size: the size of the root in points; nil for that in the document.
    ///   - heights: heights of views that are not those of `texts`.
    init(
        root: NodeID, of document: NibDocument, installed: InstalledTraits, texts: TextSizes,
        size: (width: Double, height: Double)?, heights: [NodeID: Double] = [:]
    ) {
        tree = LayoutTree(root: root, of: document, installed: installed, texts: texts)
        for index in tree.items.indices {
            if let height = heights[tree[index].node] { tree[index].shown.height = height }
        }
        self.texts = texts
        constraints = LayoutConstraints(tree, installed: installed)
        let insets = AlignmentInsets(tree, constraints: constraints.constraints)
        for index in tree.items.indices {
            tree[index].insets = insets.insets(of: index)
            tree[index].baseline = insets.baseline(of: index)
        }
        let ofImages = ImageInsets(tree, constraints: constraints.constraints)
        for index in tree.items.indices { tree[index].insets = ofImages.insets(of: index) }
        let margins = ViewMargins(tree, constraints: constraints.constraints, screen: size)
        boxes = LayoutBoxes(tree: tree, margins: margins)
        self.size = size
    }

    private var document: NibDocument { tree.document }

    /// The most views of one root whose layout is solved: whether each is determined takes time for each of the others.
    private static let most = 2_000

    mutating func solve() {
        guard tree.items.count <= Self.most else { return leave() }
        for index in tree.items.indices { place(index) }
        var guides: [LayoutBoxes.Box] = []
        for _ in constraints.guides {
            let box = (0..<4).map { _ in Cassowary.Expression(solver.makeVariable()) }
            guides.append(LayoutBoxes.Box(left: box[0], top: box[1], width: box[2], height: box[3]))
        }
        boxes = LayoutBoxes(tree: tree, margins: boxes.margins, guides: guides)
        for index in tree.items.indices where document.tree.name(tree[index].node) == "stackView" { addStack(index) }
        addConstraints()
        addSizes()
        solver.solve()
        settle()
    }

    /// Leaves all views where they are.
    private mutating func leave() {
        views = tree.items.map { item in
            let stored = item.isTurned ? item.stored.turned(in: tree[item.parent].stored.height) : item.stored
            var view = NibLayout.View(node: item.node, stored: stored, solved: stored, isConstrained: item.parent >= 0)
            view.doubt = .tooMany
            return view
        }
    }

    // MARK: - Frames

    /// Gives a view its variables, or says how its frame follows that of its superview.
    private mutating func place(_ index: Int) {
        let item = tree[index]
        guard item.parent >= 0 else {
            let isScene = size != nil
            tree[index].x = Cassowary.Expression(item.stored.x)
            tree[index].y = Cassowary.Expression(item.stored.y)
            tree[index].width = Cassowary.Expression(isScene ? size!.width : item.stored.width)
            tree[index].height = Cassowary.Expression(isScene ? size!.height : item.stored.height)
            addContent(index)
            return
        }
        tree[index].isSolved = isSolved(index)
        if tree[index].isSolved {
            let frame = (0..<4).map { _ in solver.makeVariable() }
            variables[index] = frame
            tree[index].x = Cassowary.Expression(frame[0])
            tree[index].y = Cassowary.Expression(frame[1])
            tree[index].width = Cassowary.Expression(frame[2])
            tree[index].height = Cassowary.Expression(frame[3])
            add(tree[index].width, is: .atLeast)
            add(tree[index].height, is: .atLeast)
        } else {
            follow(index)
        }
        addContent(index)
    }

    private mutating func addContent(_ index: Int) {
        guard !tree.isCocoa, document.tree.name(tree[index].node) == "scrollView" else { return }
        tree[index].contentWidth = Cassowary.Expression(solver.makeVariable())
        tree[index].contentHeight = Cassowary.Expression(solver.makeVariable())
    }

    private func isSolved(_ index: Int) -> Bool {
        let node = tree[index].node
        let parent = tree[tree[index].parent].node
        if document.tree.name(parent) == "stackView" {
            return StackLayout.arranged(in: tree[index].parent, of: tree).contains(index)
        }
        return document.tree.attribute("translatesAutoresizingMaskIntoConstraints", of: node, is: "NO")
            && !document.tree.attribute("fixedFrame", of: node, is: "YES") && constraints.mentioned.contains(index)
            && !LayoutViews.placesSubviews(parent, in: document)
            && !["contentView", "view"].contains(document.tree.attribute("key", of: node))
    }

    /// Makes the frame follow that of the superview, as the autoresizing mask says.
    private mutating func follow(_ index: Int) {
        let item = tree[index]
        let parent = tree[item.parent]
        let mask = document.child(keyed: "autoresizingMask", of: item.node)
        let isCell = LayoutViews.isCell(item.node, in: document)
        let fills = LayoutViews.placesSubviews(parent.node, in: document) || isPart(item.node)
        func flag(_ name: String) -> Bool {
            mask.map { document.tree.attribute(name, of: $0, is: "YES") } ?? false
        }
        let wider = parent.width + (0 - parent.stored.width)
        let higher = parent.height + (0 - parent.stored.height)
        // A table makes its header and footer as wide as it is itself.
        let isBand = LayoutViews.isBand(item.node, in: document)
        let across = Springs(
            before: !isBand && flag("flexibleMinX"), size: isBand || fills || flag("widthSizable"),
            after: !isBand && flag("flexibleMaxX"))
        let isTurned = item.isTurned
        let down = Springs(
            before: !isCell && flag(isTurned ? "flexibleMaxY" : "flexibleMinY"),
            size: !isCell && (fills || flag("heightSizable")),
            after: flag(isTurned ? "flexibleMinY" : "flexibleMaxY"))
        tree[index].x = wider * across.beforeShare + item.stored.x
        tree[index].width = wider * across.sizeShare + item.stored.width
        tree[index].y = higher * down.beforeShare + item.stored.y
        tree[index].height = higher * down.sizeShare + item.stored.height
    }

    private func isPart(_ node: NodeID) -> Bool {
        let key = document.tree.attribute("key", of: node)
        return key == "contentView" || key == "view"
            || ["tableViewCell", "tableViewCellContentView"].contains(document.tree.name(node))
    }

    /// What of a view and its distances grows with its superview; what can grow shares it equally.
    private struct Springs {
        let before: Bool
        let size: Bool
        let after: Bool
        private var count: Double { Double([before, size, after].filter { $0 }.count) }
        var beforeShare: Double { before ? 1 / count : 0 }
        var sizeShare: Double { size ? 1 / count : 0 }
    }

    // MARK: - Constraints

    @discardableResult
    private mutating func add(
        _ expression: Cassowary.Expression, is comparison: Cassowary.Comparison, priority: Double = Cassowary.required
    ) -> Cassowary.Constraint? {
        try? solver.add(expression, is: comparison, priority: priority)
    }

    /// The priority with which stack views settle what their views leave open: lower than any that a document can have.
    private static let settling = 0.7

    private mutating func addStack(_ index: Int) {
        let stack = StackLayout(index, in: tree, margins: boxes.margins)
        let boxes = boxes
        let extent = Cassowary.Expression(solver.makeVariable())
        let rules = stack.rules(extent: extent) { view, isFirst in
            let target = LayoutTarget(view: view, part: .whole)
            let name = isFirst ? "firstBaseline" : "baseline"
            return boxes.value(name, of: target, in: index, other: nil) ?? tree[view].y
        }
        for rule in rules { add(rule.expression, is: rule.comparison, priority: rule.priority) }
        settle(stack)
    }

    /// Keeps what a stack view settles by itself, as the document says: sizes across its axis, and how views that have a size of their
    /// own share its length. In AppKit, it settles all sizes.
    private mutating func settle(_ stack: StackLayout) {
        for view in stack.visible {
            let item = tree[view]
            let own = ownSize(item)
            guard compressedLine(item) == nil else { continue }
            if tree.isCocoa || stack.isVertical || own.width != nil {
                add(item.width + (0 - (own.width ?? item.stored.width)), is: .equal, priority: Self.settling)
            }
            if tree.isCocoa || !stack.isVertical || own.height != nil {
                add(item.height + (0 - (own.height ?? item.stored.height)), is: .equal, priority: Self.settling)
            }
        }
    }

    private mutating func addConstraints() {
        let required = constraints.constraints.filter { $0.priority >= Cassowary.required }
        for constraint in required + constraints.constraints.filter({ $0.priority < Cassowary.required }) {
            add(constraint)
        }
    }

    private mutating func add(_ constraint: LayoutConstraint) {
        let space =
            constraint.second.map { tree.common(of: constraint.first.view, and: $0.view) } ?? constraint.first.view
        func value(_ attribute: String, of target: LayoutTarget, other: LayoutTarget?) -> Cassowary.Expression? {
            boxes.value(attribute, of: target, in: space, other: other?.view)
        }
        guard var expression = value(constraint.firstAttribute, of: constraint.first, other: constraint.second) else {
            return
        }
        if let second = constraint.second {
            guard let other = value(constraint.secondAttribute, of: second, other: constraint.first) else { return }
            expression.add(other, times: 0 - constraint.multiplier)
        }
        expression.constant -= constraint.constant
        let comparison: Cassowary.Comparison =
            switch constraint.relation {
            case .equal: .equal
            case .atMost: .atMost
            case .atLeast: .atLeast
            }
        do throws(Cassowary.Conflict) {
            let added = try solver.add(expression, is: comparison, priority: max(1, min(1000, constraint.priority)))
            nodes[added] = constraint.node
        } catch {
            conflict(of: constraint, with: error.constraints)
        }
    }

    private mutating func conflict(of constraint: LayoutConstraint, with others: [Cassowary.Constraint]) {
        conflicts.append([constraint.node] + others.compactMap { nodes[$0] })
        inConflict.insert(constraint.first.view)
        if let second = constraint.second { inConflict.insert(second.view) }
    }

    // MARK: - Sizes of contents

    private mutating func addSizes() {
        for index in tree.items.indices where tree[index].isSolved {
            let item = tree[index]
            let own = ownSize(item)
            if let width = own.width { keep(item.width, at: width, of: item.node, axis: "horizontal") }
            if let height = own.height { keep(item.height, at: height, of: item.node, axis: "vertical") }
        }
    }

    private func ownSize(_ item: LayoutItem) -> (width: Double?, height: Double?) {
        func placeholder(_ name: String) -> Double?? {
            document.tree.attribute(name, of: item.node).map {
                Double($0).flatMap { $0.isFinite && $0 < 1e6 ? $0 : nil }
            }
        }
        let has = LayoutViews.hasOwnSize(item.node, in: document)
        let width = placeholder("placeholderIntrinsicWidth") ?? (has.width ? item.shown.width : nil)
        let line = compressedLine(item)
        let height = placeholder("placeholderIntrinsicHeight") ?? (has.height ? line ?? item.shown.height : nil)
        return (width, height)
    }

    /// The height of the line of a label that is so much lower that it is surely compressed; nil for others.
    private func compressedLine(_ item: LayoutItem) -> Double? {
        lineHeight(item).flatMap { $0 * 0.6 > item.shown.height ? $0 : nil }
    }

    /// The height of a line of a label of UIKit that shows text in the system's font.
    private func lineHeight(_ item: LayoutItem) -> Double? {
        guard !tree.isCocoa, document.tree.name(item.node) == "label",
            document.child(keyed: "fontDescription", of: item.node) != nil
        else { return nil }
        let font = ViewText.font(of: item.node, in: document)
        let hasText = !(document.property("text", of: item.node) ?? "").isEmpty
        return hasText && font.family == nil ? TextMetrics.lineHeight(of: font) : nil
    }

    private mutating func keep(_ size: Cassowary.Expression, at value: Double, of node: NodeID, axis: String) {
        func priority(_ name: String, usual: Double) -> Double {
            let written = document.tree.attribute(axis + name, of: node).flatMap { Double($0) }
            return written.flatMap { (1...1000).contains($0) ? $0 : nil } ?? usual
        }
        let (hugging, resistance) = (
            priority("HuggingPriority", usual: 250), priority("CompressionResistancePriority", usual: 750)
        )
        if hugging < Cassowary.required, resistance < Cassowary.required {
            _ = try? solver.add(size + (0 - value), above: hugging, below: resistance)
        } else {
            add(size + (0 - value), is: .atMost, priority: hugging)
            add(size + (0 - value), is: .atLeast, priority: resistance)
        }
    }

    // MARK: - Results

    /// The heights of views whose texts take other lines at the widths that were solved.
    func brokenHeights() -> [NodeID: Double] {
        var heights: [NodeID: Double] = [:]
        for item in tree.items where item.isSolved {
            let width = solver.value(of: item.width)
            guard let height = texts.height(of: item.node, at: width), abs(height - item.shown.height) > 0.1 else {
                continue
            }
            heights[item.node] = height
        }
        return heights
    }

    /// Says what is open, and gives that the place that it has in the document.
    private mutating func settle() {
        var open: [Int: (Bool, Bool)] = [:]
        for index in tree.items.indices {
            guard let frame = variables[index] else { continue }
            let horizontal = !isDetermined(frame[0]) || !isDetermined(frame[2])
            let vertical = !isDetermined(frame[1]) || !isDetermined(frame[3])
            if horizontal || vertical {
                open[index] = (horizontal, vertical)
            } else if tree.isCocoa, !frame.allSatisfy({ isDetermined($0, trading: true) }) {
                inTrade.insert(index)
            }
        }
        for index in tree.items.indices {
            guard let content = openContent(of: index) ?? openRoot(index) else { continue }
            let known = open[index] ?? (false, false)
            open[index] = (known.0 || content.0, known.1 || content.1)
        }
        keepStored(open: open)
        for index in tree.items.indices { append(index, open: open[index]) }
    }

    /// Where other solutions are as good, takes the one that is nearest to the frames in the document.
    private mutating func keepStored(open: [Int: (Bool, Bool)]) {
        var kept: [(Cassowary.Expression, Double)] = []
        for index in tree.items.indices {
            guard let frame = variables[index] else { continue }
            let stored = tree[index].stored
            for (variable, number) in zip(frame, [stored.x, stored.y, stored.width, stored.height]) {
                let expression = Cassowary.Expression(variable)
                guard open[index] != nil || abs(solver.value(of: expression) - number) > 0.01 else { continue }
                kept.append((expression, number))
            }
        }
        guard !kept.isEmpty else { return }
        for (expression, number) in kept { add(expression + (0 - number), is: .equal, priority: 0.5) }
        solver.solve()
    }

    /// Whether a number of a frame is determined, but for the room that insets and the heights of texts which are not quite known leave.
    ///
    /// That views of AppKit could share what is missing otherwise does not make them ambiguous: their insets are not known well enough.
    private mutating func isDetermined(_ variable: Cassowary.Variable) -> Bool {
        isDetermined(variable, trading: !tree.isCocoa)
    }

    private mutating func isDetermined(_ variable: Cassowary.Variable, trading: Bool) -> Bool {
        solver.isDetermined(variable, within: 8, trading: trading)
    }

    /// Whether the constraints of what scrolls in a scroll view leave its size open; nil if it is determined or nothing is to scroll.
    ///
    /// Interface Builder gives a view with a fixed frame constraints of its own, which say nothing of the content that it is in.
    private mutating func openContent(of index: Int) -> (Bool, Bool)? {
        let item = tree[index]
        guard let width = item.contentWidth, let height = item.contentHeight, !hasFixedFrame(item.node) else {
            return nil
        }
        let scrolls = item.children.contains { tree[$0].isSolved }
        let isLoose = item.children.allSatisfy { hasFixedFrame(tree[$0].node) } && hasContentGuide(item.node)
        guard scrolls || isLoose else { return nil }
        let (horizontal, vertical) = (!solver.isDetermined(width), !solver.isDetermined(height))
        return horizontal || vertical ? (horizontal, vertical) : nil
    }

    private func hasFixedFrame(_ node: NodeID) -> Bool { document.tree.attribute("fixedFrame", of: node, is: "YES") }

    /// What nothing determines of a view whose frame the system sets from outside; nil if it is determined.
    ///
    /// Interface Builder marks the content views of table cells in which the constraints cannot hold with the height of the cell, and
    /// those of windows and scroll views of AppKit that have neither a mask nor constraints (14 of 14 in 650 documents).
    private func openRoot(_ index: Int) -> (Bool, Bool)? {
        let node = tree[index].node
        if document.tree.name(node) == "tableViewCellContentView" {
            return tree[index].children.contains { inConflict.contains($0) } ? (false, true) : nil
        }
        let owner = document.tree.parent(node).map { document.tree.name($0) }
        let isContent =
            index == 0 && owner == "window"
            || tree.isCocoa && owner == "scrollView"
                && document.tree.attribute("key", of: node, is: "contentView")
        guard isContent, document.tree.attribute("translatesAutoresizingMaskIntoConstraints", of: node, is: "NO"),
            document.child(keyed: "autoresizingMask", of: node) == nil
        else { return nil }
        return (true, true)
    }

    private func hasContentGuide(_ node: NodeID) -> Bool {
        document.tree.elements(in: node).contains {
            document.tree.attribute("key", of: $0, is: "contentLayoutGuide")
        }
    }

    private mutating func append(_ index: Int, open: (Bool, Bool)?) {
        let item = tree[index]
        var solved = LayoutFrame(
            x: solver.value(of: item.x), y: solver.value(of: item.y), width: solver.value(of: item.width),
            height: solver.value(of: item.height))
        var stored = item.stored
        if item.isTurned {
            solved = solved.turned(in: solver.value(of: tree[item.parent].height))
            stored = stored.turned(in: tree[item.parent].stored.height)
        }
        var view = NibLayout.View(node: item.node, stored: stored, solved: solved, isConstrained: item.isSolved)
        (view.isFreeHorizontally, view.isFreeVertically) = open ?? (false, false)
        if inTrade.contains(index) { view.doubt = .shared }
        if constraints.unknown.contains(index) { view.doubt = .otherView }
        if inConflict.contains(index) { view.doubt = .inConflict }
        views.append(view)
    }
}
