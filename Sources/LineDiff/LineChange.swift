/// A run of old lines that was replaced by a run of new ones; one of the two may be empty.
package struct LineChange: Equatable, Sendable {
    /// The removed lines, counted from 0.
    package var old: Range<Int>
    /// The added lines, counted from 0.
    package var new: Range<Int>
}
