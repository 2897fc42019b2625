import ClassFacts
import NibDocument
import XMLTree

extension Rule {
    /// Outlets that are connected more than once.
    static let repeatedOutlet = Rule(
        "repeated-outlet", severity: .warning, needsCode: false,
        summary: "an outlet that is connected more than once",
        rationale: """
            An outlet holds one object. Each connection sets it while the nib is loaded, so only the last of several \
            takes effect. Interface Builder never makes two, but a merge or an edit by hand may. An outlet collection \
            is different: it has one connection for each of its objects, but holds an object twice that is connected twice.
            """,
        check: { context, findings in
            let connections = context.connections
            var later: [NodeID: [String: Int]] = [:]
            reportRepeatedObjects(in: context, to: &findings)
            for (index, connection) in connections.enumerated().reversed() where connection.kind == .outlet {
                guard let last = later[connection.source]?[connection.name].map({ connections[$0] }) else {
                    later[connection.source, default: [:]][connection.name] = index
                    continue
                }
                guard let source = context.source(of: connection) else { continue }
                findings.add(
                    .warning,
                    "outlet '\(connection.name)' of \(context.name(of: source)) is connected again by \(last.id); only the last counts",
                    at: connection.node, attribute: "property", object: source, in: context,
                    // Which of two different objects is meant, only the author knows.
                    fix: last.destination == connection.destination ? Fix.disconnect(connection) : nil)
            }
        })

    /// Reports objects that an outlet collection holds twice.
    private static func reportRepeatedObjects(in context: DocumentContext, to findings: inout Findings) {
        var seen: [NodeID: Set<String>] = [:]
        for connection in context.connections where connection.kind == .outletCollection {
            let member = connection.name + " " + connection.destination
            guard !seen[connection.source, default: []].insert(member).inserted,
                let source = context.source(of: connection)
            else { continue }
            let target = context.object(withID: connection.destination).map(context.name) ?? connection.destination
            findings.add(
                .warning, "outlet collection '\(connection.name)' of \(context.name(of: source)) holds \(target) twice",
                at: connection.node, attribute: "property", object: source, in: context,
                fix: Fix.disconnect(connection))
        }
    }
}
