#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// An open file descriptor that closes itself, with its system calls retried when a signal interrupts them.
package final class Descriptor: Sendable {
    let number: Int32
    private let closesItself: Bool

    /// How a file is opened.
    package struct Options: OptionSet, Sendable {
        /// The flags as `open` takes them.
        package let rawValue: Int32

        /// Takes flags as `open` does.
        package init(rawValue: Int32) { self.rawValue = rawValue }

        /// For reading.
        package static let reading = Options(rawValue: O_RDONLY)
        /// For writing.
        package static let writing = Options(rawValue: O_WRONLY)
        /// For reading and writing.
        package static let updating = Options(rawValue: O_RDWR)
        /// Every write goes to the end.
        package static let appending = Options(rawValue: O_APPEND)
        /// Makes the file if it does not exist.
        package static let making = Options(rawValue: O_CREAT)
        /// Makes the file, which must not exist yet.
        package static let new = Options(rawValue: O_CREAT | O_EXCL)
        /// Never waits, neither for the other end of a pipe nor for more bytes.
        package static let withoutWaiting = Options(rawValue: O_NONBLOCK)
        /// Fails if the path is a symbolic link; links to the folders before it are followed.
        package static let withoutLinks = Options(rawValue: O_NOFOLLOW)
    }

    /// Opens `path`; the descriptor is not passed on to child processes.
    ///
    /// - Parameters:
    ///   - path: the file, absolute or relative to the current folder.
    ///   - options: how the file is opened.
    ///   - permissions: the permission bits of a new file, less the umask.
    /// - Throws: `EINVAL` for a path that contains a NUL byte, or what `open` reports.
    package init(_ path: String, options: Options, permissions: UInt32 = 0) throws(SystemError) {
        guard !path.utf8.contains(0) else { throw SystemError(EINVAL) }
        try Confinement.check(path)
        let flags = options.rawValue | O_CLOEXEC | O_NOCTTY
        let opened = retrying { path.withSystemPath { open($0, flags, mode_t(permissions)) } }
        guard opened >= 0 else { throw SystemError.last }
        number = opened
        closesItself = true
    }

    /// Uses a descriptor that somebody else opened and will close.
    package init(borrowing number: Int32) {
        self.number = number
        closesItself = false
    }

    /// The standard input of this process.
    package static var standardInput: Descriptor { Descriptor(borrowing: 0) }
    /// The standard output of this process.
    package static var standardOutput: Descriptor { Descriptor(borrowing: 1) }
    /// The standard error of this process.
    package static var standardError: Descriptor { Descriptor(borrowing: 2) }

    /// Whether it is a terminal.
    package var isTerminal: Bool { isatty(number) == 1 }

    deinit {
        if closesItself { close(number) }
    }

    /// Returns the status of the open file.
    package func status() throws(SystemError) -> FileStatus { try FileStatus(descriptor: number) }

    /// Reads until `buffer` is full or the file ends.
    ///
    /// - Parameters:
    ///   - buffer: where the bytes go.
    ///   - offset: where to read from, in bytes; nil continues where the last read ended.
    /// - Returns: how many bytes were read.
    /// - Throws: what the system reports.
    package func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int? = nil) throws(SystemError) -> Int {
        var filled = 0
        while filled < buffer.count {
            let wanted = min(buffer.count - filled, Self.largestTransfer)
            let target = buffer.baseAddress! + filled
            let count = retrying {
                if let offset {
                    pread(number, target, wanted, off_t(offset + filled))
                } else {
                    sysRead(number, into: target, count: wanted)
                }
            }
            if count == 0 { break }
            if count < 0 {
                guard errno == EAGAIN else { throw SystemError.last }
                waitUntilReady(for: Int16(POLLIN))
            } else {
                filled += count
            }
        }
        return filled
    }

    /// Reads `count` bytes starting at `offset`; fewer if the file ends earlier.
    package func bytes(at offset: Int, count: Int) throws(SystemError) -> [UInt8] {
        var failure: SystemError?
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            do throws(SystemError) {
                filled = try read(into: UnsafeMutableRawBufferPointer(buffer), at: offset)
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return bytes
    }

    /// Waits for bytes and reads those that are available; returns none at the end.
    package func nextBytes(atMost count: Int) throws(SystemError) -> [UInt8] {
        var failure: SystemError?
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            let got = retrying { sysRead(number, into: buffer.baseAddress!, count: count) }
            if got < 0 { failure = SystemError.last }
            filled = max(0, got)
        }
        if let failure { throw failure }
        return bytes
    }

    /// Appends all bytes until the end, and keeps those before a failure.
    ///
    /// - Parameter bytes: where they go.
    /// - Throws: what the system reports.
    package func readToEnd(into bytes: inout [UInt8]) throws(SystemError) {
        while true {
            let more = try nextBytes(atMost: 1 << 16)
            if more.isEmpty { return }
            bytes += more
        }
    }

    /// Writes a text; failure is ignored.
    package func write(_ text: String) {
        var text = text
        text.withUTF8 { _ = write(UnsafeRawBufferPointer($0)) }
    }

    /// Writes all bytes, in one call if the system accepts that.
    ///
    /// - Returns: how many bytes were written, and the error if these are not all.
    package func write(_ bytes: UnsafeRawBufferPointer) -> (written: Int, failure: SystemError?) {
        var done = 0
        while done < bytes.count {
            let wanted = min(bytes.count - done, Self.largestTransfer)
            let count = retrying { sysWrite(number, from: bytes.baseAddress! + done, count: wanted) }
            if count >= 0 {
                done += count
            } else if errno == EAGAIN {
                waitUntilReady(for: Int16(POLLOUT))
            } else {
                return (done, SystemError.last)
            }
        }
        return (done, nil)
    }

    /// Writes as many bytes as the file takes in one call, which may be none.
    ///
    /// - Throws: what the system reports.
    func writeSome(_ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Int {
        let count = retrying { sysWrite(number, from: bytes.baseAddress!, count: bytes.count) }
        guard count >= 0 || errno == EAGAIN else { throw SystemError.last }
        return max(0, count)
    }

    /// Truncates the file to a number of bytes.
    package func truncate(to count: Int) throws(SystemError) {
        guard retrying({ ftruncate(number, off_t(count)) }) == 0 else { throw SystemError.last }
    }

    /// Takes the exclusive lock of the file; the system releases it when the descriptor is closed.
    ///
    /// - Returns: whether it was taken; false while another one has it. On a file system that has no locks it counts as taken.
    package func lock() -> Bool { tryLock() != .busy }

    /// What came of taking a lock.
    enum LockResult { case taken, busy, impossible }

    /// Takes the exclusive lock of the file, and tells if the file system has none.
    func tryLock() -> LockResult {
        if retrying({ flock(number, LOCK_EX | LOCK_NB) }) == 0 { return .taken }
        return errno == EWOULDBLOCK ? .busy : .impossible
    }

    /// Whether a path leads to this file.
    package func isStill(at path: String) -> Bool {
        guard let opened = try? status(), let now = FileStatus(path) else { return false }
        return opened.identity == now.identity
    }

    /// Asks the system to flush the file's bytes to disk; a file system that does not support it is not an error.
    package func synchronize() throws(SystemError) {
        if retrying({ fsync(number) }) != 0 && errno != EINVAL && errno != ENOTSUP {
            throw SystemError.last
        }
    }

    /// Reads and writes above this size fail on some systems.
    private static let largestTransfer = 1 << 30

    private func waitUntilReady(for events: Int16) {
        var request = pollfd(fd: number, events: events, revents: 0)
        _ = retrying { poll(&request, 1, -1) }
    }

    /// What a file is waited for.
    enum Readiness {
        case reading, writing
    }

    /// Waits until the file can be read or written, or its other end is closed.
    ///
    /// - Parameters:
    ///   - readiness: what it is waited for.
    ///   - milliseconds: how long to wait.
    /// - Returns: whether it is so.
    /// - Throws: what the system reports.
    func isReady(for readiness: Readiness, within milliseconds: Int32) throws(SystemError) -> Bool {
        var request = pollfd(fd: number, events: Int16(readiness == .reading ? POLLIN : POLLOUT), revents: 0)
        let count = retrying { poll(&request, 1, milliseconds) }
        guard count >= 0 else { throw SystemError.last }
        return count > 0
    }
}

/// Repeats a system call as long as signals interrupt it.
@inline(__always)
func retrying<Count: FixedWidthInteger & SignedInteger>(_ call: () -> Count) -> Count {
    while true {
        let result = call()
        if result != -1 || errno != EINTR { return result }
    }
}

private func sysRead(_ number: Int32, into target: UnsafeMutableRawPointer, count: Int) -> Int {
    read(number, target, count)
}

private func sysWrite(_ number: Int32, from source: UnsafeRawPointer, count: Int) -> Int {
    write(number, source, count)
}
