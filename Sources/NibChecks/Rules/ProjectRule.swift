import ClassFacts
import NibDocument
import XMLTree

extension Rule {
    /// Makes a rule of a project, which finds what a search finds in each document.
    ///
    /// - Parameters:
    ///   - identifier: the rule's name.
    ///   - severity: the severity of its findings.
    ///   - message: what its findings say, after the name of the object.
    ///   - query: what is searched for, in words.
    ///   - find: returns what is found in a document: objects, connections or constraints.
    ///   - fix: returns the command that fixes one of them; nil if none does.
    package init(
        ofProject identifier: String, severity: Severity, message: String, query: String,
        find: @escaping @Sendable (NibDocument) -> [NodeID],
        fix: @escaping @Sendable (NibDocument, NodeID) -> String?
    ) {
        self.init(
            identifier, severity: severity, needsCode: false, summary: message,
            rationale: "A rule of the project, which finds: \(query)",
            check: { context, findings in
                let document = context.document
                for node in find(document) {
                    let object =
                        context.object(node) ?? document.connection(node).flatMap { context.source(of: $0) }
                        ?? document.container(of: node).flatMap { context.object($0) }
                    findings.add(
                        severity, "\(document.summary(of: node)): \(message)", at: node, object: object, in: context,
                        fix: fix(document, node))
                }
            })
    }
}
