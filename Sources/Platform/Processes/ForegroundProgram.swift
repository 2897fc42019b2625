#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Runs a command of the system's shell in the foreground: it has the terminal, and this process waits for it.
///
/// As for `system(3)`, Ctrl-C and Ctrl-\ are for the program alone while it runs; Ctrl-Z stops both.
package enum ForegroundProgram {
    /// Runs a command and waits until it ends.
    ///
    /// - Parameters:
    ///   - command: what `/bin/sh -c` reads.
    ///   - input: the bytes of its standard input; nil leaves it the terminal. What the program does not read is dropped.
    ///   - environment: its environment, as `NAME=value`.
    /// - Returns: how it ended; a status above 128 may also tell the signal of a program that the shell waited for.
    /// - Throws: what the system reports if it cannot be started.
    package static func run(
        _ command: String, input: [UInt8]?, environment: [String] = Environment.all
    ) throws(SystemError) -> ChildProcess.Ending {
        let pipe = try input.map { _ throws(SystemError) in try Pipe() }
        let keys = IgnoredKeys()
        defer { keys.restore() }
        let terminal = TerminalState()
        let process: pid_t
        do throws(SystemError) {
            process = try Spawn.startInForeground(
                "/bin/sh", arguments: ["-c", command], input: pipe?.reading, environment: environment)
        } catch {
            pipe?.close()
            throw error
        }
        if let pipe, let input {
            pipe.closeReading()
            // The program may end without reading everything; how it ends tells whether that is a failure.
            _ = input.withUnsafeBytes { Descriptor(borrowing: pipe.writing).write($0) }
            pipe.closeWriting()
        }
        var status: Int32 = 0
        _ = retrying { waitpid(process, &status, 0) }
        let ending = ChildProcess.Ending(waitStatus: status)
        // A program that was killed may have left the terminal in a state of its own.
        if ending.signal != nil { terminal?.restore() }
        return ending
    }

    /// The two ends of a pipe, which programs started elsewhere do not get.
    private struct Pipe {
        let reading: Int32
        let writing: Int32

        init() throws(SystemError) {
            var ends: (Int32, Int32) = (-1, -1)
            let result = withUnsafeMutableBytes(of: &ends) {
                pipe($0.baseAddress!.assumingMemoryBound(to: Int32.self))
            }
            guard result == 0 else { throw SystemError.last }
            (reading, writing) = ends
            for end in [reading, writing] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        }

        func closeReading() { systemClose(reading) }

        func closeWriting() { systemClose(writing) }

        func close() {
            closeReading()
            closeWriting()
        }
    }

    /// The keys that are not for this process while another one runs.
    private struct IgnoredKeys {
        private var interrupt = sigaction()
        private var quit = sigaction()

        init() {
            var ignoring = sigaction()
            #if canImport(Darwin)
                ignoring.__sigaction_u.__sa_handler = SIG_IGN
            #else
                ignoring.__sigaction_handler.sa_handler = SIG_IGN
            #endif
            sigaction(SIGINT, &ignoring, &interrupt)
            sigaction(SIGQUIT, &ignoring, &quit)
        }

        func restore() {
            var (interrupt, quit) = (interrupt, quit)
            sigaction(SIGINT, &interrupt, nil)
            sigaction(SIGQUIT, &quit, nil)
        }
    }

    /// The state of the terminal of standard input.
    private struct TerminalState {
        private var state = termios()

        init?() {
            guard tcgetattr(STDIN_FILENO, &state) == 0 else { return nil }
        }

        func restore() {
            var state = state
            tcsetattr(STDIN_FILENO, TCSADRAIN, &state)
        }
    }
}

extension ChildProcess.Ending {
    /// Reads what `waitpid` reports: the low bits tell a signal.
    init(waitStatus status: Int32) {
        self = status & 0x7F == 0 ? .status(status >> 8 & 0xFF) : .signal(status & 0x7F)
    }

    /// The signal that ended the program, also one that a shell tells by its own status.
    package var signal: Int32? {
        switch self {
        case .signal(let number): number
        case .status(let status): status > 128 && status <= 128 + 64 ? status - 128 : nil
        }
    }

    /// Whether the user ended the program with Ctrl-C, or it ended because nobody read its output.
    package var isOrdinarySignal: Bool { signal == SIGINT || signal == SIGPIPE }

    /// The name of a signal, as in "SIGSEGV".
    package static func name(ofSignal number: Int32) -> String {
        let names: [Int32: String] = [
            SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGHUP: "SIGHUP", SIGILL: "SIGILL",
            SIGKILL: "SIGKILL", SIGQUIT: "SIGQUIT", SIGSEGV: "SIGSEGV", SIGTERM: "SIGTERM", SIGXCPU: "SIGXCPU",
        ]
        return names[number] ?? "signal \(number)"
    }
}

/// The C library's `close`, which a method of that name hides.
private func systemClose(_ descriptor: Int32) { close(descriptor) }
