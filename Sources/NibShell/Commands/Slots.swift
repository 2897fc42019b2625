import CommandLanguage
import NibCatalog
import NibDocument
import XMLTree

/// Where an element goes inside a parent.
struct Destination {
    /// The element that takes it: an object, or one of its lists.
    let parent: NodeID
    /// The key it has there; nil in lists.
    let key: String?
    /// The words that name the place in the log.
    let spelled: [String]
}

/// Finds the place for a child: from the element and its parent, or as named by `PARENT.slot`.
struct Slots {
    let context: EditContext
    private var document: NibDocument { context.document }
    private var tree: XMLTree { context.tree }

    /// The place that `PARENT[.slot]` names for a child element.
    ///
    /// - Parameters:
    ///   - word: the reference.
    ///   - child: the child's element.
    ///   - key: the key that the child has already; nil for none.
    /// - Returns: the place; a list that was not there yet has been made.
    /// - Throws: an error when the reference names nothing, or no place is known.
    func destination(_ word: Word, child: String, key: String?) throws -> Destination {
        var (object, rest) = try context.references.prefix(word)
        var spelled = [try name(of: object)]
        while let step = rest.first {
            guard let next = try enter(step, from: object) else { break }
            object = next
            spelled.append(step.text)
            rest.removeFirst()
        }
        guard rest.count <= 1 else {
            throw ShellError(document.unknown(PropertyPath.Step(rest[0].text), in: object), span: rest[0].span)
        }
        if let last = rest.first { return try named(last, object, child, key, spelled) }
        if let key { return Destination(parent: object, key: key, spelled: spelled) }
        return try found(object, child, spelled, word)
    }

    private func name(of node: NodeID) throws -> String {
        if node == tree.root { return "document" }
        if tree.name(node) == "scene", let id = tree.attribute("sceneID", of: node) { return "scene:\(id)" }
        return try context.requireID(node)
    }

    /// Follows one step to a child, an outlet as a last resort.
    private func enter(_ word: Word, from node: NodeID) throws -> NodeID? {
        guard let step = PropertyPath.step(word.text) else {
            throw ShellError("usage", "'\(word.text)' is no step of a path", span: word.span)
        }
        do { return try document.child(step, of: node) } catch { throw ShellError(error, span: word.span) }
    }

    /// A list or a key that is not there yet.
    private func named(_ slot: Word, _ object: NodeID, _ child: String, _ key: String?, _ spelled: [String]) throws
        -> Destination
    {
        let name = slot.text
        guard NibDocument.isElementName(name) else {
            throw ShellError("usage", "'\(name)' is no name of a slot", span: slot.span)
        }
        if document.catalog.orderOfList(name) != nil {
            return Destination(parent: context.edit.list(name, in: object), key: nil, spelled: spelled + [name])
        }
        return Destination(parent: object, key: name, spelled: spelled + [name])
    }

    /// The place that the parent's element has for the child's.
    private func found(_ object: NodeID, _ child: String, _ spelled: [String], _ word: Word) throws -> Destination {
        let element = tree.name(object)
        if document.catalog.orderOfList(element) != nil || object == tree.root {
            return Destination(parent: object, key: nil, spelled: spelled)
        }
        guard let slot = document.catalog.slots(parent: element, child: child).first else {
            if document.catalog.element(child)?.isObject != true {
                return Destination(parent: object, key: nil, spelled: spelled)
            }
            if spelled.count > 1, let key = tree.attribute("key", of: object), key == spelled.last {
                throw ShellError(
                    "already-exists", "\(document.display(object)) is there already as '\(key)'", span: word.span,
                    hints: document.id(of: object).map { ["remove it first: remove \($0)"] } ?? [])
            }
            throw ShellError(
                "wrong-place", "\(document.display(object)) has no place that is known for <\(child)>", span: word.span,
                hints: [
                    "name one: PARENT.slot, as in \(spelled[0]).subviews", "'show \(spelled[0])' shows what is in it",
                ])
        }
        var parent = object
        var steps = spelled
        for label in slot.via {
            guard let next = try document.child(PropertyPath.Step(label), of: parent) else { break }
            parent = next
            steps.append(label)
        }
        guard let container = slot.container else { return Destination(parent: parent, key: slot.key, spelled: steps) }
        return Destination(parent: context.edit.list(container, in: parent), key: nil, spelled: steps + [container])
    }
}
