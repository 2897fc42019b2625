import NibDocument
import XMLTree

/// What a constraint is about: a view, or a guide that stands for a part of one.
struct LayoutTarget {
    /// The part of the view.
    enum Part: Hashable {
        case whole
        case safeArea, margins, readable
        /// The content and the frame of a scroll view.
        case content, frame
        /// A guide of the document's own, by its index among the guides.
        case guide(Int)
        /// What was the safe area before Xcode 9: the lines below the bars at the top and above those at the bottom.
        case topLine, bottomLine
    }

    let view: Int
    let part: Part
}

/// A constraint of the document, as far as the system needs it.
struct LayoutConstraint {
    let node: NodeID
    let first: LayoutTarget
    let firstAttribute: String
    let second: LayoutTarget?
    let secondAttribute: String
    let relation: ConstraintForm.Relation
    let multiplier: Double
    let constant: Double
    let priority: Double
}

/// Reads the constraints of a tree of views.
struct LayoutConstraints {
    let tree: LayoutTree
    let installed: InstalledTraits
    private(set) var constraints: [LayoutConstraint] = []
    /// The guides of the document's own, with the views that they belong to.
    private(set) var guides: [(node: NodeID, view: Int)] = []
    /// Constraints about something that has no frame here, and the views that they are about.
    private(set) var unknown: Set<Int> = []
    private var guideOfNode: [NodeID: Int] = [:]
    /// The views that constraints are about. Interface Builder keeps the others where they are.
    private(set) var mentioned: Set<Int> = []

    init(_ tree: LayoutTree, installed: InstalledTraits) {
        self.tree = tree
        self.installed = installed
        let document = tree.document.tree
        for (index, item) in tree.items.enumerated() {
            for list in document.elements(in: item.node) {
                switch document.name(list) {
                case "constraints":
                    for constraint in document.elements(in: list) where document.name(constraint) == "constraint" {
                        read(constraint, holder: index)
                    }
                case "userGuides":
                    for guide in document.elements(in: list) where guideOfNode[guide] == nil { add(guide, in: index) }
                default: continue
                }
            }
        }
    }

    private mutating func add(_ guide: NodeID, in view: Int) {
        guideOfNode[guide] = guides.count
        guides.append((guide, view))
    }

    private mutating func read(_ node: NodeID, holder: Int) {
        guard installed.isInstalled(node) else { return }
        func value(_ name: String) -> String? { installed.attribute(name, of: node) }
        guard let firstAttribute = value("firstAttribute") else { return }
        let first = value("firstItem").map { target($0) } ?? LayoutTarget(view: holder, part: .whole)
        let second = value("secondItem").map { target($0) }
        guard let first, second.map({ $0 != nil }) ?? true else {
            for known in [first, second ?? nil].compactMap({ $0 }) { unknown.insert(known.view) }
            return
        }
        mentioned.insert(first.view)
        if let second = second ?? nil { mentioned.insert(second.view) }
        constraints.append(
            LayoutConstraint(
                node: node, first: first, firstAttribute: LayoutAttribute.canonical(firstAttribute),
                second: second ?? nil, secondAttribute: LayoutAttribute.canonical(value("secondAttribute") ?? ""),
                relation: value("relation").flatMap(ConstraintForm.Relation.init) ?? .equal,
                multiplier: value("multiplier").map(ConstraintForm.factor) ?? 1,
                constant: value("constant").flatMap { Double($0) } ?? 0,
                priority: value("priority").flatMap { Double($0) } ?? 1000))
    }

    private mutating func target(_ id: String) -> LayoutTarget? {
        guard let node = tree.document.element(withID: id) else { return nil }
        if let index = tree.indexOfNode[node] { return LayoutTarget(view: index, part: .whole) }
        let document = tree.document.tree
        switch document.name(node) {
        case "viewLayoutGuide":
            guard let view = document.parent(node).flatMap({ tree.indexOfNode[$0] }) else { return nil }
            switch document.attribute("key", of: node) {
            case "safeArea", "keyboard": return LayoutTarget(view: view, part: .safeArea)
            case "layoutMargins": return LayoutTarget(view: view, part: .margins)
            case "readable", "readableContent": return LayoutTarget(view: view, part: .readable)
            case "contentLayoutGuide": return LayoutTarget(view: view, part: .content)
            case "frameLayoutGuide": return LayoutTarget(view: view, part: .frame)
            default: return nil
            }
        case "viewControllerLayoutGuide":
            guard let view = tree.document.layoutView(of: node).flatMap({ tree.indexOfNode[$0] }) else { return nil }
            let isTop = document.attribute("type", of: node, is: "top")
            return LayoutTarget(view: view, part: isTop ? .topLine : .bottomLine)
        case "userLayoutGuide":
            guard let view = tree.document.layoutView(of: node).flatMap({ tree.indexOfNode[$0] }) else { return nil }
            if guideOfNode[node] == nil { add(node, in: view) }
            return guideOfNode[node].map { LayoutTarget(view: view, part: .guide($0)) }
        default: return nil
        }
    }
}
