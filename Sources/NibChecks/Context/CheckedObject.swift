import NibDocument
import XMLTree

/// An object of a document as the rules see it; strings are read once.
public struct CheckedObject {
    /// The element.
    public let node: NodeID
    /// The id.
    public let id: String
    /// The element's name.
    public let element: String
    /// `customClass`, nil without one.
    public let customClass: String?
    /// `customModule`, nil without one.
    public let customModule: String?
    /// `customModuleProvider`, nil without one.
    public let moduleProvider: String?
    /// What it stands for, nil for an ordinary object.
    public let placeholder: NibDocument.Placeholder?
    /// The number of its scene, from 0; -1 outside scenes.
    public let scene: Int
}
