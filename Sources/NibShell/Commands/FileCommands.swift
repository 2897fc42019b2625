import CommandLanguage
import Replies

private enum FileParameters {
    static let document = Parameter<FilePath>("FILE", summary: "a .xib or .storyboard")
    static let copy = Parameter<FilePath>("PATH", summary: "another file, to which a copy is written")
    static let force = Flag(
        "--force", summary: "writes even if the file has changed on disk, or if PATH already exists")
    static let discards = Flag("--force", summary: "discards unsaved changes")
    static let replays = Flag("--replay", summary: "makes the edits again on the document as it is now")
    static let since = Parameter<WholeNumber>(
        "N", summary: "the first entry to make again; without it, those that are not saved")
    static let disk = Flag("--disk", summary: "compares with the file as it is on disk now")
}

/// The commands that open, save and leave documents.
enum FileCommands {
    /// All of them, in the order of the manual.
    static let all: [DocumentCommand] = [
        newFile, openFile, save, diff, CompareCommand.command, revert, reload, closeFile,
    ]

    private static let newFile = NewFileCommand.command

    private static let openFile = DocumentCommand(
        name: "open", syntax: [.operand(FileParameters.document)],
        summary: "opens a document instead of the open one",
        examples: [Example("open View.xib", "the open document must have been saved")],
        seeAlso: ["close", "save"], group: "Files", touchesOtherFiles: { _ in true }
    ) { documents, arguments in
        let word = try arguments[FileParameters.document]
        do { return try documents.open(word.text) } catch { throw CommandError(error, span: word.span) }
    }

    private static let closeFile = DocumentCommand(
        name: "close", summary: "closes the document",
        examples: [Example("close", "it must have been saved")],
        seeAlso: ["open", "quit"], group: "Files"
    ) { documents, _ in try documents.close() }

    private static let save = DocumentCommand(
        name: "save",
        syntax: [
            .optional([.operand(FileParameters.copy)]), .optional([.flag(FileParameters.force)]),
        ],
        summary: "saves the document; writes nothing if nothing changed",
        discussion: """
            The old file stays intact whatever happens: the new one is written beside it and replaces it in one step. In \
            scripts, the document is saved after all commands for it have succeeded; a copy has the document as it was when \
            the copy was requested.

            Mode, owner and extended attributes stay. Other names of the file (hard links) still lead to the old contents \
            afterwards; a note says so.
            """,
        examples: [Example("save", "under its own name"), Example("save /tmp/copy.xib", "a copy")],
        seeAlso: ["diff", "revert", "reload"], synonyms: ["write"], group: "Files", changesDocument: { _ in true },
        touchesOtherFiles: { (try? $0[ifGiven: FileParameters.copy]) != nil }
    ) { documents, arguments in
        try documents.saving().save(
            to: arguments[ifGiven: FileParameters.copy]?.text, force: arguments[FileParameters.force])
    }

    private static let diff = DocumentCommand(
        name: "diff", syntax: [.optional([.flag(FileParameters.disk)])],
        summary: "shows what saving would change, as a patch",
        examples: [Example("diff", "against the file as it was opened or last saved")],
        seeAlso: ["compare", "log", "save"], group: "Files",
        advice: { _, words in
            guard words.count == 2, !words[1].text.hasPrefix("-") else { return [] }
            return ["to compare with another version: compare \(words[1].spelling)"]
        }
    ) { documents, arguments in
        try Difference(documents.requireSession()).reply(disk: arguments[FileParameters.disk])
    }

    private static let revert = DocumentCommand(
        name: "revert", summary: "goes back to what was last opened or saved",
        examples: [Example("revert", "the edits stay in the log: 'redo' or 'restore N' brings them back")],
        seeAlso: ["undo", "restore", "reload"], group: "Files", changesDocument: { _ in true },
        touchesOtherFiles: { _ in true }
    ) { documents, _ in try LogWalk(documents.requireSession()).revert() }

    private static let reload = DocumentCommand(
        name: "reload",
        syntax: [
            .optional([.flag(FileParameters.discards)]), .optional([.flag(FileParameters.replays)]),
            .optional([.keyword("--since"), .operand(FileParameters.since)]),
        ],
        summary: "reads the file from disk again",
        discussion: """
            With unsaved changes, it asks at a terminal; elsewhere it fails unless it is forced.

            With `--replay`, the edits that are not saved are made again on the document as another program left it, one by one, and \
            the log goes on: what the other program did is an entry of it. `--since N` makes all entries from N on again, \
            for a file that lost edits which were saved. Objects whose id another object has now get a new one. What cannot be made \
            again, because what it names is gone, is left out and told; what both changed is told as well.
            """,
        examples: [
            Example("reload", "after another program changed the file"),
            Example("reload --replay", "with the edits made here on top"),
            Example("reload --replay --since 3", "also with those that were saved, from entry 3 on"),
        ],
        seeAlso: ["revert", "restore", "diff"], group: "Files",
        changesDocument: { $0[FileParameters.replays] }, touchesOtherFiles: { $0[FileParameters.replays] }
    ) { documents, arguments in
        let since = try arguments[ifGiven: FileParameters.since]
        guard arguments[FileParameters.replays] || since != nil else {
            return try documents.reload(force: arguments[FileParameters.discards])
        }
        return try ReloadReplay(documents, since: since?.value).run()
    }
}
