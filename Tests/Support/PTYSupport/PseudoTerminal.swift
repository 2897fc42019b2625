import CPseudoTerminal
import Foundation

/// A program running on a terminal of its own, for a test to type at and read from.
public final class PseudoTerminal {
    /// What a test waited for and did not get.
    public struct Failure: Error, CustomStringConvertible {
        /// What was waited for, and what the screen showed.
        public let description: String
    }

    /// What the terminal shows, including what has scrolled away.
    public private(set) var screen: Screen

    /// Every byte that the program wrote.
    public private(set) var output: [UInt8] = []

    /// The program's process.
    public let process: pid_t

    private let descriptor: Int32
    private var hasEnded = false
    private var status: Int32?

    /// The row and column up to which the screen has been matched.
    private var mark = (row: 0, column: 0)

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - program: The path of the executable.
    ///   - arguments: Its arguments without its name.
    ///   - environment: Its whole environment; `TERM` is `xterm` and the locale UTF-8 unless said otherwise.
    ///   - size: The terminal's columns and rows.
    /// - Throws: A `Failure` when there is no pseudo-terminal to be had.
    public init(
        program: String, arguments: [String] = [], environment: [String: String] = [:],
        size: (columns: Int, rows: Int) = (80, 24)
    ) throws {
        let variables = [
            "TERM": "xterm", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin",
            // Swift's runtime would catch SIGQUIT and others to print where the program was.
            "SWIFT_BACKTRACE": "enable=no",
        ].merging(environment) { $1 }
        var argumentPointers = ([program] + arguments).map { strdup($0) } + [nil]
        var variablePointers = variables.map { strdup("\($0)=\($1)") } + [nil]
        defer { for pointer in argumentPointers + variablePointers { free(pointer) } }
        var process: pid_t = 0
        descriptor = pty_spawn(
            program, &argumentPointers, &variablePointers, Int32(size.columns), Int32(size.rows), &process)
        guard descriptor >= 0 else {
            throw Failure(description: "no pseudo-terminal: \(String(cString: strerror(errno)))")
        }
        self.process = process
        screen = Screen(columns: size.columns, rows: size.rows)
    }

    deinit {
        if status == nil { kill(process, SIGKILL) }
        close(descriptor)
        if status == nil { waitpid(process, nil, 0) }
    }

    /// Types a text; `\r` is the Return key, `\u{3}` is Ctrl-C, `\u{1B}[A` the up arrow.
    public func send(_ text: String) {
        send(Array(text.utf8))
    }

    /// Types bytes that need not be UTF-8.
    public func send(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if written > 0 { rest = rest.dropFirst(written) } else if errno != EINTR { return }
        }
    }

    /// Waits until a text stands on the screen, after what was matched before, within one row.
    ///
    /// - Parameters:
    ///   - text: The text; colours and the ways of the cursor don't count, only what can be read.
    ///   - timeout: Seconds after which the test has failed.
    /// - Returns: What stands between the previous match and the end of this one.
    /// - Throws: A `Failure` with the screen when the time is over or the program has ended without it.
    @discardableResult
    public func expect(_ text: String, timeout: Double = 60) throws -> String {
        var matched = ""
        try wait("for '\(text)'", timeout: timeout) { _ in
            guard let found = match(text) else { return false }
            matched = found
            return true
        }
        return matched
    }

    /// Waits until the screen is as wanted.
    ///
    /// - Parameters:
    ///   - purpose: What is waited for, for the failure's text.
    ///   - timeout: Seconds after which the test has failed.
    ///   - isMet: Looks at the screen.
    /// - Throws: A `Failure` with the screen when the time is over or the program has ended without it.
    public func wait(_ purpose: String, timeout: Double = 60, until isMet: (Screen) -> Bool) throws {
        let end = Date(timeIntervalSinceNow: timeout)
        while !isMet(screen) {
            guard receive(before: end) else {
                let reason = hasEnded ? "the program ended" : "\(timeout) s were over"
                throw Failure(description: "waited \(purpose), but \(reason); the screen:\n\(screen.text)")
            }
        }
    }

    /// Waits until the program has ended and all it wrote is on the screen.
    ///
    /// - Returns: The exit status, or 128 and the number of the signal that ended it.
    /// - Throws: A `Failure` with the screen when the time is over.
    @discardableResult
    public func waitForExit(timeout: Double = 60) throws -> Int32 {
        let end = Date(timeIntervalSinceNow: timeout)
        while status == nil {
            let current = pty_status(process)
            if current >= 0 {
                status = current
                while receive(before: Date()) {}
            } else if !receive(before: min(end, Date(timeIntervalSinceNow: 0.02))) && Date() >= end {
                throw Failure(description: "the program did not end in \(timeout) s; the screen:\n\(screen.text)")
            } else if hasEnded {
                usleep(1000)
            }
        }
        return status ?? -1
    }

    /// Changes the terminal's size, which the program is told by SIGWINCH.
    public func resize(columns: Int, rows: Int) {
        screen.resize(columns: columns, rows: rows)
        _ = pty_resize(descriptor, Int32(columns), Int32(rows))
    }

    /// Whether the terminal gathers lines and echoes them, as it does when no program edits them.
    public var isCooked: Bool {
        var state = termios()
        guard tcgetattr(descriptor, &state) == 0 else { return false }
        let wanted = tcflag_t(ICANON | ECHO | ISIG)
        return state.c_lflag & wanted == wanted
    }

    private func match(_ text: String) -> String? {
        let lines = screen.lines
        var skipped = ""
        for row in mark.row..<max(mark.row, lines.count) {
            let line = row == mark.row ? lines[row].dropFirst(mark.column) : lines[row][...]
            if let range = line.range(of: text) {
                mark = (row, lines[row].distance(from: lines[row].startIndex, to: range.upperBound))
                return skipped + line[..<range.upperBound]
            }
            skipped += line + "\n"
        }
        return nil
    }

    /// Takes what the program writes next; false when there was nothing in time or never will be.
    private func receive(before end: Date) -> Bool {
        if hasEnded { return false }
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let milliseconds = Int32(max(0, (end.timeIntervalSinceNow * 1000).rounded(.up)))
        guard poll(&request, 1, milliseconds) > 0 else { return false }
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = read(descriptor, &buffer, buffer.count)
        guard count > 0 else {
            hasEnded = true
            return false
        }
        output += buffer[..<count]
        screen.write(buffer[..<count])
        return true
    }
}
