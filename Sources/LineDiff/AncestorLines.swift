/// Which lines of a common ancestor stand where a text has others.
struct AncestorLines {
    /// The changes that make the ancestor of the text.
    private let changes: [LineChange]

    /// Prepares the look-up.
    init(_ changes: [LineChange]) { self.changes = changes }

    /// The lines of the ancestor between the lines of the text around a range.
    func range(around lines: Range<Int>) -> Range<Int> {
        let start = place(of: lines.lowerBound, isEnd: false)
        return start..<max(start, place(of: lines.upperBound, isEnd: true))
    }

    /// Where the ancestor has what stands at a boundary between lines of the text.
    private func place(of boundary: Int, isEnd: Bool) -> Int {
        var shift = 0
        for change in changes where change.old.lowerBound <= boundary {
            shift = change.new.upperBound - change.old.upperBound
            guard boundary <= change.old.upperBound else { continue }
            // Lines that only the ancestor has here belong to the range on either side of the boundary.
            if change.old.isEmpty { return isEnd ? change.new.upperBound : change.new.lowerBound }
            if boundary == change.old.upperBound { return change.new.upperBound }
            return min(change.new.upperBound, change.new.lowerBound + boundary - change.old.lowerBound)
        }
        return boundary + shift
    }
}
