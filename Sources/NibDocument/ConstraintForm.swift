import XMLTree

/// The content of a constraint: `first.attribute relation second.attribute * multiplier + constant`.
package struct ConstraintForm: Equatable, Sendable {
    /// An object and one of its layout attributes.
    package struct Item: Equatable, Sendable {
        /// A view or a layout guide.
        package let object: NodeID
        /// The attribute, by its name in ``LayoutAttribute``.
        package let attribute: String

        /// Makes an item.
        package init(_ object: NodeID, attribute: String) {
            self.object = object
            self.attribute = LayoutAttribute.canonical(attribute)
        }
    }

    /// How the two sides compare; the raw values are the spellings in documents.
    package enum Relation: String, Sendable {
        case equal
        case atMost = "lessThanOrEqual"
        case atLeast = "greaterThanOrEqual"

        /// The operator in commands.
        package var sign: String {
            switch self {
            case .equal: "="
            case .atMost: "<="
            case .atLeast: ">="
            }
        }
    }

    /// The item on the left side.
    package var first: Item
    /// How the two sides compare.
    package var relation = Relation.equal
    /// The item on the right side; nil if the right side is only the constant.
    package var second: Item?
    /// The factor of the second item, as a number or a ratio such as `16:9`.
    package var multiplier = "1"
    /// The constant in points.
    package var constant = 0.0
    /// The priority from 1 to 1000; 1000 means required.
    package var priority = 1000.0
    /// Further attributes, such as `identifier`.
    package var others: [Attribute] = []

    /// The number that a multiplier is, which may be written as a ratio such as `16:9` or `3/7`.
    package static func factor(_ multiplier: String) -> Double {
        let parts = multiplier.split { $0 == ":" || $0 == "/" }.map { Double($0) ?? 0 }
        if parts.count == 2, parts[1] != 0 { return parts[0] / parts[1] }
        return Double(multiplier) ?? 1
    }

    /// Makes a constraint with its first item; set the other properties afterwards.
    package init(first: Item) { self.first = first }
}

extension NibDocument {
    /// The elements of layout guides, which represent a part of a view.
    private static let guides: Set<String> = ["viewLayoutGuide", "userLayoutGuide", "viewControllerLayoutGuide"]

    /// Whether an element is a layout guide.
    package func isLayoutGuide(_ node: NodeID) -> Bool { Self.guides.contains(tree.name(node)) }

    /// Returns the view of a constraint's item: the item itself, or the view that a layout guide belongs to.
    ///
    /// - Returns: nil if the element is neither a view nor a layout guide.
    package func layoutView(of node: NodeID) -> NodeID? {
        switch tree.name(node) {
        case "viewLayoutGuide": return tree.parent(node)
        case "userLayoutGuide": return tree.parent(node).flatMap { tree.parent($0) }
        case "viewControllerLayoutGuide":
            let controller = tree.parent(node).flatMap { tree.parent($0) }
            return controller.flatMap { controller in
                tree.elements(in: controller).first { tree.attribute("key", of: $0, is: "view") }
            }
        default: return isView(node) ? node : nil
        }
    }

    /// Whether an element is a view, that is, has a frame.
    package func isView(_ node: NodeID) -> Bool {
        guard id(of: node) != nil else { return false }
        let symbol = tree.symbol(of: node)
        if let known = viewSymbols[symbol] { return known }
        let hasFrame = catalog.knownChildren(of: tree.name(node)).contains("rect@frame")
        viewSymbols[symbol] = hasFrame
        return hasFrame
    }

    /// Returns the view that must hold a constraint: the nearest common ancestor of the items' views, for one item its
    /// view.
    ///
    /// Of 8,850 constraints in the documents measured, 8,841 are there; the others were moved later.
    func constraintOwner(_ items: [NodeID]) -> NodeID? {
        let views = items.map { layoutView(of: $0) }
        guard let first = views.first, var owner = first else { return nil }
        for view in views.dropFirst() {
            guard let view, let common = commonView(of: owner, and: view) else { return nil }
            owner = common
        }
        return constraintHolder(owner)
    }

    private func commonView(of a: NodeID, and b: NodeID) -> NodeID? {
        var current: NodeID? = a
        while let view = current {
            if tree.contains(view, inner: b), isView(view) { return view }
            current = tree.parent(view)
        }
        return nil
    }

    /// Returns the name of an item in a constraint's text; for a view's guide the view and the key, such as
    /// `View.safeArea`.
    func layoutName(_ node: NodeID, inFull: Bool) -> String {
        guard tree.name(node) == "viewLayoutGuide", let view = layoutView(of: node),
            let key = tree.attribute("key", of: node)
        else { return name(of: node, inFull: inFull) }
        return "\(name(of: view, inFull: inFull)).\(key)"
    }

    // MARK: - Reading

    /// Returns the content of a constraint; nil if it lacks an item or an attribute.
    package func form(of constraint: NodeID) -> ConstraintForm? {
        let items = constraintItems(constraint)
        func value(_ name: String) -> String? { tree.attribute(name, of: constraint) }
        guard let first = items.first, value("secondItem") == nil || items.count == 2 else { return nil }
        var form = ConstraintForm(first: ConstraintForm.Item(first.object, attribute: first.attribute))
        form.relation = value("relation").flatMap(ConstraintForm.Relation.init) ?? .equal
        form.second = items.count == 2 ? ConstraintForm.Item(items[1].object, attribute: items[1].attribute) : nil
        form.multiplier = value("multiplier") ?? "1"
        form.constant = value("constant").flatMap { Double($0) } ?? 0
        form.priority = value("priority").flatMap { Double($0) } ?? 1000
        form.others = ["identifier", "symbolic", "placeholder", "userLabel"].compactMap { name in
            value(name).map { Attribute(name, $0) }
        }
        return form
    }

    /// Returns the items of a constraint; a missing first item is the view that holds the constraint.
    package func constraintItems(_ node: NodeID) -> [(object: NodeID, attribute: String)] {
        let owner = tree.parent(node).flatMap { tree.parent($0) }
        var items: [(NodeID, String)] = []
        let first = tree.attribute("firstItem", of: node).map { element(withID: $0) } ?? owner
        if let first, let attribute = tree.attribute("firstAttribute", of: node) { items.append((first, attribute)) }
        if let second = tree.attribute("secondItem", of: node).flatMap({ element(withID: $0) }),
            let attribute = tree.attribute("secondAttribute", of: node)
        {
            items.append((second, attribute))
        }
        return items
    }

    /// Returns the view whose list a constraint is in; nil if it is elsewhere.
    package func holder(ofConstraint constraint: NodeID) -> NodeID? {
        guard let list = tree.parent(constraint), tree.symbol(of: list) == symbols.constraints else { return nil }
        return tree.parent(list)
    }

    /// Whether a view can hold a constraint about an object: itself, what is in it, and the guides of old storyboards, which belong to the
    /// controller. Of 592,801 constraints in 15,438 documents all are so.
    package func canHold(_ holder: NodeID, constraintAbout object: NodeID) -> Bool {
        tree.contains(holder, inner: object) || tree.name(object) == "viewControllerLayoutGuide"
    }

    /// Returns the constraints that an object would leave in a view that it is no longer in.
    ///
    /// - Parameters:
    ///   - object: the object, with everything in it.
    ///   - parent: the element that it is moved into.
    /// - Returns: the constraints in document order.
    package func constraintsLeft(by object: NodeID, movingInto parent: NodeID) -> [NodeID] {
        var left: Set<NodeID> = []
        for inner in tree.subtree(object) where id(of: inner) != nil {
            for constraint in constraintsNaming(inner) {
                guard let holder = holder(ofConstraint: constraint), !tree.contains(object, inner: holder),
                    !tree.contains(holder, inner: parent)
                else { continue }
                left.insert(constraint)
            }
        }
        return inDocumentOrder(Array(left))
    }

    /// Returns the constraints that involve an object, in document order.
    ///
    /// - Parameters:
    ///   - object: a view or a layout guide.
    ///   - attribute: a layout attribute to which the result is limited; nil for all.
    /// - Returns: the constraints that name the object, and those in its own list that leave it out as their first
    ///   item.
    package func constraints(about object: NodeID, _ attribute: String? = nil) -> [NodeID] {
        inDocumentOrder(constraintsNaming(object)).filter { constraint in
            constraintItems(constraint).contains {
                $0.object == object && (attribute == nil || $0.attribute == attribute)
            }
        }
    }

    /// Whether there is a constraint with exactly this content.
    package func hasConstraint(_ form: ConstraintForm) -> Bool {
        constraintsNamingFewest(of: form).contains { self.form(of: $0) == form }
    }

    /// Returns the constraints that may be about the same items as another one, in the order of the document.
    package func constraints(besides form: ConstraintForm) -> [NodeID] {
        inDocumentOrder(constraintsNamingFewest(of: form))
    }

    /// Returns the constraints of that item which fewer name: a view may be in the constraints of all the others.
    private func constraintsNamingFewest(of form: ConstraintForm) -> [NodeID] {
        let items = [form.first.object] + (form.second.map { [$0.object] } ?? [])
        return constraintsNaming(items.min { referrerCount(of: $0) < referrerCount(of: $1) }!)
    }

    private func referrerCount(of object: NodeID) -> Int { id(of: object).map { references.count(of: $0) } ?? 0 }

    /// Returns the constraints that name an object, and those in its own list that leave out their first item, in no particular order.
    private func constraintsNaming(_ object: NodeID) -> [NodeID] {
        let named = id(of: object).map { references.nodes($0).filter { isConstraint($0) } } ?? []
        return named + ownConstraints(of: object).filter { tree.attribute("firstItem", of: $0) == nil }
    }

    /// Returns the constraints in a view's own list.
    private func ownConstraints(of view: NodeID) -> [NodeID] {
        guard let list = tree.elements(in: view).first(where: { tree.symbol(of: $0) == symbols.constraints }) else {
            return []
        }
        return tree.elements(in: list).filter { tree.symbol(of: $0) == symbols.constraint }
    }

    /// All constraints, in document order.
    package var constraints: [NodeID] {
        tree.subtree(tree.root).filter { isConstraint($0) }
    }

    /// Whether a constraint helps to determine the frame of a view.
    ///
    /// A constraint that the view only holds for its subviews does not, but one between attributes of the view itself
    /// does.
    package func isPlaced(_ view: NodeID, by constraint: NodeID) -> Bool {
        let items = constraintItems(constraint)
        let owner = tree.parent(constraint).flatMap { tree.parent($0) }
        guard items.contains(where: { $0.object == view }) else { return false }
        return view != owner || items.allSatisfy { $0.object == view }
    }
}
