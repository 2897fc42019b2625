/// Which of two lists' items stay in place, and which are to be paired.
enum Alignment {
    /// The largest product of two lengths for which a longest common subsequence is computed.
    private static let largestTable = 1_000_000

    /// Pairs equal items of two lists in order.
    ///
    /// - Parameters:
    ///   - old: the old items.
    ///   - new: the new items.
    /// - Returns: the indexes of pairs, ascending on both sides; as many as there can be, except in very long lists.
    static func pairs<Item: Hashable>(_ old: [Item], _ new: [Item]) -> [(old: Int, new: Int)] {
        var (start, oldEnd, newEnd) = (0, old.count, new.count)
        while start < oldEnd, start < newEnd, old[start] == new[start] { start += 1 }
        var tail: [(old: Int, new: Int)] = []
        while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
            oldEnd -= 1
            newEnd -= 1
            tail.append((oldEnd, newEnd))
        }
        let head = (0..<start).map { (old: $0, new: $0) }
        let middle = common(old[start..<oldEnd], new[start..<newEnd])
        return head + middle + tail.reversed()
    }

    private static func common<Item: Hashable>(
        _ old: ArraySlice<Item>, _ new: ArraySlice<Item>
    ) -> [(old: Int, new: Int)] {
        guard !old.isEmpty, !new.isEmpty, old.count * new.count <= largestTable else { return [] }
        let (rows, columns) = (old.count, new.count)
        var table = [Int32](repeating: 0, count: (rows + 1) * (columns + 1))
        for row in stride(from: rows - 1, through: 0, by: -1) {
            for column in stride(from: columns - 1, through: 0, by: -1) {
                let here = row * (columns + 1) + column
                table[here] =
                    old[old.startIndex + row] == new[new.startIndex + column]
                    ? table[here + columns + 2] + 1 : max(table[here + columns + 1], table[here + 1])
            }
        }
        var (row, column) = (0, 0)
        var found: [(old: Int, new: Int)] = []
        while row < rows, column < columns {
            let here = row * (columns + 1) + column
            if old[old.startIndex + row] == new[new.startIndex + column] {
                found.append((old.startIndex + row, new.startIndex + column))
                row += 1
                column += 1
            } else if table[here + columns + 1] >= table[here + 1] {
                row += 1
            } else {
                column += 1
            }
        }
        return found
    }

    /// Returns the indexes of a longest ascending subsequence of distinct numbers.
    static func longestAscending(_ numbers: [Int]) -> [Int] {
        var ends: [Int] = []
        var before = [Int](repeating: -1, count: numbers.count)
        for (index, number) in numbers.enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
            }
            if low > 0 { before[index] = ends[low - 1] }
            if low < ends.count { ends[low] = index } else { ends.append(index) }
        }
        var result: [Int] = []
        var current = ends.last ?? -1
        while current >= 0 {
            result.append(current)
            current = before[current]
        }
        return result.reversed()
    }
}
