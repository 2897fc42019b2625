import Bytes
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

    /// Returns an error for a parameter without a word, after the last word.
    func missing(_ parameter: ParameterDeclaration) -> CommandError {
        var error = missing("missing \(parameter.name)")
        if !parameter.choices.isEmpty { error.hints.insert(parameter.choicesHint, at: 0) }
        if let hint = blankHint { error.hints.insert(hint, at: 0) }
        return error
    }

    /// A hint for a last word like `text=Hello`, in a command that wants a blank there.
    private var blankHint: String? {
        guard !pattern.takesAssignments, index > 0, index == words.count, let word = words.last, word.isBare,
            let equals = Pattern.assignmentEnd(word), equals + 1 < word.text.utf8.count
        else { return nil }
        let value = word.slice(equals + 1..<word.text.utf8.count)
        return Self.meant(word.slice(0..<equals).text + " " + Quoting.quote(value.text))
    }

    /// Returns an error at a word that fits no remaining piece.
    func surplus(_ word: Word) -> CommandError {
        if let flag = longFlag(for: word) {
            return failure("unexpected \(Quoting.shown(word.text))", at: word, hint: Self.meant(flag))
        }
        if word.isBare, word.text.utf8.count > 3, quotingHint == nil,
            let name = Nearest.name(to: word.text, among: pattern.reserved)
        {
            let others = words.filter { $0.span != word.span }
            let start = pattern.name.split(separator: " ").count
            let line = others.prefix(start) + [Word(name)] + others.dropFirst(start)
            return failure("unexpected \(Quoting.shown(word.text))", at: word, hint: Correction.hint(Array(line)))
        }
        let near = word.isBare ? Nearest.name(to: word.text, among: pattern.keywords) : nil
        let isGiven = near.map { near in words.contains { $0.isBare(near) } } ?? true
        let hint = isGiven ? separatorHint ?? quotingHint ?? valueHint : near.map(Self.meant)
        return failure("unexpected \(Quoting.shown(word.text))", at: word, hint: hint)
    }

    /// The flag that a short one such as `-f` means; nil if it can mean none or several.
    private func longFlag(for word: Word) -> String? {
        let letters = word.text.dropFirst()
        guard word.isBare, word.text.hasPrefix("-"), letters.count == 1 else { return nil }
        let names = pattern.flags.map(\.name).filter { $0.hasPrefix("--\(letters)") }
        return names.count == 1 ? names[0] : nil
    }

    /// A hint for a statement that has marks with which a shell separates commands.
    private var separatorHint: String? {
        let hasMark = words.contains { $0.isBare && (["&&", "||", "&"].contains($0.text) || $0.text.hasSuffix(";")) }
        return hasMark ? NameIndex.separatorHint : nil
    }

    /// A hint for a value of several words that are not all plain.
    private var valueHint: String? {
        pattern.slots.contains { $0.name == "VALUE" } ? "quote a value of several words" : nil
    }

    /// A hint for a text with blanks that is not in quotes: the text up to the next piece of syntax, in quotes.
    private var quotingHint: String? {
        guard index > 0, words[index - 1].isBare else { return nil }
        let previous = words[index - 1]
        let entry = arguments.entries.last { $0.word == index - 1 }
        let isText = entry.map { pattern.slots[$0.slot].kind.isText } ?? false
        let equals = pattern.takesAssignments ? Pattern.assignmentEnd(previous) : nil
        guard isText || equals != nil else { return nil }
        let rest = words[index...].prefix { $0.isBare && !pattern.isSyntax($0) && !Matcher.beginsLikeFlag($0.text) }
        let begin = equals.map { $0 + 1 } ?? 0
        let text = [previous.slice(begin..<previous.text.utf8.count).text] + rest.map(\.text)
        let name = equals.map { previous.slice(0..<$0).text + "=" } ?? ""
        let isValue = entry.map { pattern.slots[$0.slot].name == "VALUE" } ?? true
        if isValue, text.count > 1, text.allSatisfy({ Double($0) != nil }) {
            let tuple = "\(name)(\(text.joined(separator: ",")))"
            return "write several numbers as \(tuple), a text as \(name)\(Quoting.forced(text.joined(separator: " ")))"
        }
        return "quote a text that has blanks: " + name + Quoting.forced(text.joined(separator: " "))
    }

    /// A hint with what was probably meant; a text that has quotes itself is on its own, to be typed as it is.
    static func meant(_ text: String) -> String { text.contains("'") ? text : "did you mean '\(text)'?" }

    /// Returns an error at a flag that the command does not have.
    func unknownFlag(_ word: Word) -> CommandError {
        if let equals = word.firstUnquoted(Byte.equals) {
            let name = word.slice(0..<equals).text
            if pattern.keywords.contains(name) {
                let value = word.slice(equals + 1..<word.text.utf8.count).text
                let hint = Self.meant(name + " " + Quoting.quote(value))
                return failure("unknown option \(Quoting.shown(word.text))", at: word, hint: hint)
            }
        }
        let options = pattern.flags.map(\.name) + pattern.keywords.filter(Matcher.beginsLikeFlag)
        let near = Nearest.name(to: word.text, among: options)
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

extension CommandError {
    /// Returns the error of words that do not fit a command, with the command's own hints.
    ///
    /// The command knows better what a word was meant for than those who only see that it could be quoted.
    package func advised(_ advice: [String]) -> CommandError {
        guard !advice.isEmpty else { return self }
        var error = self
        error.hints = advice + hints.filter { !$0.hasPrefix("quote ") }
        return error
    }

    /// Returns the same error with other hints, if there are any.
    package func instead(_ hints: [String]?) -> CommandError {
        guard let hints else { return self }
        var error = self
        error.hints = hints
        return error
    }

    /// Returns the same error, with the word that was certainly meant in place of the one that it is about.
    package func meaning(_ word: String) -> CommandError {
        var error = certainly(word)
        error.hints = ["did you mean '\(word)'?"] + hints
        return error
    }

    /// Returns the same error, whose hints name the word that was certainly meant.
    package func certainly(_ word: String?) -> CommandError {
        var error = self
        error.meant = word
        return error
    }

    /// Returns a statement with the word that was certainly meant in place of the one that the error is about; nil if there is none.
    ///
    /// - Parameter words: the words of the statement.
    /// - Returns: the words, of which one is another.
    package func words(meantBy words: [Word]) -> [Word]? {
        guard let meant, let span, !span.isEmpty,
            let index = words.firstIndex(where: {
                $0.span.lowerBound <= span.lowerBound && span.upperBound <= $0.span.upperBound
            })
        else { return nil }
        let word = words[index]
        guard let part = Self.part(of: word, at: span) else { return nil }
        var words = words
        let rest = word.slice(part.upperBound..<word.text.utf8.count).text
        words[index] = Word(
            word.slice(0..<part.lowerBound).text + meant + rest, span: word.span,
            quoted: word.quoted.filter { $0.upperBound <= part.lowerBound })
        return words
    }

    /// The part of a word, in UTF-8 offsets into its text, that is at a place of the statement; nil if that is not known because of quotes.
    /// If the place is a whole assignment, the part is the value.
    private static func part(of word: Word, at span: Range<Int>) -> Range<Int>? {
        let count = word.text.utf8.count
        if let equals = Pattern.assignmentEnd(word) {
            let isValue = word.span == span || word.slice(equals + 1..<count).span == span
            if isValue { return equals + 1..<count }
        }
        if word.span == span { return 0..<count }
        if let period = word.lastUnquoted(Byte.period), word.slice(period + 1..<count).span == span {
            return period + 1..<count
        }
        return word.isBare ? span.lowerBound - word.span.lowerBound..<span.upperBound - word.span.lowerBound : nil
    }
}
