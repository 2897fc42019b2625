import CPseudoTerminal
import Foundation
import SeededRandom

/// One session at a terminal of random size in which random keys are typed.
///
/// The seed decides everything: the size and the type of the terminal, the keys, the resizes, `~/.editrc` and the history. A session is
/// lost if the program crashes, or does not end when its terminal goes away.
public struct KeySession {
    /// What became of a session.
    public enum Outcome: Equatable, Sendable {
        case survived
        /// The program was ended by a signal that only a fault raises.
        case crashed(signal: Int32)
        /// The program went on without a terminal.
        case hung
        /// There was no pseudo-terminal.
        case failed
    }

    private let program: String
    private let arguments: [String]
    private var random: SeededGenerator
    private var size: (columns: Int, rows: Int)

    /// How long the program may run on without a terminal.
    private static let patience = 300.0
    /// The signals that a fault raises: ILL, TRAP, ABRT, BUS, FPE, SEGV.
    private static let faults: Set<Int32> = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

    /// Prepares a session.
    ///
    /// - Parameters:
    ///   - program: the path of a program that reads lines with `LineEditor`.
    ///   - arguments: its arguments.
    ///   - seed: decides what is typed.
    public init(program: String, arguments: [String] = [], seed: UInt64) {
        self.program = program
        self.arguments = arguments
        random = SeededGenerator(seed: seed)
        size = (0, 0)
        size = randomSize()
    }

    /// Runs the session.
    public mutating func run() -> Outcome {
        let home = NSTemporaryDirectory() + "nibsh-keys-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: home) }
        do { try prepare(home) } catch { return .failed }
        var process: pid_t = 0
        let descriptor = start(home: home, process: &process)
        guard descriptor >= 0 else { return .failed }
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        var terminal = KeyTerminal(descriptor: descriptor)
        terminal.drain(for: 0.03)
        for _ in 0..<(10 + random.below(40)) {
            if random.chance(8) {
                size = randomSize()
                _ = pty_resize(descriptor, Int32(size.columns), Int32(size.rows))
            }
            terminal.type(RandomKeys.next(&random))
            if random.chance(20) { terminal.drain(for: 0.005) }
            if pty_ended(process) { break }
        }
        terminal.drain(for: 0.02)
        close(descriptor)
        return end(of: process)
    }

    private mutating func randomSize() -> (columns: Int, rows: Int) {
        switch random.below(4) {
        case 0: (80, 24)
        case 1: (2 + random.below(30), 1 + random.below(8))
        default: (10 + random.below(120), 2 + random.below(40))
        }
    }

    /// Makes the home folder: key bindings for some sessions, and a history with long lines.
    private mutating func prepare(_ home: String) throws {
        try FileManager.default.createDirectory(atPath: home + "/state/nibsh", withIntermediateDirectories: true)
        if random.chance(30) {
            try "bind -v\nbind -s ^T 'a long text that is inserted'\n".write(
                toFile: home + "/.editrc", atomically: true, encoding: .utf8)
        }
        let lines = (0..<random.below(6)).map { _ in
            String(repeating: random.pick(["word ", "日本 ", "a", "é"])!, count: 1 + random.below(1200))
        }
        try lines.map { $0 + "\n" }.joined()
            .write(toFile: home + "/state/nibsh/history", atomically: true, encoding: .utf8)
    }

    private mutating func start(home: String, process: inout pid_t) -> Int32 {
        let terms = ["xterm", "xterm-256color", "vt100", "linux", "dumb", "screen"]
        let variables = [
            "TERM": random.pick(terms)!, "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin", "HOME": home,
            "XDG_STATE_HOME": home + "/state", "SWIFT_BACKTRACE": "enable=no",
        ]
        let words = [program] + arguments.map { $0 == "HISTORY" ? home + "/state/nibsh/history" : $0 }
        var argumentPointers = words.map { strdup($0) } + [nil]
        var variablePointers = variables.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for pointer in argumentPointers + variablePointers { free(pointer) } }
        return pty_spawn(
            program, &argumentPointers, &variablePointers, Int32(size.columns), Int32(size.rows), &process)
    }

    private func end(of process: pid_t) -> Outcome {
        let deadline = Date(timeIntervalSinceNow: Self.patience)
        while Date() < deadline {
            let status = pty_status(process)
            if status >= 0 { return Self.faults.contains(status - 128) ? .crashed(signal: status - 128) : .survived }
            usleep(2000)
        }
        kill(process, SIGKILL)
        while pty_status(process) < 0 { usleep(2000) }
        return .hung
    }
}

/// Whether a process has ended; its status can still be asked for.
private func pty_ended(_ process: pid_t) -> Bool {
    var information = siginfo_t()
    return waitid(P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT) == 0 && information.si_signo != 0
}

/// The controlling end of a terminal whose output nobody looks at.
private struct KeyTerminal {
    let descriptor: Int32

    /// Types bytes; reads the program's output in between, without which it would wait.
    mutating func type(_ bytes: [UInt8]) {
        var rest = bytes[...]
        var idle = 0
        while !rest.isEmpty, idle < 200 {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, min($0.count, 512)) }
            if count > 0 {
                rest = rest.dropFirst(count)
                idle = 0
            } else {
                idle += 1
            }
            drain(for: count > 0 ? 0 : 0.002)
        }
    }

    /// Throws the program's output away for some seconds.
    mutating func drain(for seconds: Double) {
        let end = Date(timeIntervalSinceNow: seconds)
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        repeat {
            var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&request, 1, Int32(seconds * 1000)) > 0 else { return }
            guard read(descriptor, &buffer, buffer.count) > 0 else { return }
        } while Date() < end
    }
}
