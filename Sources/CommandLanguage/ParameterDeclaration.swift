/// What is declared of a parameter, whatever type its values have.
///
/// A declaration is an object because its identity is what arguments are looked up by. The name is only shown, except that of
/// a ``NamedParameter``, which the user writes before the `=`.
package final class ParameterDeclaration: Sendable {
    /// Reads a word, to find out whether it is a value of the parameter.
    typealias Check = @Sendable (Word, ParameterDeclaration) throws(LanguageError) -> Void

    /// The name as usage lines print it, as in `SRC.NAME`.
    package let name: String
    /// What the words are.
    package let kind: ParameterKind
    /// What the parameter means, in a line.
    package let summary: String
    /// The only words that the parameter takes; empty if there is no such list.
    package let choices: [String]

    private let check: Check

    init(_ name: String, kind: ParameterKind, summary: String, choices: [String], check: @escaping Check) {
        self.name = name
        self.kind = kind
        self.summary = summary
        self.choices = choices
        self.check = check
    }

    /// Checks that a word is a value of the parameter.
    ///
    /// - Throws: an error with the word's span if it is not.
    func check(_ word: Word) throws(LanguageError) {
        try check(word, self)
        if !choices.isEmpty, !choices.contains(word.text) { throw unknown(word) }
    }

    /// The error for a word that is not one of the choices.
    func unknown(_ word: Word) -> LanguageError {
        var hints = ["it is one of: " + choices.joined(separator: ", ")]
        if let near = Nearest.name(to: word.text, among: choices) { hints = ["did you mean '\(near)'?"] + hints }
        return LanguageError("unknown \(name) \(Quoting.shown(word.text))", span: word.span, hints: hints)
    }

    /// The whole number that a word is.
    ///
    /// - Throws: an error with the word's span if it is no whole number.
    func wholeNumber(_ word: Word) throws(LanguageError) -> Int {
        if let number = Int(word.text) { return number }
        throw LanguageError("\(name) must be a whole number, not \(Quoting.shown(word.text))", span: word.span)
    }
}
