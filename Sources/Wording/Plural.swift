/// Counts of things in words.
package enum Plural {
    /// A number and what it counts: "1 edit", "3 edits".
    ///
    /// - Parameters:
    ///   - noun: one of the things; its plural ends in s.
    ///   - count: how many they are.
    /// - Returns: the words.
    package static func of(_ noun: String, count: Int) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
