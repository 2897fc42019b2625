/// What is to be done with the terminal before another program has it.
struct TerminalLoan {
    /// Puts it into the state that other programs expect.
    var lend: () -> Void = {}
    /// Whether something was typed that is for the prompt, and that another program would read.
    var hasTypedAhead: () -> Bool = { false }
}
