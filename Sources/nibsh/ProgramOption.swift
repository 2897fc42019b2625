/// An option of the program, declared once: reading, `--help`, the manual page and the command reference come from it.
struct ProgramOption: Sendable {
    /// How the option changes the program's options.
    enum Effect: Sendable {
        /// It has no value.
        case flag(@Sendable (inout Options) -> Void)
        /// It may have a value after `=`, which usage lines call by this name.
        case optionalValue(String, @Sendable (inout Options, String?) -> Void)
        /// It has a value, which usage lines call by this name.
        case value(String, @Sendable (inout Options, String) -> Void)
    }

    /// Its spellings; usage lines show the first, lists all.
    let names: [String]
    /// What it does, in a line.
    let summary: String
    /// A longer description, for the manual page.
    let discussion: String
    /// Whether it may be given more than once.
    let isRepeated: Bool
    /// Whether usage lines and lists show it.
    let isShown: Bool
    let effect: Effect

    init(
        _ names: String..., summary: String, discussion: String = "", isRepeated: Bool = false, isShown: Bool = true,
        effect: Effect
    ) {
        self.names = names
        self.summary = summary
        self.discussion = discussion
        self.isRepeated = isRepeated
        self.isShown = isShown
        self.effect = effect
    }

    /// The option and the name of its value, as in `--sources DIR`.
    var title: String { names[0] + valueTitle }

    /// All spellings and the name of the value, as in `-c, --command COMMAND`.
    var listTitle: String {
        names.joined(separator: ", ") + valueTitle
    }

    private var valueTitle: String {
        switch effect {
        case .flag: ""
        case .optionalValue(let value, _): "[=\(value)]"
        case .value(let value, _): " " + value
        }
    }

    /// The option as usage lines show it, as in `[-c COMMAND]…`.
    var usage: String { "[" + title + "]" + (isRepeated ? "…" : "") }
}
