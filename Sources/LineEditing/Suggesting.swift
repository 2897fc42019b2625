import CEdit
import Wording

/// Shows a suggestion after the cursor, and takes it into the line.
///
/// libedit knows nothing of it: the suggestion is drawn when libedit waits for a key, and erased before libedit gets that key. Between
/// the two the terminal is as libedit left it, but for the cells after the cursor, so no redrawing of libedit's can go wrong. It is only
/// drawn where prompt, line and suggestion fit into one row, since erasing to the end of the row removes all of it then.
extension LineEditor {
    /// Returns what may follow a line; nil for nothing.
    ///
    /// It receives the line, and a function that returns the newest line of the history that begins with it.
    package typealias Suggester = (_ line: String, _ earlier: () -> String?) -> String?

    // The cursor is saved and restored (DECSC, DECRC), so the columns of the suggestion do not matter; faint is SGR 2 (ECMA-48).
    private static let (beginning, end) = ("\u{1B}7\u{1B}[2m", "\u{1B}[22m\u{1B}8")
    private static let erasing = "\u{1B}[K"

    /// Draws what may follow the line, if the cursor is at its end and no key was typed yet.
    func drawSuggestion() {
        guard let suggester, state.isWhole, let line = lineBeforeEnd, !line.isEmpty, !keyboard.hasInput else { return }
        if state.suggestion?.line != line {
            state.suggestion = suggester(line) { history.newest(beginningWith: line) }.map { (line, $0) }
        }
        guard let suggestion = state.suggestion, isDrawable(suggestion.rest, after: line) else {
            state.suggestion = nil
            return
        }
        state.isSuggesting = true
        LineEditor.print(Self.beginning + suggestion.rest + Self.end)
    }

    /// Erases the suggestion, because a key was typed.
    func eraseSuggestion() {
        guard state.isSuggesting else { return }
        state.isSuggesting = false
        LineEditor.print(Self.erasing)
    }

    /// Handles a key that moves the cursor to the right: at the end of the line, it takes the suggestion.
    ///
    /// - Parameter key: the key that stands for what the key does otherwise.
    /// - Returns: what libedit is to do, one of its `CC_…`.
    func takeSuggestion(otherwise key: Int) -> UInt8 {
        guard let suggestion = state.suggestion, suggestion.line == lineBeforeEnd else {
            state.ownKeys.append(UInt32(key))
            // Keeps a count that was typed before.
            return UInt8(CC_ARGHACK)
        }
        state.suggestion = nil
        insert(suggestion.rest)
        return UInt8(CC_REFRESH)
    }

    /// The line, if the cursor is at its end.
    private var lineBeforeEnd: String? {
        guard let line = el_wline(editor)?.pointee, let start = line.buffer, line.cursor == line.lastchar else {
            return nil
        }
        return String(wide: start, count: line.lastchar - start)
    }

    private func isDrawable(_ rest: String, after line: String) -> Bool {
        guard !rest.isEmpty, !(line + rest).unicodeScalars.contains(where: ShownText.isObeyed) else { return false }
        let needed = columns(of: (line + rest).unicodeScalars.lazy.map(\.value)) + state.promptColumns
        return needed < screen.columns
    }
}
