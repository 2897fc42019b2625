import CommandLanguage
import NibCatalog
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// Finds the place for a child: from the element and its parent, or as named by `PARENT.slot`.
struct SlotResolver {
    private let context: ResolveContext
    private var document: NibDocument { context.document }
    private var tree: XMLTree { context.tree }

    /// A place, and the paths by which a resolved command names it.
    struct Found {
        var place: SlotPlace
        /// The path to the parent of the new element, or to the list that is made for it.
        var parent: SlotPath
        /// The path to the place, which ends in the key, if there is one.
        var path: SlotPath
    }

    /// Makes a resolver for one command.
    init(_ context: ResolveContext) { self.context = context }

    /// Finds the place that `PARENT[.slot]` names for a child element.
    ///
    /// - Parameters:
    ///   - word: the reference.
    ///   - child: the child's element.
    ///   - key: the key that the child has already; nil for none.
    /// - Returns: the place.
    /// - Throws: an error if the reference names nothing, or if no place for the child is known.
    func find(_ word: Word, child: String, key: String? = nil) throws(CommandError) -> Found {
        var (object, rest) = try context.references.prefix(word)
        var path = SlotPath(object: try context.name(of: object))
        while let word = rest.first {
            let step = try SlotPath.step(word)
            if let next = try self.child(step, of: object, at: word) {
                object = next
                path.append(step)
            } else if let next = destination(ofOutlet: word.text, of: object, besideSlotsFor: child) {
                object = next
                path = SlotPath(object: try context.name(of: object))
            } else {
                break
            }
            rest.removeFirst()
        }
        guard rest.count <= 1 else {
            throw CommandError(document.unknown(PropertyPath.Step(rest[0].text), in: object), span: rest[0].span)
        }
        if let last = rest.first { return try named(last, of: object, for: child, path: path) }
        if let key {
            return Found(place: SlotPlace(holder: object, key: key), parent: path, path: path)
        }
        return try found(in: object, for: child, path: path, at: word)
    }

    /// The object that an outlet holds, as in `owner.coolview`, unless the name is that of a slot for the child.
    private func destination(ofOutlet name: String, of node: NodeID, besideSlotsFor child: String) -> NodeID? {
        let slots = document.catalog.knownChildren(of: tree.name(node))
        guard !slots.contains(name), !slots.contains("\(child)@\(name)") else { return nil }
        let outlet = document.connections(from: node).first { $0.kind == .outlet && $0.name == name }
        return outlet.flatMap { document.element(withID: $0.destination) }
    }

    private func child(_ step: PropertyPath.Step, of node: NodeID, at word: Word) throws(CommandError) -> NodeID? {
        do throws(NibError) { return try document.child(step, of: node) } catch {
            throw CommandError(error, span: word.span)
        }
    }

    /// A list or a key that is not there yet.
    private func named(_ slot: Word, of object: NodeID, for child: String, path: SlotPath) throws(CommandError)
        -> Found
    {
        let place = SlotPath.place(called: slot.text, in: object, document)
        let name = place.newList ?? place.key ?? ""
        let isKnown = document.catalog.knownChildren(of: tree.name(object)).contains("\(child)@\(name)")
        guard isKnown || NibDocument.isElementName(name) else {
            throw CommandError("usage", "'\(slot.text)' cannot be the name of a slot", span: slot.span)
        }
        if name == "subviews", document.kind.family == .cocoa, document.cell(of: object) != nil,
            !document.catalog.knownChildren(of: tree.name(object)).contains(name)
        {
            throw CommandError(
                "wrong-place", "\(document.display(object)) draws with its cell and cannot hold views", span: slot.span,
                hints: ["put the view into the control's parent, with a frame over that of the control"])
        }
        var slotPath = path
        slotPath.append(PropertyPath.Step(slot.text))
        return Found(place: place, parent: place.key == nil ? slotPath : path, path: slotPath)
    }

    /// Children of `<document>` that few documents have and that are no objects.
    private static let header: Set<String> = ["classes", "designables", "simulatedMetricsContainer"]

    /// The place of objects at the top of a document: in a xib its `<objects>`; a storyboard has them in scenes.
    private func top(for child: String, path: SlotPath, at word: Word) throws(CommandError) -> Found {
        guard let list = tree.elements(in: tree.root).first(where: { tree.name($0) == "objects" }) else {
            throw CommandError(
                "wrong-place", "in a storyboard, objects belong to scenes", span: word.span,
                hints: ["'add scene CONTROLLER' makes a scene; 'add \(child) to scene:ID.objects' adds to one"])
        }
        var path = path
        path.enter(list, by: "objects", from: tree.root, in: document)
        return Found(place: SlotPlace(holder: list), parent: path, path: path)
    }

    /// The place that the parent's element has for the child's.
    private func found(in object: NodeID, for child: String, path: SlotPath, at word: Word) throws(CommandError)
        -> Found
    {
        let element = tree.name(object)
        let known = document.catalog.element(child)
        let isHeader = document.catalog.knownChildren(of: element).contains(child) || Self.header.contains(child)
        if object == tree.root, !isHeader, known.map({ $0.isObject }) ?? true {
            return try top(for: child, path: path, at: word)
        }
        let itself = Found(place: SlotPlace(holder: object), parent: path, path: path)
        if document.catalog.orderOfList(element) != nil || object == tree.root { return itself }
        guard let slot = document.catalog.slots(parent: element, child: child).first else {
            if known?.isObject != true { return itself }
            throw noPlace(for: child, in: object, path: path, at: word)
        }
        var (holder, path) = (object, path)
        for label in slot.via {
            guard let next = try self.child(PropertyPath.Step(label), of: holder, at: word) else {
                // Versions of Xcode have different elements there, such as the content views of collection view cells.
                guard let key = Part(label: label).key, let other = document.child(keyed: key, of: holder) else {
                    throw noPlace(for: child, in: object, path: path, at: word)
                }
                path.enter(other, by: key, from: holder, in: document)
                return try found(in: other, for: child, path: path, at: word)
            }
            path.enter(next, by: label, from: holder, in: document)
            holder = next
        }
        return inside(slot, of: holder, for: child, path: path, at: word)
            ?? found(slot, in: holder, for: child, path: path)
    }

    /// The place in the list of another element that is in the slot already: a text view for a controller that has a view goes into that, as
    /// a label does.
    private func inside(_ slot: Slot, of holder: NodeID, for child: String, path: SlotPath, at word: Word) -> Found? {
        guard slot.container == nil, let key = slot.key, let other = document.child(keyed: key, of: holder),
            tree.name(other) != child
        else { return nil }
        var path = path
        path.enter(other, by: key, from: holder, in: document)
        let found = try? found(in: other, for: child, path: path, at: word)
        return found.flatMap { $0.place.key == nil && ($0.place.newList != nil || $0.place.holder != other) ? $0 : nil }
    }

    private func found(_ slot: Slot, in holder: NodeID, for child: String, path: SlotPath) -> Found {
        guard let container = slot.container else {
            var slotPath = path
            if let key = slot.key { slotPath.append(key: key, of: child, in: holder, document) }
            return Found(place: SlotPlace(holder: holder, key: slot.key), parent: path, path: slotPath)
        }
        var path = path
        let list = tree.elements(in: holder).first { tree.name($0) == container && !tree.has("key", on: $0) }
        guard let list else {
            path.append(newList: container, in: holder, document)
            return Found(place: SlotPlace(holder: holder, newList: container), parent: path, path: path)
        }
        path.enter(list, by: container, from: holder, in: document)
        return Found(place: SlotPlace(holder: list), parent: path, path: path)
    }

    /// The error for an object that Interface Builder does not give an element.
    private func noPlace(for child: String, in object: NodeID, path: SlotPath, at word: Word) -> CommandError {
        if let key = tree.attribute("key", of: object), key == path.lastName {
            return CommandError(
                "already-exists", "\(document.display(object)) is already there as '\(key)'", span: word.span,
                hints: document.id(of: object).map { ["remove it first: remove \($0)"] } ?? [])
        }
        return CommandError(
            "wrong-place", "\(document.display(object)) is not known to hold <\(child)>", span: word.span,
            hints: SlotCheck.parents(of: child, document) + ["'show \(path.objectName)' shows what is in it"])
    }
}
