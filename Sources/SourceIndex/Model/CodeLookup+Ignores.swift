extension CodeLookup {
    /// Returns no lines, for lookups without comments.
    public func ignores(inFile path: String) -> [Int: [String]] { [:] }
}
