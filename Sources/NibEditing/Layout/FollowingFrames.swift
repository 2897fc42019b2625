import CommandLanguage
import NibDocument
import NibLayout
import Replies
import XMLTree

/// The frames that an edit puts out of date: those that its constraints gave otherwise before.
///
/// A frame that was out of date before the edit, and that the edit does not concern, stays as it is.
package struct FollowingFrames {
    private let before: [NodeID: LayoutFrame]

    /// Keeps in mind how a document is laid out before an edit.
    package init(before document: NibDocument) {
        let views = NibLayout(of: document).views
        before = Dictionary(views.map { ($0.node, $0.solved) }, uniquingKeysWith: { first, _ in first })
    }

    /// The lines that write the frames that the edit put out of date.
    ///
    /// - Parameter context: the document after the edit.
    /// - Returns: what the log has for it, no lines if all frames are as the constraints give them; and the frames for people to read.
    /// - Throws: an error if a frame cannot be set.
    package func resolved(in context: ResolveContext) throws(CommandError) -> (lines: Resolved, texts: [String]) {
        let views = outdated(in: context.document)
        let scale = NibLayout.scale(of: context.document)
        let texts = try views.map { view throws(CommandError) in
            "\(try context.name(of: view.node)) frame \(view.rounded(scale: scale).text)"
        }
        return (try UpdateFrames.lines(for: views, at: 0..<0, in: context), texts)
    }

    /// How many frames the edit put out of date.
    ///
    /// - Parameter document: the document after the edit.
    /// - Returns: their number.
    package func count(in document: NibDocument) -> Int { outdated(in: document).count }

    private func outdated(in document: NibDocument) -> [NibLayout.View] {
        NibLayout(of: document).outdated.filter { view in
            before[view.node].map { $0.distance(to: view.solved) > 0.01 } ?? true
        }
    }
}
