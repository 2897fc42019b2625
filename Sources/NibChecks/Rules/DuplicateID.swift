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
        triggering: [
            RuleExample(
                .iOSXib,
                body: """
                    <view id="iN0-l3-epB"/>
                    <label id="iN0-l3-epB"/>
                    """, finds: ["error: the id 'iN0-l3-epB' already belongs to View"])
        ],
        nonTriggering: [
            RuleExample(
                .iOSXib,
                body: """
                    <view id="iN0-l3-epB"/>
                    <label id="iN0-l3-epC"/>
                    """)
        ],
        check: { context, findings in
            let shared = Set(context.document.sharedIDs)
            guard !shared.isEmpty else { return }
            var first: [String: String] = [:]
            for node in context.tree.subtree(context.tree.root) {
                guard let id = context.document.id(of: node), shared.contains(id) else { continue }
                guard let owner = first[id] else {
                    first[id] = context.document.typeName(of: node)
                    continue
                }
                findings.add(
                    .error, "the id '\(id)' already belongs to \(owner)", at: node, attribute: "id",
                    object: context.object(node), in: context)
            }
        })
}
