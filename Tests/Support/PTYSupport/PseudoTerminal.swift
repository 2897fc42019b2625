import CPseudoTerminal
import Foundation

/// A program running on a pseudo-terminal, which a test types at and reads from.
package final class PseudoTerminal {
    /// The error for an expectation that was not met.
    package struct Failure: Error, CustomStringConvertible {
        /// What was expected, and what the screen showed.
        package let description: String
    }

    /// The screen, including the rows that have scrolled off.
    package private(set) var screen: Screen

    /// Every byte that the program wrote.
    package private(set) var output: [UInt8] = []

    /// The id of the program's process.
    package let process: pid_t

    private let descriptor: Int32
    private var hasEnded = false
    private var status: Int32?

    /// The row and column up to which the screen was matched.
    private var mark = (row: 0, column: 0)

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - program: The path of the executable.
    ///   - arguments: The arguments, without the program's name.
    ///   - environment: The complete environment; the defaults of `TERM` and the locale are `xterm` and UTF-8, and prompts make the same ids in each run.
    ///   - size: The number of columns and rows of the terminal.
    /// - Throws: A `Failure` if no pseudo-terminal is available.
    package init(
        program: String, arguments: [String] = [], environment: [String: String] = [:],
        size: (columns: Int, rows: Int) = (80, 24)
    ) throws {
        let variables = [
            "TERM": "xterm", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin",
            // Ids at prompts are the same in each run.
            "NIBSH_SEED": "0",
            // Otherwise Swift's runtime would catch SIGQUIT and other signals to print a backtrace.
            "SWIFT_BACKTRACE": "enable=no",
        ].merging(BuildProducts.sanitizerOptions) { $1 }.merging(environment) { $1 }
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

    /// Types a text; `\r` is the Return key, `\u{3}` Ctrl-C, and `\u{1B}[A` the up arrow.
    package func send(_ text: String) {
        send(Array(text.utf8))
    }

    /// Types bytes, which need not be UTF-8.
    package func send(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if written > 0 { rest = rest.dropFirst(written) } else if errno != EINTR { return }
        }
    }

    /// Waits until a text appears on the screen, after the previous match and within one row.
    ///
    /// - Parameters:
    ///   - text: The visible text, without colours and cursor movements.
    ///   - timeout: The time in seconds after which the test fails.
    /// - Returns: The text between the previous match and the end of this one.
    /// - Throws: A `Failure` with the screen if the time is over or the program has ended.
    @discardableResult
    package func expect(_ text: String, timeout: Double = 300) throws -> String {
        var matched = ""
        try wait("for '\(text)'", timeout: timeout) { _ in
            guard let found = match(text) else { return false }
            matched = found
            return true
        }
        return matched
    }

    /// Waits until the screen meets a condition.
    ///
    /// - Parameters:
    ///   - purpose: A description of the condition for the failure.
    ///   - timeout: The time in seconds after which the test fails.
    ///   - isMet: The condition.
    /// - Throws: A `Failure` with the screen if the time is over or the program has ended.
    package func wait(_ purpose: String, timeout: Double = 300, until isMet: (Screen) -> Bool) throws {
        let end = Date(timeIntervalSinceNow: timeout)
        while !isMet(screen) {
            guard receive(before: end) else {
                let reason = hasEnded ? "the program ended" : "\(timeout) s were over"
                throw Failure(description: "waited \(purpose), but \(reason); the screen:\n\(screen.text)")
            }
        }
    }

    /// Waits until the program has ended and all its output is on the screen.
    ///
    /// - Returns: The exit status, or 128 plus the number of the signal that ended it.
    /// - Throws: A `Failure` with the screen if the time is over.
    @discardableResult
    package func waitForExit(timeout: Double = 300) throws -> Int32 {
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

    /// Changes the terminal's size; the program receives SIGWINCH.
    package func resize(columns: Int, rows: Int) {
        screen.resize(columns: columns, rows: rows)
        _ = pty_resize(descriptor, Int32(columns), Int32(rows))
    }

    /// Whether the terminal collects lines and echoes them, as it does if no program edits them.
    package var isCooked: Bool {
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

    /// Reads the program's next output; returns false if there was none in time or the program has ended.
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
