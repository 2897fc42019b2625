import CommandLanguage
import NibDocument
import Replies
import XMLTree

/// Properties that only the view in a macOS scroll view has, though a statement names the scroll view.
enum ScrolledProperty {
    /// Returns the object whose property a statement sets.
    ///
    /// - Parameters:
    ///   - steps: the path.
    ///   - value: the new value.
    ///   - object: the object that is named.
    ///   - context: gives access to the code.
    /// - Returns: the object, and a remark if it is not the one that is named.
    static func owner(
        of steps: [PropertyPath.Step], value: String, on object: NodeID, in context: ResolveContext
    ) -> ScrolledView.Meant {
        let document = context.document
        if steps == [PropertyPath.Step("customClass")] { return owner(ofClass: value, on: object, in: context) }
        return ScrolledView.meant(by: object, in: document) { has(steps, on: $0, in: document) }
    }

    /// Whether an object has a property or part, or is known to be able to have it.
    private static func has(_ steps: [PropertyPath.Step], on object: NodeID, in document: NibDocument) -> Bool {
        isThere(steps, in: object, of: document) || ControlCell.canHave(steps, in: object, of: document)
            || steps.first.map {
                !document.catalog.ownParts(named: $0.name, of: document.tree.name(object)).isEmpty
            } ?? true
    }

    /// Returns the object that has a property or part which a statement removes.
    static func owner(ofPresent steps: [PropertyPath.Step], on object: NodeID, in document: NibDocument) -> NodeID {
        ScrolledView.meant(by: object, in: document) { has(steps, on: $0, in: document) }.node
    }

    private static func isThere(_ steps: [PropertyPath.Step], in object: NodeID, of document: NibDocument) -> Bool {
        guard let first = steps.first else { return true }
        return steps.count == 1 && document.hasProperty(first.name, of: object)
            || (try? document.child(first, of: object)) != .some(.none)
    }

    /// A class goes to the object whose class it inherits from. If that cannot be known, it is the scroll view that was named, which is
    /// told.
    private static func owner(ofClass name: String, on object: NodeID, in context: ResolveContext) -> ScrolledView.Meant
    {
        let document = context.document
        guard let view = ScrolledView.of(object, in: document) else { return (object, []) }
        func isKind(of node: NodeID) -> Bool? {
            let system = document.systemClassName(of: node)
            if let known = context.names?.isClass(name, kindOf: system) { return known }
            return document.catalog.isKnownClass(name) ? document.catalog.isClass(name, kindOf: system) : nil
        }
        let (own, inner) = (isKind(of: object), isKind(of: view))
        if own != true, inner == true {
            return ScrolledView.meant(by: object, in: document) { $0 == view }
        }
        guard own == nil, inner == nil, let id = document.id(of: view) else { return (object, []) }
        let line = "set \(Quoting.quote(id)) customClass \(Quoting.quote(name))"
        return (
            object,
            ["\("note:", .warning) this is the class of the scroll view; for what is in it: \(line)"]
        )
    }
}
