/// Finds a shortest way from one sequence of numbered lines to another (Myers 1986, in linear space), as `git merge-file` does.
///
/// A merge by lines depends on which of several equally short ways is taken, so ties are broken as git breaks them: the
/// furthest point of the lower diagonal wins. In long comparisons, the furthest point so far is taken after a number of steps that
/// grows with the square root of the length, so the time is bounded.
struct ShortestEdit {
    private let old: [Int]
    private let new: [Int]
    /// The lines that are compared, as indexes: those that could be in both texts.
    private let oldPlaces: [Int]
    private let newPlaces: [Int]
    /// Which lines are removed.
    private(set) var removed: [Bool]
    /// Which lines are added.
    private(set) var added: [Bool]
    private var forward: [Int]
    private var backward: [Int]
    private let offset: Int
    private let mostSteps: Int

    /// Compares two sequences.
    init(from old: [Int], to new: [Int]) {
        self.old = old
        self.new = new
        removed = [Bool](repeating: false, count: old.count)
        added = [Bool](repeating: false, count: new.count)
        var (start, oldEnd, newEnd) = (0, old.count, new.count)
        while start < oldEnd, start < newEnd, old[start] == new[start] { start += 1 }
        while start < oldEnd, start < newEnd, old[oldEnd - 1] == new[newEnd - 1] {
            oldEnd -= 1
            newEnd -= 1
        }
        oldPlaces = CommonLines.places(of: old, from: start..<oldEnd, in: new, marking: &removed)
        newPlaces = CommonLines.places(of: new, from: start..<newEnd, in: old, marking: &added)
        let diagonals = oldPlaces.count + newPlaces.count + 3
        forward = [Int](repeating: 0, count: diagonals + 2)
        backward = forward
        offset = newPlaces.count + 1
        mostSteps = max(CommonLines.roughRoot(diagonals), 256)
        compare(Box(old: 0..<oldPlaces.count, new: 0..<newPlaces.count))
    }

    /// Stretches of both texts that are compared.
    private struct Box {
        let old: Range<Int>
        let new: Range<Int>
    }

    private func isEqual(_ x: Int, to y: Int) -> Bool { old[oldPlaces[x]] == new[newPlaces[y]] }

    private mutating func compare(_ whole: Box) {
        var open = [whole]
        while let box = open.popLast() {
            var (x, xEnd) = (box.old.lowerBound, box.old.upperBound)
            var (y, yEnd) = (box.new.lowerBound, box.new.upperBound)
            while x < xEnd, y < yEnd, isEqual(x, to: y) {
                x += 1
                y += 1
            }
            while x < xEnd, y < yEnd, isEqual(xEnd - 1, to: yEnd - 1) {
                xEnd -= 1
                yEnd -= 1
            }
            if x == xEnd {
                for index in y..<yEnd { added[newPlaces[index]] = true }
            } else if y == yEnd {
                for index in x..<xEnd { removed[oldPlaces[index]] = true }
            } else {
                let (middleX, middleY) = middle(of: Box(old: x..<xEnd, new: y..<yEnd))
                open.append(Box(old: middleX..<xEnd, new: middleY..<yEnd))
                open.append(Box(old: x..<middleX, new: y..<middleY))
            }
        }
    }

    /// A point on a shortest way through a box, found from both ends at once.
    private mutating func middle(of box: Box) -> (Int, Int) {
        let diagonals = box.old.lowerBound - box.new.upperBound...box.old.upperBound - box.new.lowerBound
        let (start, end) = (
            box.old.lowerBound - box.new.lowerBound, box.old.upperBound - box.new.upperBound
        )
        let isOdd = (start - end) & 1 != 0
        var (span, back) = (start...start, end...end)
        forward[start + offset] = box.old.lowerBound
        backward[end + offset] = box.old.upperBound
        var steps = 0
        while true {
            steps += 1
            span = widened(span, within: diagonals, in: \.forward, with: -1)
            for diagonal in stride(from: span.upperBound, through: span.lowerBound, by: -2) {
                let x = furthest(on: diagonal, in: box)
                if isOdd, back.contains(diagonal), backward[diagonal + offset] <= x { return (x, x - diagonal) }
            }
            back = widened(back, within: diagonals, in: \.backward, with: Int.max)
            for diagonal in stride(from: back.upperBound, through: back.lowerBound, by: -2) {
                let x = nearest(on: diagonal, in: box)
                if !isOdd, span.contains(diagonal), x <= forward[diagonal + offset] { return (x, x - diagonal) }
            }
            if steps >= mostSteps { return best(in: box, from: span, back: back) }
        }
    }

    /// Lets one more diagonal on each side take part, or one less at the edges of the box.
    private mutating func widened(
        _ span: ClosedRange<Int>, within box: ClosedRange<Int>, in table: WritableKeyPath<Self, [Int]>,
        with outside: Int
    ) -> ClosedRange<Int> {
        var (low, high) = (span.lowerBound, span.upperBound)
        if low > box.lowerBound {
            low -= 1
            self[keyPath: table][low - 1 + offset] = outside
        } else {
            low += 1
        }
        if high < box.upperBound {
            high += 1
            self[keyPath: table][high + 1 + offset] = outside
        } else {
            high -= 1
        }
        return low...high
    }

    private mutating func furthest(on diagonal: Int, in box: Box) -> Int {
        let at = diagonal + offset
        var x = forward[at - 1] >= forward[at + 1] ? forward[at - 1] + 1 : forward[at + 1]
        while x < box.old.upperBound, x - diagonal < box.new.upperBound, isEqual(x, to: x - diagonal) { x += 1 }
        forward[at] = x
        return x
    }

    private mutating func nearest(on diagonal: Int, in box: Box) -> Int {
        let at = diagonal + offset
        var x = backward[at - 1] < backward[at + 1] ? backward[at - 1] : backward[at + 1] - 1
        while x > box.old.lowerBound, x - diagonal > box.new.lowerBound, isEqual(x - 1, to: x - diagonal - 1) {
            x -= 1
        }
        backward[at] = x
        return x
    }

    /// The point that is furthest from its end, where the search takes too long.
    private func best(
        in box: Box, from diagonals: ClosedRange<Int>, back backDiagonals: ClosedRange<Int>
    ) -> (Int, Int) {
        let (ours, theirs) = (box.old, box.new)
        var first = (sum: -1, x: 0)
        for diagonal in stride(from: diagonals.upperBound, through: diagonals.lowerBound, by: -2) {
            var x = min(forward[diagonal + offset], ours.upperBound)
            if x - diagonal > theirs.upperBound { x = theirs.upperBound + diagonal }
            if x + x - diagonal > first.sum { first = (x + x - diagonal, x) }
        }
        var last = (sum: Int.max, x: 0)
        for diagonal in stride(from: backDiagonals.upperBound, through: backDiagonals.lowerBound, by: -2) {
            var x = max(backward[diagonal + offset], ours.lowerBound)
            if x - diagonal < theirs.lowerBound { x = theirs.lowerBound + diagonal }
            if x + x - diagonal < last.sum { last = (x + x - diagonal, x) }
        }
        let isForward =
            ours.upperBound + theirs.upperBound - last.sum < first.sum - ours.lowerBound - theirs.lowerBound
        return isForward ? (first.x, first.sum - first.x) : (last.x, last.sum - last.x)
    }
}

/// Which lines of a text are worth comparing.
enum CommonLines {
    /// The largest number of equal lines that can be many.
    private static let mostEqual = 1_024
    /// How many lines around a frequent one are looked at.
    private static let window = 100

    /// The indexes of the lines that could be in both texts.
    ///
    /// A line that the other text lacks is changed whatever the way is, and so is one that the other text has many times, if it is
    /// among lines that the other one lacks.
    ///
    /// - Parameters:
    ///   - lines: the lines of one text.
    ///   - range: which of them are compared.
    ///   - other: the other text.
    ///   - isChanged: set for all lines that are left out.
    /// - Returns: the others.
    static func places(
        of lines: [Int], from range: Range<Int>, in other: [Int], marking isChanged: inout [Bool]
    ) -> [Int] {
        var counts: [Int: Int] = [:]
        for line in other { counts[line, default: 0] += 1 }
        let many = min(roughRoot(lines.count), mostEqual)
        let found = range.map { index -> Int in
            let count = counts[lines[index]] ?? 0
            return count == 0 ? 0 : count >= many ? 2 : 1
        }
        var places: [Int] = []
        for (index, kind) in found.enumerated() {
            if kind == 1 || kind == 2 && !isAmongMissing(index, in: found) {
                places.append(range.lowerBound + index)
            } else {
                isChanged[range.lowerBound + index] = true
            }
        }
        return places
    }

    /// Whether a frequent line is in a run of lines most of which the other text lacks.
    private static func isAmongMissing(_ index: Int, in kinds: [Int]) -> Bool {
        func count(_ indexes: some Sequence<Int>) -> (missing: Int, frequent: Int) {
            var (missing, frequent) = (0, 0)
            for other in indexes {
                if kinds[other] == 1 { break }
                if kinds[other] == 0 { missing += 1 } else { frequent += 1 }
            }
            return (missing, frequent)
        }
        let before = count((max(0, index - window)..<index).reversed())
        let after = count(index + 1..<min(kinds.count, index + window + 1))
        guard before.missing > 0, after.missing > 0 else { return false }
        let (missing, frequent) = (before.missing + after.missing, before.frequent + after.frequent)
        return frequent * 4 < frequent + missing
    }

    /// A power of two near the square root.
    static func roughRoot(_ number: Int) -> Int {
        var (root, rest) = (1, number)
        while rest > 0 {
            root <<= 1
            rest >>= 2
        }
        return root
    }
}
