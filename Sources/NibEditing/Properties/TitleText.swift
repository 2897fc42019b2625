import NibDocument
import XMLTree

/// A title or text that an element does not keep in an attribute of its own: an iOS button has its `title` in its normal state,
/// a macOS button in its cell.
package enum TitleText {
    /// Finds the elements that keep a title or text for an object.
    ///
    /// - Parameters:
    ///   - name: the attribute.
    ///   - object: the object.
    ///   - document: the document.
    /// - Returns: the elements that have the attribute in the object's place; none if the object has the attribute itself, or
    ///   nothing inside it can.
    package static func holders(of name: String, in object: NodeID, _ document: NibDocument) -> [NodeID] {
        let paths = document.catalog.titlePaths(document.tree.name(object)).filter { $0.attribute == name }
        guard let first = paths.first, !first.steps.isEmpty, !document.hasProperty(name, of: object) else { return [] }
        return paths.compactMap { path in
            try? document.follow(path.steps.map { PropertyPath.Step($0) }[...], from: object)
        }
    }
}
