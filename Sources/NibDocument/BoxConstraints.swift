import XMLTree

/// The constraints of what is in a macOS box: up to toolsVersion 9532 the box holds them, and they name it where they are about the views'
/// superview; later it is the content view (Documentation/Format/Constraints.md#where-they-are).
extension NibDocument {
    /// The first `toolsVersion` whose content views hold the constraints of boxes.
    private static let firstWithContentViews = 10000

    /// Returns the content view of a box; nil for other views.
    private func boxContent(_ view: NodeID) -> NodeID? {
        tree.name(view) == "box" ? child(keyed: "contentView", of: view) : nil
    }

    /// Whether a box holds the constraints of what is in it.
    private func holdsConstraints(_ box: NodeID, around content: NodeID) -> Bool {
        if (1..<Self.firstWithContentViews).contains(toolsVersion) { return true }
        // What an older version saved stays as it is.
        func list(_ view: NodeID) -> NodeID? { tree.elements(in: view).first { tree.name($0) == "constraints" } }
        guard list(content) == nil, let constraints = list(box) else { return false }
        return tree.elements(in: constraints).contains { constraint in
            constraintItems(constraint).contains { $0.object != content && tree.contains(content, inner: $0.object) }
        }
    }

    /// Returns the view that holds constraints in place of another one: the box for its content view, in documents that have them there.
    func constraintHolder(_ view: NodeID) -> NodeID {
        guard let box = tree.parent(view), boxContent(box) == view, holdsConstraints(box, around: view) else {
            return view
        }
        return box
    }

    /// Returns a constraint as Interface Builder writes it: between a box and what is in it, it names the box or its content view, whichever
    /// holds it.
    ///
    /// - Parameter form: the constraint.
    /// - Returns: the constraint, nearly always the same.
    package func inBoxes(_ form: ConstraintForm) -> ConstraintForm {
        guard kind.family == .cocoa, let second = form.second else { return form }
        func meant(_ item: ConstraintForm.Item, beside other: ConstraintForm.Item) -> ConstraintForm.Item {
            var object = constraintHolder(item.object)
            if let content = boxContent(item.object), id(of: content) != nil, content != other.object,
                tree.contains(content, inner: other.object), !holdsConstraints(item.object, around: content)
            {
                object = content
            }
            return ConstraintForm.Item(object, attribute: item.attribute)
        }
        var changed = form
        changed.first = meant(form.first, beside: second)
        changed.second = meant(second, beside: form.first)
        return changed
    }
}
