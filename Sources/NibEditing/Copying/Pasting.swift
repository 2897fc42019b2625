import CommandLanguage
import NibCatalog
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// Puts the objects of an excerpt into a document: as lines of `insert`, which need neither the excerpt nor the clipboard.
struct Pasting {
    /// The lines, in the order in which they are applied.
    private(set) var lines: [String] = []
    /// The new ids, in the order of the excerpt.
    private(set) var ids: [String] = []
    /// The new ids of the objects themselves, without those of what they contain.
    private(set) var made: [String] = []
    /// What the objects lack because nothing in the document can take its place.
    private(set) var dropped: [Removal.Item] = []
    /// How the log names the place of the first object.
    private(set) var path: MemberReference?

    private var excerpt: Excerpt
    private let context: ResolveContext
    private let parent: Word
    private let verb: String
    /// What ids become.
    private var names: [String: String] = [:]
    private var document: NibDocument { context.document }
    private var copies: NibDocument { excerpt.document }
    /// The objects at the top level that come along.
    private var needed: [NodeID] = []

    /// Finds out what puts the objects into a document.
    ///
    /// - Parameters:
    ///   - excerpt: the objects.
    ///   - parent: the reference to the object that takes them, and perhaps to one of its lists.
    ///   - given: their new ids; empty for ids that are made.
    ///   - verb: the name of the command.
    ///   - context: the document.
    /// - Throws: an error if the document is of another platform, or the object cannot hold them.
    init(
        _ excerpt: Excerpt, into parent: Word, as given: [NewID] = [], verb: String, in context: ResolveContext
    ) throws(CommandError) {
        self.excerpt = excerpt
        self.context = context
        self.parent = parent
        self.verb = verb
        try checkPlatform()
        let places = try places()
        try nameShared(near: places[0].place.holder)
        try nameAll(given)
        lines += try ResourceLines(excerpt, for: document).lines
        for (node, found) in zip(excerpt.copied, places) {
            try add(node, at: found.place, into: found.parent.reference, key: found.place.key)
        }
        for node in needed { try addToTop(node, near: places[0].place.holder) }
        try addConstraints(near: places.map(\.place.holder))
        made = excerpt.copied.compactMap { copies.id(of: $0) }.compactMap { names[$0] }
        path = places[0].path.reference
    }

    private func checkPlatform() throws(CommandError) {
        let (own, other) = (document.kind.platform, copies.kind.platform)
        guard own != other else { return }
        throw CommandError(
            "wrong-platform",
            "objects of \(other.rawValue) documents have no place in this one, which is of \(own.rawValue)",
            span: parent.span, hints: ["copy them to a document of \(other.rawValue)"])
    }

    // MARK: - Places

    /// The places of the copied objects, checked as `move` checks them.
    private func places() throws(CommandError) -> [SlotResolver.Found] {
        var found: [SlotResolver.Found] = []
        for node in excerpt.copied {
            let name = copies.tree.name(node)
            let next = try SlotResolver(context).find(parent, child: name)
            try next.place.checkFree(in: document, parent.span)
            try SlotCheck(document: document, verb: verb, command: nil).check(name, at: next.place, word: parent)
            try SceneControllers.checkRoom(for: name, in: next.place, parent, in: document)
            if let key = next.place.key,
                found.contains(where: { $0.place.holder == next.place.holder && $0.place.key == key })
            {
                throw CommandError(
                    "wrong-place", "\(document.display(next.place.holder)) can have only one '\(key)'",
                    span: parent.span, hints: ["\(verb) one object at a time"])
            }
            found.append(next)
        }
        guard !found.isEmpty else {
            throw CommandError("not-found", "there is nothing to put here", hints: ["copy OBJ"])
        }
        return found
    }

    /// Lets references to First Responder, Application and the shared user defaults lead to those of this document.
    private mutating func nameShared(near holder: NodeID) throws(CommandError) {
        var absent: [NodeID] = []
        for node in excerpt.placeholders {
            let own =
                copies.placeholder(node) == .firstResponder
                ? document.firstResponder(near: holder) : document.application
            if let id = copies.id(of: node), let other = own.flatMap({ document.id(of: $0) }) {
                names[id] = other
            } else {
                absent.append(node)
            }
        }
        needed = excerpt.needed.filter { node in
            guard copies.isSharedDefaults(node), let id = copies.id(of: node),
                let own = document.sharedDefaults(near: holder).flatMap({ document.id(of: $0) })
            else { return true }
            names[id] = own
            return false
        }
        guard !absent.isEmpty else { return }
        dropped += try reporting(excerpt.drop(absent: absent))
    }

    /// Gives everything a new id.
    private mutating func nameAll(_ given: [NewID]) throws(CommandError) {
        let roots = excerpt.copied + needed + excerpt.constraints
        let old = roots.flatMap { copies.tree.subtree($0) }.compactMap { copies.id(of: $0) }
        ids = try Duplicate.newIDs(old.count, given: given, in: context)
        for (id, new) in zip(old, ids) { names[id] = new }
    }

    // MARK: - Lines

    /// Adds the line for an object, connection or constraint.
    private mutating func add(_ node: NodeID, at place: SlotPlace, into path: MemberReference, key: String?)
        throws(CommandError)
    {
        try insert(text(of: node, key: .some(key)), at: place, into: path)
    }

    private mutating func insert(_ text: String, at place: SlotPlace?, into path: MemberReference) throws(CommandError)
    {
        let probe = try Insert.parsed(Word(text))
        // Documents have what Interface Builder does not write today; what is copied may have it too.
        var isUsual = (try? LiteralValues.check(probe, in: document, at: Word(text))) != nil
        if let place, isUsual {
            let check = SlotCheck(document: document, verb: "insert", command: nil)
            isUsual = (try? check.check(probe.name(probe.root), at: place, word: Word(""))) != nil
        }
        lines.append("insert \(Quoting.forced(text)) into \(path.word.spelling)\(isUsual ? "" : " --force")")
    }

    /// Returns the text of an element with its new ids.
    ///
    /// - Parameters:
    ///   - node: the element.
    ///   - key: the key that it gets; the inner nil for none.
    /// - Returns: the text.
    private func text(of node: NodeID, key: String??) -> String {
        let (tree, catalog, names) = (copies.tree, copies.catalog, names)
        return Literal(copies) { element in
            let name = tree.name(element)
            var isChanged = false
            var attributes = tree.attributes(element).map { attribute in
                let isName = attribute.name == "id" && copies.id(of: element) != nil
                guard isName || catalog.isReference(element: name, attribute: attribute.name),
                    let new = names[attribute.value]
                else { return attribute }
                isChanged = true
                return Attribute(attribute.name, new)
            }
            if element == node, let key, tree.attribute("key", of: node) != key {
                isChanged = true
                attributes.removeAll { $0.name == "key" }
                if let key {
                    let place = catalog.attributePosition(element: name, present: attributes.map(\.name), new: "key")
                    attributes.insert(Attribute("key", key), at: place)
                }
            }
            return isChanged ? attributes : nil
        }.text(of: node)
    }

    private mutating func addToTop(_ node: NodeID, near holder: NodeID) throws(CommandError) {
        let scene = document.scene(of: holder).flatMap { document.logName(of: $0) }
        let word = MemberReference(pieces: scene.map { [$0, "objects"] } ?? [document.rootName]).word
        let found = try SlotResolver(context).find(word, child: copies.tree.name(node))
        try add(node, at: found.place, into: found.parent.reference, key: nil)
    }

    /// Adds the constraints between the objects to the view that takes them all.
    private mutating func addConstraints(near holders: [NodeID]) throws(CommandError) {
        guard !excerpt.constraints.isEmpty else { return }
        guard let view = viewWithConstraints(around: holders), let name = document.logName(of: view) else {
            dropped += excerpt.constraints.map { node in
                Removal.Item(
                    element: copies.tree.name(node), id: copies.id(of: node) ?? "", text: copies.summary(of: node))
            }
            return
        }
        let word = MemberReference(pieces: [name]).word
        for node in excerpt.constraints {
            let found = try SlotResolver(context).find(word, child: copies.tree.name(node))
            try add(node, at: found.place, into: found.parent.reference, key: nil)
        }
    }

    private func viewWithConstraints(around holders: [NodeID]) -> NodeID? {
        var current = document.object(around: holders[0])
        while let view = current {
            let fit = document.catalog.fit(of: "constraint", inList: "constraints", of: document.tree.name(view))
            if fit == .fits, holders.allSatisfy({ document.tree.contains(view, inner: $0) }) { return view }
            current = document.container(of: view)
        }
        return nil
    }
}
