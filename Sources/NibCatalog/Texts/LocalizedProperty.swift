/// A text of an element that Xcode's tools put into files for translators, and the way to it.
package struct LocalizedProperty: Sendable, Hashable {
    /// A step from an element to its children.
    package struct Step: Sendable, Hashable {
        /// The name of the child's element; nil for any.
        package let element: String?
        /// The child's key; nil for any.
        package let key: String?
        /// Whether each such child has a text of its own, which the property counts from 0.
        package let isEach: Bool
        /// The attribute that such children must have with the value `YES`; nil if there is no condition.
        package let condition: String?
    }

    /// The property as keys have it, such as `title`; for each of several texts it ends in `[]`.
    package let name: String
    /// The way to the element with the text.
    package let steps: [Step]
    /// The attribute or child string that has the text; empty if the element's content is the text.
    package let attribute: String
}
