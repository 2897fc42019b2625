import CommandLanguage
import NibDocument
import Replies

private enum FileParameters {
    static let document = Parameter<FilePath>("FILE", summary: "a .xib or .storyboard")
    static let copy = Parameter<FilePath>("PATH", summary: "another file to write; the document keeps its own")
    static let script = Parameter<FilePath>("FILE", summary: "a script of commands")
    static let force = Flag("--force", summary: "also when the file has changed on disk, or PATH is there already")
    static let disk = Flag("--disk", summary: "against the file as it is on disk now")
}

extension Shell {
    static let openFile = ShellCommand(
        name: "open", syntax: [.operand(FileParameters.document)],
        summary: "opens a document in place of the open one",
        examples: [Example("open View.xib", "the open document must be saved")],
        seeAlso: ["close", "save"], group: "Files"
    ) { shell, arguments in
        let word = try arguments[FileParameters.document]
        do { return try shell.open(word.text) } catch { throw CommandError(error, span: word.span) }
    }

    static let closeFile = ShellCommand(
        name: "close", summary: "closes the document",
        examples: [Example("close", "it must be saved")],
        seeAlso: ["open", "quit"], group: "Files"
    ) { shell, _ in try shell.close() }

    static let save = ShellCommand(
        name: "save",
        syntax: [
            .optional([.operand(FileParameters.copy)]), .optional([.flag(FileParameters.force)]),
        ],
        summary: "saves the document; writes nothing when nothing changed",
        discussion: """
            The old file stays whole whatever happens: the new one is written beside it and takes its place in one step. In \
            scripts the save is done when all commands for the document have succeeded; a copy holds what the document was when \
            the copy was asked for.
            """,
        examples: [Example("save", "under its own name"), Example("save /tmp/copy.xib", "a copy")],
        seeAlso: ["diff", "revert", "reload"], group: "Files"
    ) { shell, arguments in
        try shell.save(to: arguments[ifGiven: FileParameters.copy]?.text, force: arguments[FileParameters.force])
    }

    static let diff = ShellCommand(
        name: "diff", syntax: [.optional([.flag(FileParameters.disk)])],
        summary: "shows what saving would change, as a patch",
        examples: [Example("diff", "against the file as it was opened or last saved")],
        seeAlso: ["log", "save"], group: "Files"
    ) { shell, arguments in try shell.diff(disk: arguments[FileParameters.disk]) }

    static let revert = ShellCommand(
        name: "revert", summary: "goes back to what was last opened or saved",
        examples: [Example("revert", "the edits stay in the log: 'redo' or 'restore N' bring them back")],
        seeAlso: ["undo", "restore", "reload"], group: "Files"
    ) { shell, _ in try shell.revert() }

    static let reload = ShellCommand(
        name: "reload", summary: "reads the file again as it is on disk now; edits made here are given up",
        examples: [Example("reload", "after another program changed the file")],
        seeAlso: ["revert", "diff"], group: "Files"
    ) { shell, _ in try shell.reload() }

    static let source = ShellCommand(
        name: "source", syntax: [.operand(FileParameters.script)],
        summary: "runs a script as one entry of the log",
        discussion: "The first command that fails stops the script and takes back what it did.",
        examples: [Example("source connect.nibsh", "'undo' takes the whole script back")],
        seeAlso: ["log", "begin"], group: "Files"
    ) { shell, arguments in
        let word = try arguments[FileParameters.script]
        do { return try shell.source(word.text) } catch { throw CommandError(error, span: word.span) }
    }

    static let quit = ShellCommand(
        name: "quit", summary: "leaves nibsh",
        discussion: "With unsaved changes it asks at a terminal, and fails in a script.",
        examples: [Example("quit", "or Ctrl-D at an empty prompt")],
        seeAlso: ["save", "close"], synonyms: ["exit"], group: "Files"
    ) { shell, _ in
        shell.hasQuit = true
        return Reply()
    }
}
