import XMLTree

/// What a constraint says: `first.attribute relation second.attribute * multiplier + constant`.
public struct ConstraintForm: Equatable, Sendable {
    /// An object and one of its attributes.
    public struct Item: Equatable, Sendable {
        /// A view or a layout guide.
        public let object: NodeID
        /// A name of ``LayoutAttribute``.
        public let attribute: String

        /// Makes an item.
        public init(_ object: NodeID, _ attribute: String) {
            self.object = object
            self.attribute = LayoutAttribute.canonical(attribute)
        }
    }

    /// How the two sides compare; the raw values are those of documents.
    public enum Relation: String, Sendable {
        case equal
        case atMost = "lessThanOrEqual"
        case atLeast = "greaterThanOrEqual"

        /// The sign in commands.
        public var sign: String {
            switch self {
            case .equal: "="
            case .atMost: "<="
            case .atLeast: ">="
            }
        }
    }

    /// The left side.
    public var first: Item
    /// How the sides compare.
    public var relation = Relation.equal
    /// The item on the right side; nil where only the constant stands there.
    public var second: Item?
    /// A number or a ratio such as `16:9`.
    public var multiplier = "1"
    /// The constant, in points.
    public var constant = 0.0
    /// From 1 to 1000, which is required.
    public var priority = 1000.0
    /// Further attributes, such as `identifier`.
    public var others: [Attribute] = []

    /// Makes a constraint on one item.
    public init(first: Item) { self.first = first }
}

extension NibDocument {
    /// Layout guides by their tags: they stand for a part of a view.
    private static let guides: Set<String> = ["viewLayoutGuide", "userLayoutGuide", "viewControllerLayoutGuide"]

    /// Whether an element is a layout guide.
    public func isLayoutGuide(_ node: NodeID) -> Bool { Self.guides.contains(tree.name(node)) }

    /// The view that a constraint's item belongs to: itself, or the one that a guide is part of.
    ///
    /// - Returns: nil for what is neither.
    func layoutView(of node: NodeID) -> NodeID? {
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

    /// Whether an element is a view: something that has a frame.
    public func isView(_ node: NodeID) -> Bool {
        guard id(of: node) != nil else { return false }
        let symbol = tree.symbol(of: node)
        if let known = viewSymbols[symbol] { return known }
        let hasFrame = catalog.knownChildren(of: tree.name(node)).contains("rect@frame")
        viewSymbols[symbol] = hasFrame
        return hasFrame
    }

    /// The view that holds a constraint between items: their nearest common ancestor, the view itself for one item.
    ///
    /// Measured: of 8,850 constraints 8,841 stand there, a guide counted as its view; the rest were moved later.
    func constraintOwner(_ items: [NodeID]) -> NodeID? {
        let views = items.map { layoutView(of: $0) }
        guard let first = views.first, var owner = first else { return nil }
        for view in views.dropFirst() {
            guard let view, let common = commonView(owner, view) else { return nil }
            owner = common
        }
        return owner
    }

    private func commonView(_ a: NodeID, _ b: NodeID) -> NodeID? {
        var current: NodeID? = a
        while let view = current {
            if tree.contains(view, b), isView(view) { return view }
            current = tree.parent(view)
        }
        return nil
    }

    /// What a constraint's text calls an item: a guide by its view and key, as in `View.safeArea`.
    func layoutName(_ node: NodeID) -> String {
        guard tree.name(node) == "viewLayoutGuide", let view = layoutView(of: node),
            let key = tree.attribute("key", of: node)
        else { return display(node) }
        return "\(display(view)).\(key)"
    }

    // MARK: - Reading

    /// The objects that a constraint is about, its owner where the first item is left out.
    public func constraintItems(_ node: NodeID) -> [(object: NodeID, attribute: String)] {
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

    /// The constraints about an object, in the order of the document.
    ///
    /// - Parameters:
    ///   - object: a view or a layout guide.
    ///   - attribute: only those about this attribute of it; nil for all.
    /// - Returns: those that name it, and those of its own that leave it out.
    public func constraints(about object: NodeID, _ attribute: String? = nil) -> [NodeID] {
        var found = id(of: object).map { referrers(to: $0).filter { isConstraint($0) } } ?? []
        found += ownConstraints(of: object).filter { tree.attribute("firstItem", of: $0) == nil }
        let unique = inDocumentOrder(Array(Set(found)))
        return unique.filter { constraint in
            constraintItems(constraint).contains {
                $0.object == object && (attribute == nil || $0.attribute == attribute)
            }
        }
    }

    /// The constraints that stand in a view.
    private func ownConstraints(of view: NodeID) -> [NodeID] {
        guard let list = tree.elements(in: view).first(where: { tree.symbol(of: $0) == symbols.constraints }) else {
            return []
        }
        return tree.elements(in: list).filter { tree.symbol(of: $0) == symbols.constraint }
    }

    /// All constraints, in the order of the document.
    public var constraints: [NodeID] {
        tree.subtree(tree.root).filter { isConstraint($0) }
    }

    /// Whether a constraint has a say in where a view stands or how large it is: not so the one that holds it for
    /// others, but the one with a constraint on itself alone.
    func isPlaced(_ view: NodeID, by constraint: NodeID) -> Bool {
        let items = constraintItems(constraint)
        let owner = tree.parent(constraint).flatMap { tree.parent($0) }
        guard items.contains(where: { $0.object == view }) else { return false }
        return view != owner || items.allSatisfy { $0.object == view }
    }
}
