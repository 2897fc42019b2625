import ClassFacts
import NibDocument

extension Rule {
    /// Views that are the view of two controllers.
    static let sharedView = Rule(
        "shared-view", severity: .error, needsCode: false,
        summary: "a view that two controllers have as their view",
        rationale: """
            A view belongs to one view controller. If the outlet 'view' of File's Owner leads to the view of a \
            controller in the nib, or if two controllers share a view, UIKit throws. On macOS the view moves to the \
            controller that was connected last, which is only noted, because some programs mean that.
            """,
        check: { context, findings in
            var owners: [String: CheckedObject] = [:]
            for object in context.objects where context.tree.attribute("key", of: object.node, is: "view") {
                guard let holder = context.document.container(of: object.node).flatMap(context.object),
                    isController(holder, in: context)
                else { continue }
                owners[object.id] = holder
            }
            for connection in context.connections where connection.kind == .outlet && connection.name == "view" {
                // The rule 'cross-scene' reports a connection to the view of another scene, which is never made.
                guard let source = context.source(of: connection), isController(source, in: context),
                    !context.leadsToAnotherScene(connection)
                else { continue }
                if let other = owners[connection.destination], other.node != source.node {
                    report(connection, source: source, other: other, in: context, to: &findings)
                } else {
                    owners[connection.destination] = source
                }
            }
        })

    private static func report(
        _ connection: Connection, source: CheckedObject, other: CheckedObject, in context: DocumentContext,
        to findings: inout Findings
    ) {
        guard let view = context.object(withID: connection.destination) else { return }
        findings.add(
            context.isMac ? .note : .error,
            "\(context.document.typeName(of: view.node)) is the view of both \(context.name(of: source)) and "
                + context.name(of: other), at: connection.node, attribute: "destination", object: view, in: context,
            runtime: context.isMac
                ? nil
                : .sharedView(
                    context.objectClass(of: view).runtimeName, first: context.objectClass(of: other).runtimeName,
                    second: context.objectClass(of: source).runtimeName))
    }

    /// Whether an object is or may be a view controller.
    private static func isController(_ object: CheckedObject, in context: DocumentContext) -> Bool {
        let base = context.isMac ? "NSViewController" : "UIViewController"
        if let name = context.objectClass(of: object).framework { return context.catalog.isClass(name, kindOf: base) }
        let system = context.objectClass(of: object).system ?? ""
        return object.placeholder == .owner || context.catalog.isClass(system, kindOf: base)
    }
}
