import ClassFacts
import NibDocument
import XMLTree

extension Rule {
    /// Required constraints that cannot all hold.
    static let layoutConflict = Rule(
        "layout-conflict", severity: .warning, needsCode: false,
        summary: "required constraints that contradict or repeat each other",
        rationale: """
            If required constraints contradict each other, as two that give one attribute two constants, one of them cannot hold. UIKit \
            and AppKit break one and log it, and nobody can say which. Only what is in conflict whatever the screen and the contents are \
            is found; 'layout' finds what does not fit the sizes in the document. A constraint that is there twice does nothing but hinder whoever changes one of them. What an outlet \
            leads to may be changed or deactivated by code, so it is a note. Constraints that are removed at build time, or that only some \
            traits have, are left out.
            """,
        check: { context, findings in
            var seen: [RequiredConstraint.Subject: [LayoutConflict]] = [:]
            let varied = context.document.variedIDs
            var certain = CertainConflicts(context.document)
            for constraint in context.constraints {
                guard let new = LayoutConflict(constraint, in: context.document, varied: varied) else { continue }
                let subject = new.demand.subject
                let conflict = certain.add(constraint)
                if let old = seen[subject]?.first(where: { $0.contradicts(new) }) {
                    new.report(among: [old.node, new.node], to: &findings, in: context)
                } else if let old = seen[subject]?.first(where: { $0.repeats(new) }) {
                    old.reportRepeated(by: new, to: &findings, in: context)
                } else if !conflict.isEmpty {
                    new.report(among: conflict, to: &findings, in: context)
                }
                seen[subject, default: []].append(new)
            }
        })
}

/// A required constraint that every trait has.
private struct LayoutConflict {
    let node: NodeID
    let id: String?
    let demand: RequiredConstraint

    /// Reads a constraint; nil if it need not hold, or not always.
    ///
    /// - Parameters:
    ///   - node: the constraint.
    ///   - document: its document.
    ///   - varied: the ids of what only some traits have.
    init?(_ node: NodeID, in document: NibDocument, varied: Set<String>) {
        guard let demand = RequiredConstraint(node, in: document) else { return nil }
        id = document.tree.attribute("id", of: node)
        let ids = document.constraintItems(node).compactMap { document.id(of: $0.object) }
        guard !(ids + (id.map { [$0] } ?? [])).contains(where: varied.contains) else { return nil }
        (self.node, self.demand) = (node, demand)
    }

    func contradicts(_ other: LayoutConflict) -> Bool { demand.contradicts(other.demand) }

    func repeats(_ other: LayoutConflict) -> Bool { demand.repeats(other.demand) }

    /// Reports that the constraint and others, of which more than two may be needed, cannot all hold.
    func report(among conflict: [NodeID], to findings: inout Findings, in context: DocumentContext) {
        let document = context.document
        guard let item = document.constraintItems(node).first else { return }
        let texts = conflict.map { "'\(document.constraintSummary($0))'" }
        let isHeld = conflict.compactMap { document.id(of: $0) }.contains(where: context.heldIDs.contains)
        findings.add(
            isHeld ? .note : .warning, "these constraints cannot all hold: \(texts.joined(separator: ", "))", at: node,
            object: context.object(item.object), in: context)
    }

    /// Reports that another constraint says the same.
    func reportRepeated(by other: LayoutConflict, to findings: inout Findings, in context: DocumentContext) {
        let document = context.document
        guard let item = document.constraintItems(other.node).first else { return }
        let isHeld = [id, other.id].contains { $0.map(context.heldIDs.contains) == true }
        findings.add(
            isHeld ? .note : .warning,
            "\(item.attribute) of \(document.display(item.object)) is constrained twice in the same way",
            at: other.node, object: context.object(item.object), in: context,
            fix: isHeld ? nil : other.id.flatMap(Fix.plain).map { "remove \($0)" })
    }
}
