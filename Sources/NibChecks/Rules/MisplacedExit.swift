import ClassFacts
import NibDocument

extension Rule {
    /// Exits that are not beside their scene's controller, and unwind segues whose destination is not an exit.
    static let misplacedExit = Rule(
        "misplaced-exit", severity: .error, needsCode: false,
        summary: "an exit that is not beside its scene's controller, or an unwind segue that leads to no exit",
        rationale: """
            The exit of a scene must be beside the scene's controller. If it is inside another object, the storyboard \
            compiler silently omits the unwind segues that lead to it, and the controller has no segue with that \
            identifier at run time.
            """,
        check: { context, findings in
            guard context.document.kind.isStoryboard else { return }
            for object in context.objects where object.element == "exit" {
                let list = context.tree.parent(object.node)
                let holder = list.flatMap { context.tree.parent($0) }
                let isInPlace =
                    list.map { context.tree.name($0) } == "objects" && holder.map { context.tree.name($0) } == "scene"
                if !isInPlace {
                    findings.add(
                        .error, "the exit must be beside the scene's controller", at: object.node, object: object,
                        in: context)
                }
            }
            for connection in context.connections where connection.kind == .segue && connection.name == "unwind" {
                guard let target = context.object(withID: connection.destination), target.element != "exit" else {
                    continue
                }
                let name = connection.identifier.map { " '\($0)'" } ?? ""
                findings.add(
                    .error, "unwind segue\(name) leads to \(context.name(of: target)), not to an exit",
                    at: connection.node, attribute: "destination", object: context.source(of: connection), in: context,
                    runtime: connection.identifier.map { identifier in
                        let scene = context.source(of: connection)?.scene ?? -1
                        let controller = context.controller(ofScene: scene)
                        return .segue(
                            controller.map { context.objectClass(of: $0).runtimeName } ?? "UIViewController",
                            identifier: identifier
                        )
                    })
            }
        })
}
