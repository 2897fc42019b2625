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
    ///   - style: which lines conflicts have.
    package init(base: [UInt8], ours: [UInt8], theirs: [UInt8], style: ConflictMarkers.Style = .merge) {
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
        lay(changes, style: style)
        if style == .merge { join() }
    }

    /// Compares two texts: every difference is a conflict.
    ///
    /// - Parameters:
    ///   - ours: one version.
    ///   - theirs: the other version.
    ///   - base: what conflicts show as the lines of the common ancestor: those between the lines around the conflict.
    package init(ours: [UInt8], theirs: [UInt8], base: [UInt8] = []) {
        self.base = SplitLines(base)
        self.ours = SplitLines(ours)
        self.theirs = SplitLines(theirs)
        let numbers = LineNumbers.of(base: self.base, ours: self.ours, theirs: self.theirs)
        (oursNumbers, theirsNumbers) = (numbers[1], numbers[2])
        let ancestors = AncestorLines(LineMatcher.shortestChanges(from: numbers[1], to: numbers[0]))
        var next = 0
        for change in LineMatcher.shortestChanges(from: oursNumbers, to: theirsNumbers) {
            if next < change.old.lowerBound { pieces.append(.common(next..<change.old.lowerBound)) }
            pieces.append(.conflict(ours: change.old, base: ancestors.range(around: change.old), theirs: change.new))
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
    private mutating func lay(_ regions: [Overlaps.Region], style: ConflictMarkers.Style) {
        var next = 0
        for region in regions {
            if next < region.ours.lowerBound { pieces.append(.common(next..<region.ours.lowerBound)) }
            next = region.ours.upperBound
            switch region.origin {
            case .ours: pieces.append(.ours(region.ours))
            case .theirs: pieces.append(.theirs(region.theirs))
            case .both:
                switch style {
                case .merge: refine(region)
                case .diff3:
                    pieces.append(.conflict(ours: region.ours, base: region.base, theirs: region.theirs))
                case .zdiff3: trim(region)
                }
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

    /// Takes lines that begin or end both sides out of a conflict.
    private mutating func trim(_ region: Overlaps.Region) {
        var (mine, yours) = (region.ours, region.theirs)
        while let line = mine.first, let other = yours.first, oursNumbers[line] == theirsNumbers[other] {
            (mine, yours) = (mine.dropFirst(), yours.dropFirst())
        }
        while let line = mine.last, let other = yours.last, oursNumbers[line] == theirsNumbers[other] {
            (mine, yours) = (mine.dropLast(), yours.dropLast())
        }
        if region.ours.lowerBound < mine.lowerBound {
            pieces.append(.common(region.ours.lowerBound..<mine.lowerBound))
        }
        pieces.append(.conflict(ours: mine, base: region.base, theirs: yours))
        if mine.upperBound < region.ours.upperBound {
            pieces.append(.common(mine.upperBound..<region.ours.upperBound))
        }
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
