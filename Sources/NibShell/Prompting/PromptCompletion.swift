import CommandLanguage

/// Completes what is typed at the prompt, where lines may begin with an alias and say where output goes.
package struct PromptCompletion {
    private let shell: Shell
    private let settings: PromptSettings

    /// Completes commands of a shell.
    package init(_ shell: Shell, settings: PromptSettings) {
        self.shell = shell
        self.settings = settings
    }

    /// Returns what can come at the cursor of a statement.
    ///
    /// - Parameters:
    ///   - text: the statement so far.
    ///   - cursor: the UTF-8 offset of the cursor.
    /// - Returns: what fits, and the part of the statement that it replaces.
    package func suggestions(in text: String, cursor: Int) -> Suggestions {
        let before = String(decoding: text.utf8.prefix(cursor), as: UTF8.self)
        let words = Lexer.guessedWords(of: before)
        let isBetween = words.last.map { $0.span.upperBound < cursor } ?? true
        let finished = isBetween ? words[...] : words.dropLast()
        if finished.contains(where: { $0.isBare && Quoting.promptMarks.contains($0.text) })
            || finished.first?.isBare(PromptOnly.program) == true
        {
            return files(isBetween ? Word("", span: cursor..<cursor) : words[words.count - 1])
        }
        let expanded = TypedStatement.expanded(text, aliases: settings.aliases)
        guard expanded != text, !finished.isEmpty else { return shell.suggestions(in: text, cursor: cursor) }
        let shift = expanded.utf8.count - text.utf8.count
        var found = shell.suggestions(in: expanded, cursor: cursor + shift)
        guard found.replace.lowerBound - shift >= words[0].span.upperBound else {
            return Suggestions(replace: cursor..<cursor, items: [])
        }
        found.replace = found.replace.lowerBound - shift..<found.replace.upperBound - shift
        return found
    }

    private func files(_ word: Word) -> Suggestions {
        Suggestions(
            replace: word.span,
            items: FileNames.starting(with: word.text).map {
                Suggestion(text: Quoting.quote($0), note: "", isFinal: !$0.hasSuffix("/"))
            })
    }
}
