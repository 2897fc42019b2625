import CEdit

/// Tells a running command that the user has pressed Ctrl-C.
///
/// While a `LineEditor` is open, Ctrl-C does not end the process. During `read` it drops the line; at any other time
/// it is only noted here, and a command that can take long asks for it now and then. Each `read` begins without one.
public enum Interrupt {
    /// Tells whether Ctrl-C was pressed since the last line was read or the note was cleared.
    ///
    /// Costs one load from memory, and may be asked from any thread.
    public static var isPending: Bool {
        cedit_interrupt_pending()
    }

    /// Forgets a Ctrl-C that was acted on.
    public static func clear() {
        cedit_clear_interrupt()
    }
}
