/// A merge of two texts with a common ancestor by lines, as `git merge-file` makes it.
package struct LineMerge {
    /// A run of lines of the result.
    enum Piece {
        /// Lines of ours that theirs has as well.
        case common(Range<Int>)
        /// Lines that only ours changed.
        case ours(Range<Int>)
        /// Lines that only theirs changed.
        case theirs(Range<Int>)
        /// Lines that both sides changed differently.
        case conflict(ours: Range<Int>, base: Range<Int>, theirs: Range<Int>)
    }

    private(set) var pieces: [Piece] = []
    private let base: SplitLines
    private let ours: SplitLines
    private let theirs: SplitLines
    private let oursNumbers: [Int]
    private let theirsNumbers: [Int]

    /// Merges two texts.
    ///
    /// - Parameters:
    ///   - base: the common ancestor.
    ///   - ours: one version, whose lines come first in conflicts.
    ///   - theirs: the other version.
    package init(base: [UInt8], ours: [UInt8], theirs: [UInt8]) {
        self.base = SplitLines(base)
        self.ours = SplitLines(ours)
        self.theirs = SplitLines(theirs)
        let numbers = LineNumbers.of(base: self.base, ours: self.ours, theirs: self.theirs)
        (oursNumbers, theirsNumbers) = (numbers[1], numbers[2])
        let changes = Overlaps(
            ours: LineMatcher.shortestChanges(from: numbers[0], to: numbers[1]),
            theirs: LineMatcher.shortestChanges(from: numbers[0], to: numbers[2]),
            isSame: { [oursNumbers, theirsNumbers] in oursNumbers[$0].elementsEqual(theirsNumbers[$1]) }
        ).regions
        lay(changes)
        join()
    }

    /// Compares two texts: every difference is a conflict.
    package init(ours: [UInt8], theirs: [UInt8]) {
        base = SplitLines([])
        self.ours = SplitLines(ours)
        self.theirs = SplitLines(theirs)
        let numbers = LineNumbers.of(base: base, ours: self.ours, theirs: self.theirs)
        (oursNumbers, theirsNumbers) = (numbers[1], numbers[2])
        var next = 0
        for change in LineMatcher.shortestChanges(from: oursNumbers, to: theirsNumbers) {
            if next < change.old.lowerBound { pieces.append(.common(next..<change.old.lowerBound)) }
            pieces.append(.conflict(ours: change.old, base: 0..<0, theirs: change.new))
            next = change.old.upperBound
        }
        if next < self.ours.count { pieces.append(.common(next..<self.ours.count)) }
        join()
    }

    /// Whether no lines are in conflict.
    package var isClean: Bool {
        !pieces.contains { if case .conflict = $0 { true } else { false } }
    }

    /// Puts the pieces of the result in order.
    private mutating func lay(_ regions: [Overlaps.Region]) {
        var next = 0
        for region in regions {
            if next < region.ours.lowerBound { pieces.append(.common(next..<region.ours.lowerBound)) }
            next = region.ours.upperBound
            switch region.origin {
            case .ours: pieces.append(.ours(region.ours))
            case .theirs: pieces.append(.theirs(region.theirs))
            case .both: refine(region)
            }
        }
        if next < ours.count { pieces.append(.common(next..<ours.count)) }
    }

    /// Reduces a conflict to the lines that differ between the sides.
    private mutating func refine(_ region: Overlaps.Region) {
        guard !region.ours.isEmpty, !region.theirs.isEmpty else {
            pieces.append(.conflict(ours: region.ours, base: region.base, theirs: region.theirs))
            return
        }
        let (first, second) = (region.ours.lowerBound, region.theirs.lowerBound)
        let changes = LineMatcher.shortestChanges(
            from: Array(oursNumbers[region.ours]), to: Array(theirsNumbers[region.theirs]))
        var next = first
        for (index, change) in changes.enumerated() {
            let mine = first + change.old.lowerBound..<first + change.old.upperBound
            let yours = second + change.new.lowerBound..<second + change.new.upperBound
            if next < mine.lowerBound { pieces.append(.common(next..<mine.lowerBound)) }
            next = mine.upperBound
            // Which lines of the ancestor belong to which part is not known; the first part has them.
            let old = index == 0 ? region.base : region.base.upperBound..<region.base.upperBound
            pieces.append(.conflict(ours: mine, base: old, theirs: yours))
        }
        if next < region.ours.upperBound { pieces.append(.common(next..<region.ours.upperBound)) }
    }

    /// How many equal lines between two conflicts are worth less than one conflict more.
    private static let mostBetween = 3

    /// Joins conflicts with little between them.
    private mutating func join() {
        var joined: [Piece] = []
        for piece in pieces {
            guard case .conflict(let mine, let old, let yours) = piece, joined.count > 1,
                case .common(let between) = joined[joined.count - 1],
                case .conflict(let myFirst, let oldFirst, let yourFirst) = joined[joined.count - 2],
                between.count <= Self.mostBetween || !hasWords(between)
            else {
                joined.append(piece)
                continue
            }
            joined.removeLast(2)
            joined.append(
                .conflict(
                    ours: myFirst.lowerBound..<mine.upperBound, base: oldFirst.lowerBound..<old.upperBound,
                    theirs: yourFirst.lowerBound..<yours.upperBound))
        }
        pieces = joined
    }

    /// Whether lines of ours have a letter or a digit.
    private func hasWords(_ lines: Range<Int>) -> Bool {
        ours.bytes(of: lines).contains { byte in
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
        }
    }

    // MARK: - Writing

    /// Returns the result, with markers around conflicts.
    package func bytes(_ markers: ConflictMarkers = ConflictMarkers()) -> [UInt8] {
        var out: [UInt8] = []
        out.reserveCapacity(ours.bytes.count)
        for piece in pieces {
            switch piece {
            case .common(let range), .ours(let range): out += ours.bytes(of: range)
            case .theirs(let range): out += theirs.bytes(of: range)
            case .conflict(let mine, let old, let yours):
                markers.append(
                    ours: ours.bytes(of: mine), base: base.bytes(of: old), theirs: theirs.bytes(of: yours), to: &out)
            }
        }
        return out
    }
}

/// Which changes of two sides touch each other.
private struct Overlaps {
    enum Origin {
        case ours, theirs, both
    }

    struct Region {
        var origin: Origin
        var base: Range<Int>
        var ours: Range<Int>
        var theirs: Range<Int>
    }

    private(set) var regions: [Region] = []

    /// Finds the regions that differ.
    ///
    /// - Parameters:
    ///   - ours: the changes of one side.
    ///   - theirs: those of the other side.
    ///   - isSame: whether lines of ours equal lines of theirs.
    init(ours: [LineChange], theirs: [LineChange], isSame: (Range<Int>, Range<Int>) -> Bool) {
        var (mine, yours) = (ours[...], theirs[...])
        // How much longer each side is than the base, up to its next change.
        var (myShift, yourShift) = (0, 0)
        while let first = mine.first, let second = yours.first {
            if first.old.upperBound < second.old.lowerBound {
                add(.ours, base: first.old, ours: first.new, theirs: Self.shifted(first.old, by: yourShift))
                myShift = first.new.upperBound - first.old.upperBound
                mine.removeFirst()
            } else if second.old.upperBound < first.old.lowerBound {
                add(.theirs, base: second.old, ours: Self.shifted(second.old, by: myShift), theirs: second.new)
                yourShift = second.new.upperBound - second.old.upperBound
                yours.removeFirst()
            } else {
                if first.old != second.old || first.new.count != second.new.count || !isSame(first.new, second.new) {
                    let low = min(first.old.lowerBound, second.old.lowerBound)
                    let high = max(first.old.upperBound, second.old.upperBound)
                    add(
                        .both, base: low..<high, ours: Self.widened(first, to: low..<high),
                        theirs: Self.widened(second, to: low..<high))
                }
                let (end, otherEnd) = (first.old.upperBound, second.old.upperBound)
                if end <= otherEnd {
                    myShift = first.new.upperBound - end
                    mine.removeFirst()
                }
                if otherEnd <= end {
                    yourShift = second.new.upperBound - otherEnd
                    yours.removeFirst()
                }
            }
        }
        for change in mine {
            add(.ours, base: change.old, ours: change.new, theirs: Self.shifted(change.old, by: yourShift))
        }
        for change in yours {
            add(.theirs, base: change.old, ours: Self.shifted(change.old, by: myShift), theirs: change.new)
        }
    }

    private static func shifted(_ range: Range<Int>, by shift: Int) -> Range<Int> {
        range.lowerBound + shift..<range.upperBound + shift
    }

    /// The lines of a side that are there for some lines of the base around a change.
    private static func widened(_ change: LineChange, to base: Range<Int>) -> Range<Int> {
        change.new.lowerBound - (change.old.lowerBound - base.lowerBound)..<change.new.upperBound
            + (base.upperBound - change.old.upperBound)
    }

    /// Adds a region, joined with the last one if they touch.
    private mutating func add(_ origin: Origin, base: Range<Int>, ours: Range<Int>, theirs: Range<Int>) {
        if let last = regions.last,
            ours.lowerBound <= last.ours.upperBound || theirs.lowerBound <= last.theirs.upperBound
        {
            func joined(_ range: Range<Int>, with other: Range<Int>) -> Range<Int> {
                // The later change knows how far the lines reach: the earlier one did not know what else is changed in them.
                range.lowerBound..<other.upperBound
            }
            regions[regions.count - 1] = Region(
                origin: last.origin == origin ? origin : .both, base: joined(last.base, with: base),
                ours: joined(last.ours, with: ours), theirs: joined(last.theirs, with: theirs))
        } else {
            regions.append(Region(origin: origin, base: base, ours: ours, theirs: theirs))
        }
    }
}
