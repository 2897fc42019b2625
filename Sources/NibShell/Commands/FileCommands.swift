import CommandLanguage
import Replies

private enum FileParameters {
    static let document = Parameter<FilePath>("FILE", summary: "a .xib or .storyboard")
    static let copy = Parameter<FilePath>("PATH", summary: "another file, to which a copy is written")
    static let force = Flag(
        "--force", summary: "writes even if the file has changed on disk, or if PATH already exists")
    static let discards = Flag("--force", summary: "discards unsaved changes")
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
        seeAlso: ["diff", "revert", "reload"], group: "Files", changesDocument: { _ in true },
        touchesOtherFiles: { (try? $0[ifGiven: FileParameters.copy]) != nil }
    ) { documents, arguments in
        try documents.saving().save(
            to: arguments[ifGiven: FileParameters.copy]?.text, force: arguments[FileParameters.force])
    }

    private static let diff = DocumentCommand(
        name: "diff", syntax: [.optional([.flag(FileParameters.disk)])],
        summary: "shows what saving would change, as a patch",
        examples: [Example("diff", "against the file as it was opened or last saved")],
        seeAlso: ["compare", "log", "save"], group: "Files"
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
        name: "reload", syntax: [.optional([.flag(FileParameters.discards)])],
        summary: "reads the file from disk again, and discards the edits made here",
        discussion: "With unsaved changes, it asks at a terminal; elsewhere it fails unless it is forced.",
        examples: [Example("reload", "after another program changed the file")],
        seeAlso: ["revert", "diff"], group: "Files"
    ) { documents, arguments in try documents.reload(force: arguments[FileParameters.discards]) }
}
