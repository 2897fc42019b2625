import NibDocument
import XMLTree

/// An object of a document as the rules see it, with the strings that they need read once.
package struct CheckedObject {
    /// The object's id.
    package let id: String
    /// The element's name.
    package let element: String
    /// Nil for most objects.
    private let details: Details?
    /// The object's element.
    package let node: NodeID
    private let sceneNumber: Int32

    /// What few objects have.
    final class Details {
        var customClass: String?
        var customModule: String?
        var moduleProvider: String?
        var placeholder: NibDocument.Placeholder?
    }

    init(node: NodeID, id: String, element: String, details: Details?, scene: Int) {
        self.node = node
        self.id = id
        self.element = element
        self.details = details
        sceneNumber = Int32(scene)
    }

    /// The kind of placeholder; nil for an ordinary object.
    package var placeholder: NibDocument.Placeholder? { details?.placeholder }
    /// The value of `customClass`; nil if the element does not have it.
    package var customClass: String? { details?.customClass }
    /// The value of `customModule`; nil if the element does not have it.
    package var customModule: String? { details?.customModule }
    /// The value of `customModuleProvider`; nil if the element does not have it.
    package var moduleProvider: String? { details?.moduleProvider }
    /// The index of its scene, from 0; -1 outside scenes.
    package var scene: Int { Int(sceneNumber) }
}
