import ClassFacts
import NibDocument
import XMLTree

extension Rule {
    /// Required constraints that cannot all hold.
    static let layoutConflict = Rule(
        "layout-conflict", severity: .warning, needsCode: false,
        summary: "required constraints that contradict or repeat each other",
        rationale: """
            If two required constraints give one attribute two constants, one of them cannot hold. UIKit and AppKit break one and log it, \
            and nobody can say which. A constraint that is there twice does nothing but hinder whoever changes one of them. What an outlet \
            leads to may be changed or deactivated by code, so it is a note. Constraints that are removed at build time, or that only some \
            traits have, are left out.
            """,
        check: { context, findings in
            var seen: [LayoutConflict.Subject: [LayoutConflict]] = [:]
            let varied = LayoutConflict.varied(in: context)
            for constraint in context.constraints {
                guard let new = LayoutConflict(constraint, in: context.document, varied: varied) else { continue }
                if let old = seen[new.subject]?.first(where: { $0.contradicts(new) || $0.repeats(new) }) {
                    old.report(with: new, to: &findings, in: context)
                }
                seen[new.subject, default: []].append(new)
            }
        })
}

/// A required constraint, in the form in which two that concern the same are alike.
private struct LayoutConflict {
    /// What a constraint compares.
    struct Subject: Hashable {
        let first: NodeID
        let firstAttribute: String
        let second: NodeID?
        let secondAttribute: String
        let multiplier: String
    }

    let node: NodeID
    let id: String?
    let subject: Subject
    private let relation: ConstraintForm.Relation
    private let constant: Double

    /// Reads a constraint; nil if it need not hold, or not always.
    ///
    /// - Parameters:
    ///   - node: the constraint.
    ///   - document: its document.
    ///   - varied: the ids of what only some traits have.
    init?(_ node: NodeID, in document: NibDocument, varied: Set<String>) {
        guard let form = document.form(of: node), form.priority >= 1000,
            !form.others.contains(where: { ["placeholder", "symbolic"].contains($0.name) }),
            document.tree.firstElement(in: node) == nil
        else { return nil }
        id = document.tree.attribute("id", of: node)
        let ids = [form.first.object, form.second?.object].compactMap { $0 }.compactMap { document.id(of: $0) }
        guard !(ids + (id.map { [$0] } ?? [])).contains(where: varied.contains) else { return nil }
        self.node = node
        let isReversed = form.multiplier == "1" && form.second.map { $0.object < form.first.object } == true
        let (first, second) = isReversed ? (form.second ?? form.first, form.first) : (form.first, form.second)
        subject = Subject(
            first: first.object, firstAttribute: first.attribute, second: second?.object,
            secondAttribute: second?.attribute ?? "", multiplier: form.multiplier)
        constant = isReversed ? 0 - form.constant : form.constant
        relation = isReversed ? form.relation.reversed : form.relation
    }

    /// The ids in the masks of variations: what is installed for some traits only.
    static func varied(in context: DocumentContext) -> Set<String> {
        let tree = context.tree
        guard let mask = tree.symbol("mask") else { return [] }
        let masks = tree.subtree(tree.root).filter { tree.symbol(of: $0) == mask }
        return Set(masks.flatMap { tree.elements(in: $0) }.compactMap { tree.attribute("reference", of: $0) })
    }

    /// Whether not both can hold.
    func contradicts(_ other: LayoutConflict) -> Bool {
        switch (relation, other.relation) {
        case (.equal, .equal): constant != other.constant
        case (.equal, .atLeast), (.atMost, .equal), (.atMost, .atLeast): constant < other.constant
        case (.equal, .atMost), (.atLeast, .equal), (.atLeast, .atMost): constant > other.constant
        default: false
        }
    }

    /// Whether both say the same.
    func repeats(_ other: LayoutConflict) -> Bool { relation == other.relation && constant == other.constant }

    func report(with other: LayoutConflict, to findings: inout Findings, in context: DocumentContext) {
        let document = context.document
        let item = document.constraintItems(other.node).first ?? (subject.first, subject.firstAttribute)
        let name = "\(item.attribute) of \(document.display(item.object))"
        let message =
            contradicts(other)
            ? "\(name) cannot be both \(text) and \(other.text)" : "\(name) is constrained twice in the same way"
        let isHeld = [id, other.id].contains { $0.map(context.heldIDs.contains) == true }
        let isDuplicate = repeats(other) && !isHeld
        findings.add(
            isHeld ? .note : .warning, message, at: other.node, object: context.object(item.object), in: context,
            fix: isDuplicate ? other.id.flatMap(Fix.plain).map { "remove \($0)" } : nil)
    }

    private var text: String { "\(relation.sign) \(constant == 0 ? "0" : Numbers.spell(constant))" }
}

extension ConstraintForm.Relation {
    /// The relation of the sides after they have changed places.
    fileprivate var reversed: ConstraintForm.Relation {
        switch self {
        case .equal: .equal
        case .atMost: .atLeast
        case .atLeast: .atMost
        }
    }
}
