import CEdit

/// Reports to a running command whether the user has pressed Ctrl-C.
///
/// While a `LineEditor` is open, Ctrl-C does not end the process. During `read` it drops the line; at any other time it
/// only sets a flag, which commands that may take long should check regularly. Each `read` clears the flag.
package enum Interrupt {
    /// Whether Ctrl-C was pressed since the last `read` or `clear`.
    ///
    /// It costs one load from memory and may be called on any thread.
    package static var isPending: Bool {
        cedit_interrupt_pending()
    }

    /// Catches Ctrl-C in a run without a `LineEditor`. The first one sets the flag, the next ends the process at once.
    package static func watch() {
        cedit_end_at_second_interrupt(cedit_watch_interrupts())
    }

    /// Clears the flag after a Ctrl-C was handled.
    package static func clear() {
        cedit_clear_interrupt()
    }
}
