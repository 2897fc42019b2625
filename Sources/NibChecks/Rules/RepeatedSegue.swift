import ClassFacts
import NibDocument
import XMLTree

extension Rule {
    /// Segues that an object has twice.
    static let repeatedSegue = Rule(
        "repeated-segue", severity: .warning, needsCode: false,
        summary: "a segue that its object has twice, with different ids",
        rationale: """
            Each segue of a control is performed when the control is used, so the destination is shown twice; of two \
            segues that code performs by their identifier, one is never used. A merge or a second drag causes this.
            """,
        check: { context, findings in
            var first: [NodeID: [[String]: Connection]] = [:]
            for connection in context.connections where connection.kind == .segue {
                // Each relationship of a container makes a child of its own.
                guard let source = context.source(of: connection),
                    !context.tree.attribute("relationship", of: connection.node, is: "viewControllers")
                else { continue }
                let values = context.tree.attributes(connection.node).filter { $0.name != "id" }
                    .map { "\($0.name)=\($0.value)" }.sorted()
                guard let other = first[connection.source]?[values] else {
                    first[connection.source, default: [:]][values] = connection
                    continue
                }
                findings.add(
                    .warning, "\(context.name(of: source)) has the segue \(other.id) twice", at: connection.node,
                    object: source, in: context, fix: Fix.disconnect(connection))
            }
        })
}
