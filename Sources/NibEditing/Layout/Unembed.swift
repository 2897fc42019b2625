import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// `unembed`: takes objects out of their container, and removes it.
enum Unembed {
    private static let container = Parameter<ObjectReference>(
        "OBJ", summary: "a view with subviews, or a navigation or tab bar controller")

    static let command = EditingCommand(
        "unembed", syntax: [.operand(container)],
        summary: "takes objects out of their container, and removes it",
        discussion: """
            The subviews of a view take its place, with the frames that they have on the canvas. Constraints between them and the \
            view go with it. The segues that lead to a navigation or tab bar controller lead to its first controller then.
            """,
        examples: [
            Example("unembed sTa-ck-001", "the views of a stack view"),
            Example("unembed nAv-ig-001", "the root of a navigation controller"),
        ],
        seeAlso: ["embed", "move", "remove", "remove scene"], group: "Layout", resolve: resolve,
        apply: LayoutLines.never)

    @Sendable private static func resolve(
        _ arguments: Arguments, in context: ResolveContext
    ) throws(CommandError) -> Resolved {
        do {
            let word = try arguments[container].word
            let (document, node) = (context.document, try context.references.resolve(word))
            if let scene = document.scene(of: node), document.controller(of: scene) == node {
                return try controllers(of: node, in: scene, at: word.span, context)
            }
            return try views(of: node, at: word.span, context)
        } catch { throw CommandError(error) }
    }

    // MARK: - Views

    private static func views(
        of view: NodeID, at span: Range<Int>, _ context: ResolveContext
    ) throws(CommandError) -> Resolved {
        let (document, tree) = (context.document, context.tree)
        guard document.isView(view), let list = tree.parent(view), tree.name(list) == "subviews",
            let parent = tree.parent(list),
            let inner = tree.elements(in: view).first(where: { tree.name($0) == "subviews" })
        else {
            throw CommandError(
                "wrong-place", "\(document.display(view)) is not a view with subviews inside of another view",
                span: span)
        }
        let children = Array(tree.elements(in: inner))
        let (place, frame) = (Array(tree.elements(in: list)).firstIndex(of: view) ?? 0, Frame(of: view, in: document))
        let isStack = tree.name(view) == "stackView"
        let parentID = Quoting.quote(try context.id(of: parent))
        let expansion = Expansion(context)
        for child in children {
            for constraint in document.constraints(about: child)
            where !isConstraint(constraint, among: children, in: document) {
                guard let id = document.id(of: constraint) else { continue }
                try expansion.run("unconstrain \(Quoting.quote(id))", at: span)
            }
        }
        for (index, child) in children.enumerated() {
            let id = Quoting.quote(try context.id(of: child))
            let own = Frame(of: child, in: document)
            try expansion.run("move \(id) to \(parentID).subviews at \(place + index)", at: span)
            if let frame, let own {
                if frame.x != 0 { try expansion.run("set \(id) frame.x \(Numbers.spell(own.x + frame.x))", at: span) }
                if frame.y != 0 { try expansion.run("set \(id) frame.y \(Numbers.spell(own.y + frame.y))", at: span) }
            }
            if isStack { try fix(child, called: id, at: span, with: expansion, in: context) }
        }
        try expansion.run("remove \(Quoting.quote(try context.id(of: view)))", at: span)
        return expansion.resolved
    }

    /// Whether a constraint relates only the views that are taken out.
    private static func isConstraint(
        _ constraint: NodeID, among views: [NodeID], in document: NibDocument
    ) -> Bool {
        document.constraintItems(constraint).allSatisfy { item in
            views.contains { document.tree.contains($0, inner: item.object) }
        }
    }

    /// Gives a view the fixed frame of one that no constraint positions.
    private static func fix(
        _ view: NodeID, called id: String, at span: Range<Int>, with expansion: Expansion, in context: ResolveContext
    ) throws(CommandError) {
        guard context.tree.attribute("useAutolayout", of: context.tree.root, is: "YES") else { return }
        if !context.tree.has("fixedFrame", on: view) { try expansion.run("set \(id) fixedFrame YES", at: span) }
        guard context.document.masksFixedFrames, context.document.child(keyed: "autoresizingMask", of: view) == nil
        else { return }
        let vertical = context.document.kind.family == .cocoa ? "flexibleMinY" : "flexibleMaxY"
        try expansion.run("set \(id) autoresizingMask 'flexibleMaxX \(vertical)'", at: span)
    }

    // MARK: - Controllers

    private static func controllers(
        of container: NodeID, in scene: NodeID, at span: Range<Int>, _ context: ResolveContext
    ) throws(CommandError) -> Resolved {
        let document = context.document
        let id = try context.id(of: container)
        let children = document.connections(.segue, from: container).filter { $0.relationship != nil }
        guard let first = children.first?.destination else {
            throw CommandError(
                "wrong-place", "\(document.display(container)) contains no controllers", span: span,
                hints: ["remove scene \(document.name(ofScene: scene))"])
        }
        let isInitial = context.tree.attribute("initialViewController", of: context.tree.root, is: id)
        let expansion = Expansion(context)
        for segue in document.connections(to: id) where segue.kind == .segue && !segue.id.isEmpty {
            try expansion.run("set \(Quoting.quote(segue.id)) destination \(Quoting.quote(first))", at: span)
        }
        if isInitial { try expansion.run("set initial \(Quoting.quote(first))", at: span) }
        try expansion.run("remove scene \(document.name(ofScene: scene))", at: span)
        return expansion.resolved
    }
}
