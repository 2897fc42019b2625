/// Whether an element can be in a place of another one, as far as the catalogue is certain.
package enum Fit: Sendable, Hashable {
    /// It was seen there, or another element of its kind was, or the catalogue does not know enough to say no.
    case fits
    /// The parent is known and does not have such a list or key.
    case unknownSlot
    /// The place is known to hold other elements, the most frequent first.
    case holds([String])
}
