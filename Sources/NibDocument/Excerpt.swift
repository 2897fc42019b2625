import XMLTree

/// Objects of a document with all that they need, as a document of its own: what is copied to another document.
///
/// How a copy travels:
///
/// 1. The excerpt is made of the objects' text. Constraints between the objects come along, and so do the objects at the top level that
///    they refer to, such as gesture recognizers, and the entries of `<resources>` and `<customFonts>` that they use. First Responder and
///    Application come along as placeholders, because every document has its own.
/// 2. References that lead out of the excerpt lead nowhere in it. They are removed as if what they lead to had been removed.
/// 3. The document that takes the objects gives them new ids and inserts their text: each as a line of `insert`, which depends on nothing
///    but that document. Its edit lists the capabilities that they require, as after any other change.
package struct Excerpt {
    /// The document: `<objects>` has the objects, and `<constraints>` those between them.
    package let document: NibDocument
    /// What was removed because it leads out of the excerpt, described as it was.
    package private(set) var dropped: [Removal.Item] = []
    private var tree: XMLTree { document.tree }

    /// The attributes of `<objects>` that say how many of them were copied themselves, and out of which object or scene.
    private static let (count, origin, scene) = ("copied", "from", "scene")

    /// Makes an excerpt.
    ///
    /// - Parameters:
    ///   - nodes: the objects, none of them inside another.
    ///   - source: their document.
    ///   - keepsReferences: whether references to other objects of the document stay, because the document itself takes the objects.
    /// - Throws: `NibError` if their text cannot be a document.
    package init(of nodes: [NodeID], in source: NibDocument, keepsReferences: Bool) throws(NibError) {
        let contents = Contents(of: nodes, in: source, keepsReferences: keepsReferences)
        try self.init(bytes: contents.bytes)
        guard !keepsReferences else { return }
        try dropReferences { node, document in
            document.id(of: node).flatMap { source.element(withID: $0) }.map { source.summary(of: $0) }
                ?? document.summary(of: node)
        }
    }

    /// Reads an excerpt that was written before.
    ///
    /// - Parameter bytes: the bytes of its document.
    /// - Throws: `NibError` if they are not those of a document.
    package init(bytes: [UInt8]) throws(NibError) { document = try NibDocument(bytes: bytes) }

    /// The objects that were copied, in the order of their document.
    package var copied: [NodeID] { Array(objects.prefix(copiedCount)) }
    /// The objects at the top level that the copied ones refer to.
    package var needed: [NodeID] { Array(objects.dropFirst(copiedCount)) }
    /// The objects that every document has one of: First Responder and Application.
    package var placeholders: [NodeID] { children(of: "objects").filter { document.placeholder($0) != nil } }
    /// The constraints between the copied objects.
    package var constraints: [NodeID] { children(of: "constraints") }
    /// The entries of the resources that the objects use.
    package var resources: [NodeID] { children(of: "resources") }
    /// The files of the fonts that the objects use, each with the entries of the fonts.
    package var fonts: [NodeID] { children(of: "customFonts") }
    /// The id of the object that the first copied object was in; nil if it was at the top level.
    package var origin: String? { list("objects").flatMap { tree.attribute(Self.origin, of: $0) } }
    /// The id of the scene at whose top level the first copied object was; nil if it was in another object or in a xib.
    package var scene: String? { list("objects").flatMap { tree.attribute(Self.scene, of: $0) } }

    /// Removes what refers to objects that the excerpt lacks.
    ///
    /// - Parameter absent: placeholders that the other document lacks.
    /// - Returns: what was removed.
    /// - Throws: `NibError` if the user stops it.
    package mutating func drop(absent: [NodeID]) throws(NibError) -> [Removal.Item] {
        let known = dropped.count
        let edit = Edit(document)
        for node in absent { edit.remove(node) }
        try edit.settle()
        try dropReferences { node, document in document.summary(of: node) }
        return Array(dropped[known...])
    }

    private mutating func dropReferences(describing describe: @escaping (NodeID, NibDocument) -> String)
        throws(NibError)
    {
        let (edit, document) = (Edit(document), document)
        dropped += try edit.removeBrokenReferences { describe($0, document) }.items
        try edit.settle()
    }

    private var objects: [NodeID] { children(of: "objects").filter { document.placeholder($0) == nil } }

    private var copiedCount: Int {
        list("objects").flatMap { tree.attribute(Self.count, of: $0) }.flatMap { Int($0) } ?? objects.count
    }

    private func list(_ name: String) -> NodeID? { tree.elements(in: tree.root).first { tree.name($0) == name } }

    private func children(of name: String) -> [NodeID] { list(name).map { Array(tree.elements(in: $0)) } ?? [] }
}

extension Excerpt {
    /// What an excerpt has of a document.
    private struct Contents {
        private let source: NibDocument
        private let nodes: [NodeID]
        private var needed: [NodeID] = []
        private var placeholders: [NodeID] = []
        /// The ids of all objects of the excerpt.
        private var inside: Set<String>
        private var tree: XMLTree { source.tree }

        init(of nodes: [NodeID], in source: NibDocument, keepsReferences: Bool) {
            self.source = source
            self.nodes = source.inDocumentOrder(nodes)
            inside = Set(nodes.flatMap { source.idsInside($0) })
            var pending = self.nodes
            while let node = pending.popLast() {
                for id in references(in: node) where !inside.contains(id) {
                    guard let target = source.element(withID: id) else { continue }
                    if isShared(target) {
                        if !keepsReferences { placeholders.append(target) }
                    } else if isNeeded(target, keepsReferences: keepsReferences) {
                        needed.append(target)
                        pending.append(target)
                    } else {
                        continue
                    }
                    inside.formUnion(source.idsInside(target))
                }
            }
            needed = source.inDocumentOrder(needed)
        }

        /// The bytes of a document with all of this.
        var bytes: [UInt8] {
            let literal = Literal(source)
            func list(_ name: String, of items: [String], attributes: String = "") -> String {
                items.isEmpty ? "" : "<\(name)\(attributes)>\(items.joined())</\(name)>"
            }
            let stubs = placeholders.map { Literal(source, without: Set(tree.elements(in: $0))).text(of: $0) }
            let origin = nodes.first.flatMap { source.container(of: $0) }.flatMap { source.id(of: $0) }
            let scene = nodes.first.flatMap { source.scene(of: $0) }.flatMap { tree.attribute("sceneID", of: $0) }
            let from = [(Excerpt.origin, origin), (Excerpt.scene, origin == nil ? scene : nil)].map { name, value in
                value.map { " \(name)=\"\(Escaping.attribute($0))\"" } ?? ""
            }.joined()
            let texts = (nodes + needed).map { literal.text(of: $0) }
            let (resources, fonts) = source.entries(usedIn: nodes + needed)
            let lists = Set(tree.elements(in: tree.root))
            let references = source.catalog.referenceAttributes(of: tree.name(tree.root))
            // The initial controller of a storyboard is not in the excerpt.
            let own = tree.attributes(tree.root).filter { !references.contains($0.name) }
            let head = Literal(source, without: lists) { _ in own }.text(of: tree.root).dropLast(2) + ">"
            let parts = [
                list("customFonts", of: fonts, attributes: " key=\"customFonts\""),
                list("objects", of: stubs + texts, attributes: " \(Excerpt.count)=\"\(nodes.count)\"\(from)"),
                list("constraints", of: constraints.map { literal.text(of: $0) }),
                list("resources", of: resources.map { literal.text(of: $0) }),
            ]
            let text =
                "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(head)\(parts.joined())</\(tree.name(tree.root))>\n"
            return Array(text.utf8)
        }

        /// The constraints in other objects that are between those of the excerpt.
        private var constraints: [NodeID] {
            guard nodes.count > 1 else { return [] }
            let ids = nodes.flatMap { source.idsInside($0) }
            let found = Set(ids.flatMap { source.referrers(to: $0) }).filter { node in
                guard source.isConstraint(node), tree.has("firstItem", on: node) else { return false }
                let isBinary = tree.has("secondAttribute", on: node)
                return (!isBinary || tree.has("secondItem", on: node))
                    && ownReferences(of: node).allSatisfy(inside.contains)
                    && !nodes.contains { tree.contains($0, inner: node) }
            }
            return source.inDocumentOrder(Array(found))
        }

        /// Whether an object is one that every document has.
        private func isShared(_ node: NodeID) -> Bool {
            let placeholder = source.placeholder(node)
            return placeholder == .firstResponder || placeholder == .application
        }

        /// Whether an object at the top level belongs to what refers to it, as a gesture recognizer or a data source does. Windows and
        /// controllers are there for their own sake.
        private func isNeeded(_ node: NodeID, keepsReferences: Bool) -> Bool {
            let name = tree.name(node)
            guard source.placeholder(node) == nil, let list = tree.parent(node), tree.name(list) == "objects",
                !source.isController(node), name != "window", tree.attribute("systemMenu", of: node) == nil,
                !nodes.contains(where: { tree.contains(node, inner: $0) })
            else { return false }
            // In the same document everything but a recognizer, which has one view, can be referred to twice.
            return !keepsReferences || name.hasSuffix("GestureRecognizer")
        }

        private func references(in root: NodeID) -> [String] {
            tree.subtree(root).flatMap { ownReferences(of: $0) }
        }

        private func ownReferences(of node: NodeID) -> [String] {
            guard tree.kind(node) == .element else { return [] }
            return source.catalog.referenceAttributes(of: tree.name(node)).compactMap { tree.attribute($0, of: node) }
        }
    }
}

extension NibDocument {
    /// Returns those of some elements that are in none of the others.
    package func outermost(of nodes: [NodeID]) -> [NodeID] {
        let all = Set(nodes)
        return nodes.filter { node in
            var current = tree.parent(node)
            while let candidate = current {
                if all.contains(candidate) { return false }
                current = tree.parent(candidate)
            }
            return true
        }
    }

    /// Returns the entries of the resources that elements use, and the text of the files of fonts, each with the fonts that they use.
    fileprivate func entries(usedIn roots: [NodeID]) -> (resources: [NodeID], fonts: [String]) {
        var (seen, resources, fonts): (Set<Resource>, [NodeID], [(file: String, entry: String)]) = ([], [], [])
        for node in roots.flatMap({ tree.subtree($0) }) {
            for resource in self.resources(usedBy: node) where seen.insert(resource).inserted {
                guard let entry = entry(of: resource), !resources.contains(entry) else { continue }
                guard case .font = resource else {
                    resources.append(entry)
                    continue
                }
                guard let file = tree.parent(entry).flatMap({ tree.attribute("key", of: $0) }) else { continue }
                fonts.append((file, Literal(self).text(of: entry)))
            }
        }
        let files = Dictionary(grouping: fonts) { $0.file }.sorted { $0.key < $1.key }
        let arrays = files.map { file, entries in
            "<array key=\"\(Escaping.attribute(file))\">\(entries.map(\.entry).joined())</array>"
        }
        return (inDocumentOrder(resources), arrays)
    }

    /// Whether the document lists resources such as that of an entry in another document, but has no such entry.
    ///
    /// - Parameters:
    ///   - entry: the entry.
    ///   - other: the other document.
    /// - Returns: whether it lacks the entry.
    package func lacks(entry: NodeID, of other: NibDocument) -> Bool {
        guard let resource = other.resource(listedAs: entry), !isListedPerUse(resource) else { return false }
        if case .systemColor = resource, toolsVersion < Self.firstWithSystemColors { return false }
        if kind.platform == .watchOS, !listsResources { return false }
        return self.entry(of: resource) == nil
    }

    /// Whether the document has an entry for a font.
    package func listsFont(named name: String) -> Bool { !customFonts(named: name).isEmpty }
}
