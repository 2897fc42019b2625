/// Which items of two lists are to be paired.
enum Alignment {
    /// The largest product of two lengths for which the most pairs are found.
    private static let largestComparison = 1_000_000

    /// Pairs equal items of two lists in order.
    ///
    /// - Parameters:
    ///   - old: the old items.
    ///   - new: the new items.
    /// - Returns: the indexes of pairs, ascending on both sides; as many as there can be, except in very long lists.
    static func pairs<Item: Equatable>(of old: [Item], and new: [Item]) -> [(old: Int, new: Int)] {
        var (start, oldEnd, newEnd) = (0, old.count, new.count)
        while start < oldEnd, start < newEnd, old[start] == new[start] { start += 1 }
        while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
            oldEnd -= 1
            newEnd -= 1
        }
        let middle = common(of: old[start..<oldEnd], and: new[start..<newEnd])
        let ends = zip(
            Array(0..<start) + middle.old + (oldEnd..<old.count), Array(0..<start) + middle.new + (newEnd..<new.count))
        return ends.map { (old: $0, new: $1) }
    }

    /// The indexes of the items that a shortest edit of one list into the other keeps.
    private static func common<Item: Equatable>(
        of old: ArraySlice<Item>, and new: ArraySlice<Item>
    ) -> (old: [Int], new: [Int]) {
        guard !old.isEmpty, !new.isEmpty, old.count * new.count <= largestComparison else { return ([], []) }
        var (kept, keptNew) = (Set(old.indices), Set(new.indices))
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): kept.remove(old.startIndex + offset)
            case .insert(let offset, _, _): keptNew.remove(new.startIndex + offset)
            }
        }
        return (kept.sorted(), keptNew.sorted())
    }
}
