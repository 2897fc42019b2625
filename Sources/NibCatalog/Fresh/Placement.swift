/// How a fresh view stands in its parent, which decides what Xcode writes about its size.
public enum Placement: Sendable, Hashable {
    /// In a view, without constraints: fixed frame and an autoresizing mask.
    case fixed
    /// Sized by others: arranged by a stack view, or with constraints of its own.
    case arranged
    /// In a split view: a fixed frame and an empty autoresizing mask, and nothing about constraints (all 32 measured).
    case split
    /// At the top of a document or as the view of a controller: an autoresizing mask in both directions.
    case root
}
