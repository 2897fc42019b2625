import CommandLanguage
import NibCatalog
import NibDocument
import Replies
import XMLTree

/// Where an element goes inside a parent.
struct Destination {
    /// The element that takes it: an object, or one of its lists.
    let parent: NodeID
    /// The key it has there; nil in lists.
    let key: String?
    /// The words that name the place in the log; a key that the child does not bring itself is the last of them.
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
        var spelled = [try context.name(of: object)]
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
        let name = slot.text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false).last.map(String.init)
        guard let name, NibDocument.isElementName(name) else {
            throw ShellError("usage", "'\(slot.text)' is no name of a slot", span: slot.span)
        }
        if name == "subviews", document.kind.family == .cocoa, document.cell(of: object) != nil,
            !document.catalog.knownChildren(of: tree.name(object)).contains(name)
        {
            throw ShellError(
                "wrong-place", "\(document.display(object)) draws by its cell and holds no views", span: slot.span,
                hints: ["put the view into what is around it, and its frame over the control's"])
        }
        if document.catalog.orderOfList(slot.text) != nil {
            return Destination(parent: context.edit.list(name, in: object), key: nil, spelled: spelled + [name])
        }
        return Destination(parent: object, key: name, spelled: spelled + [slot.text])
    }

    /// A key as the log names it: with its element where the key alone would lead to a child that is there.
    private func spelling(of key: String, for child: String, in parent: NodeID) -> String {
        let isFree = (try? document.child(PropertyPath.Step(key), of: parent)) == .some(nil)
        return isFree ? key : "\(child)@\(key)"
    }

    /// The place of objects at the top of a document: in a xib its `<objects>`; a storyboard has them in scenes.
    private func top(_ child: String, _ spelled: [String], _ word: Word) throws -> Destination {
        guard let list = tree.elements(in: tree.root).first(where: { tree.name($0) == "objects" }) else {
            throw ShellError(
                "wrong-place", "in a storyboard objects stand in scenes", span: word.span,
                hints: ["'add scene CONTROLLER' makes a scene; 'add \(child) to scene:ID.objects' adds to one"])
        }
        return Destination(parent: list, key: nil, spelled: spelled + ["objects"])
    }

    /// The place that the parent's element has for the child's.
    private func found(_ object: NodeID, _ child: String, _ spelled: [String], _ word: Word) throws -> Destination {
        let element = tree.name(object)
        let known = document.catalog.element(child)
        // What the log has stood outside the objects, and does again.
        if object == tree.root, known.map({ $0.isObject }) ?? !context.isReplaying {
            return try top(child, spelled, word)
        }
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
                hints: SlotCheck.parents(of: child, document) + ["'show \(spelled[0])' shows what is in it"])
        }
        var parent = object
        var steps = spelled
        for label in slot.via {
            guard let next = try document.child(PropertyPath.Step(label), of: parent) else { break }
            parent = next
            steps.append(label)
        }
        guard let container = slot.container else {
            if let key = slot.key { steps.append(spelling(of: key, for: child, in: parent)) }
            return Destination(parent: parent, key: slot.key, spelled: steps)
        }
        return Destination(parent: context.edit.list(container, in: parent), key: nil, spelled: steps + [container])
    }
}
