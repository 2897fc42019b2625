extension CodeLookup {
    /// Returns no lines, for lookups without comments.
    package func ignores(inFile path: String) -> [Int: [String]] { [:] }
}
