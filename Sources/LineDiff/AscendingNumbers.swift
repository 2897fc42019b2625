/// Which items of a list stay in place when a list is put into another order.
package enum AscendingNumbers {
    /// Finds the longest ascending part of a list of distinct numbers, by sorting them onto piles.
    ///
    /// - Parameter numbers: the numbers.
    /// - Returns: the indexes of the numbers of that part, ascending.
    package static func longest(in numbers: [Int]) -> [Int] {
        var tops: [Int] = []
        var previous = [Int](repeating: -1, count: numbers.count)
        for (index, number) in numbers.enumerated() {
            var (low, high) = (0, tops.count)
            while low < high {
                let middle = (low + high) / 2
                if numbers[tops[middle]] < number { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[index] = tops[low - 1] }
            if low < tops.count { tops[low] = index } else { tops.append(index) }
        }
        var result: [Int] = []
        var index = tops.last ?? -1
        while index >= 0 {
            result.append(index)
            index = previous[index]
        }
        return result.reversed()
    }
}
