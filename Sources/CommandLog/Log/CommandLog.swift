import Platform

/// The command log of a document: a tree of entries, and where in it the document is.
///
/// A state is the number of the entry that led to it; 0 is the base, the document before all entries. Nothing is ever
/// removed: undo moves to the parent, and what was undone can be found again.
///
/// The value changes in one way only: `apply` takes a record. A session applies each record as it makes it, and the journal
/// applies the same records when it is read, so that both give the same log.
package struct CommandLog: Equatable, Sendable {
    /// A state that was saved, or was about to be.
    package struct Save: Equatable, Sendable {
        /// The state.
        package let state: Int
        /// The digest of the bytes that were written.
        package let digest: Digest
        /// How many bytes these were.
        package let length: Int
    }

    /// All entries; the one with number n is at index n − 1.
    package private(set) var entries: [LoggedEdit] = []
    /// The current state.
    package private(set) var state = 0
    /// The state that the document's file has: the one that was saved last, or in which the file was opened.
    package private(set) var savedState = 0
    /// All saves, the oldest first, with those that a kill may have prevented.
    package private(set) var saves: [Save] = []
    /// For each state the entry that redo makes on it, 0 for none.
    ///
    /// Those of the states on the path from the base to the current state always lead to the current state.
    private var redoTargets = [0]

    /// Makes an empty log.
    package init() {}

    /// The entry with a number from 1.
    package subscript(number: Int) -> LoggedEdit { entries[number - 1] }

    /// Whether there is an entry with a number.
    package func contains(_ number: Int) -> Bool { number >= 1 && number <= entries.count }

    /// Whether a number names a state: that of an entry, or 0.
    package func hasState(_ number: Int) -> Bool { number >= 0 && number <= entries.count }

    /// The entry that redo makes on a state: the one on the way to where the document was last.
    ///
    /// - Returns: its number; nil when there is nothing to redo, or no such state.
    package func redoTarget(of state: Int) -> Int? {
        hasState(state) && redoTargets[state] > 0 ? redoTargets[state] : nil
    }

    /// The entry that redo makes on the current state, or nil.
    package var redoTarget: Int? { redoTarget(of: state) }

    /// What the document is in a state, as far as it differs from the base (`XMLTree.fingerprint`).
    ///
    /// - Returns: nil when there is no such state, or a journal of version 1 does not say.
    package func fingerprint(of state: Int) -> UInt64? {
        if state == 0 { return 0 }
        return contains(state) ? self[state].fingerprint : nil
    }

    /// The newest saved state whose bytes had this digest and length.
    package func savedState(matching digest: Digest, length: Int) -> Int? {
        saves.last { $0.digest == digest && $0.length == length }?.state
    }

    // MARK: - Changing

    /// A record that does not fit the log.
    package struct Misfit: Error, Equatable {
        /// Why it does not, lower case, no full stop.
        package let reason: String
    }

    /// Takes a record into the log.
    ///
    /// - Throws: `Misfit` when an entry's number is not the next one, or a state does not exist; the log is unchanged then.
    package mutating func apply(_ record: LogRecord) throws(Misfit) {
        switch record {
        case .edit(let edit): try append(edit)
        case .moved(let state, _): try move(to: state)
        case .saving(let state, let digest, let length, _):
            try require(state)
            note(Save(state: state, digest: digest, length: length))
        case .saved(let state, let digest, let length, _):
            try require(state)
            note(Save(state: state, digest: digest, length: length))
            savedState = state
        case .opened(_, let state):
            try move(to: state)
            savedState = state
        }
    }

    private mutating func note(_ save: Save) {
        if saves.last != save { saves.append(save) }
    }

    private mutating func append(_ edit: LoggedEdit) throws(Misfit) {
        let number = edit.number
        guard number == entries.count + 1 else {
            throw Misfit(reason: "edit \(number) stands where edit \(entries.count + 1) belongs")
        }
        guard hasState(edit.parent) else {
            throw Misfit(reason: "edit \(number) is made on edit \(edit.parent), which does not exist")
        }
        try move(to: edit.parent)
        entries.append(edit)
        redoTargets.append(0)
        redoTargets[edit.parent] = number
        state = number
    }

    /// Makes a state the current one, and every state on the path to it lead there.
    ///
    /// A parent's number is less than its child's, so the ways up from both states meet at their nearest common ancestor;
    /// the states above it lead there already.
    private mutating func move(to target: Int) throws(Misfit) {
        try require(target)
        var (from, to) = (state, target)
        while from != to {
            if from > to {
                from = self[from].parent
            } else {
                redoTargets[self[to].parent] = to
                to = self[to].parent
            }
        }
        state = target
    }

    private func require(_ state: Int) throws(Misfit) {
        guard hasState(state) else { throw Misfit(reason: "there is no edit \(state)") }
    }
}
