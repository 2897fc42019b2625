import ClassFacts
import NibDocument

extension Rule {
    /// Ids that more than one element has.
    static let duplicateID = Rule(
        "duplicate-id", severity: .error, needsCode: false,
        summary: "an id that several elements have",
        rationale: """
            An id identifies one element of a document. If two elements have the same id, which happens when a merge \
            goes wrong or a part is copied by hand, a connection may lead to either of them, and Interface Builder may \
            refuse to open the document.
            """,
        check: { context, findings in
            let shared = Set(context.document.sharedIDs)
            guard !shared.isEmpty else { return }
            var first: [String: String] = [:]
            var references: [String: SharedReferences] = [:]
            for node in context.tree.subtree(context.tree.root) {
                guard let id = context.document.id(of: node), shared.contains(id) else { continue }
                guard let owner = first[id] else {
                    first[id] = context.document.typeName(of: node)
                    references[id] = SharedReferences(id: id, in: context.document)
                    continue
                }
                let unclear = references[id]?.unclear.first.map(context.document.description)
                findings.add(
                    .error,
                    "the id '\(id)' already belongs to \(owner)"
                        + (unclear.map { ", and \($0) may mean any of them" } ?? ""),
                    at: node, attribute: "id", object: context.object(node), in: context,
                    fix: unclear == nil ? Fix.plain(id).map { "renew \($0)" } : nil)
            }
        })
}
