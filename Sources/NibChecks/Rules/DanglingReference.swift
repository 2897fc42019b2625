import ClassFacts
import NibDocument
import XMLTree

extension Rule {
    /// References to ids that the document does not contain.
    static let danglingReference = Rule(
        "dangling-reference", severity: .error, needsCode: false,
        summary: "a connection, constraint or other reference to an id that the document does not have",
        rationale: """
            A connection whose destination is missing connects nothing, and a constraint whose item is missing cannot \
            be made. Interface Builder removes such references when it removes an object, but a merge or an edit by \
            hand may leave them. A constraint is a warning: Xcode builds the document without it.
            """,
        check: { context, findings in
            for connection in context.connections where isGone(connection.destination, in: context) {
                let source = context.source(of: connection)
                let name = connection.kind == .segue ? "segue" : "\(words(connection.kind)) '\(connection.name)'"
                let from = source.map { " of \(context.name(of: $0))" } ?? ""
                findings.add(
                    .error, "\(name)\(from) leads to '\(connection.destination)', but there is no such object",
                    at: connection.node,
                    attribute: context.isMac && connection.kind == .action ? "target" : "destination",
                    object: source, in: context, fix: Fix.disconnect(connection))
            }
            for node in context.constraints {
                for attribute in ["firstItem", "secondItem"] {
                    guard let id = context.tree.attribute(attribute, of: node), isGone(id, in: context) else {
                        continue
                    }
                    let view = context.document.object(around: node).flatMap(context.object)
                    findings.add(
                        .warning, "\(attribute) of a constraint is '\(id)', but there is no such object", at: node,
                        attribute: attribute, object: view, in: context,
                        fix: context.document.id(of: node).flatMap(Fix.plain).map { "remove \($0)" })
                }
            }
        })

    private static func isGone(_ id: String, in context: DocumentContext) -> Bool {
        !id.isEmpty && !context.document.hasID(id)
    }

    /// Returns the kind of a connection in words.
    static func words(_ kind: Connection.Kind) -> String {
        switch kind {
        case .outlet: "outlet"
        case .outletCollection: "outlet collection"
        case .action: "action"
        case .segue: "segue"
        case .binding: "binding"
        case .accessibilityConnection: "accessibility connection"
        }
    }
}
