import ClassFacts
import NibDocument

extension Rule {
    /// Connections from one scene to another.
    static let crossScene = Rule(
        "cross-scene", severity: .warning, needsCode: false,
        summary: "an outlet, action or binding that leads from one scene to another",
        rationale: """
            Each scene of a storyboard is loaded separately, so an object in it cannot refer to an object of another \
            scene; only segues lead from one scene to another. Such a connection is never made. It usually remains \
            from copying a scene.
            """,
        check: { context, findings in
            guard context.scenes.count > 1 else { return }
            for connection in context.connections where connection.kind != .segue {
                guard let source = context.source(of: connection), context.leadsToAnotherScene(connection) else {
                    continue
                }
                findings.add(
                    .warning,
                    "\(words(connection.kind)) '\(connection.name)' of \(context.name(of: source)) leads to another scene",
                    at: connection.node, object: source, in: context)
            }
        })
}
