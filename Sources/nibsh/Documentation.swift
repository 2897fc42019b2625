import NibShell

/// The texts that are generated from the declarations of commands, options and subcommands.
enum Documentation {
    /// A generated document.
    ///
    /// - Parameter what: `reference` for the command reference in Markdown, `man` for the manual page, or the name of a
    ///     shell for its completions.
    /// - Returns: nil for any other word.
    static func text(_ what: String) -> String? {
        switch what {
        case "reference": Shell.table.reference(title: "nibsh command reference", introduction: introduction)
        case "man": ManualPage.text
        default: CompletionScript.text(for: what)
        }
    }

    /// What can be printed.
    static let names = ["reference", "man", "bash", "zsh", "fish"]

    private static let introduction = """
        Generated from the declarations of the commands by `Scripts/reference`; a test keeps it current. \
        In usage lines, replace the words in capitals. Parts in brackets are optional, and `…` means one or more.

        \(UsageText.markdown)
        """
}
