import Replies
import Wording

/// The declaration of a parameter, independent of the type of its values.
///
/// A declaration is an object because arguments are looked up by its identity. The name is only shown, except for a
/// ``NamedParameter``, whose name the user writes before the `=`.
package final class ParameterDeclaration: Sendable {
    /// Checks whether a word is a value of the parameter.
    typealias Check = @Sendable (Word, ParameterDeclaration) throws(CommandError) -> Void

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
    func check(_ word: Word) throws(CommandError) {
        try check(word, self)
        if !choices.isEmpty, !choices.contains(word.text) { throw unknown(word) }
    }

    /// The error for a word that is not one of the choices.
    func unknown(_ word: Word) -> CommandError {
        var hints = [choicesHint]
        if let near = Nearest.name(to: word.text, among: choices) { hints = ["did you mean '\(near)'?"] + hints }
        return CommandError.usage("unknown \(name) \(Quoting.shown(word.text))", span: word.span, hints: hints)
    }

    /// A hint that lists the choices.
    var choicesHint: String { "it must be one of: " + choices.joined(separator: ", ") }

    /// Reads a word as a whole number.
    ///
    /// - Throws: an error with the word's span if it is not a whole number, or out of bounds (`WrittenNumber`).
    func wholeNumber(_ word: Word) throws(CommandError) -> Int {
        if let number = WrittenNumber.read(word.text) { return number }
        let kind = Int(word.text) == nil ? "" : " from 0 to \(WrittenNumber.greatest)"
        throw .usage("\(name) must be a whole number\(kind), not \(Quoting.shown(word.text))", span: word.span)
    }
}
