import CommandLanguage
import NibCatalog
import NibDocument
import Replies
import XMLTree

/// Follows a path to the element that has a property, and makes the parts on the way that an object does not have yet.
enum PathMaker {
    /// Finds the element that has the property at the end of a path.
    ///
    /// - Parameters:
    ///   - steps: the path; its last step names the property.
    ///   - object: where the path begins.
    ///   - document: the document, which is not changed.
    /// - Returns: the element; one that is not part of the document if it would have to be made.
    /// - Throws: `NibError` if a step leads nowhere, and no part can be made for it.
    static func holder(of steps: [PropertyPath.Step], from object: NodeID, in document: NibDocument) throws(NibError)
        -> NodeID
    {
        var node = object
        for step in steps.dropLast() {
            if let child = try document.child(step, of: node) {
                node = child
                continue
            }
            let part = try part(for: step, in: node, of: document)
            let made = document.tree.makeElement(part.tag, attributes: part.key.map { [Attribute("key", $0)] } ?? [])
            // A variation is described by what is around it.
            if part.tag == "variation" {
                _ = document.tree.makeElement(document.tree.name(node), attributes: [], holding: [made])
            }
            node = made
        }
        return node
    }

    /// Finds the element that has the property at the end of a path, and makes the missing parts.
    ///
    /// - Parameters:
    ///   - steps: the path; its last step names the property.
    ///   - object: where the path begins.
    ///   - edit: the transaction.
    /// - Returns: the element.
    /// - Throws: `NibError` if a step leads nowhere, and no part can be made for it.
    static func makeHolder(of steps: [PropertyPath.Step], from object: NodeID, in edit: Edit) throws(NibError) -> NodeID
    {
        var node = object
        for step in steps.dropLast() {
            if let child = try edit.document.child(step, of: node) {
                node = child
                continue
            }
            let part = try part(for: step, in: node, of: edit.document)
            let new = NewElement(part.tag, attributes: part.key.map { [Attribute("key", $0)] } ?? [])
            let child = edit.makeElement(new, for: node)
            try edit.place(child, into: node)
            node = child
        }
        return node
    }

    /// Whether a step names a member of a list that comes after those that are there.
    ///
    /// What `add` can make is made by it, except for the first one of a list: an index that is too high is mostly a mistake.
    static func isNext(_ step: PropertyPath.Step, in node: NodeID, of document: NibDocument) -> Bool {
        guard let part = document.parts(named: step.name, of: node).first, part.key == nil else { return false }
        let count = document.plainChildCount(of: node, named: part.tag)
        return count == step.index && (count == 0 || document.catalog.fresh(part.tag) == nil)
    }

    /// The part that Interface Builder makes for a step.
    private static func part(for step: PropertyPath.Step, in node: NodeID, of document: NibDocument) throws(NibError)
        -> Part
    {
        let element = document.tree.name(node)
        if step.name.hasPrefix("variation@"), element != "variation" { return Part(label: step.name) }
        let parts = element == "nil" ? [] : document.parts(named: step.name, of: node).filter { $0.tag != "nil" }
        if step.index != nil, !isNext(step, in: node, of: document) { throw document.unknown(step, in: node) }
        guard let part = parts.first else { throw document.unknown(step, in: node) }
        return part
    }
}

extension NibDocument {
    /// Returns the parts that an element can have under a name, the best first.
    ///
    /// A variation has parts of the element around it.
    package func parts(named name: String, of node: NodeID) -> [Part] {
        let element = tree.name(described(node))
        // Its keys are the names of files.
        if element == "customFonts" {
            return [Part(tag: "array", key: name.hasPrefix("array@") ? String(name.dropFirst(6)) : name)]
        }
        return catalog.parts(named: name, of: element)
    }
}
