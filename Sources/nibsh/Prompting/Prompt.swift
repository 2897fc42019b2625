import CommandLanguage
import LineEditing
import NibShell
import Platform
import Replies

/// The session at a terminal.
struct Prompt {
    let shell: Shell
    let output: Output
    let settings: PromptSettings
    let form: AnswerForm
    /// Whether the lines that are typed are kept on disk.
    let keepsHistory: Bool
    /// The tutorial that is played.
    var guide: Guide?

    /// How many ends of input in a row end the program, as when the terminal is gone.
    private static let mostEnds = 5

    /// Where lines come from.
    private struct Source {
        let read: (_ prompt: String) -> LineEditor.Event
        let ask: (_ question: String, _ answers: [Character]) -> Character?
        let remember: (_ line: String) -> Void
        var terminal = TerminalLoan()
    }

    /// Reads and runs commands until the user leaves.
    ///
    /// - Returns: the exit status.
    func run() -> Int32 {
        let history = keepsHistory ? StateFolder.path.map { $0 + "/history" } : nil
        guard let editor = LineEditor(program: "nibsh", historyPath: history) else {
            // Standard output is not a terminal, so there is no line editing.
            let lines = PlainLines()
            return run(
                Source(
                    read: {
                        lines.read(prompt: $0, continuation: Self.continuation(after:), isComplete: Self.isComplete)
                    },
                    ask: { lines.ask($0, answers: $1) }, remember: { _ in }))
        }
        defer { editor.close() }
        let completion = PromptCompletion(shell, settings: settings)
        editor.completer = { line, cursor in
            let found = completion.suggestions(in: line, cursor: cursor)
            return Completion(
                replace: found.replace,
                candidates: found.items.map {
                    CompletionCandidate(
                        text: $0.text, label: $0.text, note: $0.note, isFinal: $0.isFinal, needsNote: $0.needsNote)
                })
        }
        let suggestion = LineSuggestion(shell, settings: settings)
        editor.suggester = { line, earlier in
            guard settings.suggests, output.style.hasColour, output.style.isSmart else { return nil }
            if let earlier = earlier() {
                return String(decoding: earlier.utf8.dropFirst(line.utf8.count), as: UTF8.self)
            }
            return suggestion.rest(of: line)
        }
        return run(
            Source(
                read: {
                    editor.marksPastes = settings.marksPastes
                    return editor.read(prompt: $0, continuation: Self.continuation(after:), isComplete: Self.isComplete)
                },
                ask: { editor.ask($0, answers: $1) }, remember: { editor.addHistory($0) },
                terminal: TerminalLoan(lend: editor.lendTerminal, hasTypedAhead: { editor.hasTypedAhead })))
    }

    private func run(_ source: Source) -> Int32 {
        let statements = StatementRunner(
            shell: shell, output: output, settings: settings, form: form, tutorial: guide?.tutorial,
            ask: source.ask, terminal: source.terminal)
        let watch = DiskWatch(shell)
        // The document is open by now, so that the file can also have commands that look at it, such as 'sources' or 'check'. In the
        // tutorial, commands do what it says they do.
        if guide == nil { statements.runStartFile() }
        if shell.hasQuit, leave(source.ask) { return output.finish() ? 0 : 2 }
        var ends = 0
        while ends < Self.mostEnds {
            output.flush()
            switch source.read(shell.prompt) {
            case .line(let line):
                ends = 0
                source.remember(line)
                if let news = watch.news() { output.note(news) }
                statements.run(line: line)
            case .interrupted: break
            case .endOfInput:
                ends += 1
                shell.hasQuit = true
            }
            Interrupt.clear()
            if shell.hasQuit, leave(source.ask) { return output.finish() ? 0 : 2 }
        }
        shell.abandon()
        return 2
    }

    /// Whether a text is complete, that is, does not end in quotes or after a backslash.
    private static func isComplete(_ text: String) -> Bool {
        var reader = StatementReader()
        _ = reader.feed(text + "\n")
        return !reader.isUnfinished
    }

    /// What is before a further line of a text: what is open in it. The first such line tells how to give up.
    private static func continuation(after text: String) -> String {
        var reader = StatementReader()
        _ = reader.feed(text)
        guard reader.isInQuotes else { return "      > " }
        let isFirst = text.utf8.lazy.filter { $0 == UInt8(ascii: "\n") }.count == 1
        return isFirst ? "quote (Ctrl-C gives up)> " : "quote> "
    }

    /// Asks what to do with unsaved changes.
    ///
    /// - Parameter ask: asks a question until it gets one of the answers; returns nil at the end of input.
    /// - Returns: whether the program can end.
    private func leave(_ ask: (String, [Character]) -> Character?) -> Bool {
        output.flush()
        if let guide {
            guide.leave(shell, output: output, ask: ask)
            return true
        }
        let unsaved = UnsavedDocuments(of: shell)
        var saved: [Int] = []
        for (index, name) in unsaved.names.enumerated() {
            switch ask("Save the changes to \(name)? (y/n, c to cancel)", ["y", "n", "c"]) {
            case "y": saved.append(index)
            case "n": continue
            default:
                shell.hasQuit = false
                return false
            }
        }
        if !saved.isEmpty {
            do throws(CommandError) { output.print(try unsaved.save(saved).text) } catch {
                output.complain(error)
                shell.hasQuit = false
                return false
            }
        }
        // What was saved has nothing that could be given up.
        if saved.count < unsaved.names.count { shell.discard() } else { shell.abandon() }
        output.flush()
        return true
    }
}
