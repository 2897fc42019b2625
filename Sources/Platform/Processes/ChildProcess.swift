#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A program that was started, and the socket that is its standard input and output.
///
/// Neither sending nor receiving waits; `wait(for:)` does.
package final class ChildProcess {
    /// How a process ended.
    package enum Ending: Equatable, Sendable {
        /// It ended on its own, with a status.
        case status(Int32)
        /// A signal ended it, as after a crash.
        case signal(Int32)
    }

    /// What the process wrote and has not been read yet.
    package var incoming: [UInt8] = []
    /// Whether the process has closed its end.
    package private(set) var hasEnded = false
    private let process: pid_t
    private let socket: Int32
    /// What the socket has not taken yet.
    private var outgoing: [UInt8] = []
    /// Whether nothing more will be sent, which the process sees as the end of its input.
    private var endsInput = false
    private var ending: Ending?

    /// Starts a program. What it prints on standard error is dropped, for a crash's report would appear in the middle of a prompt.
    ///
    /// - Parameters:
    ///   - program: its path, or a name that is looked for in the absolute folders of PATH.
    ///   - arguments: what follows the name of the program.
    ///   - environment: its environment, as `NAME=value`.
    /// - Throws: what the system reports.
    package init(_ program: String, arguments: [String] = [], environment: [String]) throws(SystemError) {
        let ends = try SocketPair()
        do throws(SystemError) {
            process = try Spawn.start(
                program, arguments: arguments, socket: ends.other, environment: environment)
        } catch {
            close(ends.own)
            close(ends.other)
            throw error
        }
        close(ends.other)
        socket = ends.own
    }

    deinit { stop() }

    /// Sends bytes, as many as the socket takes now; the rest goes when the process is waited for.
    package func send(_ bytes: some Sequence<UInt8>) {
        outgoing.append(contentsOf: bytes)
        send()
    }

    /// Ends the input of the process after what was sent.
    package func endInput() {
        endsInput = true
        send()
    }

    /// Ends the process, if it has not ended, and waits for that.
    ///
    /// - Returns: how it ended; status 0 if someone else has waited for it.
    @discardableResult
    package func stop() -> Ending {
        if let ending { return ending }
        // Killed before its input is closed, so that how it ended does not depend on which of the two it sees first. A process that
        // has closed its end is ending anyway.
        if !hasEnded { kill(process, SIGKILL) }
        close(socket)
        var status: Int32 = 0
        _ = retrying { waitpid(process, &status, 0) }
        let ending = Ending(waitStatus: status)
        self.ending = ending
        return ending
    }

    /// Waits until at least one process has something to say, or takes more, and does what can be done.
    ///
    /// - Throws: what the system reports.
    package static func wait(for processes: [ChildProcess]) throws(SystemError) {
        var polls = processes.map { process in
            pollfd(fd: process.socket, events: Int16(process.outgoing.isEmpty ? POLLIN : POLLIN | POLLOUT), revents: 0)
        }
        guard retrying({ poll(&polls, nfds_t(polls.count), -1) }) >= 0 else { throw SystemError.last }
        for (process, poll) in zip(processes, polls) where poll.revents != 0 {
            process.send()
            process.receive()
        }
    }

    private func send() {
        while !outgoing.isEmpty {
            let count = outgoing.withUnsafeBytes { bytes in
                retrying { systemSend(bytes, to: socket, flags: SocketPair.sendFlags) }
            }
            // Full, or closed: receiving will tell.
            guard count > 0 else { return }
            outgoing.removeFirst(count)
        }
        if endsInput {
            shutdown(socket, Int32(SHUT_WR))
            endsInput = false
        }
    }

    private func receive() {
        let size = 1 << 16
        withUnsafeTemporaryAllocation(byteCount: size, alignment: 16) { buffer in
            while true {
                let count = retrying { read(socket, buffer.baseAddress, size) }
                guard count > 0 else {
                    if count == 0 || errno != EAGAIN { hasEnded = true }
                    return
                }
                incoming.append(contentsOf: buffer[..<count])
            }
        }
    }
}

/// The C library's `send`, which a method of that name hides.
private func systemSend(_ bytes: UnsafeRawBufferPointer, to socket: Int32, flags: Int32) -> Int {
    send(socket, bytes.baseAddress, bytes.count, flags)
}
