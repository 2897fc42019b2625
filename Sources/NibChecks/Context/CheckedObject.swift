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
    /// The value of `customClass`; nil if the element does not have it.
    package let customClass: String?
    /// The value of `customModule`; nil if the element does not have it.
    package let customModule: String?
    /// The value of `customModuleProvider`; nil if the element does not have it.
    package let moduleProvider: String?
    /// The kind of placeholder; nil for an ordinary object.
    package let placeholder: NibDocument.Placeholder?
    /// The index of its scene, from 0; -1 outside scenes.
    package let scene: Int
}
