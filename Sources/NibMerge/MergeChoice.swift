/// How a conflict is resolved.
package enum MergeChoice: Equatable, Sendable {
    /// As the first version has it.
    case ours
    /// As the second version has it.
    case theirs
    /// With another value, where the conflict is about one value.
    case value(String)
}
