import CEdit

/// Reads edited lines from the terminal: with the keys of emacs or vi, a history and completion.
///
/// The keys are libedit's and come from `~/.editrc` (`bind -v` there gives those of vi). The editor uses standard input
/// and output, which have to be a terminal, and there can be one open at a time, since a process has one terminal. It
/// is meant for the main thread.
///
/// Between calls the terminal is in the state in which the editor found it. While a line is read, SIGTERM, SIGHUP and
/// SIGQUIT restore it before they do what they would do otherwise, and Ctrl-Z stops the process as usual.
public final class LineEditor {
    /// What reading a line ended with.
    public enum Event: Sendable, Equatable {
        /// A line, without its end; it holds line ends when it was continued.
        case line(String)
        /// Ctrl-C: the line was dropped.
        case interrupted
        /// Ctrl-D on an empty line, or the terminal was closed.
        case endOfInput
    }

    /// Finds what can stand at the cursor of a line, for the Tab key.
    ///
    /// Gets the text, with the earlier lines when it is continued, and the cursor's UTF-8 offset in it.
    public typealias Completer = (_ line: String, _ cursor: Int) -> Completion?

    /// What the Tab key asks; without one it only beeps.
    public var completer: Completer?

    let editor: OpaquePointer
    var keyboard: Keyboard
    var state = State()
    private let history: History
    private let placeholder: OpaquePointer
    private var isOpen = true

    /// Opens the editor.
    ///
    /// Sets the character type of the process's locale to that of the environment, or to UTF-8 if that has none. Gives
    /// nil when standard input or output is no terminal, or an editor is open already.
    ///
    /// - Parameters:
    ///   - program: The name that `~/.editrc` knows the program by.
    ///   - historyPath: The file of the history; nil keeps it in memory only. Missing folders are made.
    public init?(program: String, historyPath: String?) {
        guard Terminal.isTerminal(0), Terminal.isTerminal(1), cedit_watch_interrupts() else { return nil }
        cedit_use_utf8()
        guard let editor = cedit_open(program) else {
            cedit_unwatch_interrupts()
            return nil
        }
        guard let placeholder = history_winit() else {
            cedit_close(editor)
            cedit_unwatch_interrupts()
            return nil
        }
        keyboard = Keyboard()
        self.editor = editor
        self.placeholder = placeholder
        history = History(path: historyPath)
        connect(history: history, placeholder: placeholder)
    }

    deinit {
        close()
    }

    /// Reads a line, and further ones while the text is not complete.
    ///
    /// - Parameters:
    ///   - prompt: Stands before the line; colours (`ESC [ … m`) are fine and take no columns.
    ///   - continuation: Stands before each further line.
    ///   - isComplete: Tells whether a text can be run as it is, rather than ending inside a quotation, say.
    /// - Returns: The text, or how it ended without one. Ctrl-D on a further line ends the text as it is.
    public func read(
        prompt: String, continuation: String = "> ", isComplete: (String) -> Bool = { _ in true }
    ) -> Event {
        var text = ""
        var prompt = prompt
        while true {
            state.earlierLines = text
            switch readLine(prompt: prompt) {
            case .line(let line):
                text += line
                if isComplete(text) { return .line(text) }
                text += "\n"
                prompt = continuation
            case .interrupted:
                return .interrupted
            case .endOfInput:
                return text.isEmpty ? .endOfInput : .line(String(text.unicodeScalars.dropLast()))
            }
        }
    }

    /// Adds a line to the history and its file, unless it is blank or the same as the one before.
    ///
    /// - Parameter line: The text; one with line ends is kept whole.
    public func addHistory(_ line: String) {
        history.add(line)
    }

    /// Asks a question until it gets one of the answers.
    ///
    /// - Parameters:
    ///   - question: The question with the answers named in it; the cursor stands one space after it.
    ///   - answers: The letters, in lower case, that an answer can begin with.
    /// - Returns: The letter, or nil after Ctrl-C or at the end of input.
    public func ask(_ question: String, answers: [Character]) -> Character? {
        let completer = self.completer
        self.completer = nil
        history.isEnabled = false
        state.earlierLines = ""
        defer {
            self.completer = completer
            history.isEnabled = true
        }
        while case .line(let line) = readLine(prompt: question + " ") {
            let first = line.lowercased().first { $0 != " " }
            if let first, answers.contains(first) { return first }
        }
        return nil
    }

    /// Asks a question that is answered by yes or no.
    ///
    /// - Parameter question: The question, to which ' (y/n)' is added.
    /// - Returns: The answer, or nil after Ctrl-C or at the end of input.
    public func confirm(_ question: String) -> Bool? {
        ask(question + " (y/n)", answers: ["y", "n"]).map { $0 == "y" }
    }

    /// Gives the terminal back; Ctrl-C ends the process again. Nothing can be read afterwards.
    ///
    /// What was typed ahead stays with the terminal, for the program that reads from it next.
    public func close() {
        guard isOpen else { return }
        isOpen = false
        cedit_close(editor)
        history_wend(placeholder)
        keyboard.close()
        cedit_unwatch_interrupts()
    }

    private func readLine(prompt: String) -> Event {
        guard isOpen else { return .endOfInput }
        keyboard.reset()
        state.begin(prompt: prompt)
        cedit_begin_editing(0)
        // Before the prompt: what is typed as soon as it shows would be echoed otherwise.
        cedit_set_raw(editor, true)
        var count: Int32 = 0
        let start = el_wgets(editor, &count)
        cedit_end_editing()
        guard let start, count > 0, !state.isInterrupted else {
            if state.isInterrupted { return .interrupted }
            cedit_print("\n", 1)
            return .endOfInput
        }
        return .line(LineEditor.line(start, count: Int(count)))
    }

    /// Takes the line that libedit returned, without its end and without combining keys that a command took for text.
    private static func line(_ start: UnsafePointer<wchar_t>, count: Int) -> String {
        let isEnded = start[count - 1] == wchar_t(UInt8(ascii: "\n"))
        var line = String(wide: start, count: isEnded ? count - 1 : count)
        line.unicodeScalars.removeAll { $0.value == UInt32(CEDIT_COMBINING_KEY) }
        return line
    }
}
