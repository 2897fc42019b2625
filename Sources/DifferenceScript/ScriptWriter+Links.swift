import NibDifference
import NibDocument
import XMLTree

/// Connections and constraints.
extension ScriptWriter {
    func writeLinks() {
        refresh()
        let all = changes.filter { $0.kind == .connection || $0.kind == .constraint }
        let replacements = Set(all.lazy.filter(\.isAddition).compactMap { $0.new }.compactMap(replacement))
        for change in all where change.aspect == .presence && change.old != nil && !isReplaced(change, by: replacements)
        {
            removeLink(change.old!)
        }
        for change in all where change.aspect == .place { removeLink(change.old!) }
        for change in all where change.aspect == .position && round > 0 { removeLink(change.old!) }
        for change in all where change.aspect == .spelling && round > 1 { removeLink(change.old!) }
        refresh()
        // An outlet can lead to a new constraint, which must be there before it is connected.
        let named = Set(
            changes.lazy.filter { $0.isAddition && $0.kind == .connection }
                .compactMap { self.new.tree.attribute("destination", of: $0.new!) })
        for change in changes where change.isAddition && change.kind == .constraint {
            if let id = new.id(of: change.new!), named.contains(id) { addConstraint(change.new!) }
        }
        for change in changes where change.isAddition {
            if change.kind == .connection { addConnection(change.new!) }
            if change.kind == .constraint { addConstraint(change.new!) }
        }
        refresh()
        for change in changes where change.isRemoval && (change.kind == .connection || change.kind == .constraint) {
            removeLink(change.old!)
        }
    }

    /// A connection of which its source has only one, so that `connect` puts a new one in the place of the old one.
    private struct Single: Hashable {
        let kind: Connection.Kind
        let name: String
        let source: NodeID
    }

    /// What a connection of the new document takes the place of.
    private func replacement(_ node: NodeID) -> Single? {
        guard let added = new.connection(node), let source = counterpart(of: added.source) else { return nil }
        return Single(kind: added.kind, name: added.name, source: source)
    }

    private func isReplaced(_ removal: Change, by replacements: Set<Single>) -> Bool {
        guard let node = removal.old, let old = working.connection(node), old.kind == .outlet || old.kind == .binding
        else {
            return false
        }
        return replacements.contains(Single(kind: old.kind, name: old.name, source: old.source))
    }

    private func removeLink(_ node: NodeID) {
        guard working.tree.isAttached(node) else { return }
        if let id = working.ownName(of: node) {
            let verb = working.isConnection(node) ? "disconnect" : "remove"
            if rehearsal.attempt(["\(verb) \(Spelling.word(id))"]) { return }
        }
        guard let parent = working.tree.parent(node), let path = ElementPath(to: parent, in: working) else { return }
        let step = working.path(from: parent, to: node).steps.map(Spelling.step).joined(separator: ".")
        let steps = (path.steps.map(Spelling.step) + [step]).joined(separator: ".")
        _ = rehearsal.attempt(["unset \(path.operand) \(steps)"])
    }

    // MARK: - Connections

    private func addConnection(_ node: NodeID) {
        guard counterpart(of: node) == nil, let target = target(of: node) else { return }
        // A binding names the one that is made before it.
        if let id = new.tree.attribute("previousBinding", of: node), !working.hasID(id),
            let previous = new.element(withID: id), previous != node,
            new.nibPlace(of: previous).holder == new.nibPlace(of: node).holder
        {
            addConnection(previous)
        }
        let isDone = { [self] in isMade(node) }
        if setDocumentProperty(node) { return }
        if let source = working.ownName(of: target.holder) {
            let line = ConnectionLine(node, from: source, in: new.tree)
            if let text = line.text() {
                if rehearsal.attempt([text], isDone: isDone) { return }
                let kind = new.tree.name(node)
                let place = count(before: node, in: target.parent, isNamed: kind == "outletCollection")
                let exact =
                    kind == "binding" ? [line.text(isExact: true), line.text(at: place, isExact: true)] : []
                for text in ([line.text(at: place)] + exact).compactMap({ $0 })
                where rehearsal.attempt([text], isDone: isDone) {
                    return
                }
            }
        }
        let words = "insert \(Spelling.literal(Literal(new).text(of: node))) into \(target.path)"
        if rehearsal.attempt([words], isDone: isDone)
            || rehearsal.attempt([words + " at \(count(before: node, in: target.parent))"], isDone: isDone)
        {
            return
        }
        _ = rehearsal.attempt([words])
    }

    /// Whether the copy has a connection or constraint where the new document has it.
    private func isMade(_ node: NodeID) -> Bool {
        guard let id = new.id(of: node), let made = working.element(withID: id) else { return false }
        return isSame(made, as: node) && isInOrder(made, as: node)
    }

    /// The number of connections of the same kind before the place of a new one; of members of collections, those of the same name.
    private func count(before node: NodeID, in parent: NodeID?, isNamed: Bool = false) -> Int {
        guard let parent, let last = neighbour(before: node, in: parent) else { return 0 }
        let kind = new.tree.name(node)
        guard isNamed else { return working.childCount(of: parent, named: kind, upTo: last) }
        let name = new.tree.attribute("property", of: node) ?? ""
        let end = working.position(of: last)
        return working.connectionNodes(.outletCollection, named: name, in: parent).count {
            working.position(of: $0) <= end
        }
    }

    // MARK: - Constraints

    private func addConstraint(_ node: NodeID) {
        guard counterpart(of: node) == nil, let target = target(of: node) else { return }
        if let owner = working.ownName(of: target.holder), new.tree.firstElement(in: node) == nil,
            let line = ConstraintLine(node, of: owner, in: new.tree).text
        {
            let views = new.constraintItems(node).map(\.object)
            let before = views.map { counterpart(of: $0).map { Freedom($0, in: working) } }
            let isDone = { [self] in
                guard isMade(node) else { return false }
                // A view that the constraint positions loses its fixed frame, which must be what is wanted.
                return zip(views, before).allSatisfy { view, was in
                    guard let now = counterpart(of: view).map({ Freedom($0, in: working) }) else { return false }
                    return now == was || now == Freedom(view, in: new)
                }
            }
            if rehearsal.attempt([line], isDone: isDone) { return }
        }
        _ = rehearsal.attempt(["insert \(Spelling.literal(Literal(new).text(of: node))) into \(target.path)"])
    }
}

/// What a view's place depends on, besides constraints.
private struct Freedom: Equatable {
    let fixedFrame: String?
    let translates: String?
    let hasMask: Bool

    init(_ view: NodeID, in document: NibDocument) {
        let tree = document.tree
        fixedFrame = tree.attribute("fixedFrame", of: view)
        translates = tree.attribute("translatesAutoresizingMaskIntoConstraints", of: view)
        hasMask = tree.elements(in: view).contains { tree.attribute("key", of: $0, is: "autoresizingMask") }
    }
}
