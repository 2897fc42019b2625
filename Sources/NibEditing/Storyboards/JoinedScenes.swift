import CommandLanguage
import NibCatalog
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// The scenes of a storyboard as lines that put them into another one: in the place of the references to them, or after their neighbors.
struct JoinedScenes {
    /// A reference of the document that takes the scenes, and the id of the controller in the other one that it stands for.
    struct Place {
        let reference: NodeID
        let controller: String
    }

    /// The lines, in the order in which they are applied.
    private(set) var lines: [String] = []
    /// New ids in the place of those that the document has already.
    private(set) var renewed: [(old: String, new: String)] = []
    /// The ids of the controllers whose made-up identifiers are removed.
    private(set) var unnamed: [String] = []
    /// The scenes of the other storyboard that come.
    private(set) var moved: [NodeID] = []

    private let source: NibDocument
    private let context: ResolveContext
    private let isNamed: (String) -> Bool
    /// What ids become: those of references that are no longer needed, and those that are taken.
    private var names: [String: String] = [:]
    /// The references of the other storyboard that the document needs none for, with the scenes that they come to.
    private var dropped: [NodeID: NodeID] = [:]
    /// The scenes of the document in whose place scenes come.
    private var slots: [NodeID: NodeID] = [:]
    private var document: NibDocument { context.document }
    private var tree: XMLTree { source.tree }

    /// Finds out what puts the scenes of a storyboard into a document.
    ///
    /// - Parameters:
    ///   - source: the storyboard; its text is changed.
    ///   - places: the references of the document to its scenes.
    ///   - name: the name by which its references mean the document.
    ///   - context: the document.
    ///   - isNamed: whether code or another document names an identifier, so that it stays.
    /// - Throws: an error if something cannot be written.
    init(
        of source: NibDocument, in places: [Place], called name: String, in context: ResolveContext,
        isNamed: @escaping (String) -> Bool
    ) throws(CommandError) {
        self.source = source
        self.context = context
        self.isNamed = isNamed
        dropReferences(to: name)
        moved = source.scenes.filter { dropped[$0] == nil }
        fillSlots(places)
        try renewTaken()
        let excerpt = try reporting(Excerpt(of: moved, in: source, keepsReferences: true))
        lines += try ResourceLines(excerpt, for: document).lines
        let ends = unnamed.map { "unset \(Quoting.quote($0)) storyboardIdentifier" }
        let entries = try entryLines()
        for scene in moved { rewrite(scene) }
        addScenes()
        lines += entries + ends
    }

    // MARK: - References and ids

    /// Lets what leads to a reference lead to what it stands for: a scene of the document, or the same reference there.
    private mutating func dropReferences(to name: String) {
        for scene in source.scenes {
            guard let node = source.controller(of: scene), source.isStoryboardReference(node),
                let id = source.id(of: node)
            else { continue }
            let identifier = tree.attribute("referencedIdentifier", of: node)
            let isOwn = tree.attribute("storyboardName", of: node, is: name)
            let own = isOwn ? document.controller(referencedBy: identifier) : same(as: node)
            guard let own, let target = document.scene(of: own), let new = document.id(of: own) else { continue }
            dropped[scene] = target
            if new != id { names[id] = new }
            if isOwn, identifier == new, document.storyboardIdentifier(of: own) == new, !isNamed(new) {
                unnamed.append(new)
            }
        }
    }

    /// The reference of the document that leads to the same controller as one of the other storyboard.
    private func same(as node: NodeID) -> NodeID? {
        let names = ["storyboardName", "bundleIdentifier", "referencedIdentifier"]
        let wanted = names.map { tree.attribute($0, of: node) }
        return document.scenes.lazy.compactMap { document.controller(of: $0) }.first { other in
            document.isStoryboardReference(other) && names.map { document.tree.attribute($0, of: other) } == wanted
        }
    }

    private mutating func fillSlots(_ places: [Place]) {
        for place in places {
            guard let controller = source.element(withID: place.controller), let scene = source.scene(of: controller),
                dropped[scene] == nil, let target = document.scene(of: place.reference), slots[scene] == nil
            else { continue }
            slots[scene] = target
            // A reference has the id that the controller had when its identifier was made up.
            guard let id = source.storyboardIdentifier(of: controller), !isNamed(id),
                [place.controller, document.id(of: place.reference)].contains(id),
                document.tree.attribute("referencedIdentifier", of: place.reference, is: id)
            else { continue }
            unnamedThere.insert(controller)
            unnamedIDs.append(place.controller)
        }
    }

    /// The controllers that come and lose their made-up identifiers.
    private var unnamedThere: Set<NodeID> = []
    private var unnamedIDs: [String] = []
    /// The ids of all controllers that lose a made-up identifier.
    var allUnnamed: [String] { unnamed + unnamedIDs }

    /// Finds new ids for those that the document has already.
    private mutating func renewTaken() throws(CommandError) {
        let leaving = Set(slots.values)
        let free = leaving.reduce(into: Set<String>()) { $0.formUnion(document.ids(in: $1)) }
        let scenes = Set(document.scenes.filter { !leaving.contains($0) }.compactMap(document.sceneID))
        for scene in moved {
            let inside = tree.subtree(scene).compactMap { source.id(of: $0) }
            let taken = inside.filter { document.hasID($0) && !free.contains($0) }
            let own = source.sceneID(scene).flatMap { scenes.contains($0) ? $0 : nil }
            for id in taken + (own.map { [$0] } ?? []) where names[id] == nil {
                var new = try context.newID(nil)
                while source.hasID(new) || source.scene(withID: new) != nil { new = try context.newID(nil) }
                names[id] = new
                renewed.append((id, new))
            }
        }
    }

    // MARK: - Lines

    /// Gives a scene's text its new ids, and leaves its white space as it is.
    private func rewrite(_ scene: NodeID) {
        for node in Array(tree.subtree(scene)) {
            if unnamedThere.contains(node), let primitive = tree.removingAttribute("storyboardIdentifier", of: node) {
                _ = tree.apply(primitive)
            }
            guard !names.isEmpty else { continue }
            let references = source.catalog.referenceAttributes(of: tree.name(node))
            for name in references + ["id"] + (node == scene ? ["sceneID"] : []) {
                guard let value = tree.attribute(name, of: node), let new = names[value] else { continue }
                _ = tree.apply(tree.settingAttribute(name, to: new, at: 0, of: node))
            }
        }
    }

    /// Adds the lines for the scenes: first for those that have a reference, whose ids are free only then.
    private mutating func addScenes() {
        for scene in moved {
            guard let slot = slots[scene] else { continue }
            renameReference(in: slot, for: scene)
            lines.append("replace \(Quoting.quote(document.name(ofScene: slot))) \(Quoting.forced(text(of: scene)))")
        }
        let path = MemberReference(pieces: [document.rootName, "scenes"]).word.spelling
        // Nodes of two documents may be equal.
        var order = document.scenes.map { Neighbor.here($0) }
        var last: Neighbor?
        for scene in source.scenes {
            guard let place = dropped[scene] ?? slots[scene] else {
                let index = last.flatMap { order.firstIndex(of: $0) }.map { $0 + 1 } ?? order.count
                lines.append("insert \(Quoting.forced(text(of: scene))) into \(path) at \(index) --force")
                order.insert(.there(scene), at: index)
                last = .there(scene)
                continue
            }
            last = .here(place)
        }
    }

    /// A scene after which another one comes: of the document, or one of the other storyboard that is new in it.
    private enum Neighbor: Equatable { case here(NodeID), there(NodeID) }

    private func text(of scene: NodeID) -> String { String(decoding: tree.bytes(of: scene), as: UTF8.self) }

    /// Gives a reference the id of the controller that takes its place, so that what leads to it follows.
    private mutating func renameReference(in slot: NodeID, for scene: NodeID) {
        guard let reference = document.controller(of: slot), let old = document.id(of: reference),
            let new = source.controller(of: scene).flatMap({ tree.attribute("id", of: $0) }), old != new
        else { return }
        lines.append("set \(Quoting.quote(old)) id \(Quoting.quote(new))")
    }

    /// The lines for what the other storyboard keeps of objects in lists of its own.
    private func entryLines() throws(CommandError) -> [String] {
        let ids = Set(moved.flatMap { source.ids(in: $0) })
        var lines: [String] = []
        for list in tree.elements(in: tree.root) {
            for entry in tree.elements(in: list) {
                switch tree.name(list) {
                case TieBreakers.list:
                    guard let id = tree.attribute("reference", of: entry), ids.contains(id) else { continue }
                    lines.append("set \(Quoting.quote(names[id] ?? id)) inferredMetricsTieBreaker YES")
                case "designables":
                    guard let id = tree.attribute("name", of: entry), ids.contains(id) else { continue }
                    let text = Literal(source) { $0 == entry ? [Attribute("name", names[id] ?? id)] : nil }.text(
                        of: entry)
                    let path = MemberReference(pieces: [document.rootName, "designables"])
                    lines.append(try ResourceLines.insertion(of: text, into: path, in: document))
                default: continue
                }
            }
        }
        return lines
    }
}

extension NibDocument {
    /// The id of a scene.
    func sceneID(_ scene: NodeID) -> String? { tree.attribute("sceneID", of: scene) }
}
