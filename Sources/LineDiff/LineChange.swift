/// A run of old lines that gave way to a run of new ones; one of both may be empty.
package struct LineChange: Equatable, Sendable {
    /// The lines that went, counted from 0.
    package var old: Range<Int>
    /// The lines that came, counted from 0.
    package var new: Range<Int>
}
