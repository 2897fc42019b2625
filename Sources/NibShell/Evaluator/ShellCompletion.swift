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
        completer(in: text, at: cursor, of: shell.session)
    }

    /// Finds what can come at the cursor of a statement; after the name of an open document and a colon, its objects.
    func suggestions(in text: String, at cursor: Int) -> Suggestions {
        let completer = completer(in: text, at: cursor)
        let partial = completer.partial
        guard let name = OtherDocument.document(of: partial), partial.isBare,
            CommandList.looking.contains(completer.verb),
            let session = try? shell.documents.names.session(named: name)
        else { return completer.suggestions() }
        let head = name.text.utf8.count + 1
        var bytes = Array(text.utf8)
        bytes.removeSubrange(partial.span.lowerBound..<partial.span.lowerBound + head)
        let own = self.completer(in: String(decoding: bytes, as: UTF8.self), at: cursor - head, of: session)
            .suggestions()
        return Suggestions(
            replace: own.replace.lowerBound..<own.replace.upperBound + head,
            items: own.items.map {
                Suggestion(
                    text: "\(name.text):\($0.text)", note: $0.note, isFinal: $0.isFinal, needsNote: $0.needsNote)
            })
    }

    private func completer(in text: String, at cursor: Int, of session: Session?) -> Completer<Shell> {
        let context = CompletionContext(
            session: session, sources: shell.projectSources, isInScript: shell.scripts.isRunning,
            commands: Shell.table.commands.map { ($0.name, $0.summary) }, trial: shell.trial, text: text,
            aliases: shell.options.prompt?.aliases ?? [:],
            openDocuments: shell.documents.names.sorted.map(\.name))
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
