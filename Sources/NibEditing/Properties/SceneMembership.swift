import NibDocument
import Replies
import XMLTree

/// The attribute by which a storyboard knows the controller and the First Responder of a scene.
package enum SceneMembership {
    /// Refuses to change what an object is in its scene.
    ///
    /// - Parameters:
    ///   - name: the attribute that is to be changed.
    ///   - node: the object that has it.
    ///   - document: the document.
    ///   - span: where the attribute is named in the statement.
    /// - Throws: an error if the attribute says what the object is in its scene.
    package static func check(_ name: String, of node: NodeID, in document: NibDocument, at span: Range<Int>)
        throws(CommandError)
    {
        guard name == "sceneMemberID", document.scene(of: node) != nil else { return }
        throw isKept(by: node, in: document, span)
    }

    /// Returns the error for an object that would lose its part in its scene.
    package static func isKept(by node: NodeID, in document: NibDocument, _ span: Range<Int>) -> CommandError {
        CommandError(
            "protected-object",
            "'sceneMemberID' says what \(document.display(node)) is in its scene, and cannot be changed", span: span)
    }
}
