/// Where a user-defined runtime attribute of a type keeps its value (Documentation/Format/RuntimeAttributes.md#values).
package enum RuntimeAttributeForm: Sendable, Hashable {
    /// In the attribute `value`. A string that must be a child element is a `string` with key `value`.
    case attribute
    /// In a child that has the key `value` and one of these tags.
    case child([String])
    /// Nowhere: the type needs no value.
    case none
}
