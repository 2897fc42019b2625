/// Finds the names that a misspelt one may have been meant for.
public enum Nearest {
    /// How many insertions, deletions, replacements and swaps of neighbours make one string of the other.
    ///
    /// Upper and lower case ASCII letters count as the same.
    ///
    /// - Parameters:
    ///   - first: one string.
    ///   - second: the other.
    ///   - limit: the largest distance of interest.
    /// - Returns: the distance, or nothing if it is more than the limit.
    public static func distance(_ first: String, _ second: String, atMost limit: Int) -> Int? {
        let first = folded(first)
        let second = folded(second)
        guard abs(first.count - second.count) <= limit else { return nil }
        var beforeLast: [Int] = []
        var last = Array(0...second.count)
        for row in 0..<first.count {
            var current = [row + 1]
            current.reserveCapacity(second.count + 1)
            for column in 0..<second.count {
                let replaced = last[column] + (first[row] == second[column] ? 0 : 1)
                var best = min(replaced, last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
                    best = min(best, beforeLast[column - 1] + 1)
                }
                current.append(best)
            }
            guard current.contains(where: { $0 <= limit }) || last.contains(where: { $0 < limit }) else { return nil }
            beforeLast = last
            last = current
        }
        let distance = last[second.count]
        return distance <= limit ? distance : nil
    }

    /// The names nearest to a word, best first, without repetitions: none if all are too far from it.
    ///
    /// About one wrong character in three is forgiven. A name that the word begins counts as near.
    ///
    /// - Parameters:
    ///   - word: what was written.
    ///   - names: what may have been meant.
    ///   - limit: how many names are wanted at most.
    /// - Returns: at most `limit` of the names.
    public static func names(to word: String, among names: some Sequence<String>, limit: Int = 3) -> [String] {
        let forgiven = (word.unicodeScalars.count + 1) / 3
        var found: [(name: String, distance: Int)] = []
        for name in names where !found.contains(where: { $0.name == name }) {
            if let distance = distance(word, name, atMost: forgiven) {
                found.append((name, distance))
            } else if word.utf8.count > 1, folded(name).starts(with: folded(word)) {
                found.append((name, forgiven + 1))
            }
        }
        // The order of the names decides between equals.
        let ranked = found.enumerated().sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
        return ranked.prefix(limit).map(\.element.name)
    }

    /// The one name nearest to a word, if any is near.
    public static func name(to word: String, among names: some Sequence<String>) -> String? {
        self.names(to: word, among: names, limit: 1).first
    }

    private static func folded(_ word: String) -> [UInt32] {
        word.unicodeScalars.map { ("A"..."Z").contains($0) ? $0.value + 32 : $0.value }
    }
}
