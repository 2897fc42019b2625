/// A part of a unified diff: changes that are close together, with the equal lines around them.
struct DiffHunk: Equatable, Sendable {
    /// The old lines it shows, counted from 0.
    var old: Range<Int>
    /// The new lines it shows, counted from 0.
    var new: Range<Int>
    /// The changes in it, in order.
    var changes: [LineChange]

    /// Groups changes so that no equal line is shown twice.
    static func grouped(_ changes: [LineChange], context: Int, oldCount: Int, newCount: Int) -> [DiffHunk] {
        var hunks: [DiffHunk] = []
        for change in changes {
            let before = min(context, change.old.lowerBound, change.new.lowerBound)
            let after = min(context, oldCount - change.old.upperBound, newCount - change.new.upperBound)
            let oldEnd = change.old.upperBound + after
            let newEnd = change.new.upperBound + after
            if let last = hunks.last, last.old.upperBound >= change.old.lowerBound - before {
                hunks[hunks.count - 1].old = last.old.lowerBound..<oldEnd
                hunks[hunks.count - 1].new = last.new.lowerBound..<newEnd
                hunks[hunks.count - 1].changes.append(change)
            } else {
                hunks.append(
                    DiffHunk(
                        old: change.old.lowerBound - before..<oldEnd, new: change.new.lowerBound - before..<newEnd,
                        changes: [change]))
            }
        }
        return hunks
    }

    /// The line that gives the hunk's position; for an empty side, that of the line before it.
    var header: String {
        "@@ -\(Self.position(old)) +\(Self.position(new)) @@"
    }

    private static func position(_ lines: Range<Int>) -> String {
        switch lines.count {
        case 0: "\(lines.lowerBound),0"
        case 1: "\(lines.lowerBound + 1)"
        default: "\(lines.lowerBound + 1),\(lines.count)"
        }
    }
}
