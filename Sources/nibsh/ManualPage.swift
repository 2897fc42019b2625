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
        opens a .xib or .storyboard file, edits its objects and connections with commands, undoes them from a log that can be
        replayed as a script, and saves what Xcode would have saved: bytes that no command touched do not change.
        .PP
        Without \-c, \-f or a pipe, it opens a prompt with line editing (Emacs keys, or those of ~/.editrc), a history, and
        completion with the Tab key.
        .SH OPTIONS
        \#(options)
        .SH SUBCOMMANDS
        The first argument can be one of these. Write ./ before a file of the same name.
        \#(subcommands)
        .SH EXIT STATUS
        0 success, 1 check found faults or find found nothing, 2 a command failed or the usage was wrong, 130 stopped by Ctrl-C.

        """#

    /// A usage line with the program's name in bold.
    private static func usage(_ line: String) -> String {
        ".B nibsh\n" + Roff.escape(line.dropFirst("nibsh ".count))
    }

    private static let options = ProgramTable.options.filter(\.isShown).map { option in
        let more = option.discussion.isEmpty ? [] : [Roff.text(option.discussion)]
        return ([".TP", ".B " + Roff.escape(option.listTitle), Roff.text(option.summary)] + more).joined(
            separator: "\n")
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
        the logs of documents (without the variable, in ~/.local/state/nibsh, or ~/Library/Application Support/nibsh on macOS).
        .TP
        .I $XDG_STATE_HOME/nibsh/history
        the lines typed at the prompt.
        .TP
        .I ~/.editrc
        key bindings, see editrc(5); macros (bind \-s) are left out.
        .SH ENVIRONMENT
        NO_COLOR turns colors off. NIBSH_SEED=0 makes the ids of what commands at a prompt add depend on the document and the
        command alone, as those in scripts do.

        """#
}
