/// Tells quickly whether an offset is in any of some ranges, which may overlap.
struct Coverage {
    private var starts: [Int] = []
    /// For each start, the greatest end of the ranges up to it.
    private var ends: [Int] = []

    init(_ ranges: [Range<Int>]) {
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            starts.append(range.lowerBound)
            ends.append(max(range.upperBound, ends.last ?? 0))
        }
    }

    func contains(_ offset: Int) -> Bool {
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle + 1 } else { high = middle }
        }
        return low > 0 && ends[low - 1] > offset
    }
}
