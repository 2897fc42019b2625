#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension LineEditor {
    /// What is known of the line being read beyond libedit's own knowledge.
    struct State: ~Copyable {
        /// The lines of the text before this one, each with its end.
        var earlierLines = ""

        /// The prompt as libedit reads it; it keeps the pointer for the time of the line.
        private(set) var prompt = WideText("")

        /// The combining character that the combining key stands for.
        var combining: Unicode.Scalar?

        /// Whether Ctrl-C ended the line.
        var isInterrupted = false

        /// The text and cursor that the Tab key last could not add to; the same again lists the candidates.
        var ambiguity: (text: String, cursor: Int)?

        /// Gets ready for a line.
        mutating func begin(prompt text: String) {
            prompt = WideText(Prompt(text).marked)
            combining = nil
            isInterrupted = false
            ambiguity = nil
        }
    }
}
