import CEdit
import Platform

/// The functions that libedit calls: for the prompt, the history, the next character and the two keys bound here.
extension LineEditor {
    /// Connects libedit to this object. libedit does not retain it, so `close` must be called before it is deallocated.
    func connect(history: History, placeholder: OpaquePointer) {
        cedit_set_context(editor, Unmanaged.passUnretained(self).toOpaque())
        cedit_set_reader(editor) { LineEditor.of($0).readCharacter(into: $1) }
        cedit_set_prompt(editor, { LineEditor.of($0).state.prompt.pointer }, wchar_t(MarkedPrompt.mark.value))
        let context = Unmanaged.passUnretained(history).toOpaque()
        cedit_set_history(
            editor, placeholder,
            { context, operation, number in
                let history = Unmanaged<History>.fromOpaque(context!).takeUnretainedValue()
                guard let (text, found) = history.entry(operation) else { return nil }
                number?.pointee = found
                return text
            }, context)
        cedit_use_emacs_keys(editor)
        cedit_read_settings(editor)
        cedit_bind(
            editor,
            cedit_keys(
                complete: { editor, _ in LineEditor.of(editor).complete() },
                combine: { editor, _ in LineEditor.of(editor).combine() },
                paste: { editor, _ in LineEditor.of(editor).paste() },
                fold: { editor, _ in LineEditor.of(editor).fold(inCommands: false) },
                fold_in_commands: { editor, _ in LineEditor.of(editor).fold(inCommands: true) },
                repeat: { editor, _ in LineEditor.of(editor).repeatCommand() },
                right: { editor, _ in LineEditor.of(editor).takeSuggestion(otherwise: CEDIT_RIGHT_KEY) },
                end: { editor, _ in LineEditor.of(editor).takeSuggestion(otherwise: CEDIT_END_KEY) }))
    }

    private static func of(_ editor: OpaquePointer?) -> LineEditor {
        Unmanaged<LineEditor>.fromOpaque(cedit_context(editor)!).takeUnretainedValue()
    }

    /// Reads the next character for libedit; returns 1 for a character, 0 at the end of input, -1 if the line is
    /// dropped.
    private func readCharacter(into character: UnsafeMutablePointer<wchar_t>?) -> Int32 {
        keepCursorInLine()
        if !state.ownKeys.isEmpty {
            character?.pointee = wchar_t(state.ownKeys.removeFirst())
            return 1
        }
        while true {
            // A command that reads keys itself does not fold; it gets the next key all the same.
            if !state.isFolding, mustFold {
                state.isFolding = true
                character?.pointee = wchar_t(CEDIT_FOLDING_KEY)
                return 1
            }
            state.isFolding = false
            if let key = keyForPaste() {
                character?.pointee = key
                return 1
            }
            switch nextKey() {
            case .paste:
                continue
            case .character(let scalar) where cedit_width(wchar_t(scalar.value)) == 0 && scalar.value != 0:
                // libedit would count a column for a combining character added at the end of the line. It gets a
                // special key instead, whose function inserts the character and redraws the whole line.
                state.combining = scalar
                character?.pointee = wchar_t(CEDIT_COMBINING_KEY)
                return 1
            case .character(let scalar):
                state.typedColumns += columns(of: CollectionOfOne(scalar.value))
                character?.pointee = wchar_t(scalar.value)
                return 1
            case .signals(let bits) where bits & Int32(CEDIT_INTERRUPT) != 0:
                state.isInterrupted = true
                keyboard.dropPaste(isPasting: state.isPasting)
                leaveLine("^C")
                return -1
            case .signals(let bits):
                actOnSignals(bits)
            case .end:
                return 0
            }
        }
    }

    /// Waits for a key. Pasted text is none: it is kept until its own key is given.
    private func nextKey() -> Keyboard.Key {
        guard state.isPasting else {
            drawSuggestion()
            let key = keyboard.next()
            eraseSuggestion()
            state.isPasting = key == .paste
            return key
        }
        switch keyboard.nextPaste() {
        case .text(let text, let isEnd):
            state.isPasting = !isEnd
            state.pasted = (text, 0)
            return .paste
        case .signals(let bits): return .signals(bits)
        case .end: return .end
        }
    }

    /// Moves a cursor that libedit has left before the line to its start.
    ///
    /// With the keys of vi, `ed_move_to_end` (common.c of 3.1-20221030; `$`, Ctrl-E and End) steps back from the end to the last
    /// character even if there is none. The next key would then write before libedit's buffer: insert a character there, or, to
    /// delete one, move the whole line.
    private func keepCursorInLine() {
        guard let line = el_wline(editor)?.pointee, let start = line.buffer, line.cursor < start else { return }
        el_cursor(editor, Int32(start - line.cursor))
    }

    private func combine() -> UInt8 {
        guard let scalar = state.combining else { return UInt8(CC_NORM) }
        state.combining = nil
        insert(String(scalar))
        return UInt8(CC_REFRESH)
    }

    /// Moves the cursor to the row below the line.
    ///
    /// libedit does that only when the line ends. Printing the rest of the line again, over itself, moves the cursor to
    /// the end of the line, even if it spans several rows.
    ///
    /// - Parameter mark: The text to print after the line.
    func leaveLine(_ mark: String) {
        var rest = ""
        if let line = el_wline(editor)?.pointee, let cursor = line.cursor {
            for scalar in String(wide: cursor, count: line.lastchar - cursor).unicodeScalars {
                if !scalar.isControl || scalar == "\t" || scalar == "\n" {
                    rest.unicodeScalars.append(scalar)
                } else if scalar.isASCII {
                    rest += "^\(Unicode.Scalar(UInt8(scalar.value) ^ 0x40))"
                }
            }
        }
        LineEditor.print(rest + mark + "\n")
    }

    /// Inserts a text at libedit's cursor.
    func insert(_ text: String) {
        _ = withExtendedLifetime(WideText(text)) { el_winsertstr(editor, $0.pointer) }
    }

    private func actOnSignals(_ bits: Int32) {
        if bits & Int32(CEDIT_SUSPEND | CEDIT_CONTINUE) != 0 {
            cedit_set_raw(editor, false)
            if bits & Int32(CEDIT_SUSPEND) != 0 { cedit_suspend() }
            cedit_set_raw(editor, true)
            // The shell for which this process was stopped has told the terminal something else.
            if keyboard.marksPastes { cedit_mark_pastes(true) }
        }
        // A resize may have moved the cursor to any row, but everything from its row on belongs to this line: clear it.
        if Terminal.isSmart { LineEditor.print("\r\u{1B}[J") }
        screen = Self.screenSize()
        el_resize(editor)
        cedit_redraw(editor)
    }

    static func print(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { cedit_print($0.baseAddress, $0.count) }
        }
    }
}
