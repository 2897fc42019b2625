import CommandLanguage
import NibDocument
import NibLayout
import Replies
import XMLTree

/// The frames that an edit puts out of date: those that its constraints gave otherwise before.
///
/// A frame that was out of date before the edit, and that the edit does not concern, stays as it is.
package struct FollowingFrames {
    /// The frames that the constraints of a document give, in one state of it.
    package struct Solved {
        private weak var tree: XMLTree?
        private let changeCount: Int
        fileprivate let frames: [NodeID: LayoutFrame]

        fileprivate init(_ views: [NibLayout.View], of document: NibDocument) {
            (tree, changeCount) = (document.tree, document.tree.changeCount)
            frames = Dictionary(views.map { ($0.node, $0.solved) }, uniquingKeysWith: { first, _ in first })
        }

        /// Whether a document is still in that state.
        fileprivate func isCurrent(of document: NibDocument) -> Bool {
            tree === document.tree && changeCount == document.tree.changeCount
        }
    }

    private let before: Solved

    /// Keeps in mind how a document is laid out before an edit.
    ///
    /// - Parameters:
    ///   - document: the document.
    ///   - last: the frames after an earlier edit; they serve if the document has not changed since.
    package init(before document: NibDocument, last: Solved?) {
        let known = last.flatMap { $0.isCurrent(of: document) ? $0 : nil }
        before = known ?? Solved(NibLayout(of: document).views, of: document)
    }

    /// The lines that write the frames that the edit put out of date.
    ///
    /// - Parameter context: the document after the edit.
    /// - Returns: what the log has for it, no lines if all frames are as the constraints give them; and the frames for people to read.
    /// - Throws: an error if a frame cannot be set.
    package func resolved(in context: ResolveContext) throws(CommandError) -> (lines: Resolved, texts: [String]) {
        let views = outdated(NibLayout(of: context.document))
        let scale = NibLayout.scale(of: context.document)
        let texts = try views.map { view throws(CommandError) in
            "\(try context.name(of: view.node)) frame \(view.rounded(scale: scale).text)"
        }
        return (try UpdateFrames.lines(for: views, at: 0..<0, in: context), texts)
    }

    /// How many frames the edit put out of date.
    ///
    /// - Parameter document: the document after the edit.
    /// - Returns: their number, and the frames that the constraints give now.
    package func count(in document: NibDocument) -> (outdated: Int, solved: Solved) {
        let layout = NibLayout(of: document)
        return (outdated(layout).count, Solved(layout.views, of: document))
    }

    private func outdated(_ layout: NibLayout) -> [NibLayout.View] {
        layout.outdated.filter { view in
            before.frames[view.node].map { $0.distance(to: view.solved) > 0.01 } ?? true
        }
    }
}
