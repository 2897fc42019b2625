/// What a user types after a question.
package enum Answer {
    /// The words that answers can be written out as.
    private static let words: [Character: String] = ["y": "yes", "n": "no", "c": "cancel"]

    /// Returns the answer that a line is: a letter, or the word that it stands for. A word that only begins with the letter is none,
    /// such as the command that was meant for a prompt.
    ///
    /// - Parameters:
    ///   - line: the line.
    ///   - answers: the lower-case letters to choose from.
    /// - Returns: the letter; nil if the line is something else.
    package static func letter(in line: String, among answers: [Character]) -> Character? {
        let text = line.lowercased().filter { !$0.isWhitespace }
        return answers.first { text == String($0) || text == words[$0] }
    }

    /// Returns what to say about a line that is none of the answers, as in `answer y, n or c`.
    package static func request(_ answers: [Character]) -> String {
        let names = answers.map(String.init)
        return "answer " + [names.dropLast().joined(separator: ", "), names.last ?? ""].joined(separator: " or ")
    }
}
