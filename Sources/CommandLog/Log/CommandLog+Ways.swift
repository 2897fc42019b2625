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

    /// Whether the document and all other files are in another state as they are now, as far as the log knows.
    ///
    /// Different ways can lead to equal documents; their fingerprints tell.
    package func isEquivalent(to other: Int) -> Bool {
        if other == state { return true }
        guard let fingerprint = fingerprint(of: state), fingerprint == self.fingerprint(of: other) else { return false }
        let (back, forward) = way(to: other)
        return (back + forward).allSatisfy { self[$0].patches.isEmpty }
    }

    /// Whether something was done since the last save that the file does not have.
    package var isUnsaved: Bool { !isEquivalent(to: savedState) }

    /// The entries on the way to the current state that were not saved.
    package var unsavedEdits: [LoggedEdit] {
        let saved = Set(path(to: savedState))
        return path(to: state).filter { !saved.contains($0) }.map { self[$0] }
    }
}
