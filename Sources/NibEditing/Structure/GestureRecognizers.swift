import CommandLanguage
import NibCatalog
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// Gesture recognizers added to a view.
///
/// On iOS a recognizer is at the top level of the document, or among the objects of the view's scene, and the view names it in
/// its outlet collection `gestureRecognizers`; the view then has an empty `<gestureRecognizers/>` as well (all 5 views
/// measured). On macOS it is in that list (all 3 measured).
struct GestureRecognizers {
    let document: NibDocument
    private var tree: XMLTree { document.tree }
    /// Whether the view's list holds the recognizers themselves.
    private var isInList: Bool { document.kind.family == .cocoa }

    /// Whether an element is a gesture recognizer.
    static func isOne(_ element: String) -> Bool {
        element.hasSuffix("GestureRecognizer") || element == "gestureRecognizer"
    }

    // MARK: - Resolving

    /// Finds the view that a word names, or the view of the controller or window that it names; nil for anything else.
    func view(_ word: Word, with references: References) throws(CommandError) -> NodeID? {
        let (object, rest) = try references.prefix(word)
        guard let node = rest.isEmpty ? object : try? references.resolve(word) else { return nil }
        if isView(node) { return node }
        return tree.elements(in: node).first { child in
            isView(child) && ["view", "contentView"].contains(tree.attribute("key", of: child))
        }
    }

    /// Whether an element is a view that commands can name.
    func isView(_ node: NodeID) -> Bool {
        document.id(of: node) != nil
            && document.catalog.knownChildren(of: tree.name(node)).contains("rect@frame")
    }

    /// Returns the ids of a new recognizer and, on iOS, of the connection to it, given or new.
    func ids(for element: String, given: [NewID], in context: ResolveContext) throws(CommandError) -> [String] {
        let count = isInList ? 1 : 2
        guard given.count <= count else {
            throw CommandError(
                "usage", "<\(element)> takes one id\(isInList ? "" : ", and the connection to it another")",
                span: given.last?.word.span)
        }
        var ids: [String] = []
        for place in 0..<count { ids.append(try context.newID(place < given.count ? given[place] : nil)) }
        return ids
    }

    /// Checks whether a recognizer can be added to a view.
    ///
    /// - Throws: an error if there is no list for it, or if the list has no such index.
    func check(_ element: String, to view: NodeID, at index: WholeNumber?) throws(CommandError) {
        guard isInList else {
            _ = try topLevel(of: view)
            return
        }
        let list = tree.elements(in: view).first { tree.name($0) == "gestureRecognizers" && !tree.has("key", on: $0) }
        let place = list.map { SlotPlace(holder: $0) } ?? SlotPlace(holder: view, newList: "gestureRecognizers")
        try place.check(index?.value, for: element, in: document, at: index?.span)
    }

    // MARK: - Applying

    /// Makes a recognizer that is not yet part of the document.
    func make(_ element: String, id: String) -> NodeID {
        let fresh = document.catalog.fresh(element)?.attributes ?? []
        let own = fresh.compactMap { attribute -> Attribute? in
            guard case .text(let value) = attribute.value else { return nil }
            return Attribute(attribute.name, value)
        }
        return tree.makeElement(element, attributes: document.ordered(own + [Attribute("id", id)], of: element))
    }

    /// Adds a recognizer to a view.
    ///
    /// - Parameters:
    ///   - node: the recognizer.
    ///   - view: the view.
    ///   - ids: its id and, on iOS, the id of the connection to it.
    ///   - index: the place among the view's recognizers; nil for the end.
    ///   - edit: the transaction.
    /// - Throws: an error if there is no list for it.
    func add(_ node: NodeID, to view: NodeID, ids: [String], at index: Int?, in edit: Edit) throws(CommandError) {
        guard ids.count == (isInList ? 1 : 2) else {
            throw CommandError("usage", "the log line gives \(ids.count) ids for the recognizer")
        }
        let list = isInList ? edit.list("gestureRecognizers", in: view) : try topLevel(of: view)
        try reporting(edit.place(node, into: list, at: isInList ? index : nil))
        guard !isInList else { return }
        _ = edit.list("gestureRecognizers", in: view)
        let attributes = [
            Attribute("property", "gestureRecognizers"), Attribute("destination", ids[0]),
            Attribute("appends", "YES"), Attribute("id", ids[1]),
        ]
        try Connecting.insert(.outletCollection, attributes: attributes, from: view, at: index, in: edit)
    }

    /// The `<objects>` of the view's scene, or of the document.
    private func topLevel(of view: NodeID) throws(CommandError) -> NodeID {
        let holder = document.scene(of: view) ?? tree.root
        if let list = tree.elements(in: holder).first(where: { tree.name($0) == "objects" }) { return list }
        throw CommandError("wrong-place", "\(document.display(view)) is not in a list of objects")
    }
}
