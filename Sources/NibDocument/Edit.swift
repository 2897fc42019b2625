import NibCatalog
import XMLTree

/// The only writer of a document: collects primitives until they are all finished or all taken back.
///
/// Commands open an edit, change what they change through its methods and call `finish()`; on an error `cancel()` gives
/// the document back exactly as it was. Several commands may share one edit with savepoints in between.
public final class Edit {
    /// The document that is changed.
    public let document: NibDocument
    var tree: XMLTree { document.tree }

    private var changes = Changes()

    /// What was done so far and what has to be looked after at the end.
    private struct Changes {
        /// What takes the changes back, in the order they were made.
        var inverses: [Primitive] = []
        /// What has to be checked.
        var arrivals: [Arrival] = []
        var departedIDs: [String] = []
        /// What elements named that went or were changed.
        var releasedResources: [Resource] = []
        /// Whether the root's start tag was changed.
        var hasNewRootTag = false
        /// The scenes touched, with whether their comment followed the rule before.
        var scenes: [NodeID: Bool] = [:]
    }

    private enum Arrival {
        case subtree(NodeID)
        case attribute(NodeID, String)
    }

    /// A place in an edit to which it can be taken back.
    public struct Savepoint {
        fileprivate let inverses: Int
        fileprivate let arrivals: Int
        fileprivate let departed: Int
        fileprivate let released: Int
    }

    /// Opens an edit of a document.
    public init(_ document: NibDocument) {
        self.document = document
    }

    /// Whether nothing was changed yet.
    public var isEmpty: Bool { changes.inverses.isEmpty }

    /// The place reached now.
    public var savepoint: Savepoint {
        Savepoint(
            inverses: changes.inverses.count, arrivals: changes.arrivals.count, departed: changes.departedIDs.count,
            released: changes.releasedResources.count)
    }

    /// Takes back what came after a savepoint.
    public func cancel(to point: Savepoint) {
        while changes.inverses.count > point.inverses { tree.apply(changes.inverses.removeLast()) }
        changes.arrivals.removeLast(changes.arrivals.count - point.arrivals)
        changes.departedIDs.removeLast(changes.departedIDs.count - point.departed)
        changes.releasedResources.removeLast(changes.releasedResources.count - point.released)
    }

    /// Takes everything back.
    public func cancel() {
        cancel(to: Savepoint(inverses: 0, arrivals: 0, departed: 0, released: 0))
        changes.scenes = [:]
        changes.hasNewRootTag = false
    }

    /// Brings what follows from the changes up to date and checks the result as a whole.
    ///
    /// - Returns: the primitives that take the changes back, in the order they were made.
    /// - Throws: `NibError` for a document that is for reading only, duplicate ids, references that name nothing and
    ///   connections across scenes; everything is taken back then.
    public func finish() throws(NibError) -> [Primitive] {
        renewSceneComments()
        do throws(NibError) {
            if !isEmpty { try document.requireEditable() }
            try renewHeader()
            try check()
        } catch {
            cancel()
            throw error
        }
        let result = changes.inverses
        changes = Changes()
        return result
    }

    // MARK: - Primitives

    /// Applies a primitive, remembering its inverse.
    func apply(_ primitive: Primitive) {
        switch primitive {
        case .insert(_, let parent, _): noteScene(parent)
        case .retag(let node, _, _, _):
            if node == tree.root { changes.hasNewRootTag = true }
            noteScene(node)
        case .remove(let node), .retext(let node, _): noteScene(node)
        }
        changes.inverses.append(tree.apply(primitive))
    }

    /// Remembers, before the first change in a scene, whether its comment follows the rule.
    private func noteScene(_ node: NodeID) {
        guard document.kind.isStoryboard, let scene = document.scene(of: node), changes.scenes[scene] == nil else {
            return
        }
        changes.scenes[scene] = document.comment(before: scene).map { tree.raw($0) == sceneComment(scene) } ?? false
    }

    private func sceneComment(_ scene: NodeID) -> String? {
        document.label(ofScene: scene).map { "<!--\($0)-->" }
    }

    /// Keeps comments that followed the rule following it, and gives new scenes theirs.
    private func renewSceneComments() {
        guard !changes.scenes.isEmpty else { return }
        for scene in changes.scenes.keys.sorted() where changes.scenes[scene] == true && tree.isAttached(scene) {
            guard let wanted = sceneComment(scene), let comment = document.comment(before: scene),
                tree.raw(comment) != wanted, Self.canBeComment(wanted)
            else { continue }
            apply(.retext(comment, tree.addBytes(Array(wanted.utf8))))
        }
    }

    /// Gives a scene that was just put in its comment, on a line of its own.
    ///
    /// - Parameters:
    ///   - scene: the scene.
    ///   - lead: the line end and indent in front of it.
    func addSceneComment(_ scene: NodeID, lead: [UInt8]) {
        if document.comment(before: scene) == nil, let wanted = sceneComment(scene), Self.canBeComment(wanted) {
            let parent = tree.parent(scene)!
            apply(.insert(tree.makeComment(Array(wanted.utf8)), into: parent, before: scene))
            insert(space: lead, into: parent, before: scene)
        }
        changes.scenes[scene] = true
    }

    /// XML forbids two hyphens in a row in a comment.
    private static func canBeComment(_ text: String) -> Bool {
        let inner = text.dropFirst(4).dropLast(3)
        return !inner.contains("--") && !inner.hasSuffix("-")
    }

    func arrived(_ node: NodeID) { changes.arrivals.append(.subtree(node)) }

    func arrived(_ attribute: String, of node: NodeID) { changes.arrivals.append(.attribute(node, attribute)) }

    func departed(_ id: String) { changes.departedIDs.append(id) }

    func released(_ resources: [Resource]) {
        if !resources.isEmpty { changes.releasedResources += resources }
    }

    // MARK: - The header

    /// Brings the lists of what the document uses from outside up to date: resources, plug-ins, capabilities.
    private func renewHeader() throws(NibError) {
        let changed = changedElements()
        guard !changed.isEmpty || !changes.releasedResources.isEmpty else { return }
        try renewResources(changed: changed, released: changes.releasedResources)
        renewDependencies(changed: changed)
    }

    /// The elements still there that came, or of which an attribute was set that matters to those lists.
    private func changedElements() -> [NodeID] {
        var nodes: [NodeID] = []
        for arrival in changes.arrivals {
            switch arrival {
            case .subtree(let root): if tree.isAttached(root) { nodes += tree.subtree(root) }
            case .attribute(let node, let name):
                guard Resource.isAffected(by: name) || Requirement.isAffected(by: name) else { continue }
                if tree.isAttached(node) { nodes.append(node) }
            }
        }
        return nodes
    }

    // MARK: - Checking

    private func check() throws(NibError) {
        if changes.hasNewRootTag { try checkRoot() }
        for arrival in changes.arrivals {
            switch arrival {
            case .subtree(let root):
                guard tree.isAttached(root) else { continue }
                for node in tree.subtree(root) { try check(node, nil) }
            case .attribute(let node, let name):
                guard tree.isAttached(node) else { continue }
                try check(node, name)
            }
        }
        for id in changes.departedIDs where !document.ids.contains(id) {
            guard let referrer = document.references.nodes(id).first(where: { refers($0, to: id) }) else { continue }
            throw NibError(
                .stillReferenced,
                "'\(id)' is still referred to by <\(tree.name(referrer))>"
                    + (tree.attribute("id", of: referrer).map { " '\($0)'" } ?? ""), candidates: [id])
        }
    }

    /// What the root says of the document decides how everything in it is read.
    private func checkRoot() throws(NibError) {
        let (type, runtime) = (tree.attribute("type", of: tree.root), tree.attribute("targetRuntime", of: tree.root))
        let kind = DocumentKind(type: type ?? "", targetRuntime: runtime ?? "")
        guard kind == document.kind, Foreign.isDocumentType(type), runtime.map(DocumentKind.isRuntime) != false else {
            throw NibError(
                .badValue, "a document keeps its type and the system it is for: it stays \(document.kind.description)")
        }
        guard document.toolsVersion == 0 || NibDocument.toolsVersion(in: tree) > 0 else {
            throw NibError(.badValue, "the toolsVersion of a document is a number")
        }
    }

    private func refers(_ node: NodeID, to id: String) -> Bool {
        let element = tree.name(node)
        return tree.attributes(node).contains {
            $0.value == id && document.catalog.isReference(element: element, attribute: $0.name)
        }
    }

    /// Checks the attributes of an element, or the one that was set.
    private func check(_ node: NodeID, _ only: String?) throws(NibError) {
        let element = tree.name(node)
        guard tree.holdsOnlyXMLCharacters(node) else {
            throw NibError(.badValue, "an attribute of <\(element)> has characters that XML cannot hold")
        }
        if only == nil || only == "id", let id = document.id(of: node) { try checkID(id) }
        for name in document.catalog.referenceAttributes(of: element) where only == nil || name == only {
            guard let value = tree.attribute(name, of: node), !document.ids.contains(value) else { continue }
            throw NibError(.danglingReference, "\(name) '\(value)' of <\(element)> names nothing in this document")
        }
        try checkScenes(node)
    }

    private func checkID(_ id: String) throws(NibError) {
        if document.isDuplicated(id) {
            throw NibError(.duplicateID, "the id '\(id)' is already taken")
        }
    }

    /// Outlets, actions and collections stay in their scene; only segues lead from one to another.
    private func checkScenes(_ node: NodeID) throws(NibError) {
        guard document.kind.isStoryboard, let connection = document.connection(node), connection.kind != .segue,
            let destination = document.element(withID: connection.destination),
            let from = document.scene(of: node), let to = document.scene(of: destination), from != to
        else { return }
        let names = [from, to].map { document.label(ofScene: $0) ?? "?" }
        throw NibError(
            .crossScene,
            "\(connection.kind.rawValue) '\(connection.name)' would lead from scene '\(names[0])' to scene '\(names[1])'; "
                + "connections other than segues stay within a scene")
    }
}
