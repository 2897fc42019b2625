import CommandLanguage

/// The manual page, in the roff language of man(7).
enum ManualPage {
    static let text = head + Shell.table.manual() + foot

    private static let head = #"""
        .TH NIBSH 1 "" "nibsh \#(Shell.version)" "User Commands"
        .SH NAME
        nibsh \- an interactive shell for Interface Builder documents
        .SH SYNOPSIS
        .B nibsh
        [\-\-dry\-run] [\-\-json] [\-\-no\-journal] [\-\-sources DIR]... [\-c COMMAND]... [\-f SCRIPT]... [FILE...]
        .SH DESCRIPTION
        .B nibsh
        opens a .xib or .storyboard, edits its objects and connections by commands, takes them back from a log that is itself
        a script to replay, and saves what Xcode would have saved: bytes that no command touched stay as they were.
        .PP
        Without \-c, \-f and a pipe it opens a prompt with line editing (emacs keys, or those of ~/.editrc), a history and
        completion by the Tab key.
        .SH OPTIONS
        .TP
        .B \-c COMMAND
        runs a command; several run in order.
        .TP
        .B \-f SCRIPT
        runs a script as one entry of the log; '\-' reads commands from standard input.
        .TP
        .B \-\-dry\-run
        prints the differences and writes nothing.
        .TP
        .B \-\-json
        prints one JSON object for each command.
        .TP
        .B \-\-no\-journal
        keeps no log on disk.
        .TP
        .B \-\-sources DIR
        names a folder of source code that belongs to the documents.
        .SH EXIT STATUS
        0 done, 1 something was found, 2 a command failed or the usage was wrong.

        """#

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
