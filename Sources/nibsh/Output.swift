import LineEditing
import NibShell
import Platform
import Replies

/// The program's two streams. A reader that goes away stops the printing, not the work.
final class Output {
    private let hasColour: Bool
    private var pending: [UInt8] = []
    private var isClosed = false
    /// Whether what was printed could not be written for another reason than a closed pipe.
    private(set) var failure: String?

    init() {
        hasColour = Terminal.isTerminal(1) && Self.wantsColour
    }

    /// Whether the user and the terminal take colours (no-color.org).
    private static var wantsColour: Bool {
        Environment.value("NO_COLOR") == nil && Environment.value("TERM") != "dumb"
    }

    /// Prints lines on standard output.
    func print(_ text: StyledText) {
        guard !text.isEmpty else { return }
        write(text.rendered(colour: hasColour, showingControls: true) + "\n")
    }

    /// Prints one JSON object on a line of standard output.
    func print(_ json: JSONValue) { write(json.text + "\n") }

    /// Prints text as it is.
    func write(_ text: String) {
        pending += text.utf8
        if pending.count > 1 << 16 || hasColour { flush() }
    }

    /// Prints an error or a notice on standard error, after what was printed before it.
    func complain(_ text: StyledText) {
        flush()
        let line = text.rendered(colour: Terminal.isTerminal(2) && Self.wantsColour, showingControls: true) + "\n"
        Descriptor.standardError.write(line)
    }

    /// Prints a notice on standard error, after what was printed before it.
    func note(_ notice: String) { complain("\("note:", .warning) \(notice)") }

    /// Writes what waits.
    func flush() {
        defer { pending.removeAll(keepingCapacity: true) }
        guard !isClosed, let error = pending.withUnsafeBytes({ Descriptor.standardOutput.write($0) }).failure else {
            return
        }
        isClosed = true
        if !error.isBrokenPipe { failure = error.reason }
    }

    /// Writes what waits, and complains when something could not be written.
    ///
    /// - Returns: whether all was written, or went to a reader that no longer reads.
    func finish() -> Bool {
        flush()
        guard let failure else { return true }
        complain("\("error:", .error) cannot write to standard output: \(failure)")
        return false
    }
}
