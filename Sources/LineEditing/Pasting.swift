import CEdit
import Platform

/// Takes pasted text into the line, where it waits for the Enter key.
///
/// A terminal puts marks around it if it is told to (xterm's bracketed paste mode), so its line ends are not taken for the Enter key,
/// nor its other characters for keys. The mark is found before libedit gets a key: with the keys of vi, the escape character that it
/// begins with would be one.
extension LineEditor {
    /// Tells the terminal whether to mark what is pasted, before a line is read.
    func markPastes() {
        keyboard.marksPastes = marksPastes && Terminal.isSmart
        cedit_mark_pastes(keyboard.marksPastes)
    }

    /// Readies the terminal for another program, which reads keys itself: pasted text is not marked until the next line is read.
    package func lendTerminal() { cedit_mark_pastes(false) }

    /// Whether something was typed that no line has read yet. Another program that reads keys would get it.
    package var hasTypedAhead: Bool { keyboard.hasTypedAhead }

    /// Handles the key that stands for pasted text: inserts the text.
    ///
    /// - Returns: what libedit is to do, one of its `CC_…`.
    func paste() -> UInt8 {
        guard let text = state.pasted?.text else { return UInt8(CC_ERROR) }
        state.pasted = nil
        state.typedColumns += columns(of: text.unicodeScalars.lazy.map(\.value))
        insert(text)
        return UInt8(CC_REFRESH)
    }

    /// What the next key is while there is pasted text: the key that stands for it, or nil to read the next one.
    ///
    /// A command of libedit that reads keys itself, such as the one that quotes a key, takes the key for text; so it is given twice.
    func keyForPaste() -> wchar_t? {
        guard let tries = state.pasted?.tries else { return nil }
        guard tries < 2 else {
            state.pasted = nil
            return nil
        }
        state.pasted?.tries += 1
        return wchar_t(CEDIT_PASTE_KEY)
    }
}
