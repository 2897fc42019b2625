import NibCatalog
import XMLTree

/// The only writer of a document: collects primitives until they are all finished or all cancelled.
///
/// A command opens an edit, makes its changes with the edit's methods and calls `finish()`. If it fails, `cancel()`
/// restores the document exactly. Several commands can share one edit and cancel back to savepoints between them.
package final class Edit {
    /// The document that is changed.
    package let document: NibDocument
    var tree: XMLTree { document.tree }

    private var changes = Changes()

    /// The changes so far and the checks that are due at the end.
    private struct Changes {
        /// The inverses of the primitives, in the order in which the primitives were applied.
        var inverses: [Primitive] = []
        /// The elements and attributes to check.
        var arrivals = Arrivals()
        var departedIDs: [String] = []
        /// The resources that removed or changed elements named before the edit.
        var releasedResources: [Resource] = []
        /// The capabilities that removed or changed elements required before.
        var releasedRequirements: [Requirement] = []
        /// Whether the root's start tag was changed.
        var hasNewRootTag = false
        /// The scenes that were changed, with whether the comment of each followed the rule before.
        var scenes: [NodeID: Bool] = [:]
    }

    /// A point in an edit to which it can be cancelled.
    package struct Savepoint {
        fileprivate let inverses: Int
        fileprivate let arrivals: Int
        fileprivate let departed: Int
        fileprivate let released: Int
        fileprivate let requirements: Int
    }

    /// Opens an edit of a document.
    package init(_ document: NibDocument) {
        self.document = document
    }

    /// An edit that is dropped, neither finished nor cancelled, leaves nothing behind.
    deinit { if !isEmpty { cancel() } }

    /// Whether nothing has been changed.
    package var isEmpty: Bool { changes.inverses.isEmpty }

    /// The current point.
    package var savepoint: Savepoint {
        Savepoint(
            inverses: changes.inverses.count, arrivals: changes.arrivals.count, departed: changes.departedIDs.count,
            released: changes.releasedResources.count, requirements: changes.releasedRequirements.count)
    }

    /// The nodes that were inserted, retagged or rewritten after a savepoint, in the order of the changes; some of them more than once.
    package func changedNodes(after point: Savepoint) -> [(node: NodeID, isNew: Bool)] {
        changes.inverses[point.inverses...].compactMap { inverse in
            switch inverse {
            case .remove(let node): (node, true)
            case .retag(let node, _, _, _), .retext(let node, _): (node, false)
            case .insert: nil
            }
        }
    }

    /// Undoes the changes after a savepoint.
    package func cancel(to point: Savepoint) {
        while changes.inverses.count > point.inverses { tree.apply(changes.inverses.removeLast()) }
        changes.arrivals.cut(to: point.arrivals)
        changes.departedIDs.removeLast(changes.departedIDs.count - point.departed)
        changes.releasedResources.removeLast(changes.releasedResources.count - point.released)
        changes.releasedRequirements.removeLast(changes.releasedRequirements.count - point.requirements)
    }

    /// Makes some changes, or none of them: on an error everything since the call is undone.
    ///
    /// - Parameter body: makes the changes.
    /// - Returns: what `body` returns.
    /// - Throws: what `body` throws.
    package func attempt<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        let start = savepoint
        do throws(Failure) { return try body() } catch {
            cancel(to: start)
            throw error
        }
    }

    /// Undoes all changes.
    package func cancel() {
        cancel(to: Savepoint(inverses: 0, arrivals: 0, departed: 0, released: 0, requirements: 0))
        changes.scenes = [:]
        changes.hasNewRootTag = false
    }

    /// Updates what depends on the changes (scene comments, resources, dependencies) and validates the result.
    ///
    /// - Returns: the primitives that undo the changes, in the order in which the changes were made.
    /// - Throws: `NibError` for a read-only document, a duplicate id, a dangling reference, a prefix of no namespace or too
    ///   many elements inside each other; all changes are undone first.
    package func finish() throws(NibError) -> [Primitive] {
        renewSceneComments()
        do throws(NibError) {
            if !isEmpty { try document.requireEditable() }
            try renewHeader()
            try checkDepth()
            try checkPrefixes()
            try check()
        } catch {
            cancel()
            throw error
        }
        let result = changes.inverses
        changes = Changes()
        return result
    }

    /// Updates what depends on the changes, and begins anew without a way back.
    func settle() throws(NibError) {
        renewSceneComments()
        try renewHeader()
        try checkDepth()
        changes = Changes()
    }

    // MARK: - Primitives

    /// Applies a primitive and records its inverse.
    func apply(_ primitive: Primitive) {
        switch primitive {
        case .insert(let node, let parent, _):
            noteScene(parent)
            if tree.symbol(of: node) == document.symbols.symbol(of: .outlet) { document.keepOutletName(for: node) }
        case .retag(let node, _, _, _):
            if node == tree.root { changes.hasNewRootTag = true }
            noteScene(node)
        case .remove(let node), .retext(let node, _): noteScene(node)
        }
        changes.inverses.append(tree.apply(primitive))
    }

    /// Records, before the first change in a scene, whether the scene's comment follows the rule.
    private func noteScene(_ node: NodeID) {
        guard document.kind.isStoryboard, let scene = document.scene(of: node), changes.scenes[scene] == nil else {
            return
        }
        changes.scenes[scene] = document.comment(before: scene).map { tree.raw($0) == sceneComment(scene) } ?? false
    }

    /// Lets the comment of a scene follow the label of the scene that took its place.
    func keepComment(of old: NodeID, for new: NodeID) {
        if let follows = changes.scenes[old], tree.symbol(of: new) == document.symbols.scene {
            changes.scenes[new] = follows
        }
    }

    private func sceneComment(_ scene: NodeID) -> String? {
        document.label(ofScene: scene).map { "<!--\($0)-->" }
    }

    /// Updates scene comments that followed the rule before.
    private func renewSceneComments() {
        guard !changes.scenes.isEmpty else { return }
        for scene in changes.scenes.keys.sorted() where changes.scenes[scene] == true && tree.isAttached(scene) {
            guard let wanted = sceneComment(scene), let comment = document.comment(before: scene),
                tree.raw(comment) != wanted, Self.canBeWhole(comment: wanted)
            else { continue }
            apply(.retext(comment, tree.addBytes(Array(wanted.utf8))))
        }
    }

    /// Adds the comment of a scene that was just inserted, on a separate line.
    ///
    /// - Parameters:
    ///   - scene: the scene.
    ///   - lead: the line end and indentation before it.
    func addSceneComment(_ scene: NodeID, lead: [UInt8]) {
        if document.comment(before: scene) == nil, let wanted = sceneComment(scene), Self.canBeWhole(comment: wanted) {
            let parent = tree.parent(scene)!
            apply(.insert(tree.makeComment(Array(wanted.utf8)), into: parent, before: scene))
            insert(space: lead, into: parent, before: scene)
        }
        changes.scenes[scene] = true
    }

    /// Sets the comment before a scene, which then does not follow the rule in this edit.
    ///
    /// - Throws: `NibError` if the text cannot be in a comment.
    package func setComment(_ text: String, before scene: NodeID) throws(NibError) {
        guard Self.canBeComment(text) else { throw NibError(.badValue, "a comment cannot contain '--' or end in '-'") }
        let bytes = Array("<!--\(text)-->".utf8)
        if let comment = document.comment(before: scene) {
            apply(.retext(comment, tree.addBytes(bytes)))
        } else {
            let parent = tree.parent(scene)!
            apply(.insert(tree.makeComment(bytes), into: parent, before: scene))
            insert(space: document.layout.lead(inside: parent, in: tree), into: parent, before: scene)
        }
        changes.scenes[scene] = false
    }

    /// Whether a text can be in a comment: XML forbids two hyphens in a row.
    package static func canBeComment(_ text: String) -> Bool { !text.contains("--") && !text.hasSuffix("-") }

    private static func canBeWhole(comment: String) -> Bool {
        canBeComment(String(comment.dropFirst(4).dropLast(3)))
    }

    /// Notes that another element is the root, so that what it says of the document is checked.
    func noteNewRoot() { changes.hasNewRootTag = true }

    func arrived(_ node: NodeID) { changes.arrivals.append(.subtree(node)) }

    func arrived(_ attribute: String, of node: NodeID) { changes.arrivals.append(.attribute(node, attribute)) }

    func departed(_ id: String) { changes.departedIDs.append(id) }

    /// Notes, before an element goes or changes, the resources that it names, unless it came to name them in this edit.
    func releaseResources(of node: NodeID) {
        let resources = document.resources(usedBy: node)
        if !resources.isEmpty, !changes.arrivals.contain(node, in: tree) { changes.releasedResources += resources }
    }

    func released(_ requirements: [Requirement]) {
        if !requirements.isEmpty { changes.releasedRequirements += requirements }
    }

    // MARK: - The header

    /// Updates what the document lists of its environment: resources, plug-ins and capabilities.
    private func renewHeader() throws(NibError) {
        let changed = changedElements()
        let released = changes.releasedRequirements
        guard !changed.isEmpty || !changes.releasedResources.isEmpty || !released.isEmpty else { return }
        try renewResources(changed: changed, released: changes.releasedResources)
        renewDependencies(changed: changed, released: released)
    }

    /// Returns the elements that were inserted or had an attribute set that can affect those lists.
    private func changedElements() -> [NodeID] {
        var nodes: [NodeID] = []
        for arrival in changes.arrivals.all {
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

    /// Checks that no element that was inserted makes the document deeper than one that can be opened.
    private func checkDepth() throws(NibError) {
        for case .remove(let inserted) in changes.inverses where tree.isAttached(inserted) && tree.isTooDeep(inserted) {
            throw NibError(
                .wrongPlace,
                "more than \(XMLTree.deepest) elements would be inside each other; a document that deep could not be opened again"
            )
        }
    }

    /// Checks that no name has a prefix that is not bound, which would make the document one that cannot be opened again.
    private func checkPrefixes() throws(NibError) {
        for inverse in changes.inverses {
            let name: String?
            switch inverse {
            case .remove(let inserted) where tree.isAttached(inserted):
                name = tree.nameWithUnboundPrefix(in: inserted, isDeep: true)
            case .retag(let node, let head, _, _) where tree.isAttached(node):
                name = tree.nameWithUnboundPrefix(in: node, isDeep: tree.mayBind(head))
            default: name = nil
            }
            guard let name else { continue }
            throw NibError(.unboundPrefix, Prefixes.message(name), candidates: [String(name.prefix { $0 != ":" })])
        }
    }

    private func check() throws(NibError) {
        // A command that was stopped anywhere is not committed.
        try NibError.throwIfInterrupted()
        if changes.hasNewRootTag { try checkRoot() }
        for arrival in changes.arrivals.all {
            try NibError.throwIfInterrupted()
            switch arrival {
            case .subtree(let root):
                guard tree.isAttached(root) else { continue }
                for node in tree.subtree(root) {
                    try NibError.throwIfInterrupted()
                    try check(node, only: nil)
                }
            case .attribute(let node, let name):
                guard tree.isAttached(node) else { continue }
                try check(node, only: name)
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

    /// Checks that the root element's platform and kind did not change, because they determine how the document is
    /// read.
    private func checkRoot() throws(NibError) {
        let (type, runtime) = (tree.attribute("type", of: tree.root), tree.attribute("targetRuntime", of: tree.root))
        let kind = DocumentKind(type: type ?? "", targetRuntime: runtime ?? "")
        guard kind == document.kind, Foreign.isDocumentType(type), runtime.map(DocumentKind.isRuntime) != false else {
            throw NibError(
                .badValue, "the type and platform of a document ('\(document.kind.description)') cannot be changed")
        }
        guard document.toolsVersion == 0 || NibDocument.toolsVersion(in: tree) > 0 else {
            throw NibError(.badValue, "toolsVersion must be a number")
        }
    }

    private func refers(_ node: NodeID, to id: String) -> Bool {
        let element = tree.name(node)
        return tree.attributes(node).contains {
            $0.value == id && document.catalog.isReference(element: element, attribute: $0.name)
        }
    }

    /// Checks all attributes of an element, or only the one that was set.
    private func check(_ node: NodeID, only: String?) throws(NibError) {
        let element = tree.name(node)
        guard tree.holdsOnlyXMLCharacters(node) else {
            throw NibError(.badValue, "an attribute of <\(element)> has characters that XML does not allow")
        }
        if only == nil || only == "id", let id = document.id(of: node) { try checkID(id) }
        for name in document.catalog.referenceAttributes(of: element) where only == nil || name == only {
            guard let value = tree.attribute(name, of: node), !document.ids.contains(value) else { continue }
            throw NibError(.danglingReference, "\(name) '\(value)' of <\(element)> refers to nothing in this document")
        }
    }

    private func checkID(_ id: String) throws(NibError) {
        if document.isDuplicated(id) {
            throw NibError(.duplicateID, "the id '\(id)' is already taken")
        }
    }
}
