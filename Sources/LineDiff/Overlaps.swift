/// Which changes of two sides touch each other.
struct Overlaps {
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
