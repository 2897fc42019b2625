import CommandLanguage
import NibDocument
import Replies
import XMLTree

/// Controllers of a storyboard that are put into a new container.
struct EmbeddedControllers {
    private let controllers: [(node: NodeID, word: Word)]
    private let context: ResolveContext
    private var document: NibDocument { context.document }

    /// Takes the controllers in the order in which they will be in the container.
    init(_ controllers: [(node: NodeID, word: Word)], in context: ResolveContext) {
        self.controllers = controllers
        self.context = context
    }

    /// Finds the lines that embed the controllers.
    ///
    /// - Parameter kind: the container.
    /// - Returns: the lines.
    /// - Throws: an error under the object that cannot be embedded.
    func resolve(_ kind: Embed.Container) throws(CommandError) -> Resolved {
        try check(kind)
        let ids = try controllers.map { controller throws(CommandError) in try context.id(of: controller.node) }
        let first = controllers[0].word.span
        let incoming = ids.map { id in document.connections(to: id).filter { $0.kind == .segue } }
        let initial = context.tree.attribute("initialViewController", of: context.tree.root)
        let expansion = Expansion(context)
        try expansion.run("add scene \(kind.rawValue)", at: first)
        guard let container = expansion.made.flatMap({ document.id(of: $0) }) else { return expansion.resolved }
        let relationship = kind == .navigationController ? "rootViewController" : "viewControllers"
        for (index, controller) in controllers.enumerated() {
            let span = controller.word.span
            for segue in incoming[index] where !segue.id.isEmpty {
                try expansion.run("set \(Quoting.quote(segue.id)) destination \(container)", at: span)
            }
            try expansion.run(
                "connect segue \(container) -> \(Quoting.quote(ids[index])) relationship relationship=\(relationship)",
                at: span)
        }
        if let initial, ids.contains(initial) { try expansion.run("set initial \(container)", at: first) }
        var resolved = expansion.resolved
        resolved.made = container
        return resolved
    }

    private func check(_ kind: Embed.Container) throws(CommandError) {
        for (node, word) in controllers {
            guard document.kind.isStoryboard, let scene = document.scene(of: node),
                document.controller(of: scene) == node
            else {
                throw CommandError(
                    "wrong-place", "\(document.display(node)) is not the controller of a scene", span: word.span)
            }
        }
        guard document.kind.family == .cocoaTouch else {
            throw CommandError(
                "wrong-place", "<\(kind.rawValue)> exists only on iOS and tvOS", span: controllers[0].word.span)
        }
        if kind == .navigationController, controllers.count > 1 {
            throw CommandError(
                "wrong-place", "a navigation controller has one root", span: controllers[1].word.span,
                hints: ["embed … in tabBarController"])
        }
    }
}
