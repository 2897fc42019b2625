import NibDocument
import Replies
import XMLTree

/// An object has one outlet of each name.
package enum OutletNames {
    /// Refuses to give an outlet a name that another outlet of its source has.
    ///
    /// - Parameters:
    ///   - name: the name.
    ///   - node: the element that gets the name; only outlets matter.
    ///   - document: the document.
    ///   - span: where the name is in the statement.
    /// - Throws: an error if the name is taken.
    package static func check(_ name: String, for node: NodeID, in document: NibDocument, at span: Range<Int>)
        throws(CommandError)
    {
        guard let outlet = document.connection(node), outlet.kind == .outlet,
            let other = document.connection(.outlet, named: name, from: outlet.source), other.node != node
        else { return }
        throw isTaken(name, by: other, in: document, at: span)
    }

    /// Returns the error for an outlet whose name another one has.
    package static func isTaken(_ name: String, by other: Connection, in document: NibDocument, at span: Range<Int>)
        -> CommandError
    {
        CommandError(
            "already-exists",
            "outlet '\(name)' of \(document.display(other.source)) is already connected, by \(other.id)",
            span: span, hints: other.id.isEmpty ? [] : ["remove that one first: disconnect \(other.id)"])
    }
}
