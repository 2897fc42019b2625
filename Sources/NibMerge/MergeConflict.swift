/// Something that two versions of a document changed in ways that contradict each other.
package struct MergeConflict: Sendable {
    /// What the contradiction is.
    package enum Kind: String, Sendable {
        /// Both sides changed one value, or the parts of one, differently.
        case value
        /// Ours removed what theirs changed, or refers to.
        case removedByOurs = "removed-by-ours"
        /// Theirs removed what ours changed, or refers to.
        case removedByTheirs = "removed-by-theirs"
        /// Both sides moved an object to different places.
        case place
        /// Both sides connected one outlet, or filled one place, with different objects.
        case occupied
        /// Without a common ancestor: one side has what the other lacks.
        case onlyOnOneSide = "only-on-one-side"
    }

    /// What one side says.
    package struct Side: Sendable {
        /// The value, or what became of the object, for people.
        package let text: String
        /// The line in the version; nil if the version does not have it.
        package let line: Int?
    }

    /// What identifies the conflict among those of the same versions.
    package let key: String
    /// What the contradiction is.
    package let kind: Kind
    /// The label of the object that it is about.
    package let label: String
    /// The id of that object; nil if it is about the document itself.
    package let id: String?
    /// What of the object it is about, such as an attribute; nil for the object as a whole.
    package let aspect: String?
    /// The value in the common ancestor; nil if there was none.
    package let base: String?
    /// What ours says.
    package let ours: Side
    /// What theirs says.
    package let theirs: Side
    /// Whether another value than those of the two sides can be taken.
    package let takesValues: Bool
}
