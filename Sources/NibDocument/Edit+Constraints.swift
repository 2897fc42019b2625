import NibCatalog
import XMLTree

/// Adds and removes constraints as Interface Builder does.
extension Edit {
    /// Adds a constraint to the nearest common ancestor of its items, sorted by id.
    ///
    /// The views that it positions lose their fixed frame, and their autoresizing mask unless the document keeps masks.
    ///
    /// - Parameters:
    ///   - form: the content of the constraint.
    ///   - id: the id of the constraint.
    /// - Returns: the view that holds the constraint.
    /// - Throws: `NibError` if the items or attributes cannot be constrained in this way.
    package func addConstraint(_ form: ConstraintForm, id: String) throws(NibError) -> NodeID {
        let owner = try document.owner(of: form)
        let items = [form.first, form.second].compactMap { $0 }
        let attributes = try ordered(attributes(of: form, owner: owner) + [Attribute("id", id)])
        let list = list("constraints", in: owner)
        let constraint = tree.makeElement("constraint", attributes: attributes)
        insert(constraint, into: list, before: document.placeForConstraint(constraint, in: list))
        let isAlone = items.allSatisfy { $0.object == owner }
        for item in items where item.object != owner || isAlone { free(item.object) }
        return owner
    }

    /// Returns the attributes that differ from their defaults; the first item is left out if it holds the constraint.
    private func attributes(of form: ConstraintForm, owner: NodeID) throws(NibError) -> [Attribute] {
        var result: [Attribute] = []
        if form.first.object != owner { result.append(Attribute("firstItem", try requireID(form.first.object))) }
        result.append(Attribute("firstAttribute", form.first.attribute))
        if form.relation != .equal { result.append(Attribute("relation", form.relation.rawValue)) }
        if let second = form.second {
            result.append(Attribute("secondItem", try requireID(second.object)))
            result.append(Attribute("secondAttribute", second.attribute))
            if form.multiplier != "1" { result.append(Attribute("multiplier", form.multiplier)) }
        }
        if form.priority != 1000 { result.append(Attribute("priority", Numbers.spell(form.priority))) }
        if form.constant != 0 { result.append(Attribute("constant", Numbers.spell(form.constant))) }
        return result + form.others
    }

    private func ordered(_ attributes: [Attribute]) -> [Attribute] {
        var result: [Attribute] = []
        for attribute in attributes {
            let position = document.catalog.attributePosition(
                element: "constraint", present: result.map(\.name), new: attribute.name)
            result.insert(attribute, at: position)
        }
        return result
    }

    private func requireID(_ node: NodeID) throws(NibError) -> String {
        if let id = document.id(of: node) { return id }
        throw NibError(.badID, "<\(tree.name(node))> has no id, so no constraint can refer to it")
    }

    // MARK: - Frames

    /// Prepares a view to be positioned by constraints: removes its fixed frame, and its autoresizing mask unless the document keeps
    /// masks.
    private func free(_ view: NodeID) {
        guard standsInSubviews(view), !document.isLayoutGuide(view) else { return }
        // A view that is free already may have a mask, which Xcode keeps.
        let isFree =
            tree.attribute("translatesAutoresizingMaskIntoConstraints", of: view, is: "NO")
            && !tree.has("fixedFrame", on: view)
        guard !isFree else { return }
        removeAttribute("fixedFrame", of: view)
        // The views of a split view never have the attribute: 270 of 272.
        if isInSplitView(view) { return }
        setAttribute("translatesAutoresizingMaskIntoConstraints", to: "NO", of: view)
        if !document.keepsMasks, let mask = mask(of: view) { remove(mask) }
    }

    /// Gives a view a fixed frame, and a mask if the document has such masks, if no constraint positions the view any more.
    ///
    /// - Throws: `NibError` if the mask cannot be inserted.
    package func fixIfUnconstrained(_ view: NodeID) throws(NibError) {
        guard standsInSubviews(view), !isArranged(view),
            tree.attribute("translatesAutoresizingMaskIntoConstraints", of: view, is: "NO"),
            tree.attribute("fixedFrame", of: view) == nil,
            !document.constraints(about: view).contains(where: { document.isPlaced(view, by: $0) })
        else { return }
        setAttribute("fixedFrame", to: "YES", of: view)
        guard document.masksFixedFrames, mask(of: view) == nil else { return }
        let vertical = document.kind.family == .cocoa ? "flexibleMinY" : "flexibleMaxY"
        let mask = tree.makeElement(
            "autoresizingMask",
            attributes: [
                Attribute("key", "autoresizingMask"), Attribute("flexibleMaxX", "YES"), Attribute(vertical, "YES"),
            ])
        try place(mask, into: view)
    }

    private func standsInSubviews(_ view: NodeID) -> Bool {
        tree.parent(view).map { tree.symbol(of: $0) == document.symbols.subviews } ?? false
    }

    private func isInSplitView(_ view: NodeID) -> Bool {
        tree.parent(view).flatMap { tree.parent($0) }.map { tree.name($0) == "splitView" } ?? false
    }

    /// Whether a stack or split view lays out a view.
    private func isArranged(_ view: NodeID) -> Bool {
        let owner = tree.parent(view).flatMap { tree.parent($0) }
        return owner.map { ["stackView", "splitView"].contains(tree.name($0)) } ?? false
    }

    private func mask(of view: NodeID) -> NodeID? {
        tree.elements(in: view).first { tree.attribute("key", of: $0, is: "autoresizingMask") }
    }
}

extension NibDocument {
    /// Finds the view that holds a new constraint, and checks whether its items can be compared.
    ///
    /// - Returns: the nearest common ancestor of the items.
    /// - Throws: `NibError` if the items or attributes cannot be constrained in this way.
    package func owner(of form: ConstraintForm) throws(NibError) -> NodeID {
        try check(form)
        let items = [form.first, form.second].compactMap { $0 }
        if let owner = constraintOwner(items.map(\.object)) { return owner }
        throw NibError(
            .wrongPlace, "no view contains both \(items.map { display($0.object) }.joined(separator: " and "))")
    }

    private func check(_ form: ConstraintForm) throws(NibError) {
        for item in [form.first, form.second].compactMap({ $0 }) { try check(item) }
        guard let kind = LayoutAttribute.kind(form.first.attribute) else { return }
        guard let second = form.second else {
            if kind == .size { return }
            throw NibError(
                .badValue, "'\(form.first.attribute)' is a position and must be compared with one of another object")
        }
        let names = "'\(form.first.attribute)' and '\(second.attribute)'"
        guard LayoutAttribute.kind(second.attribute) == kind else {
            throw NibError(.badValue, "\(names) cannot be compared: they measure different things")
        }
        let directions = [form.first, second].compactMap { LayoutAttribute.direction($0.attribute) }
        if directions.count == 2, directions[0] != directions[1] {
            throw NibError(.badValue, "\(names) cannot be compared: only one of them depends on the writing direction")
        }
        if form.first == second { throw NibError(.badValue, "an attribute cannot be compared with itself") }
    }

    private func check(_ item: ConstraintForm.Item) throws(NibError) {
        guard layoutView(of: item.object) != nil else {
            throw NibError(.wrongPlace, "\(display(item.object)) is not a view, so it has no constraints")
        }
        let names = LayoutAttribute.names(kind.family)
        guard names.contains(item.attribute) else {
            throw NibError(.badValue, "'\(item.attribute)' is not a layout attribute", candidates: names)
        }
    }
}
