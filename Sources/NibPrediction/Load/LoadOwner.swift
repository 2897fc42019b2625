import NibChecks

/// Who loads a nib, as far as the one who asks wants to say.
public enum LoadOwner: Hashable, Sendable {
    /// An object of the class that the document names.
    case declared
    /// Nobody: `owner: nil`.
    case nobody
    /// An object of another class, `Class` or `Module.Class`.
    case ofClass(String)
}
