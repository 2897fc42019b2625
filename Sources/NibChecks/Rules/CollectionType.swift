import ClassFacts
import NibDocument

extension Rule {
    /// Outlet collections whose property is not an array, and outlets whose property is one.
    static let collectionType = Rule(
        "collection-type", severity: .error, needsCode: true,
        summary: "an outlet collection whose property is not an array, or an outlet whose property is one",
        rationale: """
            A nib sets an array for an outlet collection, and an object for an outlet. If the property is declared the \
            other way, the app ends at the first message that the value does not understand; for a Swift array that is \
            while the nib is loaded.
            """,
        check: { context, findings in
            for connection in context.connections
            where connection.kind == .outlet || connection.kind == .outletCollection {
                guard let source = context.source(of: connection),
                    case .code(let found) = context.resolver.key(connection.name, of: context.objectClass(of: source)),
                    found.member.kind == .property, let isArray = OutletFit(context.resolver).isArray(found),
                    isArray != (connection.kind == .outletCollection),
                    !isArray || !holdsArray(connection, in: context)
                else { continue }
                let name = "'\(connection.name)' of \(context.name(of: source))"
                findings.add(
                    .error,
                    isArray
                        ? "outlet \(name) is an array in class '\(found.className)' and needs an outlet collection"
                        : "outlet collection \(name) is not an array in class '\(found.className)' but a \(found.member.type)",
                    at: connection.node, attribute: "property", object: source, in: context,
                    declaration: found.place)
            }
        })

    /// Whether an outlet's object is an array itself, as a macOS document can have one.
    private static func holdsArray(_ connection: Connection, in context: DocumentContext) -> Bool {
        guard let object = context.object(withID: connection.destination) else { return false }
        return OutletFit(context.resolver).isArray(context.objectClass(of: object))
    }
}
