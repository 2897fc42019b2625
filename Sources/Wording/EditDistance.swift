/// Measures how far a word is from the one that was probably meant.
public enum EditDistance {
    /// Counts how many letters must be inserted, removed, changed or swapped with their neighbour to make one word of the other.
    ///
    /// No letter is touched twice: `ca` is three steps from `abc`.
    ///
    /// - Parameters:
    ///   - first: the letters of one word, bytes or code points; upper and lower case differ.
    ///   - second: those of the other.
    ///   - limit: the largest number of interest.
    /// - Returns: the number; nil if it is more than the limit.
    @inlinable
    public static func between<Letter: Equatable>(_ first: [Letter], _ second: [Letter], atMost limit: Int) -> Int? {
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
            // What follows is no less than the least of a row, also by a swap across it.
            if least > limit { return nil }
            before = last
            last = row
        }
        return last[second.count] <= limit ? last[second.count] : nil
    }
}
