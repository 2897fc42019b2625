import NibShell
import Platform
import Replies
import Synchronization

/// The program's two output streams. If a reader goes away, printing stops but the work goes on.
final class Output: Printing, Sendable {
    /// How text looks on them.
    let style: PrintStyle
    private let state = Mutex(State())

    private struct State {
        var pending: [UInt8] = []
        var isClosed = false
        /// The header of the last table.
        var header: String?
        /// Why something could not be written, unless the reader of a pipe went away.
        var failure: String?

        /// Adds bytes, and writes what waits when it is much.
        mutating func add(_ bytes: String.UTF8View) {
            pending += bytes
            if pending.count > 1 << 16 { flush() }
        }

        /// Writes what waits.
        mutating func flush() {
            defer { pending.removeAll(keepingCapacity: pending.count < 1 << 20) }
            guard !isClosed,
                let error = pending.withUnsafeBytes({ Descriptor.standardOutput.write($0) }).failure
            else { return }
            isClosed = true
            if !error.isBrokenPipe { failure = error.reason }
        }
    }

    /// Makes the streams.
    ///
    /// - Parameters:
    ///   - settings: the settings of the prompt.
    ///   - width: the columns of lines for standard output; nil if they may be of any length.
    init(_ settings: PromptSettings, width: @escaping @Sendable () -> Int?) {
        style = PrintStyle(settings, width: width)
    }

    /// Whether everything could be written so far.
    var isOpen: Bool { state.withLock { !$0.isClosed } }

    /// Prints lines on standard output.
    func print(_ text: StyledText) {
        state.withLock { state in
            style.output(text) { piece in
                // Ctrl-C stops a long reply at a terminal; the rest of it is not read by anybody.
                guard !style.isTerminal || !Interruption.isPending else { return }
                state.add(piece.utf8)
            }
            if style.hasColour { state.flush() }
        }
    }

    /// Prints a line of a long reply on standard output; it may wait for the next ones.
    func print(line: StyledText) {
        state.withLock { state in
            style.output(line: line) { piece in
                guard !style.isTerminal || !Interruption.isPending else { return }
                state.add(piece.utf8)
            }
        }
    }

    /// Prints one JSON object on a line of standard output.
    func print(_ json: JSONValue) {
        state.withLock { state in
            json.write(to: &state.pending)
            state.add("\n".utf8)
        }
    }

    /// Prints a table, without its header if that of the table before it is the same.
    func print(_ table: CSV) {
        state.withLock { state in
            let lines = state.header == table.header ? table.rows : [table.header] + table.rows
            state.header = table.header
            for line in lines { state.add((line + "\n").utf8) }
        }
    }

    /// Prints text without adding a line end.
    func write(_ text: String) {
        guard !text.isEmpty else { return }
        state.withLock { state in
            state.add(text.utf8)
            if style.hasColour { state.flush() }
        }
    }

    /// Prints an error or a notice on standard error, after what was printed before it.
    func complain(_ text: StyledText) { complain(style.complaint(text)) }

    /// Prints what was kept, in its order.
    func print(_ pieces: [KeptPrint.Piece]) {
        for piece in pieces {
            switch piece {
            case .output(let text): write(text)
            case .table(let table): print(table)
            case .complaint(let text): complain(text)
            }
        }
    }

    private func complain(_ text: String) {
        flush()
        Descriptor.standardError.write(text)
    }

    /// Writes what waits.
    func flush() { state.withLock { $0.flush() } }

    /// Writes the buffered output, and complains if something could not be written.
    ///
    /// - Returns: whether everything was written, or its reader went away.
    func finish() -> Bool {
        flush()
        guard let failure = state.withLock({ $0.failure }) else { return true }
        complain("\("error:", .error) cannot write to standard output: \(failure)")
        return false
    }
}
