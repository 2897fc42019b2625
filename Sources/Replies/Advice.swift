/// Hints that several errors share.
package enum Advice {
    /// Returns one hint that names what may have been meant, or none.
    ///
    /// - Parameter names: the names to offer, best first.
    /// - Returns: one hint; none if there are no names.
    package static func didYouMean(_ names: [String]) -> [String] {
        guard let last = names.last else { return [] }
        let first = names.dropLast().map { "'\($0)'" }.joined(separator: ", ")
        return ["did you mean \(first.isEmpty ? "" : "\(first) or ")'\(last)'?"]
    }
}
