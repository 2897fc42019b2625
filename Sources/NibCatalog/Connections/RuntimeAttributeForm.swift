/// Where a user-defined runtime attribute of some type keeps its value (FORMAT.md, section 6).
public enum RuntimeAttributeForm: Sendable, Hashable {
    /// In the attribute `value`; a string that must be a child element stands in `string` with key `value`.
    case attribute
    /// In a child with key `value` and one of these tags.
    case child([String])
    /// Nowhere: the type says it all.
    case none
}
