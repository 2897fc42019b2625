/// The commands of the prompt that the program takes as its first argument, as in `nibsh tree View.xib`: those that look, and `new`.
package enum DirectCommands {
    /// Their first words, each once, with what the command does. `diff` of the program compares two files.
    package static let named: [(name: String, summary: String)] = {
        var seen: Set<String> = ["diff"]
        let others: Set = ["new", "apropos", "sources"]
        let commands = Shell.lookingCommands + Shell.table.commands.filter { others.contains($0.name) }
        return commands.compactMap { command in
            let name = command.name.split(separator: " ").first.map(String.init) ?? command.name
            return seen.insert(name).inserted ? (name, command.summary) : nil
        }
    }()

    /// Whether a word is the first one of such a command.
    package static func isNamed(_ word: String) -> Bool { named.contains { $0.name == word } }
}
