/// What `--help` prints, from the table of options and subcommands.
enum UsageText {
    private static let shown = ProgramTable.options.filter(\.isShown)
    private static let filesSummary = "the documents; the commands run on each of them"
    private static let status =
        "Exit status: 0 success, 1 check found faults or find found nothing, 2 a command failed or the usage was wrong, "
        + "130 stopped by Ctrl-C."
    private static let prompt = "Without -c, -f or a pipe, nibsh opens a prompt; 'help' there lists the commands."

    /// The usage line for editing.
    static let synopsis = (["nibsh"] + shown.filter { !answers($0) }.map(\.usage) + ["[FILE…]"]).joined(separator: " ")

    /// The help for the program as a whole.
    static var program: String {
        let lines = ["usage: " + synopsis] + ProgramTable.subcommands.map { "       " + $0.usage }
        let rows = [("FILE", filesSummary)] + shown.map { ($0.title, $0.summary) }
        let named = ProgramTable.subcommands.map { ($0.name, $0.summary) }
        let width = (rows + named).map(\.0.count).max() ?? 0
        let blocks = [
            lines, ["An interactive shell for Interface Builder documents (.xib, .storyboard)."],
            list(rows, width: width), ["Subcommands, given as the first argument ('./journals' is a file):"],
            list(named, width: width),
            [prompt, status],
        ]
        return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
    }

    /// The help for a subcommand.
    static func subcommand(_ subcommand: Subcommand) -> String {
        let rows = subcommand.ownOptions.map { ($0.title, $0.summary) }
        let blocks = [
            ["usage: \(subcommand.usage)"], [subcommand.summary], [subcommand.discussion],
            list(rows, width: rows.map(\.0.count).max() ?? 0),
        ]
        return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
    }

    /// The options and subcommands as a section of the command reference, in Markdown.
    static var markdown: String {
        let blocks = [
            "Start the program with options and documents, or with a subcommand as its first argument:",
            "```\n" + ([synopsis] + ProgramTable.subcommands.map(\.usage)).joined(separator: "\n") + "\n```",
            shown.map { "- `\($0.title)`: \($0.summary)" }.joined(separator: "\n"),
        ]
        return (blocks + ProgramTable.subcommands.map { "`\($0.usage)` \($0.summary). \($0.discussion)" })
            .joined(separator: "\n\n")
    }

    /// Whether an option only makes the program print something.
    private static func answers(_ option: ProgramOption) -> Bool { ["--help", "--version"].contains(option.names[0]) }

    private static func list(_ rows: [(name: String, summary: String)], width: Int) -> [String] {
        rows.map { row in "  \(row.name)\(String(repeating: " ", count: width - row.name.count))  \(row.summary)" }
    }
}
