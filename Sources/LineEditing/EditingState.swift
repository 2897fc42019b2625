import CEdit

extension LineEditor {
    /// The state of the line being read that libedit does not keep itself.
    struct State: ~Copyable {
        /// The earlier lines of the text, each with its line end.
        var earlierLines = ""

        /// The prompt in libedit's form; libedit keeps the pointer while it reads the line.
        private(set) var prompt = WideText("")

        /// The columns that the prompt takes.
        private(set) var promptColumns = 0

        /// The beginning of the line, which was folded away.
        private(set) var folded = ""

        /// Whether libedit was just given the key that stands for folding.
        var isFolding = false

        /// Keys that libedit is to be given before what is typed next.
        var ownKeys: [UInt32] = []

        /// At least the columns of everything that was typed since the line began or was folded.
        var typedColumns = 0

        /// The combining character that the next combining key inserts.
        var combining: Unicode.Scalar?

        /// Whether what is read belongs to a pasted text, whose end has not come.
        var isPasting = false

        /// Pasted text that the line does not have yet, and how often libedit was given its key.
        var pasted: (text: String, tries: Int)?

        /// Whether Ctrl-C ended the line.
        var isInterrupted = false

        /// The text and cursor at the last Tab key that inserted nothing; Tab at the same place again lists the
        /// candidates.
        var ambiguity: (text: String, cursor: Int)?

        /// The line that was last asked about, and what may follow it.
        var suggestion: (line: String, rest: String)?

        /// Whether a suggestion is drawn after the cursor.
        var isSuggesting = false

        /// Whether the line is the whole text: it has no earlier lines, and nothing of it was folded away.
        var isWhole: Bool { earlierLines.isEmpty }

        /// Resets the state for a new line.
        mutating func begin(prompt text: String) {
            setPrompt(text)
            folded = ""
            isFolding = false
            ownKeys = []
            typedColumns = 0
            combining = nil
            isPasting = false
            pasted = nil
            isInterrupted = false
            ambiguity = nil
            suggestion = nil
            isSuggesting = false
        }

        /// Adds a text to the part that was folded away.
        mutating func fold(_ text: String, prompt: String) {
            folded += text
            // For completion, the line goes on.
            earlierLines += text
            ambiguity = nil
            typedColumns = 0
            setPrompt(prompt)
        }

        private mutating func setPrompt(_ text: String) {
            let prompt = MarkedPrompt(text)
            self.prompt = WideText(prompt.marked)
            promptColumns = prompt.columns
        }
    }
}
