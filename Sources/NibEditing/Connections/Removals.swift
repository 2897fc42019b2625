import CommandLanguage
import NibDocument
import Replies
import XMLTree

/// How commands report what they removed: the same words and the same fields in all of them.
package enum Removals {
    /// Lines about what was removed together with something else.
    package static func remarks(_ removal: Removal) -> [StyledText] {
        removal.items.map { "removed with it: \($0.text)  \($0.id, .id)" }
    }

    /// Refuses to remove the cell of a macOS control, which draws and sends its action with it.
    package static func checkCell(_ node: NodeID, at word: Word, in document: NibDocument) throws(CommandError) {
        guard document.kind.family == .cocoa, document.tree.attribute("key", of: node, is: "cell"),
            let control = document.tree.parent(node), document.cell(of: control) == node
        else { return }
        throw CommandError(
            "protected-object", "\(document.display(control)) cannot exist without its cell", span: word.span,
            hints: document.id(of: control).map { ["'remove \($0)' removes the control with it"] } ?? [])
    }
}
