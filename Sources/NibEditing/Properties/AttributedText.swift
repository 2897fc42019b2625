import NibDocument
import XMLTree

/// The text of an attributed string, such as the comment for localizers, which is the content of its only fragment.
enum AttributedText {
    /// Returns the path to the text that a name means.
    ///
    /// - Parameters:
    ///   - steps: the path as it is written.
    ///   - object: where the path begins.
    ///   - document: the document.
    /// - Returns: the path to the content of the fragment, which `set` makes for a comment that is not there yet; nil if the path
    ///   means no attributed string, or one of several fragments.
    static func steps(_ steps: [PropertyPath.Step], of object: NodeID, in document: NibDocument)
        -> [PropertyPath.Step]?
    {
        guard steps.count == 1, steps[0].index == nil else { return nil }
        if let child = try? document.child(steps[0], of: object) {
            let fragments = Array(document.tree.elements(in: child))
            guard document.tree.name(child) == "attributedString", fragments.count == 1,
                document.tree.name(fragments[0]) == "fragment"
            else { return nil }
        } else if steps[0].name != comment {
            return nil
        }
        return steps + [PropertyPath.Step("fragment"), PropertyPath.Step("content")]
    }

    /// The key of the comment for localizers, the only attributed string that Interface Builder writes without attributes
    /// (195 of 322).
    private static let comment = "userComments"
}
