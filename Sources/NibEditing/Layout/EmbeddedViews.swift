import CommandLanguage
import NibDocument
import Replies
import XMLTree

/// Views that are put into a new container in their place.
struct EmbeddedViews {
    private let views: [(node: NodeID, word: Word)]
    private let context: ResolveContext
    private var document: NibDocument { context.document }
    private var tree: XMLTree { context.tree }

    /// Takes the views in the order in which they will be in the container.
    init(_ views: [(node: NodeID, word: Word)], in context: ResolveContext) {
        self.views = views
        self.context = context
    }

    /// Finds the lines that embed the views.
    ///
    /// - Parameter kind: the container.
    /// - Returns: the lines.
    /// - Throws: an error under the view that cannot be embedded.
    func resolve(_ kind: Embed.Container) throws(CommandError) -> Resolved {
        let (list, parent) = try check()
        let frames = views.map { Frame(of: $0.node, in: document) }
        let whole = Frame(around: frames.compactMap { $0 })
        let isVertical = Self.isVertical(frames.compactMap { $0 })
        let order = kind == .stackView ? sorted(frames, isVertical: isVertical) : Array(views.indices)
        let index = Array(tree.elements(in: list)).firstIndex { child in views.contains { $0.node == child } } ?? 0
        let expansion = Expansion(context)
        let moved = try loosen(keepingPositions: kind != .stackView, with: expansion)

        let element = kind == .view && document.kind.family == .cocoa ? "customView" : kind.rawValue
        let axis = kind == .stackView ? self.axis(isVertical) : ""
        try expansion.run(
            "add \(element) to \(try context.id(of: parent)).\(tree.name(list)) at \(index)\(axis) frame=\(whole.text)",
            at: views[0].word.span)
        guard let new = expansion.made.flatMap({ document.id(of: $0) }) else { return expansion.resolved }
        let holder = try documentView(of: new, size: whole, with: expansion) ?? new
        for (place, view) in order.enumerated() {
            try put(views[view], into: holder, at: place, isArranged: kind == .stackView, whole: whole, with: expansion)
        }
        for (form, id) in moved {
            let lines = LayoutLines(context)
            try expansion.run(try lines.statement(form, as: id), at: views[0].word.span)
        }
        var resolved = expansion.resolved
        resolved.made = new
        return resolved
    }

    /// The view that a new scroll view of macOS scrolls, with the size of what it will hold; nil for other containers.
    private func documentView(
        of container: String, size: Frame, with expansion: Expansion
    ) throws(CommandError) -> String? {
        guard document.kind.family == .cocoa, let made = document.element(withID: container),
            tree.name(made) == "scrollView", let clip = document.child(keyed: "contentView", of: made),
            let view = tree.subtree(clip).first(where: { $0 != clip && document.isView($0) }),
            let id = document.id(of: view)
        else { return nil }
        let numbers = [size.width, size.height].map { Numbers.spell($0) }.joined(separator: ",")
        try expansion.run("set \(Quoting.quote(id)) frame (0,0,\(numbers))", at: views[0].word.span)
        return Quoting.quote(id)
    }

    private func check() throws(CommandError) -> (list: NodeID, parent: NodeID) {
        var list: NodeID?
        for (node, word) in views {
            guard document.isView(node), let parent = tree.parent(node), tree.name(parent) == "subviews",
                document.placeholder(node) == nil
            else {
                throw CommandError(
                    "wrong-place", "\(document.display(node)) is not among the subviews of a view", span: word.span)
            }
            guard list == nil || list == parent else {
                throw CommandError(
                    "wrong-place", "\(document.display(node)) is not beside the others: they are in different views",
                    span: word.span)
            }
            list = parent
        }
        guard let list, let parent = tree.parent(list) else {
            throw CommandError("usage", "no view is named")
        }
        return (list, parent)
    }

    // MARK: - Order

    private static func isVertical(_ frames: [Frame]) -> Bool {
        func spread(_ values: [Double]) -> Double { (values.max() ?? 0) - (values.min() ?? 0) }
        return spread(frames.map(\.center.y)) >= spread(frames.map(\.center.x))
    }

    /// The views from left to right, or from top to bottom; the y axis of macOS points upwards.
    private func sorted(_ frames: [Frame?], isVertical: Bool) -> [Int] {
        let sign: Double = document.kind.family == .cocoa ? -1 : 1
        func position(_ view: Int) -> Double {
            guard let center = frames[view]?.center else { return 0 }
            return isVertical ? center.y * sign : center.x
        }
        return views.indices.sorted { (position($0), $0) < (position($1), $1) }
    }

    /// The direction of a stack view; that of iOS is horizontal by default, which is never written.
    private func axis(_ isVertical: Bool) -> String {
        if document.kind.family == .cocoa { return " orientation=\(isVertical ? "vertical" : "horizontal")" }
        return isVertical ? " axis=vertical" : ""
    }

    // MARK: - Constraints

    /// Removes the constraints that end with the old place.
    ///
    /// - Returns: the constraints that are made again in the container, with their ids.
    private func loosen(
        keepingPositions: Bool, with expansion: Expansion
    ) throws(CommandError) -> [(form: ConstraintForm, id: String)] {
        var seen: [NodeID] = []
        var moved: [(form: ConstraintForm, id: String)] = []
        for (node, word) in views {
            for constraint in document.constraints(about: node) where !seen.contains(constraint) {
                seen.append(constraint)
                guard let id = document.id(of: constraint), let form = document.form(of: constraint) else { continue }
                let items = document.constraintItems(constraint)
                if items.allSatisfy({ $0.object == node }) { continue }
                let isInside = items.allSatisfy { item in views.contains { tree.contains($0.node, inner: item.object) }
                }
                let isSize = items.allSatisfy { $0.attribute == "width" || $0.attribute == "height" }
                let verb = keepingPositions && !isInside ? "unconstrain" : "remove"
                let stays = isInside && (keepingPositions || isSize)
                // An outlet that holds the constraint would be lost with it.
                if stays, !document.referrers(to: id).isEmpty { continue }
                try expansion.run("\(verb) \(Quoting.quote(id))", at: word.span)
                if stays { moved.append((form, id)) }
            }
        }
        return moved
    }

    // MARK: - Moving

    private func put(
        _ view: (node: NodeID, word: Word), into container: String, at place: Int, isArranged: Bool, whole: Frame,
        with expansion: Expansion
    ) throws(CommandError) {
        let (id, span) = (Quoting.quote(try context.id(of: view.node)), view.word.span)
        try expansion.run("move \(id) to \(container) at \(place)", at: span)
        if let frame = Frame(of: view.node, in: document) {
            if whole.x != 0 { try expansion.run("set \(id) frame.x \(Numbers.spell(frame.x - whole.x))", at: span) }
            if whole.y != 0 { try expansion.run("set \(id) frame.y \(Numbers.spell(frame.y - whole.y))", at: span) }
        }
        // What was moved is another node of the tree.
        guard isArranged, let moved = document.id(of: view.node).flatMap({ document.element(withID: $0) }) else {
            return
        }
        for line in ArrangedView(moved, in: document).loosened(id) { try expansion.run(line, at: span) }
    }
}
