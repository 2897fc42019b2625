import NibChecks

/// The owner for which a nib is loaded.
package enum LoadOwner: Hashable, Sendable {
    /// An object of the class in the document.
    case declared
    /// No owner: `owner: nil`.
    case nobody
    /// An object of another class, given as `Class` or `Module.Class`.
    case ofClass(String)
}
