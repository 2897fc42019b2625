import XMLTree

/// What a required constraint says, in the form in which two that concern the same are alike.
package struct RequiredConstraint: Sendable {
    /// What a constraint compares.
    package struct Subject: Hashable, Sendable {
        /// The object on the left side.
        package let first: NodeID
        let firstAttribute: String
        let second: NodeID?
        let secondAttribute: String
        let multiplier: String
    }

    /// What it compares.
    package let subject: Subject
    private let relation: ConstraintForm.Relation
    private let constant: Double

    /// Reads a constraint; nil if it need not hold, or is removed at build time.
    package init?(_ form: ConstraintForm) {
        guard form.priority >= 1000, !form.others.contains(where: { ["placeholder", "symbolic"].contains($0.name) })
        else { return nil }
        let isReversed = form.multiplier == "1" && form.second.map { $0.object < form.first.object } == true
        let (first, second) = isReversed ? (form.second ?? form.first, form.first) : (form.first, form.second)
        subject = Subject(
            first: first.object, firstAttribute: first.attribute, second: second?.object,
            secondAttribute: second?.attribute ?? "", multiplier: form.multiplier)
        constant = isReversed ? 0 - form.constant : form.constant
        relation = isReversed ? form.relation.reversed : form.relation
    }

    /// Reads a constraint of a document; nil also if its values differ between traits.
    package init?(_ node: NodeID, in document: NibDocument) {
        guard document.tree.firstElement(in: node) == nil, let form = document.form(of: node) else { return nil }
        self.init(form)
    }

    /// Whether not both can hold; both compare the same.
    package func contradicts(_ other: RequiredConstraint) -> Bool {
        switch (relation, other.relation) {
        case (.equal, .equal): constant != other.constant
        case (.equal, .atLeast), (.atMost, .equal), (.atMost, .atLeast): constant < other.constant
        case (.equal, .atMost), (.atLeast, .equal), (.atLeast, .atMost): constant > other.constant
        default: false
        }
    }

    /// Whether both say the same; both compare the same.
    package func repeats(_ other: RequiredConstraint) -> Bool {
        relation == other.relation && constant == other.constant
    }
}

extension NibDocument {
    /// The ids of what only some traits have.
    package var variedIDs: Set<String> {
        guard let mask = tree.symbol("mask") else { return [] }
        let masks = tree.subtree(tree.root).filter { tree.symbol(of: $0) == mask }
        return Set(masks.flatMap { tree.elements(in: $0) }.compactMap { tree.attribute("reference", of: $0) })
    }
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
