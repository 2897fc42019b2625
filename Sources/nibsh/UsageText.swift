import CommandLanguage

/// What `--help` prints, from the table of options and subcommands.
enum UsageText {
    private static let shown = ProgramTable.options.filter(\.isShown)
    private static let filesSummary = "the documents; the commands run on each of them"
    private static let status =
        "Exit status: 0 success, 1 check found faults or find found nothing, 2 a command failed or the usage was wrong, "
        + "130 stopped by Ctrl-C."
    /// The usage line for a command as the first argument.
    private static let directPieces = ["COMMAND", "[WORD…]", "[FILE…]"]
    private static let commands = """
        COMMAND is a command of the prompt that looks, such as tree, find or check, or new: 'nibsh tree View.xib', \
        'nibsh check --all'; what it changes is saved. 'nibsh help COMMAND' explains it.
        """
    private static let prompt = "Without -c, -f or a pipe, nibsh opens a prompt; 'help' there lists the commands."

    /// The usage line for editing.
    static let synopsis = (["nibsh"] + pieces).joined(separator: " ")

    private static let pieces = shown.filter { !answers($0) }.map(\.usage) + ["[FILE…]"]

    /// The help for the program as a whole, in lines of at most 80 columns.
    static var program: String {
        var layout = TextLayout()
        layout.flow(pieces, first: "usage: nibsh ", hanging: 13)
        layout.flow(directPieces, first: "       nibsh ", hanging: 13)
        for subcommand in ProgramTable.subcommands {
            layout.flow(subcommand.usagePieces, first: "       nibsh \(subcommand.name) ", hanging: 13)
        }
        layout.blank()
        layout.paragraph("An interactive shell for Interface Builder documents (.xib, .storyboard).")
        layout.blank()
        layout.list([("FILE", filesSummary)] + shown.map { ($0.listTitle, $0.summary) })
        layout.blank()
        layout.paragraph("Subcommands, given as the first argument ('./journals' is a file):")
        layout.blank()
        layout.list(ProgramTable.subcommands.map { ($0.name, $0.summary) })
        layout.blank()
        layout.paragraph(commands)
        layout.blank()
        layout.paragraph(prompt)
        layout.paragraph(status)
        return layout.text
    }

    /// The help for a subcommand, in lines of at most 80 columns.
    static func subcommand(_ subcommand: Subcommand) -> String {
        var layout = TextLayout()
        layout.flow(subcommand.usagePieces, first: "usage: nibsh \(subcommand.name) ", hanging: 13)
        layout.blank()
        layout.paragraph(subcommand.summary)
        layout.add(discussion: subcommand.discussion)
        layout.blank()
        layout.list(subcommand.allOptions.map { ($0.listTitle, $0.summary) })
        return layout.text
    }

    /// The options and subcommands as a section of the command reference, in Markdown.
    static var markdown: String {
        let blocks = [
            "Start the program with options and documents, or with a subcommand as its first argument:",
            "```\n"
                + ([synopsis, (["nibsh"] + directPieces).joined(separator: " ")] + ProgramTable.subcommands.map(\.usage))
                .joined(separator: "\n") + "\n```",
            shown.map { "- `\($0.listTitle)`: \($0.summary)" }.joined(separator: "\n"),
            commands,
        ]
        return (blocks + ProgramTable.subcommands.map { "`\($0.usage)` \($0.summary). \($0.discussion)" })
            .joined(separator: "\n\n")
    }

    /// Whether an option only makes the program print something.
    private static func answers(_ option: ProgramOption) -> Bool { ["--help", "--version"].contains(option.names[0]) }
}
