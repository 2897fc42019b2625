import CommandLanguage
import Replies

private enum FileParameters {
    static let document = Parameter<FilePath>("FILE", summary: "a .xib or .storyboard")
    static let copy = Parameter<FilePath>(
        "PATH", summary: "another file, to which a copy is written; the open document stays the one it was")
    static let isCopy = Keyword("as")
    static let all = Flag("--all", summary: "saves all open documents with unsaved changes as one, or none")
    static let force = Flag(
        "--force", summary: "writes even if the file has changed on disk, or if PATH already exists")
    static let discards = Flag("--force", summary: "discards unsaved changes")
    static let replays = Flag("--replay", summary: "reapplies the edits to the document as it is now")
    static let since = Parameter<WholeNumber>(
        "N", summary: "the first entry to make again; without it, those that are not saved")
}

/// The commands that open, save and leave documents.
enum FileCommands {
    /// All of them, in the order of the manual.
    static let all: [DocumentCommand] = [
        newFile, openFile, OpenDocumentCommands.list, OpenDocumentCommands.use, save, UpgradeCommand.command,
        DiffCommand.command, reload, closeFile,
    ]

    private static let newFile = NewFileCommand.command

    private static let openFile = DocumentCommand(
        name: "open", syntax: [.operand(FileParameters.document)],
        summary: "opens a document, which is the current one then",
        discussion: """
            The documents that were open before stay open, each with its own log: `documents` lists them, and `use` goes from one to \
            another. Commands act on the current document. Those that look also take objects of others, after the document's name: \
            `inspect Login.xib:'Sign in'`. A script that is one entry of the log works on its document alone and cannot open others.
            """,
        examples: [Example("open View.xib", "beside the documents that are open already")],
        seeAlso: ["documents", "use", "close", "save"], group: "Files", answer: OpenedDocument.type.shape,
        touchesOtherFiles: { _ in true }
    ) { documents, arguments in
        let word = try arguments[FileParameters.document]
        do { return try documents.open(word.text) } catch { throw CommandError(error, span: word.span) }
    }

    private static let closeFile = DocumentCommand(
        name: "close", syntax: [.optional([.flag(FileParameters.discards)])], summary: "closes the current document",
        discussion: "The document that was the current one before it is the current one again.",
        examples: [
            Example("close", "it must have been saved"), Example("close --force", "discards what is not saved"),
        ],
        seeAlso: ["open", "documents", "quit"], group: "Files", answer: OpenDocuments.closed.shape
    ) { documents, arguments in try documents.close(discardsUnsaved: arguments[FileParameters.discards]) }

    private static let save = DocumentCommand(
        name: "save",
        syntax: [
            .optional([.keyword(FileParameters.isCopy)]), .optional([.operand(FileParameters.copy)]),
            .optional([.flag(FileParameters.all)]), .optional([.flag(FileParameters.force)]),
        ],
        summary: "saves the document; writes nothing if nothing changed",
        discussion: """
            With `--all`, all open documents with unsaved changes are saved as one: if one of them cannot be written, none is.

            The old file stays intact whatever happens: the new one is written beside it and replaces it in one step. In \
            scripts, the document is saved after all commands for it have succeeded; a copy has the document as it was when \
            the copy was requested.

            Mode, owner and extended attributes stay. Other names of the file (hard links) still lead to the old contents \
            afterwards; a note says so.
            """,
        examples: [
            Example("save", "under its own name"), Example("save as /tmp/copy.xib", "a copy"),
            Example("save --all", "all open documents, or none"),
        ],
        seeAlso: ["diff", "restore", "reload", "documents"], synonyms: ["write"], group: "Files",
        answer: SaveAnswer.type.shape, changesDocument: { _ in true },
        touchesOtherFiles: { (try? $0[ifGiven: FileParameters.copy]) != nil }
    ) { documents, arguments in
        let path = try arguments[ifGiven: FileParameters.copy]
        if path == nil, arguments[FileParameters.isCopy] {
            throw CommandError("usage", "missing PATH", span: arguments.verb, hints: ["save as PATH", "save"])
        }
        if path != nil, arguments[FileParameters.all] {
            throw CommandError(
                "usage", "a copy is of one document", span: arguments.verb, hints: ["save as PATH", "save --all"])
        }
        let force = arguments[FileParameters.force]
        var reply =
            try arguments[FileParameters.all]
            ? documents.saveAll(force: force) : documents.saving().save(to: path?.text, force: force)
        reply.notices += documents.rereadChanged()
        return reply
    }

    private static let reload = DocumentCommand(
        name: "reload",
        syntax: [
            .optional([.flag(FileParameters.discards)]), .optional([.flag(FileParameters.replays)]),
            .optional([.keyword("--since"), .operand(FileParameters.since)]),
        ],
        summary: "reads the file from disk again",
        discussion: """
            With unsaved changes, it asks at a terminal; elsewhere it fails unless it is forced.

            With `--replay`, the edits that are not saved are reapplied one by one to the document as another program left it, and \
            the log goes on: what the other program did is an entry of it. `--since N` reapplies all entries from N on, \
            for a file that lost edits which were saved. Objects whose id another object has now get a new one. Edits whose \
            object is gone are skipped and reported, as is anything that both sides changed.
            """,
        examples: [
            Example("reload", "after another program changed the file"),
            Example("reload --replay", "with the edits made here on top"),
            Example("reload --replay --since 3", "also with those that were saved, from entry 3 on"),
        ],
        seeAlso: ["restore", "diff"], group: "Files", answer: ReloadReplay.type.shape,
        changesDocument: { $0[FileParameters.replays] }, touchesOtherFiles: { $0[FileParameters.replays] }
    ) { documents, arguments in
        let since = try arguments[ifGiven: FileParameters.since]
        guard arguments[FileParameters.replays] || since != nil else {
            var reply = try documents.reload(force: arguments[FileParameters.discards])
            reply.record =
                documents.options.wantsFields
                ? documents.session.map { ReloadReplay.record(of: $0, hasChanged: true) } : nil
            return reply
        }
        return try ReloadReplay(documents, since: since?.value).run()
    }
}
