/// Ways through the tree of entries.
extension CommandLog {
    /// The entries from the base to a state, in order.
    package func path(to state: Int) -> [Int] {
        var path: [Int] = []
        var current = state
        while current > 0 {
            path.append(current)
            current = self[current].parent
        }
        return path.reversed()
    }

    /// The way from the current state to another: entries to take back, then entries to make again.
    package func way(to target: Int) -> (back: [Int], forward: [Int]) {
        var (back, forward): ([Int], [Int]) = ([], [])
        var (from, to) = (state, target)
        while from != to {
            if from > to {
                back.append(from)
                from = self[from].parent
            } else {
                forward.append(to)
                to = self[to].parent
            }
        }
        return (back, forward.reversed())
    }

    /// Whether the file's state is another one than the current: whether a move or an edit came after the last save.
    package var hasMovedSinceSave: Bool { state != savedState }
}
