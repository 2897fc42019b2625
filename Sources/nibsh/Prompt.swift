import CommandLanguage
import LineEditing
import NibShell

/// The session at a terminal.
struct Prompt {
    let shell: Shell
    let output: Output
    let isJSON: Bool

    /// Reads and runs commands until the user leaves.
    ///
    /// - Returns: the exit status.
    func run() -> Int32 {
        guard let editor = LineEditor(program: "nibsh", historyPath: StateFolder.path.map { $0 + "/history" }) else {
            output.complain("error: the terminal cannot be used for editing lines")
            return 2
        }
        defer { editor.close() }
        editor.completer = { line, cursor in
            let found = shell.suggestions(in: line, cursor: cursor)
            return Completion(
                replace: found.replace,
                candidates: found.items.map {
                    Candidate(text: $0.text, label: $0.text, note: $0.note, isFinal: $0.isFinal)
                })
        }
        tellNotices()
        while true {
            output.flush()
            switch editor.read(prompt: shell.prompt, continuation: "      > ", isComplete: Self.isComplete) {
            case .line(let line):
                editor.addHistory(line)
                run(line)
            case .interrupted: continue
            case .endOfInput:
                output.write("\n")
                shell.askToQuit()
            }
            Interrupt.clear()
            if shell.hasQuit, leave(editor) { return 0 }
        }
    }

    /// Whether a text ends outside of quotes.
    private static func isComplete(_ text: String) -> Bool {
        var reader = StatementReader()
        _ = reader.feed(text + "\n")
        return !reader.isUnfinished
    }

    private func run(_ line: String) {
        for statement in StatementReader.statements(in: line) {
            do throws(ShellError) {
                let reply = try shell.execute(statement.text)
                if isJSON {
                    output.print(ReplyJSON.object(reply, command: shell.lastCommand, file: shell.documentName))
                } else {
                    output.print(reply.text)
                }
            } catch {
                if isJSON {
                    output.print(
                        ReplyJSON.object(
                            error, command: shell.lastCommand, file: shell.documentName, statement: statement.text))
                } else {
                    output.complain(error.rendered(statement: statement.text))
                }
            }
            tellNotices()
            if shell.hasQuit { return }
        }
    }

    private func tellNotices() {
        for notice in shell.takeNotices() { output.complain("\("note:", .warning) \(notice)") }
    }

    /// Asks what to do with unsaved changes.
    ///
    /// - Returns: whether the program can end.
    private func leave(_ editor: LineEditor) -> Bool {
        output.flush()
        if shell.isModified, let name = shell.documentName {
            switch editor.ask("Save the changes to \(name)? (y/n, c goes back)", answers: ["y", "n", "c"]) {
            case "y":
                do throws(ShellError) { output.print(try shell.saveNow().text) } catch {
                    output.complain(error.rendered(statement: nil))
                    shell.stay()
                    return false
                }
            case "n": shell.discard()
            default:
                shell.stay()
                return false
            }
        }
        shell.abandon()
        output.flush()
        return true
    }
}
