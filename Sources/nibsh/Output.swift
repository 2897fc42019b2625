import LineEditing
import NibShell
import Replies

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

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
        getenv("NO_COLOR") == nil && getenv("TERM").map { String(cString: $0) } != "dumb"
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
        _ = Self.write(Array(line.utf8), to: 2)
    }

    /// Prints a notice on standard error, after what was printed before it.
    func note(_ notice: String) { complain("\("note:", .warning) \(notice)") }

    /// Writes what waits.
    func flush() {
        defer { pending.removeAll(keepingCapacity: true) }
        guard !isClosed, !pending.isEmpty, let error = Self.write(pending, to: 1) else { return }
        isClosed = true
        if error != EPIPE { failure = error == ENOSPC ? "the disk is full" : String(cString: strerror(error)) }
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

    /// Writes bytes to a descriptor.
    ///
    /// - Returns: the `errno` of what stopped it, or nil.
    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
        var start = 0
        while start < bytes.count {
            let count = bytes.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress! + start, $0.count - start) }
            if count >= 0 {
                start += count
            } else if errno != EINTR {
                return errno
            }
        }
        return nil
    }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
