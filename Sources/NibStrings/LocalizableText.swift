import NibDocument
import XMLTree

/// A text of a document that translators get, as Xcode's tools find it.
package struct LocalizableText: Equatable, Sendable {
    /// The element of the object that has the text.
    package let node: NodeID
    /// The id of the object.
    package let objectID: String
    /// The class of the object as Xcode names it in comments, which is never a custom one.
    package let className: String
    /// The property, such as `title` or `segmentTitles[0]`.
    package let property: String
    /// The text.
    package let value: String
    /// The comment for localizers that the object has in Interface Builder; nil for none.
    package let note: String?
    /// The way from the object to the element that has the text, as `set` takes it; nil if `set` cannot change it.
    package let path: String?

    /// The key of the text: the object's id, a full stop and the property.
    package var key: String { "\(objectID).\(property)" }

    /// The comment that Xcode writes above the entry, without the marks of a comment.
    package var comment: String {
        // Of several texts of a property, Xcode names the key.
        let name = property.hasSuffix("]") ? key : property
        func quoted(_ text: String) -> String { StringsText.quoted(text) }
        let parts = [("Class", className), (name, value), ("ObjectID", objectID)] + (note.map { [("Note", $0)] } ?? [])
        return parts.map { "\($0) = \(quoted($1));" }.joined(separator: " ")
    }

    /// Whether an id is the one that a key begins with.
    ///
    /// - Parameter key: a key of a file for translators.
    /// - Returns: the part before the first full stop; the whole key if it has none.
    package static func objectID(of key: String) -> String {
        String(key.prefix { $0 != "." })
    }
}
