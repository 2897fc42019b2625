import Platform

/// The states of a document as its journal tells them: a tree of edits, where it stands in it, and what was saved.
///
/// A state is named by the number of the edit that made it; 0 is the document as it was when the journal began.
struct JournalHistory: Equatable, Sendable {
    /// A state that was saved.
    struct Save: Equatable, Sendable {
        let state: Int
        let digest: Digest
        let length: Int
    }

    /// The state each state was made on; that of 0 is 0.
    private(set) var parents = [0]
    /// The edit on each state that leads to where the document was last, 0 for none.
    private(set) var followers = [0]
    /// Where the document stands.
    private(set) var current = 0
    /// What was saved, the oldest first.
    private(set) var saves: [Save] = []

    /// Whether there is such a state.
    func holds(_ state: Int) -> Bool {
        state >= 0 && state < parents.count
    }

    /// Adds an edit; returns what is wrong with it, if anything.
    mutating func edit(_ number: Int, on parent: Int) -> String? {
        guard number == parents.count else { return "edit \(number) stands where edit \(parents.count) belongs" }
        guard holds(parent) else { return "edit \(number) is made on edit \(parent), which does not exist" }
        if parent != current { go(to: parent) }
        parents.append(parent)
        followers.append(0)
        followers[parent] = number
        current = number
        return nil
    }

    /// Goes to a state; returns what is wrong with that, if anything.
    mutating func move(to state: Int) -> String? {
        guard holds(state) else { return "there is no edit \(state)" }
        go(to: state)
        return nil
    }

    /// Notes that a state was saved; returns what is wrong with that, if anything.
    mutating func save(_ state: Int, _ digest: Digest, _ length: Int) -> String? {
        guard holds(state) else { return "there is no edit \(state)" }
        saves.append(Save(state: state, digest: digest, length: length))
        return nil
    }

    /// Makes `state` the current one, and every state on the way to it lead there.
    ///
    /// Numbers grow along every path, so the way up from both states meets at their nearest common ancestor; above it
    /// everything leads here already.
    private mutating func go(to state: Int) {
        var (from, to) = (current, state)
        while from != to {
            if from > to {
                from = parents[from]
            } else {
                followers[parents[to]] = to
                to = parents[to]
            }
        }
        current = state
    }
}
