import CommandLanguage

/// `--help` after a command, which asks for the command's help, as with other programs.
enum HelpFlag {
    /// Returns the statement that prints the help of the command that the words begin with; the words themselves if they ask for none.
    ///
    /// - Parameters:
    ///   - words: the words of a statement.
    ///   - isCommand: whether a command has a name.
    /// - Returns: the words to run.
    static func meant(by words: [Word], isCommand: (String) -> Bool) -> [Word] {
        guard let flag = words.dropFirst().first(where: { $0.isBare("--help") || $0.isBare("--") }), flag.text != "--"
        else { return words }
        let name = [3, 2, 1].lazy.map { Array(words.prefix($0)) }.first { name in
            name.allSatisfy(\.isBare) && isCommand(name.map(\.text).joined(separator: " "))
        }
        return name.map { [Word("help", span: words[0].span)] + $0 } ?? words
    }
}
