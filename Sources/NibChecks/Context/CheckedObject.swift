import NibDocument
import XMLTree

/// An object of a document as the rules see it, with the strings that they need read once.
package struct CheckedObject {
    /// The object's element.
    package let node: NodeID
    /// The object's id.
    package let id: String
    /// The element's name.
    package let element: String
    /// What it says of its class; nil for most objects.
    private let custom: Custom?
    /// The kind of placeholder; nil for an ordinary object.
    package let placeholder: NibDocument.Placeholder?
    private let sceneNumber: Int32

    /// What the attributes of an element say of its class.
    final class Custom {
        var name: String?
        var module: String?
        var provider: String?
    }

    init(
        node: NodeID, id: String, element: String, custom: Custom?, placeholder: NibDocument.Placeholder?, scene: Int
    ) {
        self.node = node
        self.id = id
        self.element = element
        self.custom = custom
        self.placeholder = placeholder
        sceneNumber = Int32(scene)
    }

    /// The value of `customClass`; nil if the element does not have it.
    package var customClass: String? { custom?.name }
    /// The value of `customModule`; nil if the element does not have it.
    package var customModule: String? { custom?.module }
    /// The value of `customModuleProvider`; nil if the element does not have it.
    package var moduleProvider: String? { custom?.provider }
    /// The index of its scene, from 0; -1 outside scenes.
    package var scene: Int { Int(sceneNumber) }
}
