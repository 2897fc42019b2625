import NibDifference
import NibDocument
import XMLTree

/// Describes changes in the words of the inspectors.
struct ChangeWords {
    let difference: NibDifference
    private var old: NibDocument { difference.old }
    private var new: NibDocument { difference.new }
    private let oldPaths: PropertyPaths
    private let newPaths: PropertyPaths

    /// A description of one change, or of all changes of one element's attributes.
    struct Line {
        /// What is added (`+`), removed (`-`) or changed.
        let mark: String
        let text: String
        /// The kind of an element that was removed and added again with nothing but another id.
        var again: Change.Kind?
        /// Whether a whole scene is new or gone.
        var isOfScene = false
        /// The object that is new or gone.
        var subject: Owner?
        /// Whether the change is only of an object's place.
        var isMove = false
        /// The changes that it tells.
        var changes: [Change.ID] = []
        /// What stands for it in a picture.
        var number: Int?
    }

    /// The object under which changes are listed: one of the new document, unless only the old one has it.
    struct Owner: Hashable {
        let node: NodeID
        let isGone: Bool
    }

    init(_ difference: NibDifference) {
        self.difference = difference
        (oldPaths, newPaths) = (PropertyPaths(difference.old), PropertyPaths(difference.new))
    }

    /// The object that a change is listed under; nil for the document itself.
    ///
    /// It is that of the new document, if it is still there, so that one object has one name.
    func object(of change: Change) -> (node: NodeID, document: NibDocument)? {
        guard let found = place(of: change) else { return nil }
        guard found.document === old, let node = difference.pairing.new(for: found.node) else { return found }
        return (node, new)
    }

    /// The same as something to compare.
    func owner(of change: Change) -> Owner? {
        object(of: change).map { Owner(node: $0.node, isGone: $0.document === old) }
    }

    /// The scene of an object under which changes are listed.
    func scene(of owner: Owner) -> Owner? {
        guard let scene = (owner.isGone ? old : new).scene(of: owner.node) else { return nil }
        guard owner.isGone, let node = difference.pairing.new(for: scene) else {
            return Owner(node: scene, isGone: owner.isGone)
        }
        return Owner(node: node, isGone: false)
    }

    /// The document that has an object under which changes are listed.
    func document(of owner: Owner) -> NibDocument { owner.isGone ? old : new }

    private func place(of change: Change) -> (node: NodeID, document: NibDocument)? {
        let (node, document) = change.new.map { ($0, new) } ?? (change.old!, old)
        if change.kind == .scene { return (node, document) }
        let isOwn = change.kind == .object && change.aspect != .presence
        let start = isOwn ? node : document.tree.parent(node)
        guard let object = start.flatMap({ document.object(around: $0) }) else {
            guard change.kind == .object, change.aspect == .presence else { return nil }
            return document.scene(of: node).map { ($0, document) }
        }
        return (object, document)
    }

    /// Describes changes of one element: one change, or several of attributes.
    func line(_ changes: [Change]) -> Line {
        let change = changes[0]
        switch change.aspect {
        case .presence: return presence(change)
        case .attribute:
            if change.kind == .constraint, let formulas = formulas(changes) { return Line(mark: " ", text: formulas) }
            if changes.count > 1, let values = whole(changes) { return Line(mark: " ", text: values) }
            return Line(mark: " ", text: attributes(changes))
        case .place: return Line(mark: " ", text: "\(subject(of: change))moved to \(placeText(of: change))")
        case .position: return Line(mark: " ", text: position(change))
        case .text: return Line(mark: " ", text: "\(name(of: change)): \(values(change))")
        case .comment: return Line(mark: " ", text: "comment \(values(change))")
        case .spelling: return Line(mark: " ", text: "\(name(of: change)) is written differently")
        }
    }

    // MARK: - Presence

    private func presence(_ change: Change) -> Line {
        guard let before = change.old else {
            let text = element(change.new!, in: new, kind: change.kind)
            return Line(
                mark: "+", text: text, isOfScene: change.kind == .scene, subject: subject(change.new, of: change.kind))
        }
        guard let after = change.new else {
            let text = element(before, in: old, kind: change.kind)
            return Line(
                mark: "-", text: text, isOfScene: change.kind == .scene,
                subject: subject(before, of: change.kind, isGone: true))
        }
        let text =
            "\(path(of: after, in: new)): \(ValueText.value(of: before, in: old)) → \(ValueText.value(of: after, in: new))"
        return Line(mark: " ", text: text)
    }

    /// What a picture outlines for an element that is new or gone: an object, or a scene.
    private func subject(_ node: NodeID?, of kind: Change.Kind, isGone: Bool = false) -> Owner? {
        kind == .object || kind == .scene ? node.map { Owner(node: $0, isGone: isGone) } : nil
    }

    /// Whether a change is of the frame of an object, or of its place among others.
    func isMove(_ change: Change) -> Bool {
        switch change.aspect {
        case .place, .position: change.kind == .object || change.kind == .scene
        case .attribute: change.kind == .part && change.new.map { new.tree.name($0) == "rect" } == true
        default: false
        }
    }

    private func element(_ node: NodeID, in document: NibDocument, kind: Change.Kind) -> String {
        switch kind {
        case .connection: return connection(node, in: document)
        case .constraint: return "constraint \(document.constraintSummary(node))"
        case .runtimeAttribute:
            let attribute = document.runtimeAttribute(node)
            return "runtime attribute \(attribute.keyPath): \(attribute.value)"
        case .object, .scene:
            let inner = document.tree.subtree(node).filter { $0 != node && document.id(of: $0) != nil }
            let objects = inner.filter { !document.isConnection($0) && !document.isConstraint($0) }.count
            let more = objects == 0 ? "" : " with \(objects) object\(objects == 1 ? "" : "s")"
            let name = kind == .scene ? document.tree.attribute("sceneID", of: node) : document.id(of: node)
            let id = name.map { "  \($0)" } ?? ""
            return "\(document.display(node))\(id)\(more)"
        default: return "\(partName(node, in: document)): \(ValueText.value(of: node, in: document))"
        }
    }

    /// A connection as the inspector of its source names it.
    private func connection(_ node: NodeID, in document: NibDocument) -> String {
        guard let connection = document.connection(node) else { return document.tree.name(node) }
        let to =
            document.element(withID: connection.destination).map { destination($0, in: document) }
            ?? connection.destination
        switch connection.kind {
        case .action:
            return "action \(connection.event.map { "\($0) " } ?? "")→ \(to).\(connection.name)"
        case .segue:
            let name = connection.identifier.map { " \"\($0)\"" } ?? ""
            return "segue \(connection.relationship ?? connection.name)\(name) → \(to)"
        case .binding: return "binding \(connection.name) → \(to).\(connection.keyPath ?? "")"
        case .outlet: return "outlet \(connection.name) → \(to)"
        case .outletCollection: return "outlet collection \(connection.name) → \(to)"
        case .accessibilityConnection: return "accessibility \(connection.name) → \(to)"
        }
    }

    /// What a connection leads to: an object by its label, a constraint by its formula.
    private func destination(_ node: NodeID, in document: NibDocument) -> String {
        document.isConstraint(node) ? "constraint \(document.constraintSummary(node))" : document.display(node)
    }

    // MARK: - Attributes

    /// The attributes of a constraint that its formula says.
    private static let terms: Set<String> = [
        "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier", "constant",
        "priority",
    ]

    /// A constraint before and after, if several parts of its formula differ and nothing else does.
    private func formulas(_ changes: [Change]) -> String? {
        guard changes.count > 1, changes.allSatisfy({ Self.terms.contains($0.attribute ?? "") }),
            let before = changes[0].old, let after = changes[0].new
        else { return nil }
        let (from, to) = (old.constraintSummary(before), new.constraintSummary(after))
        return from == to ? nil : "constraint \(from) → \(to)"
    }

    /// Attributes before and after, with the name of what has them.
    private func attributes(_ changes: [Change]) -> String {
        guard [.constraint, .connection].contains(changes[0].kind) else {
            return changes.map { "\(name(of: $0)): \(values($0))" }.joined(separator: ", ")
        }
        // The formula of a constraint is long, and says the new values.
        let all = changes.map { "\($0.attribute ?? ""): \(values($0))" }.joined(separator: ", ")
        return "\(name(of: changes[0])) (\(all))"
    }

    /// What the change is about, as a path from the object under which it is listed.
    private func name(of change: Change) -> String {
        let (node, document) = change.new.map { ($0, new) } ?? (change.old!, old)
        switch change.kind {
        case .connection:
            return document.connection(node).map { "\($0.kind.rawValue) \($0.name)" } ?? document.tree.name(node)
        case .constraint:
            // The priority is told with its old value.
            let summary = document.constraintSummary(node).split(separator: " @", maxSplits: 1).first.map(String.init)
            return "constraint \(summary ?? "")"
        case .runtimeAttribute: return "runtime attribute \(document.tree.attribute("keyPath", of: node) ?? "")"
        case .object, .document, .scene: return change.attribute ?? document.tree.name(node)
        default:
            let path = partName(node, in: document)
            return change.attribute.map { path.isEmpty ? $0 : "\(path).\($0)" } ?? path
        }
    }

    /// The path to a part; that of an option of a binding begins with the binding's name.
    private func partName(_ node: NodeID, in document: NibDocument) -> String {
        var holder = document.tree.parent(node)
        while let parent = holder, document.id(of: parent) == nil { holder = document.tree.parent(parent) }
        guard let holder, let connection = document.connection(holder) else { return path(of: node, in: document) }
        let path = paths(in: document).path(from: holder, to: node).description
        return "\(connection.kind.rawValue) \(connection.name) \(path)"
    }

    private func values(_ change: Change) -> String {
        if change.kind == .runtimeAttribute, let before = change.old, let after = change.new {
            return "\(runtimeValue(before, in: old)) → \(runtimeValue(after, in: new))"
        }
        let isReference =
            change.attribute.map { name in
                change.new.map { new.catalog.isReference(element: new.tree.name($0), attribute: name) } ?? false
            } ?? false
        func shown(_ value: String?, _ document: NibDocument) -> String {
            guard let value else { return "unset" }
            if isReference, let node = document.element(withID: value) { return document.display(node) }
            return ValueText.short(value)
        }
        if let from = change.oldValue, let to = change.newValue, !isReference {
            return ValueText.arrow(from: from, to: to)
        }
        let (from, to) = (shown(change.oldValue, old), shown(change.newValue, new))
        // Objects with one label are told apart by their ids.
        if from == to, let id = change.oldValue, let newID = change.newValue { return "\(from) \(id) → \(newID)" }
        return "\(from) → \(to)"
    }

    private func runtimeValue(_ node: NodeID, in document: NibDocument) -> String {
        let isOne = document.tree.name(node) == "userDefinedRuntimeAttribute"
        return isOne ? ValueText.short(document.runtimeAttribute(node).value) : "none"
    }

    /// Elements whose attributes are one value.
    private static let values: Set<String> = [
        "rect", "point", "size", "inset", "edgeInsets", "directionalEdgeInsets", "color", "fontDescription", "font",
    ]

    /// The numbers of a rectangle, or the color, before and after.
    private func whole(_ changes: [Change]) -> String? {
        guard let before = changes[0].old, let after = changes[0].new, changes[0].kind == .part,
            Self.values.contains(new.tree.name(after))
        else { return nil }
        let (from, to) = (ValueText.value(of: before, in: old), ValueText.value(of: after, in: new))
        // Some attributes, such as the color space, are not part of the short description.
        return from == to ? nil : "\(path(of: after, in: new)): \(from) → \(to)"
    }

    // MARK: - Parts

    /// The path to a part from the object around it.
    func path(of node: NodeID, in document: NibDocument) -> String {
        let start = document.tree.parent(node).flatMap { document.object(around: $0) } ?? document.tree.root
        return paths(in: document).path(from: start, to: node).description
    }

    private func paths(in document: NibDocument) -> PropertyPaths { document === new ? newPaths : oldPaths }

    // MARK: - Places

    /// Lists that need not be named, because of what moved to them.
    private static let plainLists: Set<String> = ["subviews", "objects", "connections", "constraints"]

    private func placeText(of change: Change) -> String {
        guard let node = change.new else { return "" }
        let place = new.nibPlace(of: node)
        let holder = new.object(around: place.holder) ?? place.holder
        let slot = place.slot.filter { !Self.plainLists.contains($0) }.map {
            $0.hasPrefix("@") ? String($0.dropFirst()) : $0
        }
        return ([new.display(holder)] + slot).joined(separator: ".")
    }

    private func position(_ change: Change) -> String {
        "\(subject(of: change))moved from position \(change.oldValue ?? "") to \(change.newValue ?? "")"
    }

    /// The name of what moved, if it is not the object under which the change is listed.
    private func subject(of change: Change) -> String {
        change.kind == .object || change.kind == .scene ? "" : "\(name(of: change)) "
    }
}
