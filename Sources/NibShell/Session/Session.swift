import Bytes
import CommandLog
import NibDocument
import NibEditing
import Platform
import Replies
import XMLTree

/// One open document with its log.
final class Session {
    /// The path as the user gave it.
    let path: String
    /// The document; replaced by an equal one when the log is replayed from its base.
    var document: NibDocument
    /// The state of the log in which the document's tree was parsed.
    var parsedState: Int
    /// The file as it was when it was opened or last saved.
    var disk: FileOnDisk
    /// The command log with its journal; it changes only by records.
    let journaledLog: JournaledLog
    /// The command log as it is now.
    var log: CommandLog { journaledLog.log }
    /// The primitives that undo and redo entries of the log on the document's tree.
    var inverses = Inverses()
    /// The id of the selected object, `.` in commands.
    var selection: String?
    /// The ids of the objects that were selected before, the last one last.
    var earlierSelections: [String] = []
    /// The id of the newest object, `$` in commands.
    var lastMade: String?
    /// The names that statements gave with `as $name` to what they made, by id.
    private(set) var givenNames: [String: String] = [:]
    /// The id that the last command gave to what it made: an object, a connection or a constraint.
    var namedLast: String?
    /// An open `begin` … `commit`.
    var block: Block?
    /// The frames that the constraints gave after the last edit.
    var solvedFrames: FollowingFrames.Solved?
    /// The scripts that run as one entry of the log, innermost last.
    var group: Group?
    /// Other files that edits of the document changed.
    let companions: Companions
    /// The other open documents.
    var otherDocuments = OtherDocuments()
    /// What `paste` puts into the document.
    var clipboard = Clipboard(folder: nil)
    /// The lock of the document's file: in a batch run from reading to saving, at a prompt only while it saves.
    var lock: FileLock?
    /// Returns the columns that the lines of lists should fit into now; nil if they may be of any length.
    let lineWidth: @Sendable () -> Int?
    /// Whether the log is shown with the times of its entries. Scripts do not see them, so that their output depends on nothing else
    /// than the document.
    var showsTimes = false
    /// The merge that the document is in the middle of; nil if it is in none.
    var merge: OpenMerge?
    /// The saves that a script requested, which are done when it ends: the last one for each file.
    var stagedSaves: [StagedSave] = []
    /// The state of the log in which the last of the requested saves was done, perhaps as a copy: leaving it loses nothing.
    var settledState: Int?

    /// Commands since `begin`, checked together at `commit`.
    struct Block {
        let edit: Edit
        var lines = LogLines()
        var patches: [FilePatch] = []
    }

    /// The commands of a script so far.
    struct Group {
        let label: String
        var depth = 1
        var steps = StepStack()
    }

    /// A save that waits for the end of a script.
    struct StagedSave {
        /// Another file; nil for the document's own.
        let path: String?
        let force: Bool
        /// The bytes of a copy: the document as it was when the copy was requested.
        let bytes: [UInt8]?

        /// A save to the document's own file.
        static func own(force: Bool) -> StagedSave { StagedSave(path: nil, force: force, bytes: nil) }
    }

    /// Gives a name to what the last command made.
    ///
    /// - Returns: its id; nil if the command made nothing.
    func nameLast(_ name: String) -> String? {
        if let id = namedLast { givenNames[id] = name }
        return namedLast
    }

    init(
        path: String, document: NibDocument, disk: FileOnDisk, log: JournaledLog, saveRecordFolder: String?,
        lock: FileLock?, lineWidth: @escaping @Sendable () -> Int?
    ) {
        self.lineWidth = lineWidth
        self.path = path
        companions = Companions(saveRecordFolder: saveRecordFolder)
        self.lock = lock
        self.document = document
        self.disk = disk
        journaledLog = log
        parsedState = log.log.state
    }

    /// The reason why a log from earlier sessions is not continued; nil if there is no such log, or if it is continued.
    var strangeLog: String? {
        guard journaledLog.hasStrangeLog, log.entries.isEmpty else { return nil }
        if journaledLog.damage != nil {
            return
                "the journal is damaged, and no commands lead from what is left of its log to the file; the next edit begins a new log"
        }
        return
            "another program changed the file since it was last saved here, so the earlier log does not apply; 'reload --replay' continues it"
    }

    /// What the document is now, as far as it differs from the log's base; nil where the log does not say
    /// (`LoggedEdit.fingerprint`).
    var fingerprint: UInt64? { log.fingerprint(of: parsedState).map { $0 &+ document.tree.fingerprint } }

    /// The file's name.
    var name: String { path.split(separator: "/").last.map(String.init) ?? path }

    /// Adds an edit to the log, or to the running script.
    ///
    /// - Returns: the entry's number; nil inside a script, which is one entry when it ends.
    func record(_ step: LogStep, label: String? = nil) -> Int? {
        if group != nil {
            group!.steps.push(new: step)
            return nil
        }
        let number = journaledLog.append(step, label: label, fingerprint: fingerprint)
        inverses[number] = step.primitives
        return number
    }

    /// Notes that the file has the bytes of the document as it is now, because another program wrote them.
    ///
    /// - Parameters:
    ///   - bytes: the bytes.
    ///   - identity: the file.
    func noteOnDisk(_ bytes: [UInt8], identity: FileIdentity) {
        disk.become(bytes, identity: identity, of: document)
        journaledLog.apply(
            .saved(state: log.state, digest: Digest(of: bytes), length: bytes.count, path: path))
        journaledLog.flush()
    }

    /// Notes in the journal that the edits since the last save were given up, although it says that they are about to be saved.
    func noteGivenUp() {
        if log.hasMovedSinceSave { journaledLog.apply(.moved(to: log.savedState, by: "quit")) }
        journaledLog.flush()
    }

    /// How many conflicts of a merge are left.
    var conflictsLeft: Int { merge?.left(in: log).count ?? 0 }

    /// Refuses to save while conflicts of a merge are left.
    func requireNoConflicts() throws(CommandError) {
        let left = conflictsLeft
        guard left > 0 else { return }
        throw CommandError(
            "conflicts-left", "\(MergeText.count(left)) of the merge \(left == 1 ? "is" : "are") not resolved",
            hints: [
                "'conflicts' lists them; 'take ours all' or 'take theirs all' resolves all",
                "'save --force' saves what ours has for the rest",
            ])
    }

    /// Returns what the user must know of the journal and of other files, once.
    func takeWarnings() -> [String] { (journaledLog.takeWarning().map { [$0] } ?? []) + companions.takeNotices() }

    /// Undoes what a command or a block of commands changed in other files.
    func takeBack(_ patches: [FilePatch]) {
        for patch in patches.reversed() { try? companions.apply(patch.inverse) }
    }

    /// Refuses to change a read-only document, and says what can be changed instead, or one that another open document changes.
    func requireEditable() throws(CommandError) {
        try requireUnchangedElsewhere()
        do throws(NibError) { try document.requireEditable() } catch {
            var commandError = CommandError(error)
            commandError.hints = document.readOnlyFormat.map { [$0.advice] } ?? commandError.hints
            throw commandError
        }
    }

    /// Whether something is not saved: the state is not the saved one and the bytes differ from the file's, or another changed
    /// file is not saved.
    var isModified: Bool {
        if companions.isModified { return true }
        let hasOpenEdits = block.map { !$0.edit.isEmpty } == true || group.map { !$0.steps.isEmpty } == true
        return (hasOpenEdits || log.hasMovedSinceSave) && !document.bytes.isEqual(to: disk.bytes)
    }

    /// Compares the document's file with what was read from it, or written to it, last.
    ///
    /// - Throws: an error if it exists and cannot be read.
    func stateOnDisk() throws(FileError) -> StateOnDisk {
        try StateOnDisk(path: path, identity: disk.identity, bytes: disk.bytes)
    }
}

extension Session: IDSource {
    /// Makes an id from the file's bytes, what the document has become, and the command that is resolved.
    package func nextID(in document: NibDocument, besides reserved: Set<String>) -> String {
        disk.ids.next(in: document, besides: reserved)
    }
}
