import Platform

/// The lock by which one session at a time has the journal.
extension Journal {
    /// When a session keeps others off.
    package enum Locking: Sendable {
        /// At once, even if there is no journal yet. Where that is not possible, it is tried again by `begin`.
        case always
        /// At once if there is a journal, otherwise with `begin`.
        case withJournal
        /// With the first record, for a session that will hardly write one.
        case withRecords
    }

    /// Takes the lock of a document that has no journal.
    ///
    /// - Parameter isNew: whether to make the lock's file; otherwise only one that is there is tried.
    /// - Throws: `inUse` only: what cannot be made now is for `begin` to complain of.
    func lockEarly(isNew: Bool) throws(JournalError) {
        if isNew {
            guard (try? OwnFolder.make(folder)) != nil else { return }
        } else if !FileSystem.exists(name.lock) {
            return
        }
        do throws(JournalError) { lock = try JournalLock(name.lock, document: documentPath) } catch {
            if case .inUse = error { throw error }
        }
    }

    /// Takes the lock of a journal that was read without it.
    ///
    /// - Throws: `inUse` when another session has it, or wrote to it since.
    func lockLate() throws(JournalError) {
        lock = try JournalLock(name.lock, document: documentPath)
        guard let known = end, let file, try file.isStill(at: path, withSize: known) else {
            throw .inUse(nil, document: documentPath)
        }
    }
}
