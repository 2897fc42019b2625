import CommandLanguage
import NibDocument
import Replies
import XMLTree

/// A property that a `<nil>` says has no value, and what it becomes when it is set.
enum NullProperty {
    /// The element whose attribute a `<nil>` stands for.
    ///
    /// - Parameters:
    ///   - child: an element that a path leads to.
    ///   - document: the document.
    /// - Returns: nil for anything but a `<nil>`, and for a color, which is an element.
    static func owner(ofAttributeAt child: NodeID, in document: NibDocument) -> NodeID? {
        let tree = document.tree
        guard tree.name(child) == "nil", let key = tree.attribute("key", of: child), let parent = tree.parent(child),
            document.knownAttributes(of: tree.name(parent)).contains(key)
        else { return nil }
        return parent
    }

    /// The element that a `<nil>` becomes when an attribute is set: the one that documents have with its key and the attribute.
    ///
    /// - Parameters:
    ///   - null: the `<nil>`.
    ///   - attribute: the attribute's name.
    ///   - document: the document.
    /// - Returns: the element's name.
    /// - Throws: an error if there is none, or if a color needs more than the attribute.
    static func replacement(of null: NodeID, with attribute: String, in document: NibDocument) throws(CommandError)
        -> String
    {
        let tree = document.tree
        let key = tree.attribute("key", of: null) ?? ""
        let owner = tree.parent(null).map { tree.name($0) } ?? ""
        let labels = document.catalog.knownChildren(of: owner).filter { $0.hasSuffix("@\(key)") }
        let elements = labels.map { String($0.prefix { $0 != "@" }) }.filter { $0 != "nil" }
        guard let element = elements.first(where: { document.knownAttributes(of: $0).contains(attribute) }) else {
            throw CommandError(
                "wrong-place", "'\(key)' is <nil>, which has no attributes",
                hints: ["'set' with the whole value puts an element in its place"])
        }
        // The numbers of a color mean nothing alone.
        guard element != "color" || ["systemColor", "name", "cocoaTouchSystemColor"].contains(attribute) else {
            let name = tree.parent(null).flatMap { document.logName(of: $0) } ?? "OBJ"
            throw CommandError(
                "wrong-place", "'\(key)' is <nil>, and a color needs more than '\(attribute)'",
                hints: ["set \(name) \(key) 'white=0.5 alpha=1'"])
        }
        return element
    }
}
