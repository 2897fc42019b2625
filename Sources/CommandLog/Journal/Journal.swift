import Platform

/// The durable log of one document: the bytes it began with, and every edit and move since, in a file of its own.
///
/// No journal is made on disk before `begin`, so a session that only looks leaves no trace; the file of its lock goes when
/// it is closed. One session at a time has a document's journal. Nothing in a journal is ever changed or erased; a new one
/// leaves those before it beside it (`EarlierJournals`). What is damaged in a journal is repaired if its check digits and parity allow that;
/// otherwise the records before the damage are used. The next append writes the journal anew then, and keeps the damaged one beside it.
package final class Journal {
    let name: JournalName
    let folder: String
    let documentPath: String
    var file: JournalFile?
    var lock: JournalLock?
    var header: JournalHeader?
    /// Where the next record goes; nil until the journal was read.
    var end: Int?
    /// Whether something in it cannot be read.
    var isDamaged = false
    /// What is wrong in the file as it is, and was read as if it were right.
    var repairs: [JournalRepair] = []
    /// Whether the bytes that it began with were read in vain.
    var isBaseLost = false
    /// The path of an earlier journal that is used, and becomes the document's journal again with the next append.
    var returning: String?
    /// Whether a file got another name that is not certainly on the disk yet.
    var hasNewName = false

    private init(documentPath: String, folder: String) {
        name = JournalName(document: documentPath, folder: folder)
        self.documentPath = documentPath
        self.folder = folder
    }

    /// Opens the journal of a document; without one this costs a few calls that find nothing.
    ///
    /// - Parameters:
    ///   - documentPath: the path of the document, in any spelling.
    ///   - folder: the folder of all journals, `StateFolder.journals` as a rule.
    ///   - locking: when other sessions are kept off.
    /// - Returns: the journal, whether there is one already or not.
    /// - Throws: `inUse` when another session has it; `file` when it is there and cannot be opened, or the folder belongs to another user.
    package static func open(
        documentPath: String, folder: String, locking: Locking = .withJournal
    ) throws(JournalError) -> Journal {
        let journal = Journal(documentPath: documentPath, folder: folder)
        do { try OwnFolder.check(folder) } catch { throw .file(error) }
        guard let found = try JournalFile.open(journal.path) else {
            if locking != .withRecords { try journal.lockEarly(isNew: locking == .always) }
            return journal
        }
        journal.file = found
        if found.isWritable, locking != .withRecords {
            journal.lock = try JournalLock(journal.name.lock, document: documentPath)
            // Whoever had the lock until now may have begun a new journal.
            journal.file = try JournalFile.open(journal.path)
        }
        return journal
    }

    /// The path of the journal's file.
    package var path: String {
        name.journal
    }

    /// Whether there is a journal, from this session or an earlier one.
    package var exists: Bool {
        file != nil
    }

    /// Gives the journal back to other sessions; this one has none from now on.
    ///
    /// - Parameter keepsLost: whether it stays the document's journal even if the bytes that it began with are lost. Otherwise the next
    ///   session begins a new one, in which everything can be undone.
    package func close(keepsLost: Bool = true) {
        if isBaseLost, !keepsLost { setAsideLost() }
        if file == nil { lock?.remove() }
        forget()
        lock = nil
    }

    // MARK: Reading

    /// Reads what the journal holds; nil when there is none.
    ///
    /// A last record that was cut off by a kill is left out, and so is everything from the first record on that is damaged beyond repair,
    /// which `JournalContents.damage` tells of. The document's bytes stay on disk; `base` reads them.
    ///
    /// - Throws: `damaged` with file and line when nothing can be used, and the next `begin` sets the journal aside; `newer`
    ///   when only a newer version can read it; `file` when it cannot be read.
    package func read() throws(JournalError) -> JournalContents? {
        guard let file else { return nil }
        return try noting { () throws(JournalError) in
            let header = try file.header()
            let contents = try file.contents(header)
            self.header = header
            end = contents.validLength
            repairs = contents.repairs
            if contents.damage != nil { isDamaged = true }
            return contents
        }
    }

    /// Reads the bytes that the document had when the journal began.
    ///
    /// - Throws: `notBegun` when there is no journal; otherwise as `read` does.
    package func base() throws(JournalError) -> [UInt8] {
        guard let file else { throw .notBegun(document: documentPath) }
        return try noting { () throws(JournalError) in
            let header: JournalHeader
            if let known = self.header { header = known } else { header = try file.header() }
            isBaseLost = true
            let base = try file.base(header)
            isBaseLost = false
            repairs += base.repairs.filter { !repairs.contains($0) }
            return base.bytes
        }
    }

    // MARK: Writing

    /// Begins a new journal with the document's bytes, and keeps the one there was.
    ///
    /// The earlier journal gets a number; a damaged one becomes `.damaged-1` and stays for good. If this fails, the earlier journal is
    /// kept all the same.
    ///
    /// - Parameters:
    ///   - base: the bytes of the document before the first edit.
    ///   - digest: their digest.
    /// - Throws: `inUse` if another session began one first; `newer` if there is one that a newer version wrote, which stays;
    ///   `file` if the folder cannot be written to.
    package func begin(base: [UInt8], digest: Digest) throws(JournalError) {
        do {
            try OwnFolder.make(folder)
        } catch {
            throw .file(error)
        }
        if lock == nil { lock = try JournalLock(name.lock, document: documentPath) }
        try readEarlier()
        var (start, rest) = (JournalWriter(), JournalWriter())
        start.begin(document: name.document, baseLength: base.count, digest: digest)
        rest.endBase(base)
        do {
            let new = try TemporaryFile(beside: path, isPrivate: true)
            // One after the other, so that a large document is not copied.
            for piece in [start.bytes, base, rest.bytes] { try AtomicFile.writeAll(piece, to: new.file) }
            try keepEarlier()
            try new.rename(to: path)
        } catch {
            throw cannotWrite(error)
        }
        forget()
        hasNewName = true
        file = try JournalFile.open(path)
        header = try file?.header()
        end = start.bytes.count + base.count + rest.bytes.count
        EarlierJournals(of: name).cleanUp()
    }

    /// Appends records in one write, so that a kill leaves all of them, or the first few and a part that is ignored.
    ///
    /// The numbers must go on where the journal stands: the next edit is `lastEdit + 1`, and states exist. What does not
    /// fit is reported as damage by the next `read`.
    ///
    /// - Throws: `notBegun` before `begin` when there is no journal; `file` when the disk is full or the journal is not
    ///   writable, and then none of the records is in it; `damaged` as `read` does.
    package func append(_ records: [LogRecord]) throws(JournalError) {
        if records.isEmpty { return }
        if let file, file.isRemoved { try putBack(file) }
        guard let found = file else { throw .notBegun(document: documentPath) }
        guard found.isWritable else { throw cannotWrite(SystemError.denied) }
        if end == nil { _ = try read() }
        if lock == nil { try lockLate() }
        guard let end, let version = header?.version else { throw .notBegun(document: documentPath) }
        if returning != nil { try takeBack() }
        if isDamaged || !repairs.isEmpty { try renew(found, upTo: end) }
        guard let file else { throw .notBegun(document: documentPath) }
        var writer = JournalWriter(version: version)
        for record in records { writer.append(record) }
        try file.append(writer.bytes, at: end)
        self.end = end + writer.bytes.count
    }

    /// Writes the journal anew, because somebody removed its file while this session had it.
    ///
    /// - Throws: `inUse` if another session has begun a journal of the document since; `file` if it cannot be written.
    private func putBack(_ removed: JournalFile) throws(JournalError) {
        let whole = try removed.whole()
        do { try OwnFolder.make(folder) } catch { throw .file(error) }
        // The lock's file may be gone as well, and then the lock keeps nobody off.
        lock = nil
        lock = try JournalLock(name.lock, document: documentPath)
        do {
            let new = try TemporaryFile(beside: path, isPrivate: true)
            try AtomicFile.writeAll(whole, to: new.file)
            try keepEarlier()
            try new.rename(to: path)
        } catch {
            throw cannotWrite(error)
        }
        hasNewName = true
        file = try JournalFile.open(path)
    }

    private func forget() {
        file = nil
        header = nil
        end = nil
        isDamaged = false
        isBaseLost = false
        repairs = []
        returning = nil
    }

    /// Brings what was appended to the disk, so that it is there after a power failure as well.
    package func synchronize() throws(JournalError) {
        try file?.synchronize()
        if hasNewName { FileSystem.synchronizeFolder(folder) }
        hasNewName = false
    }

    /// Runs a reading step and remembers when it finds the journal damaged.
    private func noting<Value>(_ step: () throws(JournalError) -> Value) throws(JournalError) -> Value {
        do {
            return try step()
        } catch {
            if case .damaged = error { isDamaged = true }
            throw error
        }
    }

    /// Reads the journal there is, to see whether it is damaged; only that of a newer version is an error.
    private func readEarlier() throws(JournalError) {
        do throws(JournalError) {
            if file == nil { file = try JournalFile.open(path) }
            if end == nil { _ = try read() }
        } catch {
            if case .newer = error { throw error }
        }
    }

    /// Writes a damaged journal anew, as far as it was read, and gives the damaged file another name.
    private func renew(_ damaged: JournalFile, upTo end: Int) throws(JournalError) {
        var sound = Array(try damaged.whole().prefix(end))
        for repair in repairs { repair.apply(to: &sound) }
        do {
            let new = try TemporaryFile(beside: path, holding: sound)
            try new.file.synchronize()
            try EarlierJournals.setAside(path, as: nextDamaged())
            FileSystem.synchronizeFolder(folder)
            try new.rename(to: path)
        } catch {
            throw cannotWrite(error)
        }
        hasNewName = true
        (isDamaged, repairs) = (false, [])
        file = try JournalFile.open(path)
    }

    /// Gives a journal whose base is lost the name of a damaged one, unless another session has it.
    private func setAsideLost() {
        if lock == nil { lock = try? JournalLock(name.lock, document: documentPath) }
        guard lock != nil, returning == nil, let file, (try? file.isStill(at: path)) == true else { return }
        try? FileSystem.rename(path, to: nextDamaged())
        self.file = nil
    }

    /// The first free path for a damaged journal.
    private func nextDamaged() -> String {
        var number = 1
        while FileSystem.exists(name.damaged(number)) { number += 1 }
        return name.damaged(number)
    }

    /// Gives the journal there is another name, because a new one takes its place.
    private func keepEarlier() throws(SystemError) {
        guard FileSystem.exists(path) else { return }
        if isDamaged {
            try EarlierJournals.setAside(path, as: nextDamaged())
        } else {
            try EarlierJournals(of: name).setAside()
        }
        // Otherwise a power failure could let the new journal take the place of the only name of the old one.
        FileSystem.synchronizeFolder(folder)
    }

    func cannotWrite(_ error: SystemError) -> JournalError {
        .file(FileError(error, path: path, operation: "write the journal"))
    }
}
