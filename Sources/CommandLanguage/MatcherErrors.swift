import Replies

extension Matcher {
    /// What may come after the last word.
    struct Expected {
        var keywords: [String] = []
        var parameters: [ParameterDeclaration] = []
        var flags: [String] = []
        var names: [ParameterDeclaration] = []
        var takesAssignments = false
    }

    /// Returns an error at a word.
    func failure(_ message: String, at word: Word, hint: String? = nil) -> CommandError {
        let hints = (hint.map { [$0] } ?? []) + [help]
        return CommandError.usage(message, span: word.span, usage: [pattern.usage], hints: hints)
    }

    /// Returns an error after the last word.
    func missing(_ message: String) -> CommandError {
        let end = words.last?.span.upperBound ?? 0
        return CommandError.usage(message, span: end..<end, usage: [pattern.usage], hints: [help])
    }

    /// Returns an error at a word that fits no remaining piece.
    func surplus(_ word: Word) -> CommandError {
        let near = word.isBare ? Nearest.name(to: word.text, among: pattern.keywords) : nil
        let isGiven = near.map { near in words.contains { $0.isBare(near) } } ?? true
        let hint = isGiven ? nil : near.map { "did you mean '\($0)'?" }
        return failure("unexpected \(Quoting.shown(word.text))", at: word, hint: hint)
    }

    /// Returns an error at a flag that the command does not have.
    func unknownFlag(_ word: Word) -> CommandError {
        let near = Nearest.name(to: word.text, among: pattern.flags.map(\.name))
        let hint = near.map { "did you mean '\($0)'?" } ?? "to use it as a word, quote it or put -- before it"
        return failure("unknown option \(Quoting.shown(word.text))", at: word, hint: hint)
    }

    /// Returns an error at the name of an assignment that the command does not have.
    func unknownName(_ name: Word) -> CommandError {
        let near = Nearest.name(to: name.text, among: pattern.assigned.map(\.name))
        return failure(
            "unknown option \(Quoting.shown(name.text))", at: name, hint: near.map { "did you mean '\($0)'?" })
    }

    /// Adds a hint if the first operand of a short command name may be a misspelling of the next word of a longer name.
    ///
    /// - Parameters:
    ///   - error: the error that the operands caused.
    ///   - words: the words of the statement.
    ///   - length: how many words the short name has.
    ///   - pattern: the command's pattern.
    /// - Returns: the error, perhaps with the hint before its others.
    static func withNearerName(
        _ error: CommandError, words: [Word], behind length: Int, pattern: Pattern
    ) -> CommandError {
        guard !pattern.reserved.isEmpty, length < words.count, words[length].isBare,
            let near = Nearest.name(to: words[length].text, among: pattern.reserved)
        else { return error }
        var error = error
        error.hints.insert("did you mean '\(pattern.name) \(near)'?", at: 0)
        return error
    }

    private var help: String { "see 'help \(pattern.name)'" }
}
