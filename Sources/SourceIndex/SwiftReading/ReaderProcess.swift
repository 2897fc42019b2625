#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// One process of `nibsh-swift-reader` and the socket over which paths go to it and declarations come back.
final class ReaderProcess {
    /// The files it was asked for and has not answered, in order.
    private(set) var pending: [Int] = []
    /// Whether the other end was closed.
    private(set) var hasEnded = false

    private let process: pid_t
    private var socket: Int32
    /// Bytes of paths that the socket has not taken yet.
    private var outgoing: [UInt8] = []
    private var incoming: [UInt8] = []
    private var status: Int32 = 0
    private var isReaped = false

    /// The length that stands for a file that could not be read.
    private static let unreadable: UInt32 = 0xFFFF_FFFF
    /// More than any file declares: what says so is another program.
    private static let longest: UInt32 = 1 << 28

    init(program: String) throws(SwiftReaderError) {
        let (own, other) = try Self.sockets()
        defer { close(other) }
        do throws(SwiftReaderError) {
            process = try ReaderSpawn.start(program, socket: other)
        } catch {
            close(own)
            throw error
        }
        socket = own
    }

    /// Asks for a file.
    func ask(_ file: Int, path: String) {
        pending.append(file)
        outgoing.append(contentsOf: path.utf8)
        outgoing.append(0)
        send()
    }

    /// Takes what was answered since the last time.
    ///
    /// - Throws: `SwiftReaderError.connection` if these are no answers.
    func takeAnswers() throws(SwiftReaderError) -> [(file: Int, declarations: FileDeclarations?)] {
        var answers: [(file: Int, declarations: FileDeclarations?)] = []
        var start = 0
        while let file = pending.first, incoming.count - start >= 4 {
            let length = (0..<4).reduce(UInt32(0)) { $0 | UInt32(incoming[start + $1]) << (8 * UInt32($1)) }
            if length == Self.unreadable {
                start += 4
                answers.append((file, nil))
            } else {
                guard length <= Self.longest else { throw .connection(errno: EPROTO) }
                let end = start + 4 + Int(length)
                guard end <= incoming.count else { break }
                answers.append((file, try? DeclarationsCoding.decode(incoming[start + 4..<end])))
                start = end
            }
            pending.removeFirst()
        }
        incoming.removeFirst(start)
        return answers
    }

    /// Ends the process, if it has not ended, and waits for that.
    ///
    /// - Returns: its status, as `waitpid` tells it; 0 if someone else has waited for it.
    @discardableResult
    func stop() -> Int32 {
        guard !isReaped else { return status }
        close(socket)
        // What is asked no more of ends at once; what crashed is ending anyway.
        if !hasEnded { kill(process, SIGKILL) }
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        isReaped = true
        return status
    }

    /// Waits until at least one process has something to say, or takes more, and does what can be done.
    static func wait(for processes: [ReaderProcess]) throws(SwiftReaderError) {
        var polls = processes.map { process in
            pollfd(fd: process.socket, events: Int16(process.outgoing.isEmpty ? POLLIN : POLLIN | POLLOUT), revents: 0)
        }
        while poll(&polls, nfds_t(polls.count), -1) < 0 {
            guard errno == EINTR else { throw .connection(errno: errno) }
        }
        for (process, poll) in zip(processes, polls) where poll.revents != 0 {
            process.send()
            process.receive()
        }
    }

    private func send() {
        while !outgoing.isEmpty {
            #if canImport(Darwin)
                // The socket was told not to raise SIGPIPE.
                let flags: Int32 = 0
            #else
                let flags = Int32(MSG_NOSIGNAL)
            #endif
            let count = outgoing.withUnsafeBytes { systemSend(socket, $0.baseAddress, $0.count, flags) }
            if count > 0 {
                outgoing.removeFirst(count)
            } else if errno != EINTR {
                // Full, or closed: receiving will tell.
                return
            }
        }
    }

    private func receive() {
        let size = 1 << 16
        withUnsafeTemporaryAllocation(byteCount: size, alignment: 16) { buffer in
            while true {
                let count = read(socket, buffer.baseAddress, size)
                if count > 0 {
                    incoming.append(contentsOf: buffer[..<count])
                    continue
                }
                if count < 0, errno == EINTR { continue }
                if count == 0 || errno != EAGAIN { hasEnded = true }
                return
            }
        }
    }

    /// Two ends of a socket that no program started elsewhere gets; this process's own end does not block.
    private static func sockets() throws(SwiftReaderError) -> (own: Int32, other: Int32) {
        var ends: (Int32, Int32) = (-1, -1)
        let result = withUnsafeMutableBytes(of: &ends) { buffer in
            #if canImport(Darwin)
                socketpair(AF_UNIX, SOCK_STREAM, 0, buffer.baseAddress?.assumingMemoryBound(to: Int32.self))
            #else
                socketpair(
                    AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0,
                    buffer.baseAddress?.assumingMemoryBound(to: Int32.self))
            #endif
        }
        guard result == 0 else { throw .connection(errno: errno) }
        #if canImport(Darwin)
            var on: Int32 = 1
            setsockopt(ends.0, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
            _ = fcntl(ends.0, F_SETFD, FD_CLOEXEC)
            _ = fcntl(ends.1, F_SETFD, FD_CLOEXEC)
        #endif
        _ = fcntl(ends.0, F_SETFL, O_NONBLOCK)
        return ends
    }
}

/// The C library's `send`, which a method of that name hides.
private func systemSend(_ socket: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32) -> Int {
    send(socket, bytes, count, flags)
}
