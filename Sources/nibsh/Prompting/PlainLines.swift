import LineEditing
import Platform

/// Reads lines from standard input without line editing, for a terminal whose standard output is redirected.
///
/// Prompts and questions go to standard error, so that the output contains only replies.
final class PlainLines {
    /// Reads a line, and further lines while the text is not complete.
    ///
    /// - Returns: The text, or the end of input.
    func read(prompt: String, continuation: (String) -> String, isComplete: (String) -> Bool) -> LineEditor.Event {
        var text = ""
        say(prompt)
        while let line = readLine(strippingNewline: true) {
            text += line
            if isComplete(text) { return .line(text) }
            text += "\n"
            say(continuation(text))
        }
        say("\n")
        // Ctrl-D ends one line, not all of them.
        StandardInput.clearEnd()
        return text.isEmpty ? .endOfInput : .line(text)
    }

    /// Asks a question until it gets one of the answers.
    ///
    /// - Returns: The letter, or nil at the end of input.
    func ask(_ question: String, answers: [Character]) -> Character? {
        say(question + " ")
        while let line = readLine() {
            if let answer = Answer.letter(in: line, among: answers) { return answer }
            say(Answer.request(answers) + "\n" + question + " ")
        }
        return nil
    }

    private func say(_ text: String) { Descriptor.standardError.write(text) }
}
