import CEdit

/// Keeps the line that libedit edits smaller than the screen.
///
/// If a line takes more rows than the screen, libedit loses track of the row in which the cursor is: `re_refresh_cursor` asks
/// `terminal_move_to_line` for a row below the screen, which does nothing, and the next character that `re_fastputc` (refresh.c of
/// 3.1-20221030) writes at the end of a row goes to a row that the screen does not have. A single refresh of such a line is safe,
/// so it is enough to act before the next key: the part of the line before the cursor is folded away. It stays on the screen above,
/// belongs to the line when it ends, but can no longer be edited.
extension LineEditor {
    /// The prompt of the rest of a folded line.
    static let foldedPrompt = "… "

    /// Whether the line must be folded before the next key.
    var mustFold: Bool {
        guard let line = el_wline(editor)?.pointee, let start = line.buffer else { return false }
        let text = UnsafeBufferPointer(start: start, count: max(0, line.lastchar - start))
        return columns(of: text.lazy.map { UInt32(bitPattern: $0) }) + state.promptColumns > Self.room(in: screen)
    }

    /// Returns how many columns a prompt and a line can take in a screen: all of its rows but one. On a screen of one row libedit
    /// only ever scrolls, and that is safe.
    static func room(in screen: (columns: Int, rows: Int)) -> Int {
        screen.rows < 2 ? .max : screen.columns * (screen.rows - 1) - 1
    }

    /// Whether an entry of the history can be edited as a whole.
    func fits(_ entry: String) -> Bool {
        columns(of: entry.unicodeScalars.lazy.map(\.value)) + state.promptColumns <= Self.room(in: screen)
    }

    /// Handles the key that stands for folding: folds the part before the cursor, or the whole line if the rest is too long as well.
    ///
    /// - Parameter inCommands: whether the keys are commands of vi at the moment.
    /// - Returns: what libedit is to do, one of its `CC_…`.
    func fold(inCommands: Bool) -> UInt8 {
        guard let line = el_wline(editor)?.pointee, let start = line.buffer else { return UInt8(CC_ERROR) }
        let text = UnsafeBufferPointer(start: line.cursor, count: max(0, line.lastchar - line.cursor))
        let rest = columns(of: text.lazy.map { UInt32(bitPattern: $0) })
        if rest + Terminal.columns(of: Self.foldedPrompt) > Self.room(in: screen) {
            el_cursor(editor, Int32(line.lastchar - line.cursor))
        }
        guard let line = el_wline(editor)?.pointee else { return UInt8(CC_ERROR) }
        let count = line.cursor - start
        guard count > 0 else { return UInt8(CC_ERROR) }
        let folded = LineEditor.withoutKeys(String(wide: start, count: count))
        leaveLine("")
        el_deletestr(editor, Int32(count))
        state.fold(folded, prompt: Self.foldedPrompt)
        forgetUndo(inCommands: inCommands)
        cedit_redraw(editor)
        return UInt8(CC_NORM)
    }

    /// Makes vi's undo and repeat forget the line before it was folded, which they would bring back while it is still part of the text.
    ///
    /// libedit keeps the line for undo, and begins to record what is repeated, when insertion begins (`cv_undo` in `vi_insert`).
    private func forgetUndo(inCommands: Bool) {
        guard cedit_has_vi_keys(editor) else { return }
        let keys = [CEDIT_COMMAND_KEY, CEDIT_INSERT_KEY].map { UInt32($0) }
        state.ownKeys += inCommands ? keys.reversed() : keys
    }

    /// Handles vi's key for repeating a command, if the line stays smaller than the screen even if everything typed is inserted again.
    ///
    /// libedit takes the repeated keys as those of a macro (`vi_redo`), so the line could not be folded between them.
    func repeatCommand() -> UInt8 {
        guard let line = el_wline(editor)?.pointee, let start = line.buffer else { return UInt8(CC_ERROR) }
        let text = UnsafeBufferPointer(start: start, count: max(0, line.lastchar - start))
        let most = columns(of: text.lazy.map { UInt32(bitPattern: $0) }) + state.typedColumns + state.promptColumns
        guard most <= Self.room(in: screen) else { return UInt8(CC_ERROR) }
        state.ownKeys.append(UInt32(CEDIT_REPEAT_KEY))
        // Keeps a count that was typed before.
        return UInt8(CC_ARGHACK)
    }

    /// Tells libedit the size of the terminal, if it has changed since it was told.
    func updateScreen() {
        let size = Self.screenSize()
        guard size != screen else { return }
        screen = size
        el_resize(editor)
    }

    /// Returns the size that libedit assumes: it takes terminals of fewer than two columns for ones of 80.
    static func screenSize() -> (columns: Int, rows: Int) {
        let size = Terminal.size(1)
        return (size.columns < 2 ? 80 : size.columns, size.rows)
    }

    /// Returns at least as many columns as libedit uses for a text, whose wide characters may leave the last column of a row empty.
    func columns(of text: some Sequence<UInt32>) -> Int {
        var (sum, hasWide) = (0, false)
        for character in text {
            switch character {
            case 0x0A: sum += screen.columns
            case 0x09: sum += 8
            default:
                let width = Int(cedit_width(wchar_t(bitPattern: character)))
                // What cannot be shown is spelled: '^A', or '\U+10FFFF'.
                sum += width >= 0 ? width : character < 0x80 ? 2 : 10
                if width > 1 { hasWide = true }
            }
        }
        return hasWide ? sum + sum / (screen.columns - 1) + 1 : sum
    }
}
