/// Long lists of names in a sentence.
package enum FirstFew {
    /// The first names, and how many more there are: "a, b, 7 more".
    ///
    /// - Parameters:
    ///   - names: the names.
    ///   - most: how many of them are named.
    /// - Returns: the words.
    package static func of(_ names: [String], most: Int) -> String {
        let more = names.count - most
        return (names.prefix(most) + (more > 0 ? ["\(more) more"] : [])).joined(separator: ", ")
    }
}
