import CommandLanguage

/// Completion of what is typed for a shell.
struct ShellCompletion {
    let shell: Shell

    /// Finds out what can come at the cursor of a statement.
    ///
    /// - Parameters:
    ///   - text: the statement so far.
    ///   - cursor: the UTF-8 offset of the cursor.
    /// - Returns: what knows the words that fit.
    func completer(in text: String, at cursor: Int) -> Completer<Shell> {
        let context = CompletionContext(
            session: shell.session, sources: shell.projectSources, isInScript: shell.scripts.isRunning,
            commands: Shell.table.commands.map { ($0.name, $0.summary) }, trial: shell.trial, text: text,
            aliases: shell.options.prompt?.aliases ?? [:])
        return Completer(context, at: cursor, in: Shell.table)
    }

    /// Returns the name of the parameter that comes after a statement, and the words that it can be; nil unless these are known and
    /// are no objects, names of the code or files.
    func offers(after text: String) -> (parameter: String, words: [String])? {
        let completer = completer(in: text, at: text.utf8.count)
        guard let parameter = completer.expectation.parameters.first, parameter.choices.isEmpty,
            !parameter.kind.meansObject, !parameter.kind.takesClass,
            ![.file, .query, .commandLine, .verb, .element, .sharedID, .entry].contains(parameter.kind)
        else { return nil }
        let words = completer.items(for: parameter).map(\.text)
        return words.isEmpty ? nil : (parameter.name, words)
    }
}
