import ClassFacts
import NibDocument
import XMLTree

extension Rule {
    /// Outlets from outside into a prototype, of which there may be many copies at run time.
    static let repeatingContent = Rule(
        "repeating-content", severity: .error, needsCode: false,
        summary: "an outlet that leads from outside into a prototype cell",
        rationale: """
            A prototype is instantiated for each row, so an outlet of the controller cannot say which copy it means. \
            On iOS the compiler refuses the outlet; connect it to the cell's own class instead. On macOS such an \
            outlet stays nil, which is a warning. Cells of static tables exist only once and may be connected.
            """,
        check: { context, findings in
            for connection in context.connections
            where connection.kind == .outlet || connection.kind == .outletCollection {
                guard let target = context.object(withID: connection.destination),
                    let prototype = prototype(around: target.node, context),
                    !context.tree.contains(prototype, inner: connection.source),
                    let source = context.source(of: connection)
                else { continue }
                findings.add(
                    context.isMac ? .warning : .error,
                    "\(words(connection.kind)) '\(connection.name)' of \(context.name(of: source)) leads into a prototype cell",
                    at: connection.node, attribute: "destination", object: source, in: context,
                    runtime: context.isMac ? nil : text(connection, from: source, to: target, in: context))
            }
        })

    /// Returns the error that the storyboard compiler prints.
    private static func text(
        _ connection: Connection, from source: CheckedObject, to target: CheckedObject, in context: DocumentContext
    ) -> RuntimeText {
        .repeatingContent(
            connection.name, source: context.objectClass(of: source).name, target: context.objectClass(of: target).name)
    }

    /// Returns the prototype that contains or is an element; nil if there is none.
    private static func prototype(around node: NodeID, _ context: DocumentContext) -> NodeID? {
        let tree = context.tree
        var current = node
        while let list = tree.parent(current) {
            switch tree.name(list) {
            case "prototypes", "prototypeCellViews": return current
            case "cells":
                if let holder = tree.parent(list), tree.name(holder) == "collectionView" { return current }
            default: break
            }
            current = list
        }
        return nil
    }
}
