import CEdit

/// Reads lines from the terminal with editing keys, history and completion.
///
/// The keys are libedit's and can be changed in `~/.editrc` (`bind -v` selects those of vi instead of emacs). The
/// editor uses standard input and output, which must be a terminal. Only one editor can be open at a time, because a
/// process has one terminal. Use it on the main thread.
///
/// Between calls the terminal is in the state in which the editor found it. While a line is read, SIGTERM, SIGHUP and
/// SIGQUIT restore that state before they take their usual effect, and Ctrl-Z stops the process as usual.
package final class LineEditor {
    /// The result of reading a line.
    package enum Event: Sendable, Equatable {
        /// A line without its line end; a text continued over several lines contains line ends.
        case line(String)
        /// Ctrl-C: the line was dropped.
        case interrupted
        /// Ctrl-D on an empty line, or the terminal was closed.
        case endOfInput
    }

    /// Returns the candidates for the cursor's place in a line, for the Tab key.
    ///
    /// It receives the text, including earlier lines of a continued text, and the UTF-8 offset of the cursor.
    package typealias Completer = (_ line: String, _ cursor: Int) -> Completion?

    /// The function that the Tab key calls; if nil, the key only beeps.
    package var completer: Completer?

    /// The function that says what may follow the line; if nil, nothing is suggested.
    package var suggester: Suggester?

    /// Whether pasted text waits in the line for the Enter key, if the terminal can tell it from typed text.
    package var marksPastes = true

    let editor: OpaquePointer
    var keyboard: Keyboard
    var state = State()
    /// The size of the terminal as libedit knows it.
    var screen = LineEditor.screenSize()
    let history: History
    private let placeholder: OpaquePointer
    private var isOpen = true

    /// Opens the editor.
    ///
    /// It sets the character type of the process's locale to that of the environment, or to UTF-8 if the environment
    /// has none. It returns nil if standard input or output is not a terminal, or if an editor is open already.
    ///
    /// - Parameters:
    ///   - program: The name by which `~/.editrc` refers to the program.
    ///   - historyPath: The path of the history file; nil keeps the history in memory only. Missing folders are
    ///     created.
    package init?(program: String, historyPath: String?) {
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
        history.fits = { [unowned self] in fits($0) }
        connect(history: history, placeholder: placeholder)
    }

    deinit {
        close()
    }

    /// Reads a line, and further lines until the text is complete.
    ///
    /// - Parameters:
    ///   - prompt: The text before the line; colours (`ESC [ … m`) are allowed and take no columns.
    ///   - continuation: Returns the text before a further line, for the text so far.
    ///   - isComplete: Whether a text can be run as it is; false, for example, if it ends inside a quotation.
    /// - Returns: The text, or the reason why there is none. Ctrl-D on a further line ends the text as it is.
    package func read(
        prompt: String, continuation: (String) -> String = { _ in "> " }, isComplete: (String) -> Bool = { _ in true }
    ) -> Event {
        var text = ""
        var prompt = prompt
        while true {
            state.earlierLines = text
            switch readLine(prompt: prompt) {
            case .line(let line):
                text += line
                if isComplete(text) { return .line(Self.trimmed(text, while: isComplete)) }
                text += "\n"
                prompt = continuation(text)
            case .interrupted:
                return .interrupted
            case .endOfInput:
                return text.isEmpty ? .endOfInput : .line(String(text.unicodeScalars.dropLast()))
            }
        }
    }

    /// Returns a text without the line ends with which pasted text may end.
    private static func trimmed(_ text: String, while isComplete: (String) -> Bool) -> String {
        var text = text
        while text.utf8.last == UInt8(ascii: "\n"), isComplete(String(text.unicodeScalars.dropLast())) {
            text.unicodeScalars.removeLast()
        }
        return text
    }

    /// Adds a line to the history and its file, unless it is blank or repeats the previous one.
    ///
    /// - Parameter line: The text; a text of several lines becomes one entry.
    package func addHistory(_ line: String) {
        history.add(line)
    }

    /// Asks a question until the user gives one of the answers.
    ///
    /// - Parameters:
    ///   - question: The question, which should name the answers; a space and the cursor follow it.
    ///   - answers: The lower-case letters that are answers; the words for them are as well.
    /// - Returns: The letter; nil after Ctrl-C or at the end of input.
    package func ask(_ question: String, answers: [Character]) -> Character? {
        let (completer, suggester) = (self.completer, self.suggester)
        self.completer = nil
        self.suggester = nil
        history.isEnabled = false
        state.earlierLines = ""
        defer {
            self.completer = completer
            self.suggester = suggester
            history.isEnabled = true
        }
        while case .line(let line) = readLine(prompt: question + " ") {
            if let answer = Answer.letter(in: line, among: answers) { return answer }
            Self.print(Answer.request(answers) + "\n")
        }
        return nil
    }

    /// Closes the editor; nothing can be read afterwards, and Ctrl-C ends the process again.
    ///
    /// Input typed ahead stays in the terminal for the program that reads from it next.
    package func close() {
        guard isOpen else { return }
        isOpen = false
        lendTerminal()
        cedit_close(editor)
        history_wend(placeholder)
        keyboard.close()
        cedit_unwatch_interrupts()
    }

    private func readLine(prompt: String) -> Event {
        guard isOpen else { return .endOfInput }
        keyboard.reset()
        state.begin(prompt: prompt)
        markPastes()
        cedit_begin_editing(0)
        // Set raw mode before the prompt is printed; otherwise the terminal would echo keys typed as soon as it
        // appears.
        cedit_set_raw(editor, true)
        updateScreen()
        var count: Int32 = 0
        let start = el_wgets(editor, &count)
        cedit_end_editing()
        guard let start, count > 0, !state.isInterrupted else {
            if state.isInterrupted { return .interrupted }
            cedit_print("\n", 1)
            return .endOfInput
        }
        return .line(state.folded + LineEditor.line(start, count: Int(count)))
    }

    /// Returns the line from libedit, without its line end.
    private static func line(_ start: UnsafePointer<wchar_t>, count: Int) -> String {
        let isEnded = start[count - 1] == wchar_t(UInt8(ascii: "\n"))
        return withoutKeys(String(wide: start, count: isEnded ? count - 1 : count))
    }

    /// Returns a text without the keys of this editor that a command of libedit inserted as text.
    static func withoutKeys(_ text: String) -> String {
        var text = text
        let keys = [
            CEDIT_RIGHT_KEY, CEDIT_END_KEY, CEDIT_REPEAT_KEY, CEDIT_COMMAND_KEY, CEDIT_INSERT_KEY, CEDIT_FOLDING_KEY,
            CEDIT_COMBINING_KEY, CEDIT_PASTE_KEY,
        ].map { UInt32($0) }
        text.unicodeScalars.removeAll { keys.contains($0.value) }
        return text
    }
}
