extension CodeLookup {
    /// No lines, unless the lookup knows better.
    public func ignores(inFile path: String) -> [Int: [String]] { [:] }
}
