/// How the parent places a fresh view, which decides what Xcode writes about its size.
package enum Placement: Sendable, Hashable {
    /// In a view, without constraints: a fixed frame and an autoresizing mask.
    case fixed
    /// By a stack view or by constraints.
    case arranged
    /// In a split view: a fixed frame and an empty autoresizing mask, and nothing about constraints (32 of 32).
    case split
    /// At the top of a document or as the view of a controller: an autoresizing mask in both directions.
    case root
}
