import CPseudoTerminal
import Foundation

/// A program that runs beside the harness, with its output in files.
///
/// Foundation's `Process` waits in a run loop, which takes longer than many of these programs run.
public final class Child {
    /// Its process.
    public let process: pid_t
    private let output: String
    private let complaints: String
    private var status: Int32?

    init(
        program: String, arguments: [String], environment: [String: String], folder: String, output: String,
        complaints: String
    ) throws {
        (self.output, self.complaints) = (output, complaints)
        // A program that is killed before it opens them must not leave what the one before it printed.
        for path in [output, complaints] { _ = FileManager.default.createFile(atPath: path, contents: nil) }
        var words = ([program] + arguments).map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for text in words + variables { free(text) } }
        let process = pty_spawn_to_files(program, &words, &variables, folder, output, complaints)
        guard process > 0 else {
            throw Failure(description: "cannot start \(program): \(String(cString: strerror(errno)))")
        }
        self.process = process
    }

    deinit {
        if status == nil {
            kill()
            _ = wait(until: .distantFuture)
        }
    }

    /// A program that could not be started.
    struct Failure: Error, CustomStringConvertible { let description: String }

    /// Ends the program as `kill -9` does.
    public func kill() { _ = Foundation.kill(process, SIGKILL) }

    /// Waits for the end of the program, and kills it when the time is over.
    public func finish(within seconds: Double) -> Workbench.Run {
        let isInTime = wait(until: Date(timeIntervalSinceNow: seconds))
        if !isInTime {
            kill()
            _ = wait(until: .distantFuture)
        }
        return Workbench.Run(
            status: status ?? -1, output: Self.text(output), complaints: Self.text(complaints), isEndless: !isInTime)
    }

    /// What came of the program; nil if it is still running, unless the time is over: then it is killed.
    public func end(before end: Date) -> Workbench.Run? {
        if Date() >= end { return finish(within: 0) }
        guard wait(until: .distantPast) else { return nil }
        return Workbench.Run(
            status: status ?? -1, output: Self.text(output), complaints: Self.text(complaints), isEndless: false)
    }

    private func wait(until end: Date) -> Bool {
        var pause: UInt32 = 200
        while status == nil {
            var state: Int32 = 0
            let result = waitpid(process, &state, WNOHANG)
            if result == process {
                status = state & 0x7f == 0 ? state >> 8 & 0xff : 128 + state & 0x7f
            } else if Date() >= end {
                return false
            } else {
                usleep(pause)
                pause = min(pause * 2, 5000)
            }
        }
        return true
    }

    private static func text(_ path: String) -> String {
        String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
    }
}
