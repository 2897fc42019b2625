import CommandLanguage
import NibCatalog
import NibDocument
import NibEditing
import Replies
import XMLTree

/// Gesture recognizers added to a view.
///
/// On iOS one stands at the top of the document, or among the objects of the view's scene, and the view names it in its
/// outlet collection `gestureRecognizers`; the view then has an empty `<gestureRecognizers/>` as well (all 5 views
/// measured). On macOS it stands in that list (all 3 measured).
struct GestureRecognizers {
    let context: EditContext
    private var tree: XMLTree { context.tree }
    private var document: NibDocument { context.document }

    /// Whether an element is a gesture recognizer.
    static func isOne(_ element: String) -> Bool { element.hasSuffix("GestureRecognizer") }

    /// The view that a word names, or that stands for the controller or window that it names; nil for anything else.
    func view(_ word: Word) throws -> NodeID? {
        let (object, rest) = try context.references.prefix(word)
        guard let node = rest.isEmpty ? object : try? context.references.resolve(word) else { return nil }
        if isView(node) { return node }
        return tree.elements(in: node).first { child in
            isView(child) && ["view", "contentView"].contains(tree.attribute("key", of: child))
        }
    }

    private func isView(_ node: NodeID) -> Bool {
        document.id(of: node) != nil
            && document.catalog.knownChildren(of: tree.name(node)).contains("rect@frame")
    }

    /// Adds a fresh recognizer and what makes it the view's.
    func add(_ element: String, to view: NodeID, _ arguments: Arguments) throws -> EditOutcome {
        let given = arguments.several("ID")
        let isInList = document.kind.family == .cocoa
        guard given.count <= (isInList ? 1 : 2) else {
            throw ShellError(
                "usage", "<\(element)> has one id\(isInList ? "" : ", and the connection to it another")",
                span: given.last?.span)
        }
        let ids = try (0..<(isInList ? 1 : 2)).map { try context.newID($0 < given.count ? given[$0] : nil) }
        let list = isInList ? context.edit.list("gestureRecognizers", in: view) : try topLevel(of: view)
        let node = tree.makeElement(element, context.ordered(element, attributes(element, ids[0])))
        let index = try arguments.integer("N")
        do {
            try context.edit.place(node, into: list, at: isInList ? index : nil)
            if !isInList { try connect(view, ids, at: index) }
        } catch { throw ShellError(error, span: arguments["N"]?.span) }
        let notes = try arguments.assignments.compactMap { try Shell.assign($0, to: node, context) }
        var resolved = ResolvedArguments(arguments)
        resolved.set("PARENT[.slot]", to: try context.requireID(view))
        resolved.set("ID", to: ids.map { .text($0) })
        var outcome = EditOutcome(resolved)
        outcome.remarks = notes
        outcome.made = ids[0]
        outcome.fields = [.init("ids", .strings(ids))]
        return outcome
    }

    private func attributes(_ element: String, _ id: String) -> [Attribute] {
        let fresh = document.catalog.fresh(element)?.attributes ?? []
        let own = fresh.compactMap { attribute -> Attribute? in
            guard case .text(let value) = attribute.value else { return nil }
            return Attribute(attribute.name, value)
        }
        return own + [Attribute("id", id)]
    }

    /// The `<objects>` of the view's scene, or of the document.
    private func topLevel(of view: NodeID) throws -> NodeID {
        let holder = document.scene(of: view) ?? tree.root
        if let list = tree.elements(in: holder).first(where: { tree.name($0) == "objects" }) { return list }
        throw ShellError("wrong-place", "there is no list of objects around \(document.display(view))")
    }

    private func connect(_ view: NodeID, _ ids: [String], at index: Int?) throws {
        _ = context.edit.list("gestureRecognizers", in: view)
        let attributes = [
            Attribute("property", "gestureRecognizers"), Attribute("destination", ids[0]),
            Attribute("appends", "YES"), Attribute("id", ids[1]),
        ]
        try Connecting.insert(.outletCollection, attributes, from: view, at: index, context)
    }
}
