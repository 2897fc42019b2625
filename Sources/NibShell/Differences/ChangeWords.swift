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
    }

    init(_ difference: NibDifference) {
        self.difference = difference
        (oldPaths, newPaths) = (PropertyPaths(difference.old), PropertyPaths(difference.new))
    }

    /// The object that a change is listed under; nil for the document itself.
    func object(of change: Change) -> (node: NodeID, document: NibDocument)? {
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
            return Line(mark: " ", text: changes.map(attribute).joined(separator: ", "))
        case .place: return Line(mark: " ", text: "moved to \(placeText(of: change))")
        case .position: return Line(mark: " ", text: position(change))
        case .text: return Line(mark: " ", text: "\(name(of: change)): \(values(change))")
        case .comment: return Line(mark: " ", text: "comment \(values(change))")
        case .spelling: return Line(mark: " ", text: "\(name(of: change)) is written differently")
        }
    }

    // MARK: - Presence

    private func presence(_ change: Change) -> Line {
        guard let before = change.old else {
            return Line(mark: "+", text: element(change.new!, in: new, kind: change.kind))
        }
        guard let after = change.new else {
            return Line(mark: "-", text: element(before, in: old, kind: change.kind))
        }
        let text = "\(path(of: after, in: new)): \(value(of: before, in: old)) → \(value(of: after, in: new))"
        return Line(mark: " ", text: text)
    }

    private func element(_ node: NodeID, in document: NibDocument, kind: Change.Kind) -> String {
        switch kind {
        case .connection: return connection(node, in: document)
        case .constraint: return "constraint \(document.constraintSummary(node))"
        case .runtimeAttribute:
            let known = document.runtimeAttributes(of: document.nibPlace(of: node).holder).first { $0.node == node }
            return "runtime attribute \(known?.keyPath ?? ""): \(known?.value ?? "")"
        case .object, .scene:
            let inner = document.tree.subtree(node).filter { $0 != node && document.id(of: $0) != nil }
            let objects = inner.filter { !document.isConnection($0) && !document.isConstraint($0) }.count
            let more = objects == 0 ? "" : " with \(objects) object\(objects == 1 ? "" : "s")"
            let id = document.id(of: node).map { "  \($0)" } ?? ""
            return "\(document.display(node))\(id)\(more)"
        default: return "\(path(of: node, in: document)): \(value(of: node, in: document))"
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
        return "constraint \(old.constraintSummary(before)) → \(new.constraintSummary(after))"
    }

    private func attribute(_ change: Change) -> String { "\(name(of: change)): \(values(change))" }

    /// What the change is about, as a path from the object under which it is listed.
    private func name(of change: Change) -> String {
        let (node, document) = change.new.map { ($0, new) } ?? (change.old!, old)
        switch change.kind {
        case .connection:
            let name = document.connection(node).map { "\($0.kind.rawValue) \($0.name)" } ?? ""
            return "\(name) \(change.attribute ?? "")"
        case .constraint:
            // The priority is told with its old value.
            let summary = document.constraintSummary(node).split(separator: " @", maxSplits: 1).first.map(String.init)
            return "constraint \(summary ?? "") \(change.attribute ?? "")"
        case .runtimeAttribute: return "runtime attribute \(document.tree.attribute("keyPath", of: node) ?? "")"
        case .object, .document, .scene: return change.attribute ?? document.tree.name(node)
        default:
            let path = path(of: node, in: document)
            return change.attribute.map { path.isEmpty ? $0 : "\(path).\($0)" } ?? path
        }
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
            return Self.short(value)
        }
        if let from = change.oldValue, let to = change.newValue, !isReference {
            let (first, second) = Self.unlike(from, to)
            return "\(Self.short(first)) → \(Self.short(second))"
        }
        return "\(shown(change.oldValue, old)) → \(shown(change.newValue, new))"
    }

    /// Two long texts without most of what they have in common.
    private static func unlike(_ first: String, _ second: String) -> (String, String) {
        guard first.count > 40, second.count > 40 else { return (first, second) }
        let head = zip(first, second).prefix { $0 == $1 }.count
        let rest = min(first.count, second.count) - head
        let tail = zip(first.reversed(), second.reversed()).prefix(rest).prefix { $0 == $1 }.count
        let kept = 12
        func cut(_ text: String) -> String {
            let from = max(0, head - kept)
            let to = max(0, tail - kept)
            return (from > 0 ? "…" : "") + text.dropFirst(from).dropLast(to) + (to > 0 ? "…" : "")
        }
        return (cut(first), cut(second))
    }

    private func runtimeValue(_ node: NodeID, in document: NibDocument) -> String {
        let known = document.runtimeAttributes(of: document.nibPlace(of: node).holder).first { $0.node == node }
        return known.map { Self.short($0.value) } ?? "none"
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
        return "\(path(of: after, in: new)): \(value(of: before, in: old)) → \(value(of: after, in: new))"
    }

    // MARK: - Parts

    /// The path to a part from the object around it.
    func path(of node: NodeID, in document: NibDocument) -> String {
        let start = document.tree.parent(node).flatMap { document.object(around: $0) } ?? document.tree.root
        return (document === new ? newPaths : oldPaths).path(from: start, to: node).description
    }

    /// A short description of a part's value.
    private func value(of node: NodeID, in document: NibDocument) -> String {
        let tree = document.tree
        let attributes = tree.attributes(node).filter { $0.name != "key" && $0.name != "id" }
        switch tree.name(node) {
        case "rect", "point", "size", "inset", "edgeInsets", "directionalEdgeInsets":
            return "(" + attributes.map(\.value).joined(separator: ",") + ")"
        case "color":
            if let name = attributes.first(where: { $0.name == "systemColor" || $0.name == "name" }) {
                return name.value
            }
            let numbers = attributes.filter { Double($0.value) != nil }
            // Older colors only have a name, such as 'cocoaTouchSystemColor'.
            if numbers.isEmpty { return attributes.map(\.value).joined(separator: " ") }
            return numbers.map { "\($0.name) \(Self.rounded($0.value))" }.joined(separator: " ")
        case "nil": return "none"
        default:
            let text = tree.firstElement(in: node) == nil ? tree.text(in: node) : ""
            let all = attributes.map { "\($0.name) \($0.value)" } + (text.isEmpty ? [] : [text])
            return all.isEmpty ? "<\(tree.name(node))>" : Self.cut(all.joined(separator: ", "))
        }
    }

    private static func rounded(_ number: String) -> String {
        guard let value = Double(number), number.utf8.count > 6 else { return number }
        return String((value * 1000).rounded() / 1000)
    }

    /// A value on one line, cut to at most 60 characters.
    private static func short(_ value: String) -> String {
        let line = cut(value)
        return line.isEmpty || line.contains(" ") ? "\"\(line)\"" : line
    }

    private static func cut(_ value: String) -> String {
        let line = String(value.map { $0.isNewline || $0 == "\t" ? " " : $0 })
        return line.count > 60 ? String(line.prefix(59)) + "…" : line
    }

    // MARK: - Places

    private func placeText(of change: Change) -> String {
        guard let node = change.new else { return "" }
        let place = new.nibPlace(of: node)
        let holder = new.object(around: place.holder) ?? place.holder
        let slot = place.slot.filter { $0 != "subviews" && $0 != "objects" }.map {
            $0.hasPrefix("@") ? String($0.dropFirst()) : $0
        }
        return ([new.display(holder)] + slot).joined(separator: ".")
    }

    private func position(_ change: Change) -> String {
        let subject = change.kind == .object || change.kind == .scene ? "" : "\(name(of: change)) "
        return "\(subject)moved from position \(change.oldValue ?? "") to \(change.newValue ?? "")"
    }
}
