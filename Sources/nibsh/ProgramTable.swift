import LineDiff
import Replies

/// The program's options and subcommands: the only list of them.
enum ProgramTable {
    static let options = [
        ProgramOption(
            "-c", "--command", summary: "runs a command; several run in order", isRepeated: true,
            effect: .value("COMMAND") { $0.sources.append(.command($1)) }),
        ProgramOption(
            "-f", "--file",
            summary: "runs a script as one entry of the log; '-' or a pipe reads commands from standard input",
            isRepeated: true,
            effect: .value("SCRIPT") { $0.sources.append($1 == "-" ? .standardInput : .script($1)) }),
        ProgramOption(
            "--let", summary: "gives a script the value of a name: '--let class=Login' for $class", isRepeated: true,
            effect: .value("NAME=VALUE") { $0.givenValues.append($1) }),
        ProgramOption(
            "--dry-run", "-n", summary: "prints the differences and writes nothing",
            effect: .flag { $0.isDryRun = true }),
        ProgramOption(
            "--atomic", summary: "saves all documents as one, or none if a command fails on one of them",
            discussion: """
                Every document is edited in memory. If all commands succeed on all of them, those with a `save` are written together: \
                even if nibsh is killed meanwhile, the next one that opens any of them finishes that, or takes it back. The run has a \
                number and is one entry in the log of each document; `nibsh undo --run` undoes it in all of them.
                """,
            effect: .flag { $0.isAtomic = true }),
        ProgramOption(
            "--json", summary: "prints one JSON object for each command, with all fields or some",
            discussion: "'nibsh help COMMAND' lists the fields of a command, and `nibsh schema` describes them.",
            effect: .optionalValue("FIELD,…") { $0.form = AnswerForm(.json, fields: $1) }),
        ProgramOption(
            "--csv", summary: "prints a table of comma-separated values for each command, with all fields or some",
            effect: .optionalValue("FIELD,…") { $0.form = AnswerForm(.csv, fields: $1) }),
        ProgramOption(
            "--no-journal",
            summary: "keeps neither a log nor the prompt's history on disk, so nothing can be undone after quitting",
            effect: .flag { $0.keepsJournal = false }),
        ProgramOption(
            "--durable", summary: "flushes each edit to disk immediately, so that not even a power failure loses it",
            discussion:
                "Without it, edits are safe from the end of the process at once, and from a power failure with the next save.",
            effect: .flag { $0.isDurable = true }),
        ProgramOption(
            "--sources", summary: "reads source code that belongs to the documents from a folder", isRepeated: true,
            effect: .value("DIR") { $0.codeFolders.append($1) }),
        ProgramOption(
            "--tutorial", summary: "teaches the commands at a prompt, step by step, on a temporary document",
            effect: .flag { $0.playsTutorial = true }),
        ProgramOption("--help", "-h", summary: "prints this text", effect: .flag { $0.showsHelp = true }),
        ProgramOption("--version", "-V", summary: "prints the version", effect: .flag { $0.showsVersion = true }),
        ProgramOption(
            "--print", summary: "prints the command reference or the manual page", isShown: false,
            effect: .value("WHAT") { $0.printed = $1 }),
    ]

    /// A name for conflict markers; nil if git knows no such placeholder and passes it as it is, as before 2.44.
    private static func label(_ word: String) -> String? {
        word.isEmpty || ["%S", "%X", "%Y"].contains(word) ? nil : word
    }

    static let subcommands = [
        Subcommand(
            name: "journals", operands: "[FILE…]", summary: "lists the logs that nibsh keeps for documents",
            discussion: """
                Prints, for each document or for the named ones, the number of edits in its log, the size of the journal in \
                bytes, when it was last written to, and whether it has edits that are not saved in the document. A log \
                becomes an earlier one when another program has changed the document and a new log begins. The ten youngest \
                earlier logs of a document are kept, and all of the last 30 days; others are removed when a new log begins.
                """,
            options: ["--json", "--csv"], run: { program, options in program.listJournals(options) }),
        Subcommand(
            name: "undo", operands: "[RUN] [FILE…]", summary: "undoes a run with '--atomic' in all its documents",
            discussion: """
                With `--run`, it undoes the run with the number RUN, or the last one in this project or in the documents FILE that is not \
                undone yet, and saves all documents as one. With FILE, the run is undone in these only. If a document was changed since \
                the run, nothing is done and all such documents are listed; `--rest` undoes the run in the others. One document's edits \
                are undone by the command: `nibsh FILE -c undo -c save`.
                """,
            options: ["--dry-run", "--json", "--csv"],
            ownOptions: [
                ProgramOption("--run", summary: "undoes a run", effect: .flag { $0.undoesRun = true }),
                ProgramOption(
                    "--rest", summary: "leaves documents that were changed since as they are",
                    effect: .flag { $0.leavesChanged = true }),
            ],
            run: { program, options in program.undoRun(options) }),
        Subcommand(
            name: "diff", operands: "OLD NEW", summary: "shows how two versions of a document differ, by object",
            discussion: """
                OLD and NEW are files, or `REV:path` of the enclosing git repository. Objects are the same if they have the same \
                id. The difference is listed by scene and object, with old and new values; what Xcode changes on its own when \
                it saves, such as frames that follow from constraints, is folded into one line. `--script` prints the commands \
                that turn OLD into NEW, byte for byte. The exit status is 0 if the versions are the same, 1 if they differ, and 2 \
                if they could not be compared.
                """,
            options: ["--json", "--csv"],
            ownOptions: [
                ProgramOption(
                    "--all", summary: "also lists what Xcode changed on its own",
                    effect: .flag { $0.difference.showsAll = true }),
                ProgramOption(
                    "--markdown", summary: "prints a comment for a review",
                    effect: .flag { $0.difference.kind = .markdown }),
                ProgramOption(
                    "--lines", summary: "prints a patch of the lines",
                    effect: .flag { $0.difference.kind = .lines }),
                ProgramOption(
                    "--script", summary: "prints the commands that turn OLD into NEW",
                    effect: .flag { $0.difference.kind = .script }),
                ProgramOption(
                    "--essential", summary: "leaves what Xcode changed on its own out of the script",
                    effect: .flag {
                        $0.difference.kind = .script
                        $0.difference.isEssential = true
                    }),
                ProgramOption(
                    "--picture",
                    summary: "draws both versions side by side, numbered as in the answer; FILE ends in .svg or .png",
                    effect: .value("FILE") { $0.difference.picture = $1 }),
                ProgramOption(
                    "--force", summary: "replaces the picture if it exists",
                    effect: .flag { $0.difference.replacesPicture = true }),
            ],
            run: { program, options in program.compareVersions(options) }),
        Subcommand(
            name: "merge", operands: "BASE OURS THEIRS",
            summary: "merges two versions of a document with their ancestor",
            discussion: """
                A merge by lines that has no conflicts and is sound is the result, byte for byte as git makes it. Otherwise the \
                versions are merged by object: an object's existence, parent, position, attributes, texts, connections and \
                constraints are merged separately. What only Xcode changes, such as frames and versions, never conflicts. An empty or missing BASE \
                means that both sides added the document. The result is written to OURS, with git's conflict markers around \
                the lines of conflicts; `nibsh FILE` opens such a file as a merge. The exit status is 0 if everything was \
                merged, 1 if conflicts are left, and 2 if nothing was done. As git's merge driver, `nibsh merge --path %P %O %A \
                %B` does what git does on its own with versions that cannot be merged by object.
                """,
            options: ["--json", "--csv"],
            ownOptions: [
                ProgramOption(
                    "--path", summary: "what the document is called; git's driver gives it",
                    effect: .value("PATH") { $0.mergedPath = $1 }),
                ProgramOption(
                    "-o", "--output",
                    summary: "writes the result there, without markers, and leaves OURS alone",
                    effect: .value("OUT") { $0.mergeOutput = $1 }),
                ProgramOption(
                    "--marker-size", summary: "how long conflict markers are (git's %L)",
                    effect: .value("N") { $0.markers.size = Int($1) ?? 0 }),
                ProgramOption(
                    "--base-name", summary: "what the markers call BASE (git's %S)",
                    effect: .value("NAME") { $0.markers.names.base = label($1) ?? $0.markers.names.base }),
                ProgramOption(
                    "--ours-name", summary: "what they call OURS (git's %X)",
                    effect: .value("NAME") { $0.markers.names.ours = label($1) ?? $0.markers.names.ours }),
                ProgramOption(
                    "--theirs-name", summary: "what they call THEIRS (git's %Y)",
                    effect: .value("NAME") { $0.markers.names.theirs = label($1) ?? $0.markers.names.theirs }),
            ],
            run: { program, options in program.mergeVersions(options) }),
        Subcommand(
            name: "mergetool", operands: "BASE LOCAL REMOTE MERGED",
            summary: "resolves the conflicts of a merge, as git's mergetool",
            discussion: """
                Opens MERGED as a merge of the three versions: `conflicts` lists what is left, `take` resolves it, `save` writes the \
                result. The exit status is 0 if the result was saved, and 1 if not, so that git knows whether the conflict is \
                resolved (`mergetool.nibsh.trustExitCode`).
                """,
            options: ["-c", "-f", "--json", "--csv", "--no-journal"],
            run: { program, options in program.resolveMerge(options) }),
        Subcommand(
            name: "mcp", operands: "", summary: "serves the Model Context Protocol, for agents that edit documents",
            discussion: """
                Reads and writes JSON-RPC messages on standard input and output. A client gets a tool for each command that looks, \
                and `apply`, which runs editing commands all or nothing, `undo`, `redo`, `save` and `help`. Nothing outside of the \
                roots is read or written: the folders given with `--root`, else those that the client names, else the current folder.
                """,
            options: ["--no-journal"],
            ownOptions: [
                ProgramOption(
                    "--root", summary: "lets the client use a folder", isRepeated: true,
                    effect: .value("DIR") { $0.roots.append($1) })
            ],
            run: { program, options in program.serve(options) }),
        Subcommand(
            name: "textconv", operands: "FILE", summary: "prints a document as lines that make good diffs",
            discussion: """
                Prints each object with its id, class, label and path, then its attributes, connections and constraints in a \
                fixed order. It also reads older archives and compiled nibs. Any other file is printed as it is, so that git can \
                go on. `nibsh git install` lets `git diff` show documents in this form.
                """,
            options: [], run: { program, options in program.convertToText(options) }),
        Subcommand(
            name: "git", operands: "install|status|uninstall",
            summary: "lets git compare and merge documents with nibsh",
            discussion: """
                `install` makes `nibsh textconv` git's diff driver for documents and compiled nibs, `nibsh merge` the merge driver \
                for documents, and `nibsh mergetool` a tool of `git mergetool --tool nibsh`. It writes to the configuration of \
                the enclosing repository and to the `.gitattributes` at its root, which can be committed: git treats documents as \
                text wherever nibsh is not set up. With `--global`, it writes to the user's configuration and attributes. It prints \
                each line that it writes, and leaves all others alone. `uninstall` removes these lines. `status` shows what is set \
                up; its exit status is 1 if something is missing.
                """,
            options: ["--json", "--csv"],
            ownOptions: [
                ProgramOption(
                    "--global", summary: "for all repositories of the user", effect: .flag { $0.isGlobal = true })
            ],
            run: { program, options in program.setUpGit(options) }),
        Subcommand(
            name: "schema", operands: "[COMMAND]", summary: "prints the JSON Schema of what commands answer",
            discussion: """
                Prints the schema (JSON Schema, draft 2020-12) of what `--json` prints for COMMAND, or for any command and any error. \
                A subcommand is named with the program: `nibsh schema 'nibsh diff'`.
                """,
            options: [], run: { program, options in program.printSchema(options.files) }),
        Subcommand(
            name: "help", operands: "[NAME…]", summary: "explains a subcommand, a command of the prompt or a topic",
            discussion: """
                Without NAME, it prints what `--help` does. NAME is also what `help` takes at the prompt, such as `tasks`.
                """,
            options: [], run: { program, options in program.explain(options.files) }),
    ]

    /// Returns the option with a spelling.
    static func option(_ name: String) -> ProgramOption? { options.first { $0.names.contains(name) } }

    /// Returns the subcommand with a name.
    static func subcommand(_ name: String) -> Subcommand? { subcommands.first { $0.name == name } }
}
