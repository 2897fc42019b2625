/// What may come at the cursor of a statement that is being written.
package struct Expectation<Context, Reply>: Sendable {
    /// The part of the word at the cursor that is before the cursor; empty between words.
    ///
    /// In a `name=value` word where assignments may come, it is a part of the value.
    package internal(set) var partial: Word
    /// The quote (`'` or `"`) that is open at the cursor, if one is.
    package internal(set) var openQuote: UInt8?
    /// The words of command names that may come and that begin with the partial word.
    package internal(set) var verbs: [String] = []
    /// The keywords that may come and that begin with the partial word.
    package internal(set) var keywords: [String] = []
    /// The flags that may come and that begin with the partial word.
    package internal(set) var flags: [String] = []
    /// The parameters that the word at the cursor may belong to; in an assignment's value, the declared one.
    package internal(set) var parameters: [ParameterDeclaration] = []
    /// The declared names that may be assigned to and that begin with the partial word.
    package internal(set) var names: [ParameterDeclaration] = []
    /// Whether other names may be assigned to as well.
    package internal(set) var takesAnyName = false
    /// The name before the `=` if the cursor is in an assignment's value.
    package internal(set) var assignment: Word?
    /// The commands that the statement may be, longest name first.
    package internal(set) var commands: [Command<Context, Reply>] = []
    /// The arguments before the cursor, read for the first of the commands.
    package internal(set) var arguments: Arguments?

    /// Whether a lone `--` came before, so that words that begin with `--` are ordinary words.
    fileprivate var areFlagsOver = false

    fileprivate init(partial: Word) {
        self.partial = partial
    }

    /// What a flag of the commands that the statement may be does, in a line; empty if they have no such flag.
    package func summary(ofFlag word: String) -> String {
        for command in commands {
            if let flag = command.syntax.lazy.flatMap(\.flags).first(where: { $0.name == word }) { return flag.summary }
        }
        return ""
    }
}

extension CommandTable {
    /// Returns what may come at a cursor, even if the text has mistakes or unfinished quotes.
    ///
    /// Words of names may be shortened, as at a prompt. After a `#` nothing is expected.
    ///
    /// - Parameters:
    ///   - text: the statement so far; the part after the cursor is ignored.
    ///   - cursor: a UTF-8 offset, which is clamped to the text.
    ///   - joined: makes one word of each group of words before the cursor that is read as one.
    /// - Returns: everything that may come; nothing if a word before the cursor is already wrong.
    package func expectation(
        in text: String, cursor: Int, joining joined: ([Word]) -> [Word] = { $0 }
    ) -> Expectation<Context, Reply> {
        let before = String(decoding: text.utf8.prefix(max(0, cursor)), as: UTF8.self)
        let end = before.utf8.count
        let scan = Lexer.scan(before)
        var words = scan.words
        var expectation = Expectation<Context, Reply>(partial: Word("", span: end..<end))
        switch scan.ending {
        case .comment: return expectation
        case .quote(let quote): expectation.openQuote = quote
        case .between, .word, .backslash: break
        }
        if scan.ending != .between, let last = words.last, last.span.upperBound == end {
            expectation.partial = last
            words.removeLast()
        }
        words = AnswerOption.split(joined(words)).words
        words = reworded(words)?.words ?? words
        let candidates = names.candidates(words)
        expectation.verbs = candidates.verbs
        for found in candidates.found {
            var matcher = Matcher(words, from: found.length, pattern: commands[found.index].pattern, isExpecting: true)
            try? matcher.match()
            expectation.add(commands[found.index], matcher: matcher)
        }
        expectation.enterAssignment()
        expectation.fitPartial()
        return expectation
    }
}

extension Expectation {
    fileprivate mutating func add(_ command: Command<Context, Reply>, matcher: borrowing Matcher) {
        guard let expected = matcher.expected else { return }
        if commands.isEmpty {
            arguments = matcher.arguments
            areFlagsOver = matcher.areFlagsOver
        }
        commands.append(command)
        keywords = Phrase.unique(keywords + expected.keywords)
        flags = Phrase.unique(flags + expected.flags)
        parameters += expected.parameters.filter { new in !parameters.contains { $0 === new } }
        names += expected.names.filter { new in !names.contains { $0 === new } }
        takesAnyName = takesAnyName || expected.takesAssignments && command.pattern.isOpen
    }

    /// Narrows the expectation to the value if the cursor is in one.
    fileprivate mutating func enterAssignment() {
        guard takesAnyName || !names.isEmpty, let equals = Pattern.assignmentEnd(partial) else { return }
        let name = partial.slice(0..<equals)
        guard takesAnyName || names.contains(where: { $0.name == name.text }) else { return }
        assignment = name
        parameters = names.filter { $0.name == name.text }
        partial = partial.slice(equals + 1..<partial.text.utf8.count)
        (verbs, keywords, flags, names, takesAnyName) = ([], [], [], [], false)
    }

    /// Drops what does not begin with the partial word.
    fileprivate mutating func fitPartial() {
        guard assignment == nil else { return }
        let partial = partial
        func fits(_ word: String) -> Bool { partial.isBare && word.hasPrefix(partial.text) }
        verbs.removeAll { !fits($0) }
        keywords.removeAll { !fits($0) }
        flags.removeAll { !fits($0) }
        names.removeAll { !fits($0.name) }
        if partial.isBare, Matcher.beginsLikeFlag(partial.text), !areFlagsOver {
            (parameters, names, takesAnyName) = ([], [], false)
        }
    }
}
