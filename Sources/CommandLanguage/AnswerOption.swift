import Replies

/// `--json` or `--csv` in a statement, which every command takes: how it is to answer.
package struct AnswerOption: Sendable {
    /// How the command answers.
    package let form: AnswerForm
    /// The option's place in the statement.
    package let span: Range<Int>

    /// Takes the option out of the words of a statement; after a lone `--`, words are ordinary.
    static func split(_ words: [Word]) -> (words: [Word], option: AnswerOption?) {
        // Scripts have very many statements, and hardly any has the option.
        guard words.contains(where: { Matcher.beginsLikeFlag($0.text) }) else { return (words, nil) }
        var (rest, option): ([Word], AnswerOption?) = ([], nil)
        for (index, word) in words.enumerated() {
            if word.isBare("--") { return (rest + words[index...], option) }
            if word.isBare, let form = AnswerForm(option: word.text) {
                option = AnswerOption(form: form, span: word.span)
            } else {
                rest.append(word)
            }
        }
        return (rest, option)
    }
}
