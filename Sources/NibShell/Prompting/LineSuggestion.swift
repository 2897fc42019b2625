import CommandLanguage
import NibDocument

/// What may follow a line that is being typed, for the suggestion after the cursor.
///
/// It is asked after each key, so it looks only at declarations and ids: never at code, and it tries no command as completion does.
package struct LineSuggestion {
    private let shell: Shell
    private let settings: PromptSettings
    /// The beginning of an id must have so many characters to be continued.
    private static let leastOfID = 2

    /// Suggests commands of a shell.
    package init(_ shell: Shell, settings: PromptSettings) {
        self.shell = shell
        self.settings = settings
    }

    /// Returns the rest of the word at the end of a line, or the only word that can follow.
    ///
    /// - Parameter line: the line so far.
    /// - Returns: nil if nothing is certain enough.
    package func rest(of line: String) -> String? {
        let words = Lexer.guessedWords(of: line)
        guard words.first?.isBare(PromptOnly.program) != true,
            !words.contains(where: { $0.isBare && Quoting.promptMarks.contains($0.text) })
        else { return nil }
        let text = TypedStatement.expanded(line, aliases: settings.aliases)
        let expected = Shell.table.expectation(in: text, cursor: text.utf8.count)
        let typed = expected.partial
        guard expected.openQuote == nil, typed.isBare else { return nil }
        let possible = expected.verbs + expected.keywords + expected.parameters.flatMap(\.choices)
        guard !typed.text.isEmpty else {
            // Between words only what must come.
            let isCertain = possible.count == 1 && expected.parameters.isEmpty && expected.names.isEmpty
            return isCertain && !expected.takesAnyName && expected.commands.count + expected.verbs.count == 1
                ? possible[0] : nil
        }
        let isFirst = words.count == 1 && text == line
        let flags = typed.text.hasPrefix("--") ? expected.flags : []
        let all = possible + flags + (isFirst ? settings.aliases.keys.sorted() : [])
        let longer = all.filter { $0.utf8.count > typed.text.utf8.count && $0.hasPrefix(typed.text) }
        if let word = longer.min(by: { $0.utf8.count < $1.utf8.count }) {
            return String(word.dropFirst(typed.text.count))
        }
        return expected.parameters.contains { $0.kind == .object } ? restOfID(typed.text) : nil
    }

    private func restOfID(_ typed: String) -> String? {
        guard let document = shell.session?.document, typed.utf8.count >= Self.leastOfID else { return nil }
        var found: String?
        for node in document.objects {
            guard let id = document.id(of: node), id.hasPrefix(typed) else { continue }
            guard found == nil, id != typed else { return nil }
            found = id
        }
        return found.map { String($0.dropFirst(typed.count)) }
    }
}
