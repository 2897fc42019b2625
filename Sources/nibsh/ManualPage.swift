import CommandLanguage
import NibShell

/// The manual page, in the roff language of man(7).
enum ManualPage {
    static let text = head + Shell.table.manual() + foot

    private static let head = #"""
        .TH NIBSH 1 "" "nibsh \#(Version.current)" "User Commands"
        .SH NAME
        nibsh \- an interactive shell for Interface Builder documents
        .SH SYNOPSIS
        \#(usage(UsageText.synopsis))
        \#(ProgramTable.subcommands.map { ".br\n" + usage($0.usage) }.joined(separator: "\n"))
        .SH DESCRIPTION
        .B nibsh
        opens a .xib or .storyboard, edits its objects and connections by commands, takes them back from a log that is itself
        a script to replay, and saves what Xcode would have saved: bytes that no command touched stay as they were.
        .PP
        Without \-c, \-f and a pipe it opens a prompt with line editing (emacs keys, or those of ~/.editrc), a history and
        completion by the Tab key.
        .SH OPTIONS
        \#(options)
        .SH SUBCOMMANDS
        A first argument that is one of these names the subcommand; a file of that name is written with ./ before it.
        \#(subcommands)
        .SH EXIT STATUS
        0 done, 1 something was found, 2 a command failed or the usage was wrong.

        """#

    /// A usage line with the program's name in bold.
    private static func usage(_ line: String) -> String {
        ".B nibsh\n" + Roff.escape(line.dropFirst("nibsh ".count))
    }

    private static let options = ProgramTable.options.filter(\.isShown).map { option in
        let more = option.discussion.isEmpty ? [] : [Roff.text(option.discussion)]
        return ([".TP", ".B " + Roff.escape(option.title), Roff.text(option.summary)] + more).joined(separator: "\n")
    }.joined(separator: "\n")

    private static let subcommands = ProgramTable.subcommands.map { subcommand in
        [
            ".TP", ".B " + Roff.escape(String(subcommand.usage.dropFirst("nibsh ".count))),
            Roff.text(subcommand.summary + ". " + subcommand.discussion),
        ].joined(separator: "\n")
    }.joined(separator: "\n")

    private static let foot = #"""
        .SH FILES
        .TP
        .I $XDG_STATE_HOME/nibsh/journals
        the logs of documents (~/.local/state/nibsh without the variable; ~/Library/Application Support/nibsh on macOS).
        .TP
        .I $XDG_STATE_HOME/nibsh/history
        the lines typed at the prompt.
        .TP
        .I ~/.editrc
        key bindings, see editrc(5).
        .SH ENVIRONMENT
        NO_COLOR switches colours off.

        """#
}
