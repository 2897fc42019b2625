/// Finds what changed between two sequences of numbered lines.
///
/// Lines that occur once on both sides anchor the comparison (patience diff), which is repeated between the anchors. Small
/// stretches without anchors are compared exactly, large ones are replaced as a whole. Time and memory are proportional to the
/// number of lines, whatever they contain.
package struct LineMatcher {
    private let old: [Int]
    private let new: [Int]
    private var changes: [LineChange] = []
    private var open: [LineChange] = []
    /// How often each line occurs in the current stretch, and where.
    private var occurrences: [Occurrence]
    /// How many more lines may be examined before the rest is replaced as a whole.
    private var budget: Int

    private struct Occurrence {
        var inOld = 0
        var inNew = 0
        var newIndex = 0
    }

    /// The largest stretch that is compared exactly, in lines of both sides.
    private static let exactLimit = 512

    private init(_ numbers: LineNumbers) {
        old = numbers.old
        new = numbers.new
        occurrences = [Occurrence](repeating: Occurrence(), count: numbers.distinct)
        budget = 64 * (old.count + new.count) + 4_096
    }

    /// The changes in the order of the lines, with at least one equal line between each two.
    package static func changes(_ numbers: LineNumbers) -> [LineChange] {
        var matcher = LineMatcher(numbers)
        matcher.run()
        return matcher.changes
    }

    private mutating func run() {
        open = [LineChange(old: 0..<old.count, new: 0..<new.count)]
        while let stretch = open.popLast() {
            let rest = trimmed(stretch)
            if rest.old.isEmpty || rest.new.isEmpty {
                record(rest)
                continue
            }
            budget -= rest.old.count + rest.new.count
            if budget < 0 {
                record(rest)
                continue
            }
            let (anchors, haveCommon) = anchors(in: rest)
            if !anchors.isEmpty {
                split(rest, at: anchors)
            } else if haveCommon, rest.old.count + rest.new.count <= Self.exactLimit {
                compareExactly(rest)
            } else {
                record(rest)
            }
        }
    }

    /// Leaves out the equal lines at both ends.
    private func trimmed(_ stretch: LineChange) -> LineChange {
        var (oldLow, oldHigh) = (stretch.old.lowerBound, stretch.old.upperBound)
        var (newLow, newHigh) = (stretch.new.lowerBound, stretch.new.upperBound)
        while oldLow < oldHigh, newLow < newHigh, old[oldLow] == new[newLow] {
            oldLow += 1
            newLow += 1
        }
        while oldLow < oldHigh, newLow < newHigh, old[oldHigh - 1] == new[newHigh - 1] {
            oldHigh -= 1
            newHigh -= 1
        }
        return LineChange(old: oldLow..<oldHigh, new: newLow..<newHigh)
    }

    /// Adds a change, joined to the last one where they touch.
    private mutating func record(_ change: LineChange) {
        if change.old.isEmpty && change.new.isEmpty { return }
        if let last = changes.last, last.old.upperBound == change.old.lowerBound,
            last.new.upperBound == change.new.lowerBound
        {
            changes[changes.count - 1] = LineChange(
                old: last.old.lowerBound..<change.old.upperBound, new: last.new.lowerBound..<change.new.upperBound)
        } else {
            changes.append(change)
        }
    }

    /// Returns the longest series of lines that occur once on both sides, in the same order, and whether any line occurs on
    /// both sides.
    private mutating func anchors(in stretch: LineChange) -> (series: [(old: Int, new: Int)], haveCommon: Bool) {
        for index in stretch.old { occurrences[old[index]].inOld += 1 }
        for index in stretch.new {
            occurrences[new[index]].inNew += 1
            occurrences[new[index]].newIndex = index
        }
        var unique: [(old: Int, new: Int)] = []
        var haveCommon = false
        for index in stretch.old {
            let found = occurrences[old[index]]
            haveCommon = haveCommon || found.inNew > 0
            if found.inOld == 1 && found.inNew == 1 { unique.append((index, found.newIndex)) }
        }
        for index in stretch.old { occurrences[old[index]] = Occurrence() }
        for index in stretch.new { occurrences[new[index]] = Occurrence() }
        return (AscendingNumbers.longest(in: unique.map(\.new)).map { unique[$0] }, haveCommon)
    }

    /// Puts the stretches between the anchors on the stack, so that the first is processed next.
    private mutating func split(_ stretch: LineChange, at anchors: [(old: Int, new: Int)]) {
        var (oldEnd, newEnd) = (stretch.old.upperBound, stretch.new.upperBound)
        for anchor in anchors.reversed() {
            open.append(LineChange(old: anchor.old + 1..<oldEnd, new: anchor.new + 1..<newEnd))
            (oldEnd, newEnd) = anchor
        }
        open.append(LineChange(old: stretch.old.lowerBound..<oldEnd, new: stretch.new.lowerBound..<newEnd))
    }

    /// Compares a small stretch with the standard library's shortest edit script.
    private mutating func compareExactly(_ stretch: LineChange) {
        let (before, after) = (Array(old[stretch.old]), Array(new[stretch.new]))
        var removed = [Bool](repeating: false, count: before.count)
        var inserted = [Bool](repeating: false, count: after.count)
        for change in after.difference(from: before) {
            switch change {
            case .remove(let offset, _, _): removed[offset] = true
            case .insert(let offset, _, _): inserted[offset] = true
            }
        }
        var (i, j) = (0, 0)
        while i < before.count || j < after.count {
            let (oldStart, newStart) = (i, j)
            while i < before.count && removed[i] { i += 1 }
            while j < after.count && inserted[j] { j += 1 }
            let (oldLow, newLow) = (stretch.old.lowerBound, stretch.new.lowerBound)
            record(LineChange(old: oldLow + oldStart..<oldLow + i, new: newLow + newStart..<newLow + j))
            while i < before.count, j < after.count, !removed[i], !inserted[j] {
                i += 1
                j += 1
            }
        }
    }
}
