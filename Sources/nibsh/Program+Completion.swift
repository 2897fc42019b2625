import NibShell

/// The completions of shells ask the program itself what can come at a word.
extension Program {
    /// Prints what can come at a word of a command line: its index among the arguments, then all arguments.
    func complete(_ words: ArraySlice<String>) -> Int32 {
        guard let index = words.first.flatMap(Int.init), index >= 0 else {
            return fail("'--complete' takes the index of a word and the words", hint: nil)
        }
        let line = Array(words.dropFirst())
        let (before, after) = (Array(line.prefix(index)), Array(line.dropFirst(index + 1)))
        // The value of the last option is still missing.
        let options = try? Options(Array(before.dropLast()))
        let shell = CompletionShell(options: options.map { shellOptions($0, isInteractive: true) } ?? Shell.Options())
        let completion = WordCompletion(
            before: before, partial: line.dropFirst(index).first ?? "", after: after,
            commands: { shell.suggestions(in: $1, document: $0) })
        return say(completion.answer.lines)
    }
}
