import CommandLanguage
import NibDocument
import Replies
import XMLTree

/// What a macOS scroll view shows: one view, its document view.
enum ClipContent {
    /// Refuses a second view in a scroll view: each has one (566 of 566).
    ///
    /// - Parameters:
    ///   - child: the element that is added.
    ///   - place: where it goes.
    ///   - word: the word that names the place.
    ///   - document: the document.
    /// - Throws: an error with the places that were probably meant.
    static func check(_ child: Word, at place: SlotPlace, word: Word, in document: NibDocument) throws(CommandError) {
        let tree = document.tree
        guard place.parentName(in: tree) == "subviews", let clip = tree.parent(place.holder),
            let scroll = tree.parent(clip), document.child(keyed: "contentView", of: scroll) == clip,
            let view = ScrolledView.of(scroll, in: document)
        else { return }
        let isPlain = ["customView", "view", "stackView"].contains(tree.name(view))
        let meant = isPlain ? view : tree.parent(scroll).flatMap { tree.parent($0) }
        let line = meant.flatMap { document.logName(of: $0) }.map { "add \(child.spelling) to \(Quoting.quote($0))" }
        throw CommandError(
            "wrong-place", "a scroll view shows one view, and this one has \(document.display(view))", span: word.span,
            hints: (line.map { [$0] } ?? []) + ["'--force' adds it anyway"])
    }
}
