import NibDocument
import XMLTree

/// An object of a document as the rules see it, with the strings that they need read once.
public struct CheckedObject {
    /// The object's element.
    public let node: NodeID
    /// The object's id.
    public let id: String
    /// The element's name.
    public let element: String
    /// The value of `customClass`; nil if the element does not have it.
    public let customClass: String?
    /// The value of `customModule`; nil if the element does not have it.
    public let customModule: String?
    /// The value of `customModuleProvider`; nil if the element does not have it.
    public let moduleProvider: String?
    /// The kind of placeholder; nil for an ordinary object.
    public let placeholder: NibDocument.Placeholder?
    /// The index of its scene, from 0; -1 outside scenes.
    public let scene: Int
}
