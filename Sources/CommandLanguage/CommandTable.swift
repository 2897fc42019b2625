import Replies

/// All commands, found by the words a statement begins with.
///
/// The longest name wins: `unset attribute` before `unset`. A quoted word is never a name.
package struct CommandTable<Context, Reply>: Sendable {
    /// The type of the table's commands.
    package typealias Entry = Command<Context, Reply>

    /// The commands in declared order.
    package let commands: [Entry]

    let names: NameIndex

    /// The old words that statements may have, by the first of them.
    let rewordings: [String: [Rewording]]

    /// Makes a table; ``validate()`` reports what is wrong with it.
    ///
    /// - Parameters:
    ///   - commands: the commands.
    ///   - rewordings: other words in which statements may be written.
    package init(_ commands: [Entry], rewordings: [Rewording] = []) {
        self.rewordings = Dictionary(grouping: rewordings, by: \.firstWord)
        let families = Dictionary(grouping: commands.indices) { commands[$0].nameWords.first ?? "" }
        self.commands = commands.map { command in
            let name = command.nameWords
            let others = families[name.first ?? ""] ?? []
            let longer = others.map { commands[$0].nameWords }.filter { $0.count > name.count && $0.starts(with: name) }
            return longer.isEmpty ? command : Command(command, reserved: longer.map { $0[name.count] })
        }
        names = NameIndex(self.commands.map(\.pattern))
    }

    /// The command with exactly this name, or this old name.
    package subscript(name: String) -> Entry? {
        if let index = names.index(named: name) { return commands[index] }
        return newName(for: name).flatMap { names.index(named: $0) }.map { commands[$0] }
    }

    /// The listed commands. The others are forms of these, for one kind of thing: their names go on, as `set initial` does.
    package var listed: [Entry] { commands.filter { page(of: $0) == nil } }

    /// The listed command of which a command is a form; nil if it is listed itself.
    package func page(of command: Entry) -> Entry? {
        let words = command.nameWords
        for count in 1..<max(1, words.count) {
            if let index = names.index(named: words.prefix(count).joined(separator: " ")) { return commands[index] }
        }
        return nil
    }

    /// The forms of a listed command.
    package func forms(of command: Entry) -> [Entry] {
        commands.filter { page(of: $0)?.name == command.name }
    }

    /// The statement in the words of today, and the rewording; nil if it has no other words.
    package func reworded(_ words: [Word]) -> (words: [Word], by: Rewording)? {
        guard let first = words.first, first.isBare, let family = rewordings[first.text] else { return nil }
        for rewording in family {
            if let words = rewording.applied(to: words) { return (words, rewording) }
        }
        return nil
    }

    /// The name of today for a command's old name; nil if there is none.
    package func newName(for name: String) -> String? {
        let family = rewordings[String(name.prefix { $0 != " " })] ?? []
        return family.first { $0.isOld && $0.oldName == name && $0.newName != name }?.newName
    }

    /// The command a statement gives, and its arguments.
    ///
    /// - Parameters:
    ///   - statement: the text of one statement.
    ///   - allowPrefixes: whether the words of names may be shortened to unique beginnings, as at a prompt.
    /// - Returns: the command, and the words for its parameters.
    /// - Throws: a ``CommandError`` that says what is wrong and where, with the usage line and hints.
    package func parse(
        _ statement: String, allowPrefixes: Bool = false
    ) throws(CommandError) -> (command: Entry, arguments: Arguments) {
        try parse(Lexer.words(of: statement), allowPrefixes: allowPrefixes)
    }

    /// The command that the words of a statement give, and its arguments.
    ///
    /// - Throws: a ``CommandError`` as for a statement's text; also when there are no words.
    package func parse(
        _ words: [Word], allowPrefixes: Bool = false
    ) throws(CommandError) -> (command: Entry, arguments: Arguments) {
        let (given, option) = AnswerOption.split(words)
        let reworded = reworded(given)
        var (index, arguments) = try parseCorrecting(reworded?.words ?? given, allowPrefixes: allowPrefixes)
        if let reworded { arguments = Arguments(arguments, given: given, by: reworded.by) }
        let command = commands[index]
        guard let option else { return (command, arguments) }
        try option.form.check(command.answer, of: command.name, span: option.span)
        return (command, Arguments(arguments, answeredAs: option.form))
    }

    /// Finds the command of words. The error for words that lack only a blank or a fixed word has the corrected line.
    private func parseCorrecting(_ words: [Word], allowPrefixes: Bool) throws(CommandError) -> (
        index: Int, arguments: Arguments
    ) {
        do throws(CommandError) { return try names.parse(words, allowPrefixes: allowPrefixes) } catch {
            let candidates = [
                Correction.withBlanks(words), names.withMissingKeyword(words),
                Rewording.habits.lazy.compactMap { $0.applied(to: words) }.first,
            ]
            for case let candidate? in candidates
            where (try? names.parse(reworded(candidate)?.words ?? candidate, allowPrefixes: allowPrefixes)) != nil {
                var error = error
                let line = Correction.line(candidate.filter { !$0.text.isEmpty })
                error.hints =
                    [Matcher.meant(line)]
                    + error.hints.filter { !$0.hasPrefix("did you mean") && !$0.hasPrefix(HelpAdvice.list) }
                throw error
            }
            throw error
        }
    }
}
