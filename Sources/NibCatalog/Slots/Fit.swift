/// Whether an element can stand in a place of another, as far as the catalogue is certain of it.
public enum Fit: Sendable, Hashable {
    /// It was seen there, or something of its kind was, or too little is known to say no.
    case fits
    /// The parent is known, and has no such list and no such key.
    case unknownSlot
    /// The place is known to hold other elements, the commonest first.
    case holds([String])
}
