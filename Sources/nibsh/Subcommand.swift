/// Something that the program does instead of editing documents, named by its first argument.
struct Subcommand: Sendable {
    /// The first argument; a file of this name is written `./name`.
    let name: String
    /// The operands as usage lines show them, as in `[FILE…]`.
    let operands: String
    /// What it does, in a line.
    let summary: String
    /// A longer description, for the manual page and the command reference.
    let discussion: String
    /// The program's options that it takes, by their first spellings.
    let options: [String]
    /// The options that it takes and the program does not.
    let ownOptions: [ProgramOption]
    /// Runs the subcommand and returns the exit status.
    let run: @Sendable (Program, Options) -> Int32

    /// Declares a subcommand.
    init(
        name: String, operands: String, summary: String, discussion: String, options: [String],
        ownOptions: [ProgramOption] = [], run: @escaping @Sendable (Program, Options) -> Int32
    ) {
        self.name = name
        self.operands = operands
        self.summary = summary
        self.discussion = discussion
        self.options = options
        self.ownOptions = ownOptions
        self.run = run
    }

    /// The words of which the operand is one, as in `install|status|uninstall`; empty if it is a file or the like.
    var choices: [String] {
        let words = operands.split(separator: "|").map(String.init)
        return words.count > 1 ? words : []
    }

    /// The usage line, as in `nibsh journals [--json] [FILE…]`.
    var usage: String { (["nibsh", name] + usagePieces).joined(separator: " ") }

    /// What follows the name in the usage line.
    var usagePieces: [String] { (allOptions.map(\.usage) + [operands]).filter { !$0.isEmpty } }

    /// The program's options that it takes, then its own.
    var allOptions: [ProgramOption] { ProgramTable.options.filter { options.contains($0.names[0]) } + ownOptions }
}
