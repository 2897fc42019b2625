/// A run of old lines that gave way to a run of new ones; one of both may be empty.
struct LineChange: Equatable, Sendable {
    /// The lines that went, counted from 0.
    var old: Range<Int>
    /// The lines that came, counted from 0.
    var new: Range<Int>
}
