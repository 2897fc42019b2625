import ClassFacts
import NibDocument
import XMLTree

extension Rule {
    /// Views whose place no constraint says.
    static let layoutAmbiguous = Rule(
        "layout-ambiguous", severity: .warning, needsCode: false,
        summary: "views with constraints, none of which says where they are",
        rationale: """
            A view that constraints place, and that no constraint ties to its superview in one direction, neither itself nor by way of \
            other views, may be anywhere: UIKit and AppKit choose a place, often the left or the top edge, and Interface Builder marks \
            the view as ambiguous. Only what is so on every device and with any content is found; 'layout' says which views are \
            ambiguous with the sizes in the document. What an outlet leads to may be placed by code, as may what is in a view of a class \
            of its own, so these are notes.
            """,
        check: { context, findings in
            let document = context.document
            let ties = PlacedViews(document, constraints: context.constraints)
            let varied = document.variedIDs
            for object in context.objects {
                let axes = ties.openAxes(of: object.node)
                guard !axes.isEmpty, !varied.contains(object.id) else { continue }
                let names = axes.map { $0 == .horizontal ? "horizontally" : "vertically" }
                findings.add(
                    isPlacedByCode(object, in: context) ? .note : .warning,
                    "no constraint says where \(context.name(of: object)) is \(names.joined(separator: " or "))",
                    at: object.node, object: object, in: context)
            }
        })

    private static func isPlacedByCode(_ object: CheckedObject, in context: DocumentContext) -> Bool {
        let superview = context.tree.parent(object.node).flatMap { context.tree.parent($0) }
        let hasClass = [object.node, superview].compactMap { $0 }.contains {
            context.tree.attribute("customClass", of: $0) != nil
        }
        return hasClass || context.heldIDs.contains(object.id)
    }
}

/// The views that constraints tie to their superviews, directly or by way of others.
///
/// Views in a view tie each other: where one of them is said, so are all. A constraint of something in a view counts as one of the
/// view, so that a view is never said to be open that might not be.
private struct PlacedViews {
    private let document: NibDocument
    /// For each view in a direction, another one that it is tied to; a view at the end of such a row is tied to itself.
    private var ties: [Place: Place] = [:]
    /// The ends of rows of which a member is tied to the superview.
    private var fixed: Set<Place> = []
    /// The views that constraints are about.
    private var mentioned: Set<NodeID> = []

    private struct Place: Hashable {
        let view: NodeID
        let axis: LayoutAttribute.Kind
    }

    init(_ document: NibDocument, constraints: [NodeID]) {
        self.document = document
        for constraint in constraints { add(constraint) }
    }

    /// The directions in which nothing says where a view is.
    func openAxes(of view: NodeID) -> [LayoutAttribute.Kind] {
        guard mentioned.contains(view), isPlacedByConstraints(view) else { return [] }
        return [.horizontal, .vertical].filter { !fixed.contains(end(of: Place(view: view, axis: $0))) }
    }

    private static let placing: Set<String> = [
        "stackView", "splitView", "gridView", "tabView", "collectionView", "tableView", "outlineView", "clipView",
        "box", "browser", "scrubber", "ruleEditor", "predicateEditor", "toolbar", "navigationBar",
    ]

    private func isPlacedByConstraints(_ view: NodeID) -> Bool {
        let tree = document.tree
        guard tree.attribute("translatesAutoresizingMaskIntoConstraints", of: view, is: "NO"),
            !tree.attribute("fixedFrame", of: view, is: "YES"), let list = tree.parent(view),
            tree.name(list) == "subviews", let superview = tree.parent(list)
        else { return false }
        let isScrolling = document.kind.family == .cocoa && tree.name(superview) == "scrollView"
        return document.isView(superview) && !isScrolling && !Self.placing.contains(tree.name(superview))
    }

    private mutating func add(_ constraint: NodeID) {
        let items = document.constraintItems(constraint)
        for item in items { mentioned.insert(item.object) }
        guard items.count == 2, let axis = LayoutAttribute.kind(items[0].attribute), axis != .size,
            let first = document.layoutView(of: items[0].object), let second = document.layoutView(of: items[1].object)
        else { return fix(items) }
        let (a, b) = (path(to: first), path(to: second))
        let common = zip(a, b).prefix { $0 == $1 }.count
        let (lower, other) = (Array(a[common...]), Array(b[common...]))
        if let one = lower.first, let two = other.first {
            tie(Place(view: one, axis: axis), to: Place(view: two, axis: axis))
            // What keeps its frame is somewhere, and so is what is tied to it.
            for view in [one, two] where !isPlacedByConstraints(view) { fix(Place(view: view, axis: axis)) }
            for view in lower.dropFirst() + other.dropFirst() { fix(Place(view: view, axis: axis)) }
        } else {
            for view in lower + other { fix(Place(view: view, axis: axis)) }
        }
    }

    /// Counts what a constraint that is not understood is about as placed, unless it is about sizes.
    private mutating func fix(_ items: [(object: NodeID, attribute: String)]) {
        for item in items {
            guard let view = document.layoutView(of: item.object) else { continue }
            for axis in [LayoutAttribute.Kind.horizontal, .vertical] where LayoutAttribute.kind(item.attribute) != .size
            {
                for view in path(to: view) { fix(Place(view: view, axis: axis)) }
            }
        }
    }

    /// The views that a view is in, the outermost first, and the view itself.
    private func path(to view: NodeID) -> [NodeID] {
        var path = [view]
        var next = document.tree.parent(view)
        while let node = next {
            if document.isView(node) { path.append(node) }
            next = document.tree.parent(node)
        }
        return path.reversed()
    }

    private func end(of place: Place) -> Place {
        var place = place
        while let next = ties[place] { place = next }
        return place
    }

    private mutating func tie(_ one: Place, to two: Place) {
        let (a, b) = (end(of: one), end(of: two))
        guard a != b else { return }
        ties[a] = b
        if fixed.contains(a) { fixed.insert(b) }
    }

    private mutating func fix(_ place: Place) { fixed.insert(end(of: place)) }
}
