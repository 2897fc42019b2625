import NibCatalog
import XMLTree

/// What the references to an id mean that several elements share, as far as that is certain.
///
/// Documents get such ids when versions are merged line by line, or when a part is copied by hand. Many references can still
/// mean only one of the elements: a constraint leads to views inside the view that holds it, and an outlet stays in its scene.
package struct SharedReferences {
    /// A reference: an element, and the attribute that has the id.
    package struct Reference: Hashable {
        /// The element that refers.
        package let node: NodeID
        /// The name of the attribute.
        package let attribute: String
    }

    /// The elements that share the id, in document order.
    package let elements: [NodeID]
    /// The references that can mean only one element, by that element.
    package private(set) var certain: [NodeID: [Reference]] = [:]
    /// The references that may mean several elements, or none, in document order.
    package private(set) var unclear: [Reference] = []

    private let document: NibDocument
    private var tree: XMLTree { document.tree }

    /// Finds the references to an id.
    ///
    /// - Parameters:
    ///   - id: the id that several elements have.
    ///   - document: the document.
    package init(id: String, in document: NibDocument) {
        self.document = document
        elements = document.elements(sharingID: id)
        for node in document.referrers(to: id) {
            for reference in document.references(of: node, to: id) {
                let meant = candidates(for: reference)
                if meant.count == 1 {
                    certain[meant[0], default: []].append(reference)
                } else {
                    unclear.append(reference)
                }
            }
        }
    }

    /// Returns the elements that a reference may mean.
    private func candidates(for reference: Reference) -> [NodeID] {
        // Nothing refers to a connection, except for another segue.
        let possible = elements.filter { !document.isConnection($0) || tree.name(reference.node) == "segue" }
        let inPart = insideCopy(reference.node, among: possible)
        if inPart.count == 1 { return inPart }
        if document.isConstraint(reference.node) {
            let objects = possible.filter { !document.isConstraint($0) }
            return document.object(around: reference.node).map { inside($0, among: objects) } ?? objects
        }
        if reference.attribute == "reference" {
            return document.object(around: reference.node).map { inside($0, among: possible) } ?? possible
        }
        guard let connection = document.connection(reference.node), connection.kind != .segue,
            let scene = document.scene(of: reference.node)
        else { return possible }
        return inside(scene, among: possible)
    }

    /// Returns the elements in the smallest part around a reference that was copied as a whole: in it and in another part with
    /// the same id.
    private func insideCopy(_ node: NodeID, among elements: [NodeID]) -> [NodeID] {
        var part = tree.parent(node)
        while let current = part {
            if let id = document.id(of: current), document.isDuplicated(id) {
                let found = inside(current, among: elements)
                let others = document.elements(sharingID: id).filter { $0 != current }
                if !found.isEmpty, others.contains(where: { !inside($0, among: elements).isEmpty }) { return found }
            }
            part = tree.parent(current)
        }
        return []
    }

    private func inside(_ root: NodeID, among elements: [NodeID]) -> [NodeID] {
        elements.filter { element in
            var current: NodeID? = element
            while let node = current {
                if node == root { return true }
                current = tree.parent(node)
            }
            return false
        }
    }
}

extension NibDocument {
    /// Returns the references of an element to an id.
    func references(of node: NodeID, to id: String) -> [SharedReferences.Reference] {
        let element = tree.name(node)
        return tree.attributes(node)
            .filter { $0.value == id && catalog.isReference(element: element, attribute: $0.name) }
            .map { SharedReferences.Reference(node: node, attribute: $0.name) }
    }

    /// Returns a description of a reference for people, such as "outlet 'submit' of Controller".
    package func description(of reference: SharedReferences.Reference) -> String {
        if let connection = connection(reference.node) {
            let name = connection.kind == .segue ? "segue" : "\(connection.kind.rawValue) '\(connection.name)'"
            return "\(name) of \(display(connection.source))"
        }
        if isConstraint(reference.node) {
            let view = object(around: reference.node).map { " of \(display($0))" } ?? ""
            return "\(reference.attribute) of a constraint\(view)"
        }
        return "\(reference.attribute) of <\(tree.name(reference.node))>"
    }
}
