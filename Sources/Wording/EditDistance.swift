/// Measures how much two words differ.
public enum EditDistance {
    /// Returns how many letters must be inserted, removed, changed or swapped with a neighbour to turn one word into
    /// the other.
    ///
    /// No letter is changed twice, so `ca` is three steps from `abc`.
    ///
    /// - Parameters:
    ///   - first: the letters of one word, as bytes or code points; case matters.
    ///   - second: the letters of the other word.
    ///   - limit: the largest result of interest.
    /// - Returns: the number of steps; nil if it exceeds the limit.
    @inlinable
    public static func between<Letter: Equatable>(_ first: [Letter], and second: [Letter], atMost limit: Int) -> Int? {
        guard abs(first.count - second.count) <= limit else { return nil }
        var before: [Int] = []
        var last = Array(0...second.count)
        for i in first.indices {
            var row = [i + 1]
            row.reserveCapacity(second.count + 1)
            var least = i + 1
            for j in second.indices {
                var steps = min(last[j + 1] + 1, row[j] + 1, last[j] + (first[i] == second[j] ? 0 : 1))
                if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
                    steps = min(steps, before[j - 1] + 1)
                }
                row.append(steps)
                least = min(least, steps)
            }
            // No later row is smaller than the minimum of this one, even with a swap across it, so stop.
            if least > limit { return nil }
            before = last
            last = row
        }
        return last[second.count] <= limit ? last[second.count] : nil
    }
}
