import CEdit

extension LineEditor {
    /// The state of the line being read that libedit does not keep itself.
    struct State: ~Copyable {
        /// The earlier lines of the text, each with its line end.
        var earlierLines = ""

        /// The prompt in libedit's form; libedit keeps the pointer while it reads the line.
        private(set) var prompt = WideText("")

        /// The combining character that the next combining key inserts.
        var combining: Unicode.Scalar?

        /// Whether Ctrl-C ended the line.
        var isInterrupted = false

        /// The text and cursor at the last Tab key that inserted nothing; Tab at the same place again lists the
        /// candidates.
        var ambiguity: (text: String, cursor: Int)?

        /// Resets the state for a new line.
        mutating func begin(prompt text: String) {
            prompt = WideText(Prompt(text).marked)
            combining = nil
            isInterrupted = false
            ambiguity = nil
        }
    }
}
