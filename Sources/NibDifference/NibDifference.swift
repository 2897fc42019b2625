import NibDocument
import XMLTree

/// The changes between two versions of a document, in terms of its objects.
///
/// What makes an element the same in both versions is its ``ElementIdentity``; each ``Change`` says one thing about one element. Two
/// differences from one old version can be compared change by change, which is what a merge needs.
///
/// The order of children counts where a person chooses it. In lists that Xcode sorts, and among the children with keys, it
/// is a change that Xcode makes on its own, like everything else for which ``Change/cause`` says so.
package struct NibDifference {
    /// The version that the changes begin with.
    package let old: NibDocument
    /// The version that they lead to.
    package let new: NibDocument
    /// Which elements are the same.
    package let pairing: Pairing
    /// The changes: what is gone in the order of the old document, then everything else in the order of the new one.
    ///
    /// It is empty if and only if the documents have the same bytes.
    package let changes: [Change]

    /// Compares two versions.
    ///
    /// - Parameters:
    ///   - old: the version that the changes begin with.
    ///   - new: the version that they lead to.
    package init(from old: NibDocument, to new: NibDocument) {
        self.old = old
        self.new = new
        pairing = Pairing(from: old, to: new)
        var comparison = Comparison(from: old, to: new, pairing: pairing)
        comparison.run()
        changes = comparison.changes
    }

    /// The changes that only a person makes.
    package var personal: [Change] { changes.filter { $0.cause == .person } }

    /// The changes to tell: those that only a person makes. Other names of a font can be that as well, so they are told if there is
    /// nothing else.
    package var essential: [Change] {
        let own = personal
        guard own.isEmpty else { return own }
        let judge = XcodesOwn(old: old, new: new)
        return changes.filter { change in
            guard let name = change.attribute, let before = change.old, let after = change.new else { return false }
            return judge.isOfRenamedFont(name, of: before, as: after)
        }
    }

    /// The text of what a change adds or leads to, without its indentation: what a merge compares.
    package func newText(of change: Change) -> String? {
        guard change.aspect == .presence else { return change.newValue }
        return change.new.map { new.text(of: $0) }
    }
}
