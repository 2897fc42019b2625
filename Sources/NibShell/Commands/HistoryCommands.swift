import CommandLanguage
import Replies
import Wording

private enum HistoryParameters {
    static let count = Parameter<EntryCount>("N", summary: "how many entries, or 'all'; without it, one")
    static let run = Flag(
        "--run",
        summary:
            "undoes the run with '--atomic' that the document belongs to, in all its documents, and saves them; N is its number"
    )
    static let rest = Flag("--rest", summary: "with '--run': leaves documents that were changed since as they are")
    static let entry = Parameter<Name>(
        "N", kind: .entry,
        summary: "the number of an entry, 0 for the document before all entries, or 'saved'")
    static let script = Flag("--script", summary: "prints a script that makes the same edits elsewhere")
    static let names = Flag(
        "--names", summary: "with '--script': names objects instead of giving their ids, for other documents")
    static let patch = Flag("--patch", summary: "shows the differences that each entry makes")
    static let all = Flag("--all", summary: "also shows entries that were undone")
    static let times = Flag("--times", summary: "shows when each entry was made, as at the prompt")
    static let earlier = Flag(
        "--earlier", summary: "the unsaved edits of an earlier session, after which another program changed the file")
}

/// A number of entries, or all.
private struct EntryCount: KindedValue {
    static let kind = ParameterKind.entryCount
    let value: Int

    init(_ word: Word, for parameter: ParameterDeclaration) throws(CommandError) {
        guard let value = word.isBare("all") ? .max : WrittenNumber.read(word.text), value > 0 else {
            throw CommandError(
                "bad-value", "'\(word.text)' is not a number of entries, which is 1 or more, or 'all'",
                span: word.span, hints: ["'log' shows the entries; 'restore N' goes to the state after entry N"])
        }
        self.value = value
    }

    var spelled: ResolvedArguments.Value { .text(value == .max ? "all" : String(value)) }
}

/// The commands of the log, which need the session of the open document.
enum HistoryCommands {
    /// All of them, in the order of the manual.
    static let all: [SessionCommand] = [redo, log, restore, begin, commit, rollback]

    /// `undo`, which may also undo what a run did in other documents.
    static let undo = DocumentCommand(
        name: "undo",
        syntax: [
            .optional([.operand(HistoryParameters.count)]), .optional([.flag(HistoryParameters.run)]),
            .optional([.flag(HistoryParameters.rest)]),
        ],
        summary: "undoes the last entry of the log, the last N, or all",
        discussion: """
            It works across saving, closing and opening again, unless another program changes the file. Nothing is erased: 'redo' and \
            'restore' bring entries back.

            With `--run`, at a prompt, it undoes a run with `--atomic` in all its documents, and saves them as one. If one of them was \
            changed since, nothing is done, and all such documents are listed.
            """,
        examples: [
            Example("undo", "the last entry"), Example("undo 3", "the last three"),
            Example("undo all", "back to the document before the first entry"),
            Example("undo --run", "what the last run over several documents did in this one and all others"),
        ],
        seeAlso: ["redo", "log", "restore"], group: "The log", answer: WalkAnswer.type.shape,
        changesDocument: { _ in true },
        touchesOtherFiles: { _ in true }
    ) { documents, arguments in
        let session = try documents.requireSession()
        let number = try arguments[ifGiven: HistoryParameters.count]?.value
        guard arguments[HistoryParameters.run] else {
            do throws(CommandError) { return try LogWalk(session).undo(number ?? 1) } catch {
                throw documents.tellingOfOtherLogs(error)
            }
        }
        try session.requireNoBlock(for: "undo --run")
        try session.requireNoGroup(for: "undo --run")
        guard documents.options.isInteractive else {
            throw CommandError(
                "prompt-only", "a run is undone at a prompt, or by the program", hints: ["nibsh undo --run"])
        }
        var request = RunUndo.Request()
        (request.number, request.leavesChanged) = (number, arguments[HistoryParameters.rest])
        var reply = try RunUndo(request, options: documents.options, open: documents.sessions).reply()
        reply.record = WalkAnswer.type.record(WalkAnswer(state: session.log.state, undone: 1))
        return reply
    }

    private static let redo = SessionCommand(
        name: "redo", syntax: [.optional([.operand(HistoryParameters.count)])],
        summary: "redoes what was undone last: one entry, N, or all",
        examples: [Example("redo", "one entry"), Example("redo 3", "three"), Example("redo all", "as far as it goes")],
        seeAlso: ["undo", "log"], group: "The log", answer: WalkAnswer.type.shape,
        changesDocument: { _ in true }, touchesOtherFiles: { _ in true }
    ) { session, arguments in try LogWalk(session).redo(arguments[ifGiven: HistoryParameters.count]?.value ?? 1) }

    private static let restore = SessionCommand(
        name: "restore",
        syntax: [.optional([.operand(HistoryParameters.entry)]), .optional([.flag(HistoryParameters.earlier)])],
        summary: "goes to the state after an entry, even one that was undone",
        discussion: """
            `restore saved` goes back to what was last opened or saved. The edits stay in the log.

            With `--earlier`, it reapplies the edits that an earlier session did not save to the document as it is now: \
            all of them as one entry, or none. If the file gets back the bytes that they were made on, the earlier log is \
            continued automatically.
            """,
        examples: [
            Example("restore 2", "as it was after entry 2"),
            Example("restore saved", "as it was last opened or saved"),
            Example("restore 0", "as it was before the first entry"),
            Example("restore --earlier", "the edits that 'log --earlier' shows"),
        ],
        seeAlso: ["log", "undo", "reload"], synonyms: ["goto"], group: "The log",
        answer: WalkAnswer.type.shape, changesDocument: { _ in true },
        touchesOtherFiles: { _ in true }
    ) { session, arguments in
        let given = try arguments[ifGiven: HistoryParameters.entry]
        if arguments[HistoryParameters.earlier] {
            guard given == nil else {
                throw CommandError(
                    "usage", "'--earlier' takes no number", span: given?.span, hints: ["restore --earlier"])
            }
            return try EarlierEdits(session).makeAgain()
        }
        guard let word = given else {
            throw CommandError(
                "usage", "'restore' needs the number of an entry", hints: ["'log --all' shows all entries"])
        }
        if word.word.isBare("saved") { return try LogWalk(session).restoreSaved() }
        guard let number = WrittenNumber.read(word.text) else {
            throw CommandError(
                "usage", "'\(word.text)' is not the number of an entry", span: word.span,
                hints: ["'log --all' shows all entries"])
        }
        return try LogWalk(session).restore(number)
    }

    private static let log = SessionCommand(
        name: "log",
        syntax: [
            .optional([
                .flag(HistoryParameters.script), .flag(HistoryParameters.patch), .flag(HistoryParameters.all),
            ]), .optional([.flag(HistoryParameters.names)]), .optional([.flag(HistoryParameters.earlier)]),
            .optional([.flag(HistoryParameters.times)]),
        ],
        summary: "shows the log: the edits that led from the base to the current document",
        discussion: """
            A script with ids replays on the same document. With `--names`, the script names objects by outlets, classes, \
            titles and places instead, so it runs on documents whose ids differ; what it makes is `as $name`. A name \
            that means nothing there, or one of another number of objects, stops the script before anything is saved. Comments \
            say which ids no name could replace.
            """,
        examples: [
            Example("log", "the entries"), Example("log --script", "a script to play on the same or another document"),
            Example("log --script --names", "a script without ids, for a similar document"),
            Example("log --earlier", "edits that an earlier session did not save, before the file changed"),
        ],
        seeAlso: ["undo", "restore", "run"], group: "The log", answer: LogAnswer.type.shape
    ) { session, arguments in
        if arguments[HistoryParameters.earlier] {
            guard !arguments[HistoryParameters.patch], !arguments[HistoryParameters.all] else {
                throw CommandError("usage", "'--earlier' can be used with '--script' only", hints: ["log --earlier"])
            }
            let edits = EarlierEdits(session)
            return arguments[HistoryParameters.script] ? try edits.script() : try edits.list()
        }
        let isNamed = arguments[HistoryParameters.names]
        guard !isNamed || arguments[HistoryParameters.script] else {
            throw CommandError("usage", "'--names' needs '--script'", hints: ["log --script --names"])
        }
        if arguments[HistoryParameters.script] {
            return isNamed ? try LogText(session).travelScript() : LogText(session).script()
        }
        if arguments[HistoryParameters.patch] { return try LogText(session).patches() }
        let showsTimes = session.showsTimes
        if arguments[HistoryParameters.times] { session.showsTimes = true }
        defer { session.showsTimes = showsTimes }
        return arguments[HistoryParameters.all] ? LogText(session).all() : LogText(session).current()
    }

    private static let begin = SessionCommand(
        name: "begin", summary: "starts a block of commands that are checked and logged as one",
        discussion:
            "Between 'begin' and 'commit', an element may refer to one that is added later; everything is checked at 'commit'.",
        examples: [Example("begin", "then commands, then 'commit' or 'rollback'")],
        seeAlso: ["commit", "rollback"], group: "The log"
    ) { session, _ in try session.begin() }

    private static let commit = SessionCommand(
        name: "commit", summary: "ends a block: checks it as a whole and logs it as one entry",
        examples: [Example("commit", "if it fails, the whole block is undone")],
        seeAlso: ["begin", "rollback"], group: "The log", answer: EditAnswer.type.shape
    ) { session, _ in try session.commit() }

    private static let rollback = SessionCommand(
        name: "rollback", summary: "ends a block and undoes its commands",
        examples: [Example("rollback", "the document is as before 'begin'")],
        seeAlso: ["begin", "commit"], group: "The log", answer: Session.takenBack.shape
    ) { session, _ in try session.rollback() }
}
