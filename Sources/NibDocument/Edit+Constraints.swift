import NibCatalog
import XMLTree

/// Making and removing constraints as Interface Builder does.
extension Edit {
    /// Adds a constraint to the nearest common ancestor of its items, in the order of ids.
    ///
    /// The views that it places are free of the fixed frame and the autoresizing mask then: of 2,740 constrained views
    /// in documents none has the one, and one has the other.
    ///
    /// - Parameters:
    ///   - form: what it says.
    ///   - id: its id.
    /// - Returns: the view that holds it.
    /// - Throws: `NibError` for items or attributes that no constraint can be about.
    public func addConstraint(_ form: ConstraintForm, id: String) throws(NibError) -> NodeID {
        try check(form)
        let items = [form.first, form.second].compactMap { $0 }
        guard let owner = document.constraintOwner(items.map(\.object)) else {
            throw NibError(
                .wrongPlace,
                "\(items.map { document.display($0.object) }.joined(separator: " and ")) have no view around both")
        }
        let attributes = try ordered(attributes(of: form, owner: owner) + [Attribute("id", id)])
        let list = list("constraints", in: owner)
        let constraint = tree.makeElement("constraint", attributes)
        insert(constraint, into: list, before: document.placeForConstraint(constraint, in: list))
        let isAlone = items.allSatisfy { $0.object == owner }
        for item in items where item.object != owner || isAlone { free(item.object) }
        return owner
    }

    /// The attributes that are not at their defaults; the first item is left out when it holds the constraint.
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
        throw NibError(.badID, "<\(tree.name(node))> has no id, so that no constraint can name it")
    }

    // MARK: - Checking

    private func check(_ form: ConstraintForm) throws(NibError) {
        for item in [form.first, form.second].compactMap({ $0 }) { try check(item) }
        guard let kind = LayoutAttribute.kind(form.first.attribute) else { return }
        guard let second = form.second else {
            if kind == .size { return }
            throw NibError(
                .badValue, "'\(form.first.attribute)' is a place and needs another object's to compare with")
        }
        let names = "'\(form.first.attribute)' and '\(second.attribute)'"
        guard LayoutAttribute.kind(second.attribute) == kind else {
            throw NibError(.badValue, "\(names) cannot be compared: they do not measure the same")
        }
        let directions = [form.first, second].compactMap { LayoutAttribute.direction($0.attribute) }
        if directions.count == 2, directions[0] != directions[1] {
            throw NibError(.badValue, "\(names) cannot be compared: one of them follows the direction of writing")
        }
        if form.first == second { throw NibError(.badValue, "an attribute cannot be compared with itself") }
    }

    private func check(_ item: ConstraintForm.Item) throws(NibError) {
        guard document.layoutView(of: item.object) != nil else {
            throw NibError(.wrongPlace, "\(document.display(item.object)) is no view, so that it has no constraints")
        }
        let names = LayoutAttribute.names(document.kind.family)
        guard names.contains(item.attribute) else {
            throw NibError(.badValue, "'\(item.attribute)' is no attribute of layouts", candidates: names)
        }
    }

    // MARK: - Frames

    /// Makes a view one that constraints place.
    private func free(_ view: NodeID) {
        guard standsInSubviews(view), !document.isLayoutGuide(view) else { return }
        removeAttribute("fixedFrame", of: view)
        if !tree.attribute("translatesAutoresizingMaskIntoConstraints", of: view, is: "NO") {
            setAttribute("translatesAutoresizingMaskIntoConstraints", to: "NO", of: view)
        }
        if let mask = mask(of: view) { remove(mask) }
    }

    /// Makes a view that no constraint places any more one with a fixed frame, as it is without constraints.
    public func fixIfUnconstrained(_ view: NodeID) throws(NibError) {
        guard standsInSubviews(view), !isArranged(view),
            tree.attribute("translatesAutoresizingMaskIntoConstraints", of: view, is: "NO"),
            tree.attribute("fixedFrame", of: view) == nil,
            !document.constraints(about: view).contains(where: { document.isPlaced(view, by: $0) })
        else { return }
        setAttribute("fixedFrame", to: "YES", of: view)
        guard mask(of: view) == nil else { return }
        let vertical = document.kind.family == .cocoa ? "flexibleMinY" : "flexibleMaxY"
        let mask = tree.makeElement(
            "autoresizingMask",
            [Attribute("key", "autoresizingMask"), Attribute("flexibleMaxX", "YES"), Attribute(vertical, "YES")])
        try place(mask, into: view)
    }

    private func standsInSubviews(_ view: NodeID) -> Bool {
        tree.parent(view).map { tree.symbol(of: $0) == document.symbols.subviews } ?? false
    }

    /// Whether a stack or split view lays a view out.
    private func isArranged(_ view: NodeID) -> Bool {
        let owner = tree.parent(view).flatMap { tree.parent($0) }
        return owner.map { ["stackView", "splitView"].contains(tree.name($0)) } ?? false
    }

    private func mask(of view: NodeID) -> NodeID? {
        tree.elements(in: view).first { tree.attribute("key", of: $0, is: "autoresizingMask") }
    }
}
