import NibDocument
import XMLTree

/// What makes an element the same one in two versions of a document.
///
/// An object, connection or constraint is its id, a scene its `sceneID`. Anything else is found below the nearest of these: a child
/// with a key by the key, another one by its element and the attributes that tell it from its siblings. Nothing is guessed from
/// likeness.
package struct ElementIdentity: Hashable, Sendable {
    /// A step from a parent to a child without an id.
    package struct Step: Hashable, Sendable {
        /// The key, preceded by `@`; for a child without a key its element.
        package let name: String
        /// The attributes that tell it from its siblings, as `name=value`; empty if there are none.
        package let telling: String
        /// The index among the siblings for which all of that is the same.
        package let index: Int
    }

    /// An id, `document`, or `scene:ID`.
    package let base: String
    /// The steps from there.
    package let steps: [Step]
}

extension NibDocument {
    /// Returns what an element is called on its own: its id, `document`, or `scene:ID`; nil if it has none of these, or shares its id.
    package func ownName(of node: NodeID) -> String? {
        if node == tree.root { return "document" }
        if let id = id(of: node) { return element(withID: id) == node ? id : nil }
        return sceneID(of: node).map { "scene:\($0)" }
    }

    /// Returns the `sceneID` of a scene of the storyboard; nil for other elements, and for scenes without one.
    func sceneID(of node: NodeID) -> String? {
        guard tree.name(node) == "scene", let list = tree.parent(node), tree.name(list) == "scenes",
            tree.parent(list) == tree.root
        else { return nil }
        return tree.attribute("sceneID", of: node)
    }

    /// Returns the identity of an element; `ElementIdentities` finds many of them faster.
    package func identity(of node: NodeID) -> ElementIdentity { ElementIdentities(self).identity(of: node) }
}

/// What tells an element without an id from its siblings.
struct SiblingName: Hashable {
    /// The key, preceded by `@`; otherwise the element's name.
    let name: String
    /// The attributes that tell siblings without keys apart.
    let telling: String

    /// The attributes by which elements without id and key refer to something or name it.
    private static let attributes = ["keyPath", "reference", "identifier", "name", "catalog", "className"]

    /// Reads the name of an element.
    init(_ node: NodeID, in tree: XMLTree) {
        if let key = tree.attribute("key", of: node) {
            name = "@\(key)"
            telling = ""
            return
        }
        name = tree.name(node)
        guard tree.hasAttributes(node) else {
            telling = ""
            return
        }
        telling = Self.attributes.compactMap { attribute in
            tree.attribute(attribute, of: node).map { "\(attribute)=\($0)" }
        }.joined(separator: " ")
    }
}
