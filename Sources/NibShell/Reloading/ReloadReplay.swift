import CommandLog
import DifferenceScript
import NibDifference
import NibDocument
import Platform
import Replies
import Wording

/// `reload --replay`: makes edits of the log again on the document as another program left it.
///
/// What the other program did becomes an entry of the log, made of the commands that lead to its version, so the log goes on and
/// everything can still be undone. If no commands give that version byte for byte, a new log begins with it.
struct ReloadReplay {
    private let documents: OpenDocuments
    /// The first entry to make again; nil for those that are not saved.
    private let since: Int?

    /// The label of the entries that stand for what another program did.
    static let label = "changed by another program"

    /// Prepares the reload of the open document.
    init(_ documents: OpenDocuments, since: Int?) {
        self.documents = documents
        self.since = since
    }

    /// Reads the file and reapplies the edits.
    ///
    /// - Returns: what became of each edit; it falls short if one could not be made.
    /// - Throws: an error if the file cannot be read or there is no such entry; nothing changes then.
    func run() throws(CommandError) -> Reply {
        var session = try documents.requireSession()
        try session.requireNoBlock(for: "reload")
        try session.requireNoGroup(for: "reload")
        try session.requireEditable()
        let file = try DocumentFile(session.path)
        try Self.requireVersion(file.document, of: session)
        if session.strangeLog == nil, since == nil, file.bytes == session.disk.bytes {
            return Reply("\(session.name) has not changed on disk", record: Self.record(of: session))
        }
        if session.strangeLog != nil { session = try documents.continueStrandedLog() }
        let edits = try edits(of: session)
        let mine = session.document.bytes
        _ = try LogWalk(session).restore(session.log.savedState, by: "reload")
        let base = session.document.bytes
        var notices: [String] = []
        var entries: [Int] = []
        if file.bytes != base {
            if let taken = takeOver(file, in: session) {
                entries = taken
            } else {
                session = documents.beginAgain(with: file)
                notices.append("a new log begins, because no commands give the version of the other program exactly")
            }
        }
        let versions = try Versions(base: base, mine: mine, theirs: file.document)
        var replay = EntryReplay(session: session, versions: versions)
        let outcomes = edits.map { replay.make($0) }
        let rows = entries.map { ["\($0)", StyledText(session.log[$0].title)] } + outcomes.map(\.row)
        var lines = Columns.lines(rows, rightAligned: [0])
        if edits.isEmpty { lines.append("there are no edits to reapply") }
        if since == nil { lines += versions.overlaps.map { StyledText($0) } }
        var reply = Reply(
            lines: lines, record: Self.record(of: session, hasChanged: true, foreign: entries, outcomes: outcomes))
        reply.notices = notices + session.takeWarnings()
        reply.fallsShort = outcomes.contains(where: \.isLeftOut)
        return reply
    }

    /// What `reload` answers.
    static let type = RecordType<Answer>("reloaded document", rows: "edits") {
        Fields(of: OpenedDocument.type, \.document)
        Field("hasChanged", "whether the file was read, or edits were reapplied", \.hasChanged)
        Field("foreignEntries", "the entries that stand for what another program did", \.foreign)
        Field("edits", "what became of the edits that were reapplied", each: EntryReplay.Outcome.type, \.outcomes)
        Field("state", "the number of the entry after which the document is", \.document.session.log.state)
    }

    /// What a document is after it was read again.
    struct Answer {
        fileprivate let document: OpenedDocument
        fileprivate let hasChanged: Bool
        fileprivate let foreign: [Int]
        fileprivate let outcomes: [EntryReplay.Outcome]
    }

    /// What `reload` answers programs.
    ///
    /// - Parameters:
    ///   - session: the session afterwards.
    ///   - hasChanged: whether the file was read, or edits were reapplied.
    ///   - foreign: the entries that stand for what another program did.
    ///   - outcomes: what became of edits.
    /// - Returns: the record.
    static func record(
        of session: Session, hasChanged: Bool = false, foreign: [Int] = [], outcomes: [EntryReplay.Outcome] = []
    ) -> Record {
        type.record(
            Answer(
                document: OpenedDocument(session), hasChanged: hasChanged, foreign: foreign, outcomes: outcomes))
    }

    /// Refuses a file that is now a document of another kind.
    private static func requireVersion(_ document: NibDocument, of session: Session) throws(CommandError) {
        guard document.readOnlyFormat == nil, document.kind == session.document.kind else {
            throw CommandError(
                "different-kinds",
                "\(session.name) has become another kind of document (\(document.readOnlyFormat?.name ?? document.kind.description)), so the edits cannot be made on it",
                hints: ["'reload --force' discards them", "'save PATH' writes the document with them to another file"])
        }
    }

    /// The entries to make again.
    private func edits(of session: Session) throws(CommandError) -> [LoggedEdit] {
        guard let since else { return session.log.unsavedEdits }
        let path = session.log.path(to: session.log.state)
        guard path.contains(since) else {
            throw CommandError(
                "unknown-entry", "the log has no entry \(since) on the way to the document as it is",
                hints: ["'log' shows the entries"])
        }
        // Entries that stand for another program's changes are in the file, or were replaced there.
        return path.drop { $0 != since }.map { session.log[$0] }.filter { $0.label != Self.label }
    }

    /// Makes what the other program did entries of the log.
    ///
    /// - Returns: their numbers; nil if commands do not give its version, and nothing has changed then.
    private func takeOver(_ file: DocumentFile, in session: Session) -> [Int]? {
        let difference = NibDifference(from: session.document, to: file.document)
        guard let script = try? DifferenceScript(for: difference), script.rest.changes.isEmpty else { return nil }
        let start = session.log.state
        var entries: [Int] = []
        for block in script.blocks {
            let inverses = try? session.document.withTransaction { edit throws(CommandError) in
                for line in block { _ = try Replay.apply(line, in: edit) }
            }.inverses
            guard let inverses else { break }
            if let number = session.record(LogStep(lines: LogLines(block), primitives: inverses), label: Self.label) {
                entries.append(number)
            }
        }
        guard session.document.bytes == file.bytes else {
            _ = try? LogWalk(session).restore(start, by: "reload")
            return nil
        }
        session.noteOnDisk(file.bytes, identity: file.identity)
        return entries
    }
}
