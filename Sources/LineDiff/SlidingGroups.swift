/// Moves groups of changed lines up and down where equal lines allow it, as `git merge-file` does.
///
/// Equal lines above and below a group make it ambiguous which of them were added. A group goes as far down as it can, unless it can be
/// beside a group of the other text: then the two are one change.
struct SlidingGroups {
    private let lines: [Int]
    private var isChanged: [Bool]
    private let other: [Bool]

    /// Returns which lines of a text are changed, with its groups moved.
    ///
    /// - Parameters:
    ///   - isChanged: which lines are changed.
    ///   - lines: the lines.
    ///   - other: which lines of the other text are changed.
    /// - Returns: which lines are changed then.
    static func moved(_ isChanged: [Bool], of lines: [Int], beside other: [Bool]) -> [Bool] {
        var groups = SlidingGroups(lines: lines, isChanged: isChanged, other: other)
        groups.run()
        return groups.isChanged
    }

    /// The changed lines between two unchanged ones; often none.
    private struct Group {
        var start = 0
        var end = 0
        var isEmpty: Bool { start == end }
    }

    private init(lines: [Int], isChanged: [Bool], other: [Bool]) {
        self.lines = lines
        self.isChanged = isChanged
        self.other = other
    }

    private static func first(in changed: [Bool]) -> Group {
        var group = Group()
        while group.end < changed.count, changed[group.end] { group.end += 1 }
        return group
    }

    private static func goOn(_ group: inout Group, in changed: [Bool]) -> Bool {
        guard group.end < changed.count else { return false }
        group.start = group.end + 1
        group.end = group.start
        while group.end < changed.count, changed[group.end] { group.end += 1 }
        return true
    }

    private static func goBack(_ group: inout Group, in changed: [Bool]) {
        group.end = group.start - 1
        group.start = group.end
        while group.start > 0, changed[group.start - 1] { group.start -= 1 }
    }

    private mutating func run() {
        var group = Self.first(in: isChanged)
        var beside = Self.first(in: other)
        repeat {
            if !group.isEmpty { slide(&group, along: &beside) }
        } while Self.goOn(&group, in: isChanged) && Self.goOn(&beside, in: other)
    }

    private mutating func slide(_ group: inout Group, along beside: inout Group) {
        var size = 0
        var highest = 0
        var isBesideOther = false
        repeat {
            size = group.end - group.start
            isBesideOther = false
            while slideUp(&group) { Self.goBack(&beside, in: other) }
            highest = group.end
            if !beside.isEmpty { isBesideOther = true }
            while slideDown(&group) {
                _ = Self.goOn(&beside, in: other)
                if !beside.isEmpty { isBesideOther = true }
            }
        } while group.end - group.start != size
        guard group.end != highest, isBesideOther else { return }
        while beside.isEmpty, slideUp(&group) { Self.goBack(&beside, in: other) }
    }

    /// Moves a group up by a line; joins it with a group that it touches then.
    private mutating func slideUp(_ group: inout Group) -> Bool {
        guard group.start > 0, lines[group.start - 1] == lines[group.end - 1] else { return false }
        group.start -= 1
        group.end -= 1
        isChanged[group.start] = true
        isChanged[group.end] = false
        while group.start > 0, isChanged[group.start - 1] { group.start -= 1 }
        return true
    }

    /// Moves a group down by a line; joins it with a group that it touches then.
    private mutating func slideDown(_ group: inout Group) -> Bool {
        guard group.end < lines.count, lines[group.start] == lines[group.end] else { return false }
        isChanged[group.start] = false
        isChanged[group.end] = true
        group.start += 1
        group.end += 1
        while group.end < lines.count, isChanged[group.end] { group.end += 1 }
        return true
    }
}

extension LineMatcher {
    /// The changes as `git merge-file` finds them.
    static func shortestChanges(from old: [Int], to new: [Int]) -> [LineChange] {
        let edit = ShortestEdit(from: old, to: new)
        let removed = SlidingGroups.moved(edit.removed, of: old, beside: edit.added)
        let added = SlidingGroups.moved(edit.added, of: new, beside: removed)
        var changes: [LineChange] = []
        var (x, y) = (0, 0)
        while x < old.count || y < new.count {
            let (startX, startY) = (x, y)
            while x < old.count, removed[x] { x += 1 }
            while y < new.count, added[y] { y += 1 }
            if x > startX || y > startY { changes.append(LineChange(old: startX..<x, new: startY..<y)) }
            x += 1
            y += 1
        }
        return changes
    }
}
