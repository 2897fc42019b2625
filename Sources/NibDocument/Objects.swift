import Bytes
import NibCatalog
import XMLTree

/// Finds objects: elements with an id that are neither connections nor constraints.
extension NibDocument {
    /// The elements whose `id` does not identify an object (Documentation/Format/Objects.md#ids).
    static let withoutObjectID: Set<String> = ["device", "adaptation"]

    /// Returns the element with an id: an object, connection or constraint.
    ///
    /// - Parameter id: the complete id; case matters.
    /// - Returns: nil if no element or more than one has the id.
    package func element(withID id: String) -> NodeID? {
        if let found = justFound(where: { ExactText($0.id) == ExactText(id) }) { return found.node }
        if let node = ids.only(id) {
            if symbols.lacksObjectID(tree.symbol(of: node)) { return nil }
            lastFound = (Found(node: node, id: id, changeCount: tree.changeCount), lastFound.0)
            return node
        }
        let real = ids.nodes(id).filter { !symbols.lacksObjectID(tree.symbol(of: $0)) }
        return real.count == 1 ? real[0] : nil
    }

    /// Whether several elements share the id, which happens only in broken documents.
    package func isDuplicated(_ id: String) -> Bool {
        justFound { ExactText($0.id) == ExactText(id) } == nil && ids.only(id) == nil
            && ids.nodes(id).filter { !symbols.lacksObjectID(tree.symbol(of: $0)) }.count > 1
    }

    /// The ids that several elements share, in code point order.
    package var sharedIDs: [String] { ids.shared.filter { isDuplicated($0) }.sorted() }

    /// The word for the root element in commands: `document`, or `xml:document` where an object has the id `document`.
    package var rootName: String { hasID("document") ? "xml:document" : "document" }

    /// Returns the element that the word for the root means, where no id is meant; nil for other words.
    package func root(named word: String) -> NodeID? {
        word == "document" || word == "xml:document" ? tree.root : nil
    }

    /// Whether any element has the id.
    package func hasID(_ id: String) -> Bool { ids.contains(id) }

    /// Returns the ids that begin with a prefix, in code point order; at most a number of them.
    package func ids(startingWith prefix: String, limit: Int = .max) -> [String] {
        ids.values(startingWith: prefix, limit: limit) { element(withID: $0) != nil }.sorted()
    }

    /// Returns the id of an element; nil if it has none or one that does not identify an object.
    package func id(of node: NodeID) -> String? {
        symbols.lacksObjectID(tree.symbol(of: node)) ? nil : tree.attribute(atEnd: "id", of: node)
    }

    /// Returns the elements that share an id, in document order.
    package func elements(sharingID id: String) -> [NodeID] {
        inDocumentOrder(ids.nodes(id).filter { !symbols.lacksObjectID(tree.symbol(of: $0)) })
    }

    /// Returns the element that `ID[N]` names: of several elements with the id the one with the index N from 0.
    ///
    /// - Returns: nil for other text, and if only one element has the id.
    package func element(ofSharedID text: String) -> NodeID? {
        guard let step = PropertyPath.step(text), let index = step.index, isDuplicated(step.name) else { return nil }
        let nodes = elements(sharingID: step.name)
        return index < nodes.count ? nodes[index] : nil
    }

    /// Returns the id of an element, quickly if the element was just found by it, as commands usually name what they
    /// found.
    package func knownID(of node: NodeID) -> String? { justFound { $0.node == node }?.id ?? id(of: node) }

    /// Returns one of the two elements that were last found by their ids, if the tree has not changed since.
    private func justFound(where isMeant: (Found) -> Bool) -> Found? {
        if let last = lastFound.0, last.changeCount == tree.changeCount, isMeant(last) { return last }
        if let other = lastFound.1, other.changeCount == tree.changeCount, isMeant(other) { return other }
        return nil
    }

    /// All objects, in document order.
    package var objects: [NodeID] { tree.subtree(tree.root).filter { isObject($0) } }

    /// Whether an element is an object.
    func isObject(_ node: NodeID) -> Bool { id(of: node) != nil && !isConnection(node) && !isConstraint(node) }

    /// Whether the element is a constraint in a view's list.
    package func isConstraint(_ node: NodeID) -> Bool {
        tree.symbol(of: node) == symbols.constraint
            && tree.parent(node).map { tree.symbol(of: $0) == symbols.constraints } == true
    }

    /// Returns the nearest object that is or contains an element; nil if there is none.
    package func object(around node: NodeID) -> NodeID? {
        var current: NodeID? = node
        while let candidate = current {
            if isObject(candidate) { return candidate }
            current = tree.parent(candidate)
        }
        return nil
    }

    /// Returns the object that directly contains another; nil at the top level.
    package func container(of node: NodeID) -> NodeID? { tree.parent(node).flatMap { object(around: $0) } }

    /// Returns the objects directly inside an object, or the top-level objects for nil.
    package func children(of node: NodeID?) -> [NodeID] { children(of: node, limit: .max)! }

    /// Returns the objects directly inside an object, or the top-level objects for nil.
    ///
    /// - Parameters:
    ///   - node: the object.
    ///   - limit: how many elements are looked at.
    /// - Returns: the objects; nil if there are more elements.
    func children(of node: NodeID?, limit: Int) -> [NodeID]? {
        var result: [NodeID] = []
        let start = node ?? tree.root
        var current = tree.firstElement(in: start)
        var count = 0
        while let candidate = current {
            count += 1
            guard count <= limit else { return nil }
            let isObject = self.isObject(candidate)
            if isObject { result.append(candidate) }
            let inner = isObject || isConnection(candidate) ? nil : tree.firstElement(in: candidate)
            current = inner ?? following(candidate, within: start)
        }
        return result
    }

    /// Whether an object is one of those directly inside another.
    func isChild(_ node: NodeID, of parent: NodeID) -> Bool {
        var current = tree.parent(node)
        while let candidate = current, candidate != parent {
            if isObject(candidate) || isConnection(candidate) { return false }
            current = tree.parent(candidate)
        }
        return current != nil
    }

    /// Returns the next element after a subtree, inside `root`; nil if there is none.
    private func following(_ node: NodeID, within root: NodeID) -> NodeID? {
        var current = node
        while current != root {
            if let next = tree.nextElement(current) { return next }
            guard let parent = tree.parent(current) else { return nil }
            current = parent
        }
        return nil
    }
}

// MARK: - Counting

extension NibDocument {
    /// The numbers of objects (including placeholders), connections and placeholders, counted in one walk without
    /// strings.
    package var counts: (objects: Int, connections: Int, placeholders: Int) {
        let kinds = Connection.Kind.allCases.compactMap { tree.symbol($0.rawValue) }
        let list = tree.symbol("connections")
        let others = (Self.withoutObjectID + ["constraint"]).compactMap { tree.symbol($0) }
        let stand = ["placeholder", "customObject"].compactMap { tree.symbol($0) }
        var (connections, notObjects, placeholders) = (0, 0, 0)
        for node in tree.subtree(tree.root) {
            let symbol = tree.symbol(of: node)
            if kinds.contains(symbol), let parent = tree.parent(node), tree.symbol(of: parent) == list {
                connections += 1
            } else if others.contains(symbol) {
                notObjects += 1
            } else if stand.contains(symbol), placeholder(node) != nil {
                placeholders += 1
            }
        }
        return (max(0, ids.count - connections - notObjects), connections, placeholders)
    }
}

// MARK: - Placeholders

extension NibDocument {
    /// The kinds of objects that stand for one outside the document.
    package enum Placeholder: String, Sendable {
        case owner, firstResponder, application, external
    }

    /// Returns the kind of a placeholder; nil for an ordinary object (Documentation/Format/Objects.md#placeholders).
    package func placeholder(_ node: NodeID) -> Placeholder? {
        if tree.name(node) == "placeholder" {
            switch tree.attribute("placeholderIdentifier", of: node) {
            case "IBFilesOwner": return .owner
            case "IBFirstResponder": return .firstResponder
            default: return .external
            }
        }
        guard kind.family == .cocoa, tree.name(node) == "customObject" else { return nil }
        if kind.isStoryboard {
            return tree.attribute("sceneMemberID", of: node, is: "firstResponder") ? .firstResponder : nil
        }
        switch tree.attribute("id", of: node) {
        case "-1": return .firstResponder
        case "-2": return .owner
        case "-3": return .application
        default: return nil
        }
    }

    /// Returns File's Owner; in a storyboard, the controller of a scene.
    ///
    /// - Parameter node: an object of the scene; may be nil if there is only one scene.
    /// - Returns: nil if there is none, or if the scene is not determined.
    package func owner(near node: NodeID?) -> NodeID? {
        guard kind.isStoryboard else { return first(.owner) }
        let scene = node.flatMap { self.scene(of: $0) } ?? onlyScene
        return scene.flatMap { controller(of: $0) }
    }

    /// Returns First Responder; in a storyboard, that of the scene around `node`.
    package func firstResponder(near node: NodeID?) -> NodeID? {
        guard kind.isStoryboard else { return first(.firstResponder) }
        let scene = node.flatMap { self.scene(of: $0) } ?? onlyScene
        return scene.map { children(of: $0) }?.first { placeholder($0) == .firstResponder }
    }

    /// Returns the controller of the user defaults that all of the program shares; in a storyboard, that of the scene around `node`.
    package func sharedDefaults(near node: NodeID?) -> NodeID? {
        let scene = kind.isStoryboard ? node.flatMap { self.scene(of: $0) } ?? onlyScene : nil
        guard scene != nil || !kind.isStoryboard else { return nil }
        return children(of: scene).first(where: isSharedDefaults)
    }

    /// Whether an object is the controller of the user defaults that all of the program shares.
    package func isSharedDefaults(_ node: NodeID) -> Bool {
        tree.name(node) == "userDefaultsController" && tree.attribute("representsSharedInstance", of: node, is: "YES")
    }

    private var onlyScene: NodeID? {
        let scenes = self.scenes
        return scenes.count == 1 ? scenes[0] : nil
    }

    /// The Application object of a macOS document; nil if there is none.
    package var application: NodeID? {
        first(.application) ?? tree.subtree(tree.root).first { tree.name($0) == "application" }
    }

    private func first(_ kind: Placeholder) -> NodeID? {
        children(of: nil).first { placeholder($0) == kind }
    }
}
