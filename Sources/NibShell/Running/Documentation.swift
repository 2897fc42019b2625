import CommandLanguage

/// What is generated from the table of commands.
extension Shell {
    /// The program's version.
    public static let version = "0.1.0"

    /// A generated document.
    ///
    /// - Parameter what: `reference` for the command reference in Markdown, `man` for the manual page.
    /// - Returns: nil for any other word.
    public static func documentation(_ what: String) -> String? {
        switch what {
        case "reference": table.reference(title: "nibsh command reference", introduction: referenceIntroduction)
        case "man": ManualPage.text
        default: nil
        }
    }

    private static let referenceIntroduction = """
        Generated from the declarations of the commands by `Scripts/reference`; a test keeps it current. \
        In the usage lines, words in capitals are yours to fill in, brackets may be left out, and `…` repeats.
        """
}
